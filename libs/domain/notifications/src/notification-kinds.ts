import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';

/** What a notification to read can be about; it is the `event` of one that is not silent. [NOTIF-2, PLUS-27] */
export const NOTIFICATION_KINDS = [
  'device-failed',
  'subscription-ending',
  'payment-failed',
  'ownership-submitted',
  'ownership-answered',
  'access-changed',
  'access-ending',
  'invitation-accepted',
  'workspace-changed',
  'schedule-paused',
] as const;
/** One of {@link NOTIFICATION_KINDS}. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How a user is told: in the portal's list, or by mail. [PLUS-27] */
export const NOTIFICATION_CHANNELS = ['feed', 'mail'] as const;
/** One of {@link NOTIFICATION_CHANNELS}. */
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether a user may switch a channel off: `always` is sent whatever they prefer, `none` is never sent. */
export type ChannelRule = 'optional' | 'always' | 'none';

/**
 * Which channels each kind has. What changes a user's own rights, or who owns something, is security-relevant: those mails,
 * and the notification of a changed access, are always sent. [PLUS-27]
 */
export const KIND_CHANNELS = {
  'device-failed': { feed: 'optional', mail: 'none' },
  'subscription-ending': { feed: 'optional', mail: 'optional' },
  'payment-failed': { feed: 'optional', mail: 'none' },
  'ownership-submitted': { feed: 'optional', mail: 'always' },
  'ownership-answered': { feed: 'optional', mail: 'always' },
  'access-changed': { feed: 'always', mail: 'always' },
  'access-ending': { feed: 'optional', mail: 'optional' },
  'invitation-accepted': { feed: 'optional', mail: 'none' },
  'workspace-changed': { feed: 'optional', mail: 'none' },
  'schedule-paused': { feed: 'optional', mail: 'none' },
} as const satisfies Record<NotificationKind, Record<NotificationChannel, ChannelRule>>;

/** Why a channel of a kind cannot be switched off or on. */
export type PreferenceRefusal = 'always-sent' | 'never-sent';

/** Whether a user may choose if a kind of notification reaches them on a channel. [PLUS-27] */
export function canChooseChannel(
  kind: NotificationKind,
  channel: NotificationChannel,
): Decision<PreferenceRefusal> {
  const rule: ChannelRule = KIND_CHANNELS[kind][channel];
  if (rule === 'optional') return allow();
  return refuse(rule === 'always' ? 'always-sent' : 'never-sent');
}

/** Who is told of a failing device: everyone who operates devices, in its workspace or in the account. */
export const DEVICE_NOTICE_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
] as const satisfies readonly StoredRole[];

/** Who is told that devices have moved or that a workspace is gone: those who manage workspaces. */
export const WORKSPACE_NOTICE_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
] as const satisfies readonly StoredRole[];

/** What a notification can lead to. [PLUS-27] */
export const NOTIFICATION_OBJECT_KINDS = [
  'device',
  'workspace',
  'ownership',
  'subscription',
  'people',
] as const;
/** One of {@link NOTIFICATION_OBJECT_KINDS}. */
export type NotificationObjectKind = (typeof NOTIFICATION_OBJECT_KINDS)[number];

/** The object a notification leads to: a device by its vicUuid, everything else by its id. */
export interface NotificationObject {
  readonly kind: NotificationObjectKind;
  readonly id: string;
}
