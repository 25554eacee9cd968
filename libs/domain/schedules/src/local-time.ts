import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Returns the UTC midnight of a date in milliseconds since 1970; NaN for what is no date. */
const midnightMs = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, DATE_LENGTH);

/** Returns whether a text is a calendar date, `2026-02-28`; 30 February, other spellings and years with a sign are refused. */
export function isCalendarDate(text: string): boolean {
  const ms = midnightMs(text);
  return !Number.isNaN(ms) && /^\d/.test(text) && dateOf(ms) === text;
}

export function addDays(date: string, days: number): string {
  return dateOf(midnightMs(date) + days * millisecondsInDay);
}

/** Returns the day of the week of a date; 0 is Monday. */
export function weekdayIndexOf(date: string): number {
  // 1 January 1970 was a Thursday.
  return (((midnightMs(date) / millisecondsInDay + 3) % 7) + 7) % 7;
}

export function dateIn(timeZone: string, ms: number): string {
  return dateOf(wallMs(timeZone, ms));
}

/**
 * Returns the instant of a local time: the first moment after the gap if the clock skips it, the first if it occurs twice.
 * [PLUS-15]
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
  return wallMs(timeZone, ms) - ms;
}

/** Reads the wall clock in full minutes as if it were UTC; no offset in use has seconds. */
function wallMs(timeZone: string, ms: number): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Formatters are expensive; there are as many as time zones in use. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      timeZone,
    });
  clocks.set(timeZone, clock);
  return clock;
}
