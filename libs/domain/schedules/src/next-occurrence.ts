import { addDays, dateIn, instantOf, weekdayIndexOf } from './local-time.ts';
import { WEEKDAYS, type Schedule } from './schedule.ts';

/** When a schedule is due, as far as it is written by a user. */
export type ScheduleTimes = Pick<Schedule, 'recurrence' | 'date' | 'days' | 'time' | 'timeZone'>;

const DAYS_OF_WEEK = WEEKDAYS.length;

/**
 * Returns the first instant after another at which a schedule is due, in milliseconds since 1970; null for one that is never due
 * again. The clock on the wall of its time zone decides: a time that the clock skips is due at the first moment after the gap, one
 * that it shows twice is due once, the first time. [PLUS-15]
 */
export function nextOccurrence(schedule: ScheduleTimes, afterMs: number): number | null {
  const { recurrence, date, time, timeZone } = schedule;
  if (recurrence === 'once') {
    const dueMs = instantOf(timeZone, date, time);
    return dueMs > afterMs ? dueMs : null;
  }
  return nextOfWeek(schedule, afterMs);
}

/**
 * From the day before: the time of a day that a time zone skips is due on the next day. To the same day of the next week: on the
 * first day the time may be over.
 */
function nextOfWeek({ days, time, timeZone }: ScheduleTimes, afterMs: number): number | null {
  const today = dateIn(timeZone, afterMs);
  for (let ahead = -1; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const date = addDays(today, ahead);
    const weekday = WEEKDAYS[weekdayIndexOf(date)];
    if (weekday === undefined || !days.includes(weekday)) continue;
    const dueMs = instantOf(timeZone, date, time);
    if (dueMs > afterMs) return dueMs;
  }
  return null;
}
