import { ACTIONS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { historyEntrySchema } from '../devices/device.ts';

const instant = v.pipe(v.string(), v.isoTimestamp());
const EMAIL_AT_MOST = 300;

export const supportUserQuerySchema = v.strictObject({
  email: v.pipe(v.string(), v.minLength(1), v.maxLength(EMAIL_AT_MOST)),
});

/** Newest first. [PLUS-25] */
export const supportHistorySchema = v.strictObject({
  device: v.strictObject({
    vicUuid: v.string(),
    name: v.string(),
    accountId: v.number(),
    accountName: v.string(),
    workspaceName: v.string(),
    state: v.string(),
    status: v.string(),
    isRemoved: v.boolean(),
  }),
  entries: v.array(historyEntrySchema),
  nextCursor: v.nullable(v.string()),
});
export type SupportHistory = v.InferOutput<typeof supportHistorySchema>;

const actions = v.array(v.picklist(ACTIONS));

/** No rights while suspended or ended. */
export const supportMembershipSchema = v.strictObject({
  accountId: v.number(),
  accountName: v.string(),
  workspaceId: v.nullable(v.number()),
  workspaceName: v.nullable(v.string()),
  role: v.picklist(STORED_ROLES),
  isActive: v.boolean(),
  suspendedAt: v.nullable(instant),
  endsAt: v.nullable(instant),
  rights: v.strictObject({
    account: v.strictObject({ workspace: actions, subscription: actions, accountName: actions }),
    workspace: v.strictObject({ default: actions, shared: actions, orphanage: actions, invited: actions }),
    instance: actions,
  }),
});
export type SupportMembership = v.InferOutput<typeof supportMembershipSchema>;

/** [PLUS-25] */
export const supportRightsSchema = v.array(
  v.strictObject({
    email: v.string(),
    name: v.string(),
    isDisabled: v.boolean(),
    memberships: v.array(supportMembershipSchema),
  }),
);
export type SupportRights = v.InferOutput<typeof supportRightsSchema>;

/** Newest first. [PLUS-25] */
export const supportNotificationsSchema = v.array(
  v.strictObject({
    at: instant,
    accountId: v.number(),
    workspaceName: v.nullable(v.string()),
    audience: v.picklist(['user', 'members']),
    /** Empty for a silent one. */
    message: v.string(),
    event: v.string(),
    readAt: v.nullable(instant),
    deletedAt: v.nullable(instant),
  }),
);
export type SupportNotifications = v.InferOutput<typeof supportNotificationsSchema>;
