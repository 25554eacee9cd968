import type { Interval } from '@partyline/pricing';
import { describe, expect, it } from 'vitest';
import { listRenewals, nextPeriodEnd } from './renewal-dates.ts';

const ms = (instant: string): number => Date.parse(instant);
const next = (start: string | null, end: string, interval: Interval): string =>
  new Date(
    nextPeriodEnd({ startMs: start === null ? null : ms(start), endMs: ms(end), interval }),
  ).toISOString();

describe('nextPeriodEnd', () => {
  it.each([
    ['over summer time', 'week', '2027-03-27T23:30:15Z', '2027-04-03T23:30:15.000Z'],
    ['over the end of a year', 'month', '2026-12-15T08:00:00Z', '2027-01-15T08:00:00.000Z'],
    ['to the end of February', 'month', '2027-01-31T23:59:59Z', '2027-02-28T23:59:59.000Z'],
    ['to the end of February of a leap year', 'month', '2028-01-31T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['over winter time', 'month', '2026-10-25T00:30:00Z', '2026-11-25T00:30:00.000Z'],
    ['by the year', 'year', '2027-03-28T01:00:00Z', '2028-03-28T01:00:00.000Z'],
    ['by the year from a leap day', 'year', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00.000Z'],
  ] as const)('[PLUS-18] goes on %s: a %s from %s ends on %s', (_, interval, from, to) => {
    expect(next(null, from, interval)).toBe(to);
  });

  it.each([
    ['2027-01-31T10:00:00Z', '2027-02-28T10:00:00Z', '2027-03-31T10:00:00.000Z'],
    ['2027-01-30T10:00:00Z', '2027-02-28T10:00:00Z', '2027-03-30T10:00:00.000Z'],
    ['2027-01-28T10:00:00Z', '2027-02-28T10:00:00Z', '2027-03-28T10:00:00.000Z'],
    ['2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z', '2027-05-31T10:00:00.000Z'],
  ])('[PLUS-18] keeps the day that a monthly subscription began on: %s, %s, %s', (start, end, to) => {
    expect(next(start, end, 'month')).toBe(to);
  });
});

describe('listRenewals', () => {
  it('[PLUS-18] lists the end of the period and the ends after it, the last instant included', () => {
    const [start, end] = [ms('2026-12-31T06:00:00Z'), ms('2027-01-31T06:00:00Z')];
    const period = { startMs: start, endMs: end, interval: 'month' } as const;
    const dates = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'].map((day) =>
      ms(`${day}T06:00:00Z`),
    );
    expect(listRenewals(period, dates[3] ?? 0)).toEqual(dates);
    expect(listRenewals(period, (dates[3] ?? 0) - 1)).toEqual(dates.slice(0, 3));
    expect(listRenewals(period, end - 1)).toEqual([]);
  });
});
