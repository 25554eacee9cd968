import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INTERVALS } from './interval.ts';
import { comparePrices, findPrice, listIntervals, listUserCounts } from './prices.ts';
import { aPrice, anyPrices } from './pricing.fixture.ts';

const PRICES = [
  aPrice({ priceId: 'a', users: 16, interval: 'year' }),
  aPrice({ priceId: 'b', users: 8, interval: 'year' }),
  aPrice({ priceId: 'c', users: 8, interval: 'week' }),
  aPrice({ priceId: 'd', users: 16, interval: 'month' }),
  aPrice({ priceId: 'e', users: 8, interval: 'month' }),
];

it('[PRICE-9] sorts by users and then week, month, year', () => {
  expect(
    PRICES.toSorted(comparePrices)
      .map(({ priceId }) => priceId)
      .join(''),
  ).toBe('cebda');
});

it('[PRICE-9] has one order for all prices, however they come', () => {
  fc.assert(
    fc.property(
      anyPrices.chain((prices) =>
        fc.tuple(fc.constant(prices), fc.shuffledSubarray(prices, { minLength: prices.length })),
      ),
      ([prices, shuffled]) => {
        expect(shuffled.toSorted(comparePrices)).toEqual(prices.toSorted(comparePrices));
        for (const a of prices)
          for (const b of prices) {
            const sign = Math.sign(comparePrices(a, b));
            expect(sign + Math.sign(comparePrices(b, a))).toBe(0);
            expect(sign === 0).toBe(a === b);
          }
      },
    ),
  );
});

it('finds a price by exactly its users and interval', () => {
  fc.assert(
    fc.property(anyPrices, fc.nat({ max: 6 }), fc.constantFrom(...INTERVALS), (prices, users, interval) => {
      for (const price of prices) expect(findPrice(prices, price.users, price.interval)).toBe(price);
      const expected = prices.filter((price) => price.users === users && price.interval === interval);
      expect(findPrice(prices, users, interval)).toBe(expected[0] ?? null);
    }),
  );
});

it('finds the first of two prices for the same users and interval, and nothing among none', () => {
  const twice = [aPrice({ priceId: 'first' }), aPrice({ priceId: 'second' })];
  expect(findPrice(twice, 8, 'month')?.priceId).toBe('first');
  expect(findPrice([], 8, 'month')).toBeNull();
});

it('[PRICE-9] lists every user count once, the smallest first, by number', () => {
  const counts = [100, 8, 16, 8, 9].map((users) => aPrice({ users }));
  expect(listUserCounts(counts)).toEqual([8, 9, 16, 100]);
  expect(listUserCounts([])).toEqual([]);
});

it('[PRICE-9] lists the intervals of a user count once, in order', () => {
  expect(listIntervals([...PRICES, ...PRICES], 8)).toEqual(['week', 'month', 'year']);
  expect(listIntervals(PRICES, 16)).toEqual(['month', 'year']);
  expect(listIntervals(PRICES, 12)).toEqual([]);
});

it('[PRICE-1] finds no price for what is no number of users', () => {
  for (const users of [NaN, Infinity, -8, 8.5, 0])
    expect(findPrice(PRICES, users, 'month'), `${users}`).toBeNull();
});
