import { expect, it } from 'vitest';
import { computeElapsed, computeSinceStyle } from './index.ts';

const NOW = 1_795_168_800_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
])('says of %i ms: %i d %i h %i m', (ms, days, hours, minutes) => {
  expect(computeElapsed(NOW - ms, NOW)).toEqual({ days, hours, minutes });
});

it('takes an instant that lies ahead for now', () => {
  expect(computeElapsed(NOW + 5 * DAY, NOW)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

it.each([
  [0, 'weekday-time'],
  [6 * DAY - 1, 'weekday-time'],
  [6 * DAY, 'day-month'],
  [300 * DAY, 'day-month'],
  [300 * DAY + 1, 'day-month-year'],
  [-DAY, 'weekday-time'],
] as const)('names an instant %i ms ago by %s', (ms, style) => {
  expect(computeSinceStyle(NOW - ms, NOW)).toBe(style);
});

it('says nothing of what is no instant', () => {
  for (const bad of [NaN, Infinity, -Infinity]) {
    expect(computeElapsed(bad, NOW)).toBeNull();
    expect(computeElapsed(NOW, bad)).toBeNull();
    expect(computeSinceStyle(bad, NOW)).toBeNull();
    expect(computeSinceStyle(NOW, bad)).toBeNull();
  }
});
