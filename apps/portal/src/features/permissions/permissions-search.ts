import { MATRIX_KINDS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined);
const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);
const role = v.fallback(v.optional(v.picklist(STORED_ROLES)), undefined);

/** Search parameters. */
export const permissionsSearchSchema = v.object({
  kind: v.fallback(v.optional(v.picklist(MATRIX_KINDS)), undefined),
  role,
  workspace: id,
  member: text,
  as: role,
});
export type PermissionsSearch = v.InferOutput<typeof permissionsSearchSchema>;
