import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseDefaultPrice } from './default-price.ts';
import type { Interval } from './interval.ts';
import { aPrice, anyPrices } from './pricing.fixture.ts';

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
