import {
  millisecondsInDay as DAY,
  millisecondsInHour as HOUR,
  millisecondsInMinute as MINUTE,
} from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeElapsed, formatDateTime, formatInstant, formatSince, type DateContext } from '../index.ts';

const BERLIN: DateContext = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
const NEW_YORK: DateContext = { locale: 'en-GB', timeZone: 'America/New_York' };
const NOW = Date.parse('2026-11-20T14:00:00Z');

describe('an instant', () => {
  const instant = Date.parse('2026-11-29T23:30:00Z');

  it.each([
    ['date', '30 Nov 2026', '29 Nov 2026'],
    ['day', '30 Nov', '29 Nov'],
    ['long-date', '30 November 2026', '29 November 2026'],
    ['day-time', '30 Nov, 00:30', '29 Nov, 18:30'],
    ['date-time', '30 Nov 2026, 00:30', '29 Nov 2026, 18:30'],
    ['time', '00:30', '18:30'],
    ['weekday', 'Mon', 'Sun'],
  ] as const)('[GU-14] has the form %s in the time zone of the user', (form, inBerlin, inNewYork) => {
    expect(formatInstant(instant, form, BERLIN)).toBe(inBerlin);
    expect(formatInstant(instant, form, NEW_YORK)).toBe(inNewYork);
    expect(formatInstant(instant, form, BERLIN)).toBe(inBerlin);
  });

  it('is written in the locale of the user', () => {
    expect(formatInstant(instant, 'date', { ...BERLIN, locale: 'de-DE' })).toBe('30. Nov. 2026');
  });

  it('has an empty text when it is invalid', () => {
    for (const ms of [NaN, Infinity, 9e15]) expect(formatInstant(ms, 'date', BERLIN)).toBe('');
  });

  it('has the same text after many other instants were formatted', () => {
    const before = formatInstant(NOW, 'date-time', BERLIN);
    for (let minutes = 1; minutes <= 5_001; minutes += 1)
      formatInstant(NOW + minutes * MINUTE, 'time', BERLIN);
    expect(formatInstant(NOW, 'date-time', BERLIN)).toBe(before);
  });
});

it.each([
  ['2026-11-20T13:02:00Z', '20 Nov, 14:02'],
  ['2026-01-24T14:00:00Z', '24 Jan, 15:00'],
  ['2026-01-24T13:59:59Z', '24 Jan 2026, 14:59'],
])('[GU-14] shows the year of a date and time only when %s is more than 300 days ago', (at, text) => {
  expect(formatDateTime(Date.parse(at), NOW, BERLIN)).toBe(text);
});

describe('the beginning of a state', () => {
  it.each([
    ['2026-11-17T21:40:00Z', 'Tue 22:40'],
    ['2026-11-14T14:00:01Z', 'Sat 15:00'],
    ['2026-11-14T14:00:00Z', '14 Nov'],
    ['2026-11-21T14:00:00Z', 'Sat 15:00'],
    ['2026-01-24T14:00:00Z', '24 Jan'],
    ['2026-01-24T13:59:59Z', '24 Jan 2026'],
    ['2025-09-02T08:00:00Z', '2 Sept 2025'],
  ])('[GU-14] is written for %s as the shortest unambiguous text: %s', (since, text) => {
    expect(formatSince(Date.parse(since), NOW, BERLIN)).toBe(text);
  });

  it('[GU-14] has the weekday of the time zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * DAY - 1 }), (ago) => {
        const inZone = (timeZone: string) => formatSince(NOW - ago, NOW, { locale: 'en-GB', timeZone });
        const hourOf = (text: string | null) => Number(text?.slice(4, 6));
        expect(hourOf(inZone('Europe/Berlin'))).toBe((hourOf(inZone('UTC')) + 1) % 24);
      }),
    );
  });

  it('has no text for an invalid instant', () => {
    for (const bad of [NaN, Infinity, -Infinity]) {
      expect(formatSince(bad, NOW, BERLIN)).toBeNull();
      expect(formatSince(NOW, bad, BERLIN)).toBeNull();
    }
  });
});

describe('the duration of a state', () => {
  it.each([
    [0, 0, 0, 0],
    [MINUTE - 1, 0, 0, 0],
    [MINUTE, 0, 0, 1],
    [8 * MINUTE + 59_999, 0, 0, 8],
    [HOUR - 1, 0, 0, 59],
    [3 * HOUR + 12 * MINUTE, 0, 3, 12],
    [DAY - 1, 0, 23, 59],
    [DAY, 1, 0, 0],
    [DAY + 4 * HOUR + 30 * MINUTE, 1, 4, 0],
    [2 * DAY - 1, 1, 23, 0],
    [2 * DAY, 2, 0, 0],
    [2 * DAY + 5 * HOUR + 7 * MINUTE, 2, 0, 0],
    [12 * DAY + 5 * HOUR, 12, 0, 0],
  ])('is for %i ms: %i d %i h %i m', (ms, days, hours, minutes) => {
    expect(computeElapsed(NOW - ms, NOW)).toEqual({ days, hours, minutes });
  });

  it('counts a future instant as now', () => {
    expect(computeElapsed(NOW + 5 * DAY, NOW)).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('is null for an invalid instant', () => {
    for (const bad of [NaN, Infinity, -Infinity]) {
      expect(computeElapsed(bad, NOW)).toBeNull();
      expect(computeElapsed(NOW, bad)).toBeNull();
    }
  });
});
