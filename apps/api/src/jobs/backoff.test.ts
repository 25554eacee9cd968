import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it('doubles the wait with each failure, up to the longest', () => {
  expect([0, 1, 2, 6, 7, 1_000].map((failures) => backoffMs('hosts', failures))).toEqual([
    250, 500, 1_000, 16_000, 30_000, 30_000,
  ]);
  expect([0, 9, 50].map((failures) => backoffMs('payments', failures))).toEqual([1_000, 300_000, 300_000]);
});
