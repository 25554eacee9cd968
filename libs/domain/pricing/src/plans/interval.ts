import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** In display order. [GEN-7, PRICE-9, CONST-25] */
export const INTERVALS = ['week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Sorts week, month, year. [PRICE-9] */
export function compareIntervals(a: Interval, b: Interval): number {
  return INTERVALS.indexOf(a) - INTERVALS.indexOf(b);
}

/** Parses an exact interval, or 'unknown-interval'. [GEN-7] */
export function parseInterval(input: unknown): Result<Interval, 'unknown-interval'> {
  const interval = INTERVALS.find((known) => known === input);
  return interval === undefined ? err('unknown-interval') : ok(interval);
}
