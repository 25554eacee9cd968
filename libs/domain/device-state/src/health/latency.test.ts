import { expect, it } from 'vitest';
import { computeLatencyMs, listByLatency } from './latency.ts';

it.each([
  [[], null],
  [[20], 20],
  [[90, 12.4, 30], 30],
  [[12.4, 11, 400], 12],
  [[10, 20], 10],
  [[0, 30, 0], 0],
  [[Number.NaN, 7, -1], 7],
])('[PLUS-14] the round trip of %j is %j ms', (roundTrips, ms) => {
  expect(computeLatencyMs(roundTrips)).toBe(ms);
});

const CENTERS = [{ id: 'far' }, { id: 'silent' }, { id: 'near' }, { id: 'unasked' }];

it('[PLUS-14] lists the nearest first and marks it, and what was not measured last, as it was', () => {
  const latencies = new Map([
    ['far', 160],
    ['near', 12],
    ['silent', null],
  ]);
  expect(
    listByLatency(CENTERS, latencies).map(({ center, ...measured }) => [
      center.id,
      ...Object.values(measured),
    ]),
  ).toEqual([
    ['near', 12, true],
    ['far', 160, false],
    ['silent', null, false],
    ['unasked', null, false],
  ]);
});

it('[PLUS-14] calls none the nearest where there is nothing to compare it with', () => {
  const nearest = (latencies: ReadonlyMap<string, number | null>) =>
    listByLatency(CENTERS, latencies).filter(({ isNearest }) => isNearest);
  expect(nearest(new Map())).toEqual([]);
  expect(nearest(new Map([['far', 160]]))).toEqual([]);
  expect(listByLatency(CENTERS, new Map()).map(({ center }) => center)).toEqual(CENTERS);
});
