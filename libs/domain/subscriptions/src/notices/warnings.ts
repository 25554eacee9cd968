import type { Interval } from '@partyline/pricing';
import { millisecondsInDay } from 'date-fns/constants';
import { DELETION_DAYS, computeDeletionInstant } from '../state/deletion.ts';
import { isActive, isPastDue, isTrial } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { endOf, expiredSince } from '../state/term.ts';

/** Before the end, by interval. [BILL-26, BILL-27, BILL-28, CONST-24] */
export const EXPIRY_WARNING_DAYS = { week: 3, month: 5, year: 5 } as const satisfies Record<Interval, number>;

/**
 * `ends-soon`: in days rounded up, so the last day is 1. `past-due`: the last day to pay, null if unknown, and for a cancelled one
 * when it is deleted after that. Unix milliseconds. [BILL-11, BILL-12, GB-15, HZ-3]
 */
export type TermWarning =
  | { readonly kind: 'expired'; readonly atMs: number }
  | {
      readonly kind: 'past-due';
      readonly atMs: number | null;
      readonly isCancelled: boolean;
      readonly deletedAtMs: number | null;
    }
  | { readonly kind: 'ends-soon'; readonly atMs: number; readonly daysLeft: number };

/** The instant of deletion is null if unknown. [BILL-11, BILL-12, BILL-13] */
export type SubscriptionWarning =
  | TermWarning
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
  if (expiredAtMs !== null) return { kind: 'expired', atMs: expiredAtMs };
  if (isPastDue(subscription)) {
    const { cancelStatus: isCancelled } = subscription;
    const deletedAtMs = computeDeletionInstant(subscription, deletionDays);
    return { kind: 'past-due', atMs: endOf(subscription), isCancelled, deletedAtMs };
  }
  const leftMs = computeNearEnd(subscription, nowMs);
  if (leftMs === null) return null;
  return { kind: 'ends-soon', atMs: nowMs + leftMs, daysLeft: Math.ceil(leftMs / millisecondsInDay) };
}

/**
 * Lists the warnings, most urgent first; the deletion is `deletionDays` after the end, and part of the only warning while a payment
 * is missing. Uses instants, so independent of time zones. [BILL-11, BILL-12, BILL-13, GB-12, GB-13, GB-15, GC-8, HZ-3]
 */
export function listWarnings(
  subscription: WarnedSubscription,
  nowMs: number,
  deletionDays: number = DELETION_DAYS,
): SubscriptionWarning[] {
  const term = findTermWarning(subscription, nowMs, deletionDays);
  const isLeaving = term?.kind !== 'past-due' && (subscription.cancelStatus || !isActive(subscription));
  const deletion = {
    kind: 'will-be-deleted',
    atMs: computeDeletionInstant(subscription, deletionDays),
  } as const;
  return [...(term === null ? [] : [term]), ...(isLeaving ? [deletion] : [])];
}
