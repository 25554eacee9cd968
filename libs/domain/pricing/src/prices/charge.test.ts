import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCharge, discountOf } from './charge.ts';
import { MAX_PRICE_CENTS } from './money.ts';

describe('a discount', () => {
  it.each([1, 15, 99, 100])('[GB-35] is %d percent unchanged', (discount) => {
    expect(discountOf({ discount })).toBe(discount);
  });

  it.each([0, -0, -1, 101, 0.5, 99.5, NaN, Infinity, -15])('[GB-35] is none at %d', (discount) => {
    expect(discountOf({ discount })).toBeNull();
  });
});

describe('what is charged', () => {
  it('is the price less its discount, and the price itself without one', () => {
    expect(computeCharge({ price: 192_000, discount: 10 })).toBe(172_800);
    expect(computeCharge({ price: 7200, discount: 0 })).toBe(7200);
    expect(computeCharge({ price: 7200, discount: 101 })).toBe(7200);
    expect(computeCharge({ price: 7200, discount: 100 })).toBe(0);
  });

  it('[GB-35] is exact for the largest price that a list may hold', () => {
    expect(computeCharge({ price: MAX_PRICE_CENTS, discount: 8 })).toBe(
      Number((BigInt(MAX_PRICE_CENTS) * 92n + 50n) / 100n),
    );
  });

  it('is whole cents, never more than the price and never below zero', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 100 }), (price, discount) => {
        const charge = computeCharge({ price, discount });
        expect(Number.isInteger(charge) && charge >= 0 && charge <= price).toBe(true);
        expect(Math.abs(charge - (price * (100 - discount)) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
