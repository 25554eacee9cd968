import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { INTERVALS, type Interval } from '../plans/interval.ts';
import {
  comparePrices,
  findPrice,
  listIntervals,
  listUserCounts,
  chooseDefaultPrice,
  findOffer,
} from './prices.ts';
import { aPrice, anyPrices, aCatalogue, aProduct } from '../pricing.fixture.ts';

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

it('[PRICE-1] finds no price for an invalid number of users', () => {
  for (const users of [NaN, Infinity, -8, 8.5, 0])
    expect(findPrice(PRICES, users, 'month'), `${users}`).toBeNull();
});

describe('default price', () => {
  const at = (users: number, interval: Interval, isDefault = false) =>
    aPrice({ priceId: `${users} ${interval}`, users, interval, isDefault });

  it.each([
    ['the one marked', '16 year', [at(8, 'month'), at(16, 'year', true), at(4, 'week')]],
    [
      'of several marked the smallest count',
      '8 year',
      [at(16, 'month', true), at(8, 'year', true), at(4, 'month')],
    ],
    ['of several marked for one count the week', '8 week', [at(8, 'month', true), at(8, 'week', true)]],
    ['of several marked for one count the month', '8 month', [at(8, 'year', true), at(8, 'month', true)]],
    [
      'unmarked, the smallest count that has a month',
      '8 month',
      [at(16, 'month'), at(4, 'week'), at(8, 'month')],
    ],
    ['without a month, the smallest count', '4 year', [at(8, 'week'), at(4, 'year')]],
    [
      'without a month, the first interval of that count',
      '4 week',
      [at(4, 'year'), at(4, 'week'), at(8, 'week')],
    ],
    ['by number, not by spelling', '9 month', [at(10, 'month'), at(9, 'month')]],
  ])('[GB-34] preselects %s', (_case, expected, prices) => {
    expect(chooseDefaultPrice(prices)?.priceId).toBe(expected);
  });

  it('[GB-34] preselects nothing where nothing is on sale', () => {
    expect(chooseDefaultPrice([])).toBeNull();
  });

  it('[GB-34] preselects the same price in whatever order they come, and leaves their order alone', () => {
    const marked = anyPrices.chain((prices) =>
      fc.tuple(...prices.map((price) => fc.boolean().map((isDefault) => ({ ...price, isDefault })))),
    );
    fc.assert(
      fc.property(marked, (prices) => {
        const before = [...prices];
        const chosen = chooseDefaultPrice(prices);
        expect(chosen).toBe(chooseDefaultPrice(prices.toReversed()));
        expect(prices).toEqual(before);
        expect(chosen?.isDefault).toBe(prices.some(({ isDefault }) => isDefault));
      }),
    );
  });
});

describe('find offer', () => {
  it('[GB-10] finds a price with its product, among all that may be seen', () => {
    const [essential, pro] = aCatalogue().new;
    expect(findOffer([essential!, pro!], 'p16m')).toEqual({
      ok: true,
      value: { product: pro, price: pro?.prices[0] },
    });
    expect(findOffer([essential!, pro!], 'e8y')).toMatchObject({ value: { price: { interval: 'year' } } });
  });

  it('[GB-10] finds nothing that is not among them', () => {
    const unknown = { ok: false, error: 'unknown-price' };
    expect(findOffer(aCatalogue().new, 'up16m')).toEqual(unknown);
    expect(findOffer([], 'p16m')).toEqual(unknown);
    expect(findOffer([aProduct({ prices: [aPrice()] })], '')).toEqual(unknown);
  });
});
