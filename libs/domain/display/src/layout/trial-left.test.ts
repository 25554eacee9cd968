import { millisecondsInDay } from 'date-fns/constants';
import { describe, expect, it } from 'vitest';
import { computeTrialLeft } from './trial-left.ts';

const END = '2026-03-10T12:00:00.000Z';
const before = (days: number) => Date.parse(END) - days * millisecondsInDay;

describe('the days left of a trial', () => {
  it('counts a begun day as a whole one until the last minute', () => {
    const days = [14, 9.01, 9, 1, 0.001, 0, -3].map((left) => computeTrialLeft(END, before(left))?.days);
    expect(days).toEqual([14, 10, 9, 1, 1, 0, 0]);
  });

  it('does not count one more day when the clock is up to a minute behind', () => {
    const minute = 60_000 / millisecondsInDay;
    const days = [14 + minute, 14 + 2 * minute, minute / 2].map(
      (left) => computeTrialLeft(END, before(left))?.days,
    );
    expect(days).toEqual([14, 15, 1]);
  });

  it('warns from three days before the end', () => {
    const near = [3.001, 3, 1, -1].map((left) => computeTrialLeft(END, before(left))?.isNear);
    expect(near).toEqual([false, true, true, true]);
  });

  it('returns null for an invalid end', () => {
    // The day alone and a time without its zone would be another instant on every machine; the last is no day.
    for (const end of ['soon', '', '2026-03-10', '2026-03-10T12:00:00', '2026-02-30T12:00:00Z'])
      expect(computeTrialLeft(end, before(1)), end).toBeNull();
    expect(computeTrialLeft(END, NaN)).toBeNull();
  });
});
