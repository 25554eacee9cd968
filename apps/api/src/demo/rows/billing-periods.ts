import type { Interval } from '@partyline/pricing';
import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';

/** Least age of what was bought, which gives it some invoices. */
const LEAST_DAYS: Readonly<Record<Interval, number>> = { week: 40, month: 90, year: 90 };

/** Rounds milliseconds down to whole seconds, in which the payment provider counts. */
export function wholeSeconds(ms: number): number {
  return Math.floor(ms / millisecondsInSecond) * millisecondsInSecond;
}

/**
 * Returns when a subscription was bought whose period ends at `endMs`: whole periods earlier by the UTC calendar, on the same day of
 * the month, so that counting forward comes to this very end. Unix milliseconds.
 */
export function beginOfPeriods(endMs: number, interval: Interval, nowMs: number): number {
  const latest = nowMs - LEAST_DAYS[interval] * millisecondsInDay;
  for (let periods = 1; ; periods += 1) {
    const begin = earlier(endMs, interval, periods);
    const isSameDay = interval === 'week' || dayOf(begin) === dayOf(endMs);
    if (begin <= latest && isSameDay) return begin;
  }
}

function earlier(endMs: number, interval: Interval, periods: number): number {
  if (interval === 'week') return endMs - periods * 7 * millisecondsInDay;
  const date = new Date(endMs);
  return date.setUTCMonth(date.getUTCMonth() - (interval === 'year' ? 12 : 1) * periods);
}

function dayOf(ms: number): number {
  return new Date(ms).getUTCDate();
}
