import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, weekdayIndexOf, dateAfter, dateIn, isCalendarDate } from './local-time.ts';
import { nextOccurrence, type ScheduleTimes } from './next-occurrence.ts';
import { WEEKDAYS, type Weekday } from './schedule.ts';

const once = (timeZone: string, date: string, time: string): ScheduleTimes => ({
  recurrence: 'once',
  date,
  days: [],
  time,
  timeZone,
});
const weekly = (timeZone: string, time: string, ...days: readonly Weekday[]): ScheduleTimes => ({
  recurrence: 'weekly',
  date: '',
  days,
  time,
  timeZone,
});
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
const next = (schedule: ScheduleTimes, after: string) => iso(nextOccurrence(schedule, Date.parse(after)));
/** The occurrences after an instant, each after the one before. */
function list(schedule: ScheduleTimes, after: string, count: number): readonly (string | null)[] {
  const found: (string | null)[] = [];
  for (let afterMs: number | null = Date.parse(after); found.length < count && afterMs !== null;) {
    afterMs = nextOccurrence(schedule, afterMs);
    found.push(iso(afterMs));
  }
  return found;
}

describe('a schedule that runs once', () => {
  it('[PLUS-15] is due at its date and time in its time zone, and never again', () => {
    const schedule = once('Europe/Berlin', '2026-12-24', '18:00');
    expect(next(schedule, '2026-11-01T00:00:00Z')).toBe('2026-12-24T17:00:00.000Z');
    expect(next(schedule, '2026-12-24T17:00:00Z')).toBeNull();
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:01', '2026-03-29T01:01:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-03-08', '03:30', '2026-03-08T07:30:00.000Z'],
    // Half an hour forward, from 02:00 to 02:30.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '01:59', '2026-10-03T15:29:00.000Z'],
    // At midnight: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', '00:20', '2026-04-23T22:00:00.000Z'],
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00:00.000Z'],
  ])('[PLUS-15] at a time that %s skips or not, %s %s, is due at %s', (zone, date, time, expected) => {
    expect(next(once(zone, date, time), '2011-01-01T00:00:00Z')).toBe(expected);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:00', '2026-10-25T00:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '02:00', '2026-04-04T15:30:00.000Z'],
  ])('[PLUS-15] at a time that %s shows twice or not, %s %s, is due at %s', (zone, date, time, expected) => {
    expect(next(once(zone, date, time), '2026-01-01T00:00:00Z')).toBe(expected);
  });
});

describe('a schedule that runs weekly', () => {
  it('[PLUS-15] is due on its days at its time, through the end of a month, a year and a leap day', () => {
    const days = weekly('UTC', '09:00', 'mon', 'sat');
    expect(list(days, '2026-12-26T09:00:00Z', 4)).toEqual([
      '2026-12-28T09:00:00.000Z',
      '2027-01-02T09:00:00.000Z',
      '2027-01-04T09:00:00.000Z',
      '2027-01-09T09:00:00.000Z',
    ]);
    const tuesdays = weekly('Asia/Tokyo', '06:00', 'tue');
    expect(list(tuesdays, '2028-02-20T00:00:00Z', 3)).toEqual([
      '2028-02-21T21:00:00.000Z',
      // 29 February 2028 in Tokyo.
      '2028-02-28T21:00:00.000Z',
      '2028-03-06T21:00:00.000Z',
    ]);
  });

  it('[PLUS-15] keeps its time on the wall through both changes of summer time', () => {
    const sundays = weekly('Europe/Berlin', '10:00', 'sun');
    expect(list(sundays, '2026-03-16T00:00:00Z', 3)).toEqual([
      '2026-03-22T09:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
      '2026-04-05T08:00:00.000Z',
    ]);
    expect(list(sundays, '2026-10-12T00:00:00Z', 3)).toEqual([
      '2026-10-18T08:00:00.000Z',
      '2026-10-25T09:00:00.000Z',
      '2026-11-01T09:00:00.000Z',
    ]);
  });

  it('[PLUS-15] is due once on a day whose clock skips its time or shows it twice', () => {
    const nights = weekly('Europe/Berlin', '02:30', 'sat', 'sun', 'mon');
    expect(list(nights, '2026-03-27T12:00:00Z', 3)).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    expect(list(nights, '2026-10-23T12:00:00Z', 3)).toEqual([
      '2026-10-24T00:30:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ]);
  });

  it('is due on the same day if its time is still to come, and a week later if it is over', () => {
    const mondays = weekly('America/New_York', '20:00', 'mon');
    expect(next(mondays, '2026-11-24T00:59:59Z')).toBe('2026-11-24T01:00:00.000Z');
    expect(next(mondays, '2026-11-24T01:00:00Z')).toBe('2026-12-01T01:00:00.000Z');
  });
});

describe('for every time zone, day and time', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/St_Johns',
    'Pacific/Chatham',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Pacific/Kiritimati',
    'Africa/Cairo',
  );
  const minute = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  });
  const [FROM, TO] = [Date.parse('2024-01-01T00:00:00Z'), Date.parse('2030-01-01T00:00:00Z')];
  const instant = fc.integer({ min: FROM, max: TO });
  const days = fc.subarray([...WEEKDAYS], { minLength: 1 });

  const shows = (timeZone: string, ms: number) => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return clock.format(ms);
  };

  it('[PLUS-15] the clock shows the time at its instant, or jumps over it right there', () => {
    fc.assert(
      fc.property(zone, instant, minute, (timeZone, ms, time) => {
        const date = dateIn(timeZone, ms);
        const due = instantOf(timeZone, date, time);
        if (shows(timeZone, due) === `${date} ${time}`) {
          // The first of two: no clock went back to this time within the two hours before.
          for (let back = 30; back <= 120; back += 30)
            expect(shows(timeZone, due - back * 60_000)).not.toBe(`${date} ${time}`);
          return;
        }
        expect(shows(timeZone, due - 1) < `${date} ${time}`).toBe(true);
        expect(shows(timeZone, due) > `${date} ${time}`).toBe(true);
      }),
    );
  });

  it('[PLUS-15] the next one lies ahead, within eight days, on a chosen day, with none between', () => {
    fc.assert(
      fc.property(zone, instant, minute, days, instant, (timeZone, ms, time, chosen, probe) => {
        const schedule = weekly(timeZone, time, ...chosen);
        const due = nextOccurrence(schedule, ms) ?? 0;
        expect(due).toBeGreaterThan(ms);
        expect(due - ms).toBeLessThanOrEqual(8 * 24 * 3_600_000);
        const weekday = WEEKDAYS[weekdayIndexOf(dateIn(timeZone, due))];
        expect(chosen).toContain(weekday);
        // Asked at any moment before, the answer is the same.
        const between = ms + (probe % (due - ms));
        expect(nextOccurrence(schedule, between)).toBe(due);
      }),
    );
  });
});

it('reads days of the calendar', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isCalendarDate)).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', 'x'])
    expect(isCalendarDate(text), text).toBe(false);
  for (const text of [' 2026-01-01', '2026-01-01 ', '2026-01-01T00:00', '+012026-01', '-000001-01'])
    expect(isCalendarDate(text), text).toBe(false);
  expect(dateAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect([weekdayIndexOf('1970-01-01'), weekdayIndexOf('1969-12-28'), weekdayIndexOf('2026-11-23')]).toEqual([
    3, 6, 0,
  ]);
});
