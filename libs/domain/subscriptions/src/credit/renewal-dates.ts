import type { Interval } from '@partyline/pricing';
import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';

/** Unix milliseconds. */
export interface BilledPeriod {
  /** null if unknown. */
  readonly startMs: number | null;
  readonly endMs: number;
  readonly interval: Interval;
}

const dayOf = (ms: number): number => new Date(ms).getUTCDate();

/**
 * Returns the end of the next period, by the UTC calendar as the provider computes it. A subscription begun on the 31st renews on
 * the last day of shorter months, and on the 31st again after them. [PLUS-18]
 */
export function nextPeriodEnd({ startMs, endMs, interval }: BilledPeriod): number {
  if (interval === 'week') return endMs + millisecondsInWeek;
  const end = new Date(endMs);
  const month = end.getUTCMonth() + (interval === 'year' ? 12 : 1);
  const lastDay = dayOf(Date.UTC(end.getUTCFullYear(), month + 1, 0));
  const begunOn = Math.max(dayOf(startMs ?? endMs), dayOf(endMs));
  return Date.UTC(end.getUTCFullYear(), month, Math.min(begunOn, lastDay)) + (endMs % millisecondsInDay);
}

/** Lists the renewals of a subscription up to an instant: its period's end and the ends after it. */
export function listRenewals(period: BilledPeriod, untilMs: number): number[] {
  const dates: number[] = [];
  let { startMs, endMs } = period;
  while (endMs <= untilMs) {
    dates.push(endMs);
    const next = nextPeriodEnd({ ...period, startMs, endMs });
    startMs = endMs;
    endMs = next;
  }
  return dates;
}
