import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { INTERVALS, compareIntervals, parseInterval } from './interval.ts';
import type { Interval } from './interval.ts';

it('[GEN-7, CONST-25] sells by the week, the month and the year, and no other way', () => {
  expect(INTERVALS).toEqual(['week', 'month', 'year']);
  expectTypeOf<Interval>().toEqualTypeOf<'week' | 'month' | 'year'>();
});

it('[PRICE-9] sorts week, month, year, whatever the order before', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...INTERVALS], { minLength: 3 }), (intervals) => {
      expect(intervals.toSorted(compareIntervals)).toEqual(['week', 'month', 'year']);
    }),
  );
  for (const interval of INTERVALS) expect(compareIntervals(interval, interval)).toBe(0);
});

it.each(INTERVALS)('[GEN-7] reads %s', (interval) => {
  expect(parseInterval(interval)).toEqual({ ok: true, value: interval });
});

it.each(['', 'Week', 'months', 'day', 'year ', 0, null, undefined, ['week']])(
  '[GEN-7] does not read %j',
  (input) => {
    expect(parseInterval(input)).toEqual({ ok: false, error: 'unknown-interval' });
  },
);
