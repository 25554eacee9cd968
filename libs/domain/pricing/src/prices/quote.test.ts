import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { INTERVALS } from '../plans/interval.ts';
import { formatCents, MAX_PRICE_CENTS } from './money.ts';
import { PAID_PLANS, PLANS } from '../plans/plan.ts';
import { aPrice, aProduct, anyProduct } from '../pricing.fixture.ts';
import { computeDiscountBanner, computeMonthlyEquivalent, computeQuote } from './quote.ts';

describe('monthly equivalent', () => {
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

const month = aPrice({ price: 25_600, users: 16 });
const year = aPrice({ price: 256_000, users: 16, interval: 'year', discount: 15 });
const pro = aProduct({ title: 'Pro', prices: [month, year] });

it('[PRICE-5, PRICE-7, PRICE-15] says of a yearly price what is charged, and by that the month, the saving and the discount', () => {
  expect(computeQuote(pro, 16, 'year')).toEqual({
    ok: true,
    value: { price: year, charge: 217_600, monthlyEquivalent: 18_133, saving: 89_600, discountBanner: 15 },
  });
});

it('[PRICE-5, PRICE-7] says neither of a monthly price', () => {
  expect(computeQuote(pro, 16, 'month')).toEqual({
    ok: true,
    value: { price: month, charge: 25_600, monthlyEquivalent: null, saving: null, discountBanner: null },
  });
});

it('[GB-16] says 100 % of a trial', () => {
  const trial = aProduct({ title: 'Trial', prices: [aPrice({ price: 0, users: 4, interval: 'week' })] });
  expect(computeQuote(trial, 4, 'week')).toMatchObject({ value: { discountBanner: 100 } });
});

it('has no quote for what is not on sale', () => {
  expect(computeQuote(pro, 16, 'week')).toEqual({ ok: false, error: 'no-such-price' });
  expect(computeQuote(pro, 17, 'year')).toEqual({ ok: false, error: 'no-such-price' });
});

it('[PRICE-6] quotes whole cents that survive being written and read, for every price of every product', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      for (const { users } of product.prices)
        for (const interval of INTERVALS) {
          const quote = computeQuote(product, users, interval);
          if (!quote.ok) continue;
          const { price, charge, monthlyEquivalent, saving } = quote.value;
          for (const cents of [price.price, charge, monthlyEquivalent, saving])
            if (cents !== null) expect(Number(formatCents(cents).replace('.', ''))).toBe(cents);
        }
    }),
  );
});
