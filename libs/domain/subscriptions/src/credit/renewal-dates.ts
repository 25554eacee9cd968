import type { Interval } from '@partyline/pricing';
import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { getDate } from 'date-fns/getDate';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { setDate } from 'date-fns/setDate';

const UTC = { in: tz('UTC') } as const;

/** Unix milliseconds. */
export interface BilledPeriod {
  /** null if unknown. */
  readonly startMs: number | null;
  readonly endMs: number;
  readonly interval: Interval;
}

/**
 * Returns the end of the next period, by the UTC calendar as the provider computes it. A subscription begun on the 31st renews on
 * the last day of shorter months, and on the 31st again after them. [PLUS-18]
 */
export function nextPeriodEnd({ startMs, endMs, interval }: BilledPeriod): number {
  if (interval === 'week') return Number(addWeeks(endMs, 1, UTC));
  const next = addMonths(endMs, interval === 'year' ? 12 : 1, UTC);
  const begunOn = Math.max(getDate(startMs ?? endMs, UTC), getDate(endMs, UTC));
  return Number(setDate(next, Math.min(begunOn, getDaysInMonth(next, UTC)), UTC));
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
