import fc from 'fast-check';
import type { Catalogue } from './catalogue/catalogue.ts';
import { INTERVALS } from './plans/interval.ts';
import { MAX_PRICE_CENTS } from './prices/money.ts';
import { PAID_PLANS } from './plans/plan.ts';
import type { Price, Product } from './catalogue/product.ts';
import { computeSavedAmount } from './prices/saving.ts';

/** Makes a price, by default 8 users, month, 72.00. */
export function aPrice(changes: Partial<Price> = {}): Price {
  return {
    priceId: 'essential-8-month',
    price: 7200,
    users: 8,
    interval: 'month',
    isDefault: false,
    discount: 0,
    savedAmount: 0,
    ...changes,
  };
}

/** Makes a product, by default Essential with one price. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    title: 'Essential',
    recommended: false,
    placeOrder: 1,
    currency: 'USD',
    description: 'One room, one crew',
    prices: [aPrice()],
    ...changes,
  };
}

/** Makes a valid catalogue, new at each call: a trial, two plans, one upgrade, no skyport. */
export function aCatalogue(): Record<keyof Catalogue, Product[]> {
  const essential = aProduct({
    prices: [
      aPrice({ priceId: 'e8m', isDefault: true }),
      aPrice({ priceId: 'e8y', interval: 'year', price: 72_000, savedAmount: 14_400 }),
    ],
  });
  const pro = aProduct({
    title: 'Pro',
    placeOrder: 2,
    recommended: true,
    prices: [aPrice({ priceId: 'p16m', users: 16, price: 25_600 })],
  });
  const trial = aPrice({ priceId: 't4', price: 0, users: 4, interval: 'week' });
  return {
    trial: [aProduct({ title: 'Trial', prices: [trial] })],
    new: [essential, pro],
    upgrade: [{ ...pro, prices: [aPrice({ priceId: 'up16m', users: 16, price: 25_600, discount: 10 })] }],
    skyport: [],
  };
}

const words = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');

/** No two prices for the same users and interval, savedAmount by the formula. */
export const anyPrices: fc.Arbitrary<Price[]> = fc
  .uniqueArray(
    fc.record({
      priceId: words,
      price: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: MAX_PRICE_CENTS })),
      users: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 10_000 })),
      interval: fc.constantFrom(...INTERVALS),
      isDefault: fc.constant(false),
      discount: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 12, selector: ({ users, interval }) => `${users} ${interval}` },
  )
  .map((prices) => prices.map((price) => ({ ...price, savedAmount: computeSavedAmount(price, prices) })));

/** Any product of a paid plan. */
export const anyProduct: fc.Arbitrary<Product> = fc.record({
  title: fc.constantFrom(...PAID_PLANS),
  recommended: fc.boolean(),
  placeOrder: fc.nat({ max: 5 }),
  currency: fc.constant('USD' as const),
  description: words,
  prices: anyPrices,
});
