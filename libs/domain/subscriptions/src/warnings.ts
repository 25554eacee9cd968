import { DAY_MS } from '@partyline/kernel';
import type { Interval } from '@partyline/pricing';
import { DELETION_DAYS, computeDeletionInstant } from './deletion.ts';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { endOf, expiredSince } from './term.ts';

/** From so many days before its end on, a subscription of each interval warns. [BILL-26, BILL-27, BILL-28, CONST-24] */
export const EXPIRY_WARNING_DAYS = { week: 3, month: 5, year: 5 } as const satisfies Record<Interval, number>;

/**
 * What a subscription has to warn of. Instants and lengths of time in milliseconds; an instant is null where it is unknown.
 * `expired`: it has ended, at that instant. `past-due`: a payment is missing. `ends-soon`: so much is left until its end.
 * `will-be-deleted`: it is deleted at that instant. [BILL-11, BILL-12, BILL-13]
 */
export type SubscriptionWarning =
  | { readonly kind: 'expired'; readonly atMs: number }
  | { readonly kind: 'past-due' }
  | { readonly kind: 'ends-soon'; readonly atMs: number; readonly leftMs: number }
  | { readonly kind: 'will-be-deleted'; readonly atMs: number | null };

/** What warnings are computed from. */
export type WarnedSubscription = Omit<Subscription, 'plan' | 'users' | 'instanceId' | 'autoRenewalDate'>;

/** The days of warning of a subscription; a trial warns like a week, and so does what has no known interval. [GP-4] */
function warningDaysOf(subscription: Pick<Subscription, 'productKind' | 'interval'>): number {
  return EXPIRY_WARNING_DAYS[isTrial(subscription) ? 'week' : (subscription.interval ?? 'week')];
}

/**
 * How much time is left, in milliseconds, of a subscription that is about to end: subscribed and cancelled, or a running
 * trial, with 0 < end - now <= its days of warning, as instants. null for every other. [GB-15, GP-4, CONST-24]
 */
export function computeNearEnd(subscription: WarnedSubscription, nowMs: number): number | null {
  const isEnding = subscription.cancelStatus || isTrial(subscription);
  const end = endOf(subscription);
  if (subscription.status !== 'Subscribed' || !isEnding || end === null) return null;
  const left = end - nowMs;
  return left > 0 && left <= warningDaysOf(subscription) * DAY_MS ? left : null;
}

/** What a subscription says of its state: at most one of expired, past-due and ends-soon. */
function stateWarning(subscription: WarnedSubscription, nowMs: number): SubscriptionWarning | null {
  if (subscription.status === 'Past-Due') return { kind: 'past-due' };
  const leftMs = computeNearEnd(subscription, nowMs);
  if (leftMs !== null) return { kind: 'ends-soon', atMs: nowMs + leftMs, leftMs };
  const atMs = expiredSince(subscription, nowMs);
  return atMs === null ? null : { kind: 'expired', atMs };
}

/**
 * Everything a subscription has to warn of now, the most pressing first: that it has expired, is past due or ends soon
 * (one of these at most), and that it will be deleted, once it was cancelled or is not subscribed any more. Instants, so
 * the same for everybody in every time zone. `deletionDays`: after so many days it is deleted. [BILL-11, BILL-12, BILL-13, GB-12, GB-13, GB-15, GC-8]
 */
export function listWarnings(
  subscription: WarnedSubscription,
  nowMs: number,
  deletionDays: number = DELETION_DAYS,
): SubscriptionWarning[] {
  const state = stateWarning(subscription, nowMs);
  const isLeaving = subscription.cancelStatus || !isActive(subscription);
  const deletion = {
    kind: 'will-be-deleted',
    atMs: computeDeletionInstant(subscription, deletionDays),
  } as const;
  return [...(state === null ? [] : [state]), ...(isLeaving ? [deletion] : [])];
}
