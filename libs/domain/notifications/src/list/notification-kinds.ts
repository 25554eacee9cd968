import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';

/** The `event` of a notification that is not silent. [NOTIF-2, PLUS-27] */
export const NOTIFICATION_KINDS = [
  'device-failed',
  'subscription-ending',
  'payment-failed',
  'payment-confirmation',
  'purchase-settled',
  'tax-changed',
  'customer-changed',
  'partner-release',
  'ownership-submitted',
  'ownership-answered',
  'access-changed',
  'access-ending',
  'access-requested',
  'access-request-answered',
  'invitation-accepted',
  'workspace-changed',
  'schedule-paused',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The portal's list, or mail. [PLUS-27] */
export const NOTIFICATION_CHANNELS = ['feed', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** `always` ignores the user's preference, `none` is never sent. */
export type ChannelRule = 'optional' | 'always' | 'none';

/**
 * What changes rights or an ownership is security-relevant, and tax and a partner's release change what is to be paid: always sent.
 * [PLUS-27]
 */
export const KIND_CHANNELS = {
  'device-failed': { feed: 'optional', mail: 'none' },
  'subscription-ending': { feed: 'optional', mail: 'optional' },
  'payment-failed': { feed: 'optional', mail: 'optional' },
  'payment-confirmation': { feed: 'optional', mail: 'optional' },
  'purchase-settled': { feed: 'optional', mail: 'none' },
  'tax-changed': { feed: 'optional', mail: 'always' },
  'customer-changed': { feed: 'optional', mail: 'none' },
  'partner-release': { feed: 'always', mail: 'always' },
  'ownership-submitted': { feed: 'optional', mail: 'always' },
  'ownership-answered': { feed: 'optional', mail: 'always' },
  'access-changed': { feed: 'always', mail: 'always' },
  'access-ending': { feed: 'optional', mail: 'optional' },
  'access-requested': { feed: 'always', mail: 'optional' },
  'access-request-answered': { feed: 'always', mail: 'none' },
  'invitation-accepted': { feed: 'optional', mail: 'none' },
  'workspace-changed': { feed: 'optional', mail: 'none' },
  'schedule-paused': { feed: 'optional', mail: 'none' },
} as const satisfies Record<NotificationKind, Record<NotificationChannel, ChannelRule>>;

/** What a kind is about: the parts of the list of preferences, in order. [PLUS-27] */
export const NOTIFICATION_SUBJECTS = ['devices', 'money', 'people'] as const;
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number];

const KIND_SUBJECTS = {
  'device-failed': 'devices',
  'subscription-ending': 'money',
  'payment-failed': 'money',
  'payment-confirmation': 'money',
  'purchase-settled': 'money',
  'tax-changed': 'money',
  'customer-changed': 'money',
  'partner-release': 'money',
  'ownership-submitted': 'people',
  'ownership-answered': 'people',
  'access-changed': 'people',
  'access-ending': 'people',
  'access-requested': 'people',
  'access-request-answered': 'people',
  'invitation-accepted': 'people',
  'workspace-changed': 'devices',
  'schedule-paused': 'devices',
} as const satisfies Record<NotificationKind, NotificationSubject>;

/** Returns the kinds about a subject. [PLUS-27] */
export function listKindsAbout(subject: NotificationSubject): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => KIND_SUBJECTS[kind] === subject);
}

export type PreferenceRefusal = 'always-sent' | 'never-sent';

/** Returns whether a user may turn a channel of an event on or off. [PLUS-27] */
export function canChooseChannel(
  kind: NotificationKind,
  channel: NotificationChannel,
): Decision<PreferenceRefusal> {
  const rule: ChannelRule = KIND_CHANNELS[kind][channel];
  if (rule === 'optional') return allow();
  return refuse(rule === 'always' ? 'always-sent' : 'never-sent');
}

/** They operate devices. */
export const DEVICE_NOTICE_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
  'vic-admin',
] as const satisfies readonly StoredRole[];

/** They manage workspaces. */
export const WORKSPACE_NOTICE_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
] as const satisfies readonly StoredRole[];

/** [PLUS-27] */
export const NOTIFICATION_OBJECT_KINDS = [
  'device',
  'workspace',
  'ownership',
  'subscription',
  'customer',
  'people',
  'access-request',
] as const;
export type NotificationObjectKind = (typeof NOTIFICATION_OBJECT_KINDS)[number];

/** A device by its vicUuid, everything else by its id. */
export interface NotificationObject {
  readonly kind: NotificationObjectKind;
  readonly id: string;
}
