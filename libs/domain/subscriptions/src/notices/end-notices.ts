import { millisecondsInDay } from 'date-fns/constants';
import { parseInstant } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';
import { isActive, isTrial } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { endOf } from '../state/term.ts';

/** [PLUS-20] */
export const END_NOTICE_DAYS = [7, 1] as const;
export type EndNoticeDays = (typeof END_NOTICE_DAYS)[number];

/** Of the account and of the instance's workspace. [PLUS-20] */
export const END_NOTICE_ROLES = [
  'account-owner',
  'account-admin',
  'workspace-owner',
  'workspace-admin',
] as const satisfies readonly StoredRole[];

/** `grace`: of a missing payment. */
export type EndNoticeKind = 'trial' | 'cancelled' | 'past-due';

/** Unix milliseconds. */
export interface EndNotice {
  readonly kind: EndNoticeKind;
  readonly atMs: number;
  readonly days: EndNoticeDays;
}

export interface EndingSubscription extends Pick<
  Subscription,
  'productKind' | 'status' | 'cancelStatus' | 'expirationDate' | 'current_period_end'
> {
  /** null if no payment is missing. [PLUS-19] */
  readonly graceEndsAt: string | null;
}

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
 * Returns the due mail for the earliest end, with the fewest days reached; null if nothing ends within a week. Renewals end
 * nothing. [PLUS-19, PLUS-20]
 */
export function findEndNotice(subscription: EndingSubscription, nowMs: number): EndNotice | null {
  if (!isActive(subscription)) return null;
  const coming = listEnds(subscription).filter(({ atMs }) => atMs > nowMs);
  const first = coming.toSorted((one, other) => one.atMs - other.atMs)[0];
  if (first === undefined) return null;
  const days = END_NOTICE_DAYS.findLast((count) => first.atMs - nowMs <= count * millisecondsInDay);
  return days === undefined ? null : { ...first, days };
}
