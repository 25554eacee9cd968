import * as v from 'valibot';

/** Kinds in the order of GX-4. */
export const deletionBlockerSchema = v.strictObject({
  kind: v.picklist(['active-subscription', 'shared-workspace', 'workspace-owner', 'account-owner']),
  message: v.string(),
  accountId: v.number(),
  accountName: v.string(),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  /** Only support can close the account. [GZ-11] */
  isOnlyMember: v.optional(v.literal(true)),
});
export type DeletionBlocker = v.InferOutput<typeof deletionBlockerSchema>;

/** All at once. [PLUS-24, ACCT-20 … ACCT-23, GX-4] */
export const deletionBlockersSchema = v.strictObject({ blockers: v.array(deletionBlockerSchema) });

/** By kind. [PLUS-24] */
export const ownDataSchema = v.record(v.string(), v.unknown());
