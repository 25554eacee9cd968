import type { Interval } from '@partyline/pricing';
import { millisecondsInDay } from 'date-fns/constants';
import { DELETION_DAYS, computeDeletionInstant } from '../state/deletion.ts';
import { isActive, isPastDue, isTrial } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { endOf, expiredSince } from '../state/term.ts';

/** Before the end, by interval. [BILL-26, BILL-27, BILL-28, CONST-24] */
export const EXPIRY_WARNING_DAYS = { week: 3, month: 5, year: 5 } as const satisfies Record<Interval, number>;

/**
 * `deletedAtMs`: when it is deleted after its end, null if it is not cancelled. `ends-soon`: in days rounded up, so the last day is
 * 1. `past-due`: the last day to pay, null if unknown. Unix milliseconds. [BILL-11, BILL-12, BILL-13, GB-15, HZ-3]
 */
export type TermWarning =
  | { readonly kind: 'expired'; readonly atMs: number; readonly deletedAtMs: number | null }
  | {
      readonly kind: 'past-due';
      readonly atMs: number | null;
      readonly isCancelled: boolean;
      readonly deletedAtMs: number | null;
    }
  | {
      readonly kind: 'ends-soon';
      readonly atMs: number;
      readonly daysLeft: number;
      readonly deletedAtMs: number | null;
    };

/** The instants of `cancelled`, its end and its deletion, and of `will-be-deleted` are null if unknown. [BILL-13, HZ-3] */
export type SubscriptionWarning =
  | TermWarning
  | { readonly kind: 'cancelled'; readonly atMs: number | null; readonly deletedAtMs: number | null }
  | { readonly kind: 'will-be-deleted'; readonly atMs: number | null };

export type WarnedSubscription = Omit<Subscription, 'plan' | 'users' | 'instanceId' | 'autoRenewalDate'>;

/** Returns the days of warning before the end; a trial or an unknown interval warns like a week. [GP-4] */
function warningDaysOf(subscription: Pick<Subscription, 'productKind' | 'interval'>): number {
  return EXPIRY_WARNING_DAYS[isTrial(subscription) ? 'week' : (subscription.interval ?? 'week')];
}

/**
 * Returns the milliseconds left of a subscription about to end: subscribed and cancelled, or a running trial, with 0 < end
 * - now <= its days of warning. Else null. [GB-15, GP-4, CONST-24]
 */
export function computeNearEnd(subscription: WarnedSubscription, nowMs: number): number | null {
  const isEnding = subscription.cancelStatus || isTrial(subscription);
  const end = endOf(subscription);
  if (subscription.status !== 'Subscribed' || !isEnding || end === null) return null;
  const left = end - nowMs;
  return left > 0 && left <= warningDaysOf(subscription) * millisecondsInDay ? left : null;
}

/** Returns whether it is deleted after its end: cancelled or over. A running trial only ends. [GB-12, GC-8] */
function isLeaving(subscription: WarnedSubscription): boolean {
  return !isActive(subscription) || (subscription.cancelStatus && !isTrial(subscription));
}

/**
 * Returns the warning of a subscription's term, or null: Not Subscribed is expired after its period, Past-Due is past due,
 * Subscribed may end soon. [BILL-11, BILL-12, GB-13, GB-15]
 */
export function findTermWarning(
  subscription: WarnedSubscription,
  nowMs: number,
  deletionDays: number = DELETION_DAYS,
): TermWarning | null {
  const expiredAtMs = expiredSince(subscription, nowMs);
  const deletedAtMs = isLeaving(subscription) ? computeDeletionInstant(subscription, deletionDays) : null;
  if (expiredAtMs !== null) return { kind: 'expired', atMs: expiredAtMs, deletedAtMs };
  if (isPastDue(subscription)) {
    const { cancelStatus: isCancelled } = subscription;
    return { kind: 'past-due', atMs: endOf(subscription), isCancelled, deletedAtMs };
  }
  const leftMs = computeNearEnd(subscription, nowMs);
  if (leftMs === null) return null;
  const daysLeft = Math.ceil(leftMs / millisecondsInDay);
  return { kind: 'ends-soon', atMs: nowMs + leftMs, daysLeft, deletedAtMs };
}

/**
 * Returns the one thing that is said of a subscription's end, or null while it renews or a trial runs: that of its term, else that it
 * is cancelled, or over. The deletion, `deletionDays` after the end, is part of it. Uses instants, so independent of time zones.
 * [BILL-11, BILL-12, BILL-13, GB-12, GB-13, GB-15, GC-8, HZ-3]
 */
export function findWarning(
  subscription: WarnedSubscription,
  nowMs: number,
  deletionDays: number = DELETION_DAYS,
): SubscriptionWarning | null {
  const term = findTermWarning(subscription, nowMs, deletionDays);
  if (term !== null) return term;
  if (!isLeaving(subscription)) return null;
  const deletedAtMs = computeDeletionInstant(subscription, deletionDays);
  return isActive(subscription)
    ? { kind: 'cancelled', atMs: endOf(subscription), deletedAtMs }
    : { kind: 'will-be-deleted', atMs: deletedAtMs };
}
