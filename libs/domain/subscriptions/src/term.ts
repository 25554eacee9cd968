import { parseInstant } from '@partyline/kernel';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** The first of several dates that can be read, in milliseconds since 1970; null where none can. */
function firstInstant(...dates: readonly (string | null)[]): number | null {
  for (const date of dates) {
    const instant = parseInstant(date);
    if (instant.ok) return instant.value;
  }
  return null;
}

/** What tells when a subscription ends. */
export type Ending = Pick<Subscription, 'expirationDate' | 'current_period_end'>;

/** When a subscription ends: expirationDate, else the end of its period; milliseconds since 1970, null if unknown. [GB-15] */
export function endOf({ expirationDate, current_period_end }: Ending): number | null {
  return firstInstant(expirationDate, current_period_end);
}

/** When a subscription renews or ends; milliseconds since 1970. */
export interface Term {
  readonly kind: 'renews' | 'ends';
  readonly atMs: number;
}

/**
 * When a subscription renews (autoRenewalDate), or ends (expirationDate) where it was cancelled, is over, or is a trial. The
 * end of the period stands in for either. null where nothing is known. What it says in words: "Will renew", "Will expire".
 * [GD-38]
 */
export function computeTerm(
  subscription: Ending & Pick<Subscription, 'productKind' | 'status' | 'cancelStatus' | 'autoRenewalDate'>,
): Term | null {
  const isEnding = subscription.cancelStatus || isTrial(subscription) || !isActive(subscription);
  const { autoRenewalDate, current_period_end } = subscription;
  const atMs = isEnding ? endOf(subscription) : firstInstant(autoRenewalDate, current_period_end);
  return atMs === null ? null : { kind: isEnding ? 'ends' : 'renews', atMs };
}

/**
 * Since when a subscription is expired, in milliseconds since 1970: not subscribed, and the end of its period is past, the end
 * itself included. null where it is not expired. [GB-13]
 */
export function expiredSince(
  subscription: Pick<Subscription, 'status' | 'current_period_end'>,
  nowMs: number,
): number | null {
  const end = firstInstant(subscription.current_period_end);
  return !isActive(subscription) && end !== null && end <= nowMs ? end : null;
}

/** Whether a subscription has expired. [GB-13] */
export function isExpired(
  subscription: Pick<Subscription, 'status' | 'current_period_end'>,
  nowMs: number,
): boolean {
  return expiredSince(subscription, nowMs) !== null;
}

/**
 * Whether a subscription's time is over although it still counts as active: cancelled or a trial, and its end has come. It
 * is Not Subscribed from then on. [GB-12, GP-3]
 */
export function isPeriodOver(
  subscription: Ending & Pick<Subscription, 'productKind' | 'status' | 'cancelStatus'>,
  nowMs: number,
): boolean {
  const end = endOf(subscription);
  const isEnding = subscription.cancelStatus || isTrial(subscription);
  return isActive(subscription) && isEnding && end !== null && end <= nowMs;
}
