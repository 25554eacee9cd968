import { ACT_CODES } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { PAUSE_REASONS, SCHEDULE_ACTIONS } from '@partyline/schedules';
import { END_NOTICE_KINDS } from '@partyline/subscriptions';
import * as v from 'valibot';
import type { NotificationKind } from './notification-kinds.ts';

/** A workspace, or with null the account. */
const place = { workspace: v.nullable(v.string()), account: v.string() };
const transferKind = v.picklist(['transfer', 'request']);
const daysLeft = v.number();
const instance = v.nullable(v.string());
/** ISO 8601, because parameters are stored as JSON. */
const instant = v.pipe(v.string(), v.isoTimestamp());
const purchase = { plan: v.string(), users: v.number() };

/**
 * The parameters of each code: names as they were when it happened, amounts in cents, roles and reasons as codes. Texts word
 * them in the reader's language. A failure reason is a code of ours, or the host's own text. [GN-4, NOTIF-2, PLUS-27, PLUS-30]
 */
export const NOTIFICATION_PARAMS = {
  'device-failed': v.object({ device: v.string(), workspace: v.string(), reason: v.string() }),
  'ownership-submitted': v.object({ ...place, kind: transferKind, requester: v.string() }),
  'ownership-answered': v.object({
    ...place,
    kind: transferKind,
    outcome: v.picklist(['accepted', 'rejected', 'expired', 'cancelled']),
  }),
  'access-changed': v.object({ ...place, role: v.picklist(STORED_ROLES) }),
  'access-suspended': v.object(place),
  'access-resumed': v.object(place),
  'access-removed': v.object(place),
  'access-ending': v.object({ ...place, daysLeft }),
  'invitation-accepted': v.object({ ...place, email: v.string() }),
  'access-requested': v.object({
    ...place,
    requester: v.string(),
    role: v.picklist(STORED_ROLES),
    act: v.picklist(ACT_CODES),
  }),
  'access-request-answered': v.object({
    ...place,
    act: v.picklist(ACT_CODES),
    state: v.picklist(['given', 'declined']),
  }),
  'subscription-ending': v.object({
    kind: v.picklist(END_NOTICE_KINDS),
    daysLeft,
    instance,
    account: v.string(),
  }),
  'tax-added': v.object({ account: v.string() }),
  'tax-location-missing': v.object({ account: v.string() }),
  'payment-failed': v.object({ ...place, instance, amount: v.nullable(v.number()), endsAt: instant }),
  'payment-confirmation': v.object({
    ...place,
    instance,
    amount: v.number(),
    /** What the plan changes to; null for a renewal. */
    changesTo: v.nullable(v.string()),
    endsAt: instant,
  }),
  'customer-accepted': v.object({ company: v.string(), email: v.string() }),
  'customer-withdrawn': v.object({ company: v.string(), name: v.string() }),
  'customer-released': v.object({ company: v.string() }),
  'customer-closed': v.object({ company: v.string() }),
  'release-declined': v.object({ company: v.string() }),
  'release-asked': v.object({ partner: v.string() }),
  'account-released': v.object({ partner: v.string() }),
  'purchase-active': v.object(purchase),
  'purchase-refused': v.object(purchase),
  'devices-moved': v.object({ count: v.number(), from: v.string(), to: v.string() }),
  'schedule-paused': v.object({
    schedule: v.string(),
    workspace: v.string(),
    action: v.picklist(SCHEDULE_ACTIONS),
    reason: v.picklist(PAUSE_REASONS),
  }),
  'workspace-deleted': v.object({ workspace: v.string() }),
} as const;

/** What a notification says. [NOTIF-2] */
export type NotificationCode = keyof typeof NOTIFICATION_PARAMS;
export type NotificationParams<Code extends NotificationCode> = v.InferOutput<
  (typeof NOTIFICATION_PARAMS)[Code]
>;
/** A code with its parameters. */
export type CodedNotification<Code extends NotificationCode = NotificationCode> = {
  readonly [Each in Code]: { readonly code: Each; readonly params: NotificationParams<Each> };
}[Code];

/** All codes, each with the kind by which users switch it on or off. [PLUS-27] */
export const KIND_OF_NOTIFICATION = {
  'device-failed': 'device-failed',
  'ownership-submitted': 'ownership-submitted',
  'ownership-answered': 'ownership-answered',
  'access-changed': 'access-changed',
  'access-suspended': 'access-changed',
  'access-resumed': 'access-changed',
  'access-removed': 'access-changed',
  'access-ending': 'access-ending',
  'invitation-accepted': 'invitation-accepted',
  'access-requested': 'access-requested',
  'access-request-answered': 'access-request-answered',
  'subscription-ending': 'subscription-ending',
  'tax-added': 'tax-changed',
  'tax-location-missing': 'tax-changed',
  'payment-failed': 'payment-failed',
  'payment-confirmation': 'payment-confirmation',
  'customer-accepted': 'customer-changed',
  'customer-withdrawn': 'customer-changed',
  'customer-released': 'customer-changed',
  'customer-closed': 'customer-changed',
  'release-declined': 'customer-changed',
  'release-asked': 'partner-release',
  'account-released': 'partner-release',
  'purchase-active': 'purchase-settled',
  'purchase-refused': 'purchase-settled',
  'devices-moved': 'workspace-changed',
  'schedule-paused': 'schedule-paused',
  'workspace-deleted': 'workspace-changed',
} as const satisfies Record<NotificationCode, NotificationKind>;

/** Returns whether this version has a text for a code. */
export function isNotificationCode(code: unknown): code is NotificationCode {
  return typeof code === 'string' && Object.hasOwn(NOTIFICATION_PARAMS, code);
}

/** Parses a stored code; null for none, and for what a newer version wrote: it is shown by its stored sentence. [GN-4] */
export function parseCodedNotification(stored: {
  readonly code?: unknown;
  readonly params?: unknown;
}): CodedNotification | null {
  const { code } = stored;
  if (!isNotificationCode(code)) return null;
  const params = v.safeParse(NOTIFICATION_PARAMS[code], stored.params);
  // The schema of this very code has accepted them.
  return params.success ? ({ code, params: params.output } as CodedNotification) : null;
}
