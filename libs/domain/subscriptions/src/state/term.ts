import { parseInstant } from '@partyline/kernel';
import { isActive, isPastDue, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** Returns the first readable date in Unix milliseconds, or null. */
function firstInstant(...dates: readonly (string | null)[]): number | null {
  for (const date of dates) {
    const instant = parseInstant(date);
    if (instant.ok) return instant.value;
  }
  return null;
}

export type Ending = Pick<Subscription, 'status' | 'expirationDate' | 'current_period_end' | 'graceEndsAt'>;

/**
 * Returns the end in Unix milliseconds, null if unknown. While a payment is missing it is the end of the grace period, whatever the
 * period. [GB-15, HZ-3]
 */
export function endOf(subscription: Ending): number | null {
  const { expirationDate, current_period_end, graceEndsAt } = subscription;
  if (isPastDue(subscription)) return firstInstant(graceEndsAt);
  return firstInstant(expirationDate, current_period_end);
}

/** Returns whether a subscription ends unless the user acts: it is cancelled, past due, or a trial. [HZ-3] */
function isEnding(subscription: Pick<Subscription, 'productKind' | 'status' | 'cancelStatus'>): boolean {
  return subscription.cancelStatus || isPastDue(subscription) || isTrial(subscription);
}

/** Unix milliseconds. */
export interface Term {
  readonly kind: 'renews' | 'ends';
  readonly atMs: number;
}

/**
 * Returns the renewal, or the end if cancelled, past due, over or a trial; null if unknown. The period's end replaces a missing
 * renewal date. [GD-38]
 */
export function computeTerm(
  subscription: Ending & Pick<Subscription, 'productKind' | 'cancelStatus' | 'autoRenewalDate'>,
): Term | null {
  const ends = isEnding(subscription) || !isActive(subscription);
  const { autoRenewalDate, current_period_end } = subscription;
  const atMs = ends ? endOf(subscription) : firstInstant(autoRenewalDate, current_period_end);
  return atMs === null ? null : { kind: ends ? 'ends' : 'renews', atMs };
}

/**
 * Returns the end of the period (Unix milliseconds) of a subscription that is Not Subscribed and past that end, else null. [GB-13]
 */
export function expiredSince(
  subscription: Pick<Subscription, 'status' | 'current_period_end'>,
  nowMs: number,
): number | null {
  const end = firstInstant(subscription.current_period_end);
  return !isActive(subscription) && end !== null && end <= nowMs ? end : null;
}

/** Returns whether a subscription is Not Subscribed and past the end of its period. [GB-13] */
export function isExpired(
  subscription: Pick<Subscription, 'status' | 'current_period_end'>,
  nowMs: number,
): boolean {
  return expiredSince(subscription, nowMs) !== null;
}

/**
 * Returns whether an active subscription that is cancelled, a trial or unpaid has reached its end: it is Not Subscribed from then
 * on. [GB-12, GP-3, HZ-3]
 */
export function isPeriodOver(
  subscription: Ending & Pick<Subscription, 'productKind' | 'cancelStatus'>,
  nowMs: number,
): boolean {
  const end = endOf(subscription);
  return isActive(subscription) && isEnding(subscription) && end !== null && end <= nowMs;
}
