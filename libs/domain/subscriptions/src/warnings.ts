import type { Interval } from '@partyline/pricing';
import { millisecondsInDay } from 'date-fns/constants';
import { DELETION_DAYS, computeDeletionInstant } from './deletion.ts';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { endOf, expiredSince } from './term.ts';

/** From so many days before its end on, a subscription of each interval warns. [BILL-26, BILL-27, BILL-28, CONST-24] */
export const EXPIRY_WARNING_DAYS = { week: 3, month: 5, year: 5 } as const satisfies Record<Interval, number>;

/**
 * What the term of a subscription warns of. `expired`: it ended at that instant. `past-due`: a payment is missing.
 * `ends-soon`: it ends at that instant, in so many days begun, so that the last day is 1 until its end. Instants are
 * milliseconds since 1970. [BILL-11, BILL-12, GB-15]
 */
export type TermWarning =
  | { readonly kind: 'expired'; readonly atMs: number }
  | { readonly kind: 'past-due' }
  | { readonly kind: 'ends-soon'; readonly atMs: number; readonly daysLeft: number };

/** What a subscription warns of; the instant of its deletion is null where it is unknown. [BILL-11, BILL-12, BILL-13] */
export type SubscriptionWarning =
  | TermWarning
  | { readonly kind: 'will-be-deleted'; readonly atMs: number | null };

/** What warnings are computed from. */
export type WarnedSubscription = Omit<Subscription, 'plan' | 'users' | 'instanceId' | 'autoRenewalDate'>;

/** The days of warning of a subscription; a trial or an unknown interval warns like a week. [GP-4] */
function warningDaysOf(subscription: Pick<Subscription, 'productKind' | 'interval'>): number {
  return EXPIRY_WARNING_DAYS[isTrial(subscription) ? 'week' : (subscription.interval ?? 'week')];
}

/**
 * Returns the milliseconds left of a subscription that is about to end: subscribed and cancelled, or a running trial, with
 * 0 < end - now <= its days of warning, as instants. null for every other. [GB-15, GP-4, CONST-24]
 */
export function computeNearEnd(subscription: WarnedSubscription, nowMs: number): number | null {
  const isEnding = subscription.cancelStatus || isTrial(subscription);
  const end = endOf(subscription);
  if (subscription.status !== 'Subscribed' || !isEnding || end === null) return null;
  const left = end - nowMs;
  return left > 0 && left <= warningDaysOf(subscription) * millisecondsInDay ? left : null;
}

/**
 * Returns what the term of a subscription warns of, or null. The statuses exclude each other: Not Subscribed expires,
 * Past-Due is past due, and only Subscribed ends soon. [BILL-11, BILL-12, GB-13, GB-15]
 */
export function findTermWarning(subscription: WarnedSubscription, nowMs: number): TermWarning | null {
  const expiredAtMs = expiredSince(subscription, nowMs);
  if (expiredAtMs !== null) return { kind: 'expired', atMs: expiredAtMs };
  if (subscription.status === 'Past-Due') return { kind: 'past-due' };
  const leftMs = computeNearEnd(subscription, nowMs);
  if (leftMs === null) return null;
  return { kind: 'ends-soon', atMs: nowMs + leftMs, daysLeft: Math.ceil(leftMs / millisecondsInDay) };
}

/**
 * Lists everything a subscription warns of now, the most pressing first: the warning of its term, and its deletion
 * `deletionDays` days after its end once it was cancelled or is no longer subscribed. Instants, so the same in every time
 * zone. [BILL-11, BILL-12, BILL-13, GB-12, GB-13, GB-15, GC-8]
 */
export function listWarnings(
  subscription: WarnedSubscription,
  nowMs: number,
  deletionDays: number = DELETION_DAYS,
): SubscriptionWarning[] {
  const term = findTermWarning(subscription, nowMs);
  const isLeaving = subscription.cancelStatus || !isActive(subscription);
  const deletion = {
    kind: 'will-be-deleted',
    atMs: computeDeletionInstant(subscription, deletionDays),
  } as const;
  return [...(term === null ? [] : [term]), ...(isLeaving ? [deletion] : [])];
}
