import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_PRICE_CENTS } from './money.ts';
import { computeMonthlyEquivalent } from './monthly-equivalent.ts';

it.each([
  [72_000, 6000],
  [256_000, 21_333],
  [0, 0],
  [5, 0],
  [6, 1],
  [11, 1],
  [12, 1],
  [17, 1],
  [18, 2],
  [23, 2],
  [MAX_PRICE_CENTS, 62_549_994_824_590],
])('[PRICE-7, GB-18] of %d cents a year is %d cents a month', (yearly, monthly) => {
  expect(computeMonthlyEquivalent(yearly)).toBe(monthly);
});

it('[PRICE-7, GB-18] is a twelfth, to the cent, the half rounded up, for every price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PRICE_CENTS }), (yearly) => {
      const exact = (2n * BigInt(yearly) + 12n) / 24n;
      expect(BigInt(computeMonthlyEquivalent(yearly))).toBe(exact);
    }),
  );
});
