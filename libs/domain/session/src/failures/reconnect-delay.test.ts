import { expect, it } from 'vitest';
import { reconnectDelayMs } from './retry.ts';

it('reconnects after a delay that doubles from 0.5 s to 30 s, with a random half', () => {
  expect([1, 2, 3, 6, 7, 50].map((attempt) => reconnectDelayMs(attempt, 0))).toEqual([
    500, 1000, 2000, 16_000, 30_000, 30_000,
  ]);
  expect(reconnectDelayMs(7, 0.999)).toBe(15_015);
});
