import { MATRIX_KINDS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { idParameter, searchParameter } from '../../search-parameters.ts';

const role = searchParameter(v.picklist(STORED_ROLES));

/** Search parameters. */
export const permissionsSearchSchema = v.object({
  kind: searchParameter(v.picklist(MATRIX_KINDS)),
  role,
  workspace: idParameter,
  member: searchParameter(v.pipe(v.string(), v.maxLength(320))),
  as: role,
});
export type PermissionsSearch = v.InferOutput<typeof permissionsSearchSchema>;
