import { millisecondsInDay } from 'date-fns/constants';
import { parseInstant } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { endOf } from './term.ts';

/** So many days before a subscription ends its admins get a mail, the first one first. [PLUS-20] */
export const END_NOTICE_DAYS = [7, 1] as const;
/** One of {@link END_NOTICE_DAYS}. */
export type EndNoticeDays = (typeof END_NOTICE_DAYS)[number];

/** Who gets these mails: the admins of the account, and those of the workspace whose instance it is for. [PLUS-20] */
export const END_NOTICE_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
] as const satisfies readonly StoredRole[];

/** What is about to end: a trial, a cancelled subscription, or the time that a missing payment is given. */
export type EndNoticeKind = 'trial' | 'cancelled' | 'past-due';

/** A mail that is due. `atMs` is the end, in milliseconds since 1970. */
export interface EndNotice {
  readonly kind: EndNoticeKind;
  readonly atMs: number;
  readonly days: EndNoticeDays;
}

/** What notices are computed from. */
export interface EndingSubscription extends Pick<
  Subscription,
  'productKind' | 'status' | 'cancelStatus' | 'expirationDate' | 'current_period_end'
> {
  /** Until when a missing payment leaves everything as it is; null where none is missing. [PLUS-19] */
  readonly graceEndsAt: string | null;
}

/** Everything that is about to end of a subscription: its grace, and the subscription itself. */
function listEnds(subscription: EndingSubscription): Omit<EndNotice, 'days'>[] {
  const grace = parseInstant(subscription.graceEndsAt);
  const isPastDue = subscription.status === 'Past-Due' && grace.ok;
  const end = isTrial(subscription) || subscription.cancelStatus ? endOf(subscription) : null;
  const kind = isTrial(subscription) ? 'trial' : 'cancelled';
  return [
    ...(isPastDue ? [{ kind: 'past-due', atMs: grace.value } as const] : []),
    ...(end === null ? [] : [{ kind, atMs: end } as const]),
  ];
}

/**
 * Returns the mail that is due about an active subscription: of what ends first, the one of the fewest days that has come. null
 * where nothing ends within a week. What renews by itself ends nothing. [PLUS-19, PLUS-20]
 */
export function findEndNotice(subscription: EndingSubscription, nowMs: number): EndNotice | null {
  if (!isActive(subscription)) return null;
  const coming = listEnds(subscription).filter(({ atMs }) => atMs > nowMs);
  const first = coming.toSorted((one, other) => one.atMs - other.atMs)[0];
  if (first === undefined) return null;
  const days = END_NOTICE_DAYS.findLast((count) => first.atMs - nowMs <= count * millisecondsInDay);
  return days === undefined ? null : { ...first, days };
}
