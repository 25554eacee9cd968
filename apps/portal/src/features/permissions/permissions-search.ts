import { WORKSPACE_KINDS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined);
const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);
const role = v.fallback(v.optional(v.picklist(STORED_ROLES)), undefined);

/** `invited` is any kind as its members see it. [GW-7] */
export const MATRIX_KINDS = WORKSPACE_KINDS.filter((kind) => kind !== 'invited');
export type MatrixKind = (typeof MATRIX_KINDS)[number];

/** Search parameters. */
export const permissionsSearchSchema = v.object({
  kind: v.fallback(v.optional(v.picklist(MATRIX_KINDS)), undefined),
  role,
  workspace: id,
  member: text,
  as: role,
});
export type PermissionsSearch = v.InferOutput<typeof permissionsSearchSchema>;
