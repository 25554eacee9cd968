import { millisecondsInDay } from 'date-fns/constants';
import type { StoredRole } from '@partyline/roles';
import { isActive, isPastDue, isTrial } from '../state/subscription.ts';
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

/** `past-due`: of a missing payment. */
export const END_NOTICE_KINDS = ['trial', 'cancelled', 'past-due'] as const;
export type EndNoticeKind = (typeof END_NOTICE_KINDS)[number];

/** Unix milliseconds. */
export interface EndNotice {
  readonly kind: EndNoticeKind;
  readonly atMs: number;
  readonly days: EndNoticeDays;
}

export type EndingSubscription = Pick<
  Subscription,
  'productKind' | 'status' | 'cancelStatus' | 'expirationDate' | 'current_period_end' | 'graceEndsAt'
>;

/** Returns how a subscription ends unless the user acts; null if it renews. */
function endKindOf(subscription: EndingSubscription): EndNoticeKind | null {
  if (isPastDue(subscription)) return 'past-due';
  if (isTrial(subscription)) return 'trial';
  return subscription.cancelStatus ? 'cancelled' : null;
}

/**
 * Returns the due mail for the end, with the fewest days reached; null if nothing ends within a week. Renewals end nothing, and an
 * unpaid subscription ends with its grace period only. [PLUS-19, PLUS-20, HZ-3]
 */
export function findEndNotice(subscription: EndingSubscription, nowMs: number): EndNotice | null {
  const kind = endKindOf(subscription);
  const atMs = endOf(subscription);
  if (!isActive(subscription) || kind === null || atMs === null || atMs <= nowMs) return null;
  const days = END_NOTICE_DAYS.findLast((count) => atMs - nowMs <= count * millisecondsInDay);
  return days === undefined ? null : { kind, atMs, days };
}
