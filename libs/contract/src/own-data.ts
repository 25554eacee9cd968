import * as v from 'valibot';

/**
 * One thing that stands in the way of deleting one's own access, with what it is about. In the order of GX-4:
 * subscriptions of an account one owns, shared workspaces of such an account, a workspace one owns, an account one owns.
 */
export const deletionBlockerSchema = v.strictObject({
  kind: v.picklist(['active-subscription', 'shared-workspace', 'workspace-owner', 'account-owner']),
  message: v.string(),
  accountId: v.number(),
  accountName: v.string(),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  /** Nobody else is a member of the account that is owned: only support can close it. [GZ-11] */
  isOnlyMember: v.optional(v.literal(true)),
});
/** One thing that stands in the way of deleting one's own access. */
export type DeletionBlocker = v.InferOutput<typeof deletionBlockerSchema>;

/** GET users/gdpr: everything that stands in the way, all at once. [PLUS-24, ACCT-20 … ACCT-23, GX-4] */
export const deletionBlockersSchema = v.strictObject({ blockers: v.array(deletionBlockerSchema) });

/** GET users/gdpr/export: everything kept about the person, by kind. [PLUS-24] */
export const ownDataSchema = v.record(v.string(), v.unknown());
