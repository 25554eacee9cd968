import { WORKSPACE_KINDS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(320))), undefined);
const id = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined);
const role = v.fallback(v.optional(v.picklist(STORED_ROLES)), undefined);

/** The kinds of workspace that the matrix is shown for; `invited` is how members see any of them. [GW-7] */
export const MATRIX_KINDS = WORKSPACE_KINDS.filter((kind) => kind !== 'invited');
/** One of {@link MATRIX_KINDS}. */
export type MatrixKind = (typeof MATRIX_KINDS)[number];

/** What the address of the page holds: the kind of workspace, the role on a phone, and the comparison. */
export const permissionsSearchSchema = v.object({
  kind: v.fallback(v.optional(v.picklist(MATRIX_KINDS)), undefined),
  role,
  workspace: id,
  member: text,
  as: role,
});
/** The same, as the page reads it. */
export type PermissionsSearch = v.InferOutput<typeof permissionsSearchSchema>;
