import type { Interval, Product } from '@partyline/pricing';
import { expect, it } from 'vitest';
import { selectedOf } from './selected-plan.ts';

const HELD = { plan: 'Pro', users: 16, interval: 'year', price: 256_000, connected: 3 } as const;
const TODAY = { plan: 'Pro', users: 16, interval: 'year', offer: null };

const priceOf = (priceId: string, users: number, interval: Interval, price: number) => ({
  priceId,
  users,
  interval,
  price,
  isDefault: false,
  discount: 0,
  savedAmount: 0,
});
const productOf = (title: Product['title'], placeOrder: number, prices: Product['prices']): Product => ({
  title,
  placeOrder,
  prices,
  recommended: false,
  currency: 'USD',
  description: title,
});
const PRODUCTS = [
  productOf('Pro', 2, [
    priceOf('pro-16-month', 16, 'month', 25_600),
    priceOf('pro-16-year', 16, 'year', 256_000),
  ]),
  productOf('Premium', 3, [priceOf('premium-40-month', 40, 'month', 68_400)]),
];

it('[PLUS-18] marks what is held, and preselects no other plan, size or interval', () => {
  expect(selectedOf(PRODUCTS, HELD, undefined)).toEqual(TODAY);
  expect(selectedOf([], { ...HELD, users: 9 }, undefined)).toEqual({ ...TODAY, users: 9 });
});

it('[PLUS-18] takes the price of the address if it is on sale and another than what is held', () => {
  expect(selectedOf(PRODUCTS, HELD, 'premium-40-month')).toMatchObject({
    plan: 'Premium',
    users: 40,
    interval: 'month',
    offer: { price: { price: 68_400 } },
  });
  expect(selectedOf(PRODUCTS, HELD, 'pro-16-year')).toEqual(TODAY);
  expect(selectedOf(PRODUCTS, HELD, 'no-such-price')).toEqual(TODAY);
});
