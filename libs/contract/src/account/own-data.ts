import * as v from 'valibot';

/**
 * A blocker of deleting one's access, with its subject. In the order of GX-4: subscriptions of an owned account, its shared
 * workspaces, an owned workspace, an owned account.
 */
export const deletionBlockerSchema = v.strictObject({
  kind: v.picklist(['active-subscription', 'shared-workspace', 'workspace-owner', 'account-owner']),
  message: v.string(),
  accountId: v.number(),
  accountName: v.string(),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  /** The owned account has no other member: only support can close it. [GZ-11] */
  isOnlyMember: v.optional(v.literal(true)),
});
export type DeletionBlocker = v.InferOutput<typeof deletionBlockerSchema>;

/** GET users/gdpr: all blockers at once. [PLUS-24, ACCT-20 … ACCT-23, GX-4] */
export const deletionBlockersSchema = v.strictObject({ blockers: v.array(deletionBlockerSchema) });

/** GET users/gdpr/export: all data about the user, by kind. [PLUS-24] */
export const ownDataSchema = v.record(v.string(), v.unknown());
