import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCharge, computeDiscountBanner, discountOf } from './discount.ts';
import { PAID_PLANS, PLANS } from './plan.ts';

describe('a discount', () => {
  it.each([1, 15, 99, 100])('[GB-35] is %d percent as it stands', (discount) => {
    expect(discountOf({ discount })).toBe(discount);
  });

  it.each([0, -0, -1, 101, 0.5, 99.5, NaN, Infinity, -15])('[GB-35] is none at %d', (discount) => {
    expect(discountOf({ discount })).toBeNull();
  });
});

describe('the discount banner', () => {
  it('[PRICE-15, GB-16] shows 100 % on a trial and on a free price of any plan, without a discount from the server', () => {
    expect(computeDiscountBanner('Trial', { price: 0, discount: 0 })).toBe(100);
    expect(computeDiscountBanner('Trial', { price: 999, discount: 0 })).toBe(100);
    for (const plan of PAID_PLANS) expect(computeDiscountBanner(plan, { price: 0, discount: 0 })).toBe(100);
  });

  it('[GB-16] is not there on a paid price without a discount', () => {
    for (const plan of PAID_PLANS) {
      expect(computeDiscountBanner(plan, { price: 1, discount: 0 })).toBeNull();
      expect(computeDiscountBanner(plan, { price: 7200, discount: 101 })).toBeNull();
    }
  });

  it("[PRICE-15, GB-16] shows the server's percentage wherever it gives one, on a trial too", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANS),
        fc.nat(),
        fc.integer({ min: 1, max: 100 }),
        (plan, price, discount) => {
          expect(computeDiscountBanner(plan, { price, discount })).toBe(discount);
        },
      ),
    );
  });

  it('[PRICE-15] is never anything but a whole percentage from 1 to 100', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLANS), fc.nat(), fc.double(), (plan, price, discount) => {
        const banner = computeDiscountBanner(plan, { price, discount });
        if (banner !== null) expect(Number.isInteger(banner) && banner >= 1 && banner <= 100).toBe(true);
      }),
    );
  });
});

describe('what is charged', () => {
  it('is the price less its discount, and the price itself without one', () => {
    expect(computeCharge({ price: 192_000, discount: 10 })).toBe(172_800);
    expect(computeCharge({ price: 7200, discount: 0 })).toBe(7200);
    expect(computeCharge({ price: 7200, discount: 101 })).toBe(7200);
    expect(computeCharge({ price: 7200, discount: 100 })).toBe(0);
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
