import { tz, tzOffset } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';

const UTC = { in: tz('UTC') } as const;

/** Returns the UTC midnight of a date in milliseconds since 1970; NaN for what is no date. */
const midnightMs = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Returns whether a text is a calendar date, `2026-02-28`; 30 February, other spellings and years with a sign are refused. */
export function isCalendarDate(text: string): boolean {
  const ms = midnightMs(text);
  return !Number.isNaN(ms) && /^\d/.test(text) && dateIn('UTC', ms) === text;
}

/** Returns the date some days after another, before it for a negative number. */
export function dateAfter(date: string, days: number): string {
  return formatISO(addDays(midnightMs(date), days, UTC), { ...UTC, representation: 'date' });
}

/** Returns the day of the week of a date; 0 is Monday. */
export function weekdayIndexOf(date: string): number {
  return getISODay(midnightMs(date), UTC) - 1;
}

/** Returns the date on the calendar of a time zone. */
export function dateIn(timeZone: string, ms: number): string {
  return formatISO(ms, { in: tz(timeZone), representation: 'date' });
}

/**
 * Returns the instant of a local time: the first moment after the gap if the clock skips it, the first if it occurs twice.
 * TZDate moves a skipped time by the length of the gap instead. [PLUS-15]
 */
export function instantOf(timeZone: string, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(timeZone, wall - millisecondsInDay);
  const after = offsetAt(timeZone, wall + millisecondsInDay);
  const [early, late] = [wall - before, wall - after];
  if (offsetAt(timeZone, early) === before) return early;
  if (offsetAt(timeZone, late) === after) return late;
  return firstMomentOf(timeZone, after, { from: late, to: early });
}

/** Returns when an offset begins within a span; clocks change at full minutes. */
function firstMomentOf(timeZone: string, offset: number, span: { from: number; to: number }): number {
  let { from, to } = span;
  while (to - from > millisecondsInMinute) {
    const middle = from + Math.floor((to - from) / millisecondsInMinute / 2) * millisecondsInMinute;
    if (offsetAt(timeZone, middle) === offset) to = middle;
    else from = middle;
  }
  return to;
}

/** Returns the milliseconds that a time zone is ahead of UTC. */
function offsetAt(timeZone: string, ms: number): number {
  return minutesToMilliseconds(tzOffset(timeZone, new Date(ms)));
}
