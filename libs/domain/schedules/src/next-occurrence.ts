import { dateAfter, dateIn, instantOf, weekdayIndexOf } from './local-time.ts';
import { WEEKDAYS, type Schedule } from './schedule.ts';

export type ScheduleTimes = Pick<Schedule, 'recurrence' | 'date' | 'days' | 'time' | 'timeZone'>;

const DAYS_OF_WEEK = WEEKDAYS.length;

/**
 * Returns the first instant after another at which a schedule is due, in milliseconds since 1970, or null. A skipped time is due
 * after the gap, a doubled one once. [PLUS-15]
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
 * Searches from the day before, because a skipped time is due on the next day, to the same weekday of next week, because today's
 * may be over.
 */
function nextOfWeek({ days, time, timeZone }: ScheduleTimes, afterMs: number): number | null {
  const today = dateIn(timeZone, afterMs);
  const weekdays = days.map((day) => WEEKDAYS.indexOf(day));
  for (let ahead = -1; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const date = dateAfter(today, ahead);
    if (!weekdays.includes(weekdayIndexOf(date))) continue;
    const dueMs = instantOf(timeZone, date, time);
    if (dueMs > afterMs) return dueMs;
  }
  return null;
}
