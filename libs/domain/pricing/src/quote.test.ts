import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INTERVALS } from './interval.ts';
import { formatCents } from './money.ts';
import { aPrice, aProduct, anyProduct } from './pricing.fixture.ts';
import { computeQuote } from './quote.ts';

const month = aPrice({ price: 25_600, users: 16 });
const year = aPrice({ price: 256_000, users: 16, interval: 'year', discount: 15 });
const pro = aProduct({ title: 'Pro', prices: [month, year] });

it('[PRICE-5, PRICE-7, PRICE-15] says of a yearly price what it comes to by the month, what it saves and its discount', () => {
  expect(computeQuote(pro, 16, 'year')).toEqual({
    ok: true,
    value: { price: year, monthlyEquivalent: 21_333, saving: 51_200, discountBanner: 15 },
  });
});

it('[PRICE-5, PRICE-7] says neither of a monthly price', () => {
  expect(computeQuote(pro, 16, 'month')).toEqual({
    ok: true,
    value: { price: month, monthlyEquivalent: null, saving: null, discountBanner: null },
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
          const { price, monthlyEquivalent, saving } = quote.value;
          for (const cents of [price.price, monthlyEquivalent, saving])
            if (cents !== null) expect(Number(formatCents(cents).replace('.', ''))).toBe(cents);
        }
    }),
  );
});
