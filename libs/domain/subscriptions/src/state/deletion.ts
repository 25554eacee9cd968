import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { isActive } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { endOf } from './term.ts';
import type { Ending } from './term.ts';

/** By default. [GB-12] */
export const DELETION_DAYS = 7;

/**
 * Returns the instant `days` after the end, in Unix milliseconds; null if the subscription renews or its end is unknown. [GB-12,
 * GC-8]
 */
export function computeDeletionInstant(
  subscription: Ending & Pick<Subscription, 'cancelStatus'>,
  days: number = DELETION_DAYS,
): number | null {
  const end = endOf(subscription);
  const isLeaving = subscription.cancelStatus || !isActive(subscription);
  return isLeaving && end !== null ? Number(addDays(end, days, { in: tz('UTC') })) : null;
}

/** Returns whether a subscription is inactive and its instant of deletion has come. [GB-12] */
export function isDeletionDue(
  subscription: Ending & Pick<Subscription, 'cancelStatus'>,
  nowMs: number,
  days: number = DELETION_DAYS,
): boolean {
  const at = computeDeletionInstant(subscription, days);
  return !isActive(subscription) && at !== null && at <= nowMs;
}
