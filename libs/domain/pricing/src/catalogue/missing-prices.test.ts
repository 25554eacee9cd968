import fc from 'fast-check';
import { expect, it } from 'vitest';
import { INTERVALS } from '../plans/interval.ts';
import { listMissingPrices } from './missing-prices.ts';
import { aCatalogue, aPrice, anyPrices } from '../pricing.fixture.ts';

const saidOf = (input: unknown) =>
  listMissingPrices(input).map(({ path, users, interval }) => `${path} ${users} ${interval}`);

const selling = (prices: readonly unknown[]) => ({ new: [{ prices }] });

it('[GEN-7] names the intervals that a user count is not sold at, product by product, in order', () => {
  expect(saidOf(aCatalogue())).toEqual([
    'new.0.prices 8 week',
    'new.1.prices 16 week',
    'new.1.prices 16 year',
    'upgrade.0.prices 16 week',
    'upgrade.0.prices 16 year',
  ]);
});

it('[GEN-7] finds nothing missing where every user count has all three, in whatever order, even twice', () => {
  const prices = [16, 8, 8].flatMap((users) =>
    INTERVALS.toReversed().map((interval) => ({ users, interval })),
  );
  expect(saidOf({ new: [{ prices }], upgrade: [{ prices }], skyport: [{ prices }] })).toEqual([]);
});

it('[GEN-7] asks every list on sale, and never the trial', () => {
  const only = [{ prices: [{ users: 4, interval: 'week' }] }];
  expect(saidOf({ trial: only, new: only, upgrade: only, skyport: only })).toEqual(
    ['new', 'upgrade', 'skyport'].flatMap((list) => [`${list}.0.prices 4 month`, `${list}.0.prices 4 year`]),
  );
});

it('names the smallest user count first', () => {
  expect(saidOf(selling([16, 4].map((users) => ({ users, interval: 'week' }))))).toEqual([
    'new.0.prices 4 month',
    'new.0.prices 4 year',
    'new.0.prices 16 month',
    'new.0.prices 16 year',
  ]);
});

it.each([
  [{ users: '8', interval: 'month' }],
  [{ users: 0, interval: 'month' }],
  [{ users: 1.5, interval: 'month' }],
  [{ users: 2 ** 53, interval: 'month' }],
  [{ users: 8, interval: 'Month' }],
  [{ users: 8 }],
  [{ interval: 'month' }],
  [Object.create({ users: 8, interval: 'month' })],
  [null],
  ['8 month'],
])('says nothing of a product with a price whose place is not known: %j', (price) => {
  expect(saidOf(selling([aPrice(), price]))).toEqual([]);
  expect(saidOf({ new: [{ prices: [price] }, { prices: [aPrice()] }] })).toEqual([
    'new.1.prices 8 week',
    'new.1.prices 8 year',
  ]);
});

it('counts a single user, and a price whose amount is wrong, as on sale', () => {
  expect(saidOf(selling([{ users: 1, interval: 'month', price: 0.5 }]))).toEqual([
    'new.0.prices 1 week',
    'new.0.prices 1 year',
  ]);
});

it.each([
  null,
  undefined,
  7,
  'new',
  [],
  {},
  { new: null },
  { new: {} },
  { new: [null, 7, {}, { prices: 7 }] },
])('finds nothing in what is no catalogue: %j', (input) => {
  expect(listMissingPrices(input)).toEqual([]);
});

it('[GEN-7] is the grid of user counts and intervals without the prices there are', () => {
  fc.assert(
    fc.property(anyPrices, (prices) => {
      const there = prices.map(({ users, interval }) => `new.0.prices ${users} ${interval}`);
      const grid = prices.flatMap(({ users }) =>
        INTERVALS.map((interval) => `new.0.prices ${users} ${interval}`),
      );
      const missing = saidOf(selling(prices));
      expect(new Set([...there, ...missing])).toEqual(new Set(grid));
      expect(missing.length + there.length).toBe(new Set(grid).size);
    }),
  );
});

it('answers anything at all without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(listMissingPrices({ new: input, skyport: [{ prices: [input] }] })).toBeDefined();
    }),
  );
});
