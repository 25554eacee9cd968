import { parseInstant } from '@partyline/kernel';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';

/** The first readable date in Unix milliseconds, or null. */
function firstInstant(...dates: readonly (string | null)[]): number | null {
  for (const date of dates) {
    const instant = parseInstant(date);
    if (instant.ok) return instant.value;
  }
  return null;
}

export type Ending = Pick<Subscription, 'expirationDate' | 'current_period_end'>;

/** Unix milliseconds, null if unknown. [GB-15] */
export function endOf({ expirationDate, current_period_end }: Ending): number | null {
  return firstInstant(expirationDate, current_period_end);
}

/** Unix milliseconds. */
export interface Term {
  readonly kind: 'renews' | 'ends';
  readonly atMs: number;
}

/** Renewal, or the end if cancelled, over or a trial; the period's end replaces a missing date. null if unknown. [GD-38] */
export function computeTerm(
  subscription: Ending & Pick<Subscription, 'productKind' | 'status' | 'cancelStatus' | 'autoRenewalDate'>,
): Term | null {
  const isEnding = subscription.cancelStatus || isTrial(subscription) || !isActive(subscription);
  const { autoRenewalDate, current_period_end } = subscription;
  const atMs = isEnding ? endOf(subscription) : firstInstant(autoRenewalDate, current_period_end);
  return atMs === null ? null : { kind: isEnding ? 'ends' : 'renews', atMs };
}

/** Not subscribed, at or after the period's end; Unix milliseconds, else null. [GB-13] */
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

/** A cancelled subscription or a trial past its end is Not Subscribed from then on. [GB-12, GP-3] */
export function isPeriodOver(
  subscription: Ending & Pick<Subscription, 'productKind' | 'status' | 'cancelStatus'>,
  nowMs: number,
): boolean {
  const end = endOf(subscription);
  const isEnding = subscription.cancelStatus || isTrial(subscription);
  return isActive(subscription) && isEnding && end !== null && end <= nowMs;
}
