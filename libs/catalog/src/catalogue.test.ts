import {
  INTERVALS,
  PAID_PLANS,
  SUBSCRIPTION_TYPES,
  TRIAL_PLAN_USERS,
  chooseDefaultPrice,
  findPrice,
  findRecommended,
  listIntervals,
  listPublicPlans,
  listUserCounts,
  parseCatalogue,
} from '@partyline/pricing';
import { comparePrices, compareProducts, computeShownSaving } from '@partyline/pricing/testing';
import type { Product } from '@partyline/pricing';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

const titles = (products: readonly Product[]) => products.map(({ title }) => title);
const PAID_LISTS = ['new', 'upgrade', 'skyport'] as const;
const paidProducts = PAID_LISTS.flatMap((list) =>
  CATALOGUE[list].map((product): [string, string, Product] => [list, product.title, product]),
);

it('[PRICE-3, PRICE-4, GEN-9] is a catalogue without a fault, and the very data of the file', () => {
  expect(parseCatalogue(CATALOGUE)).toEqual({ ok: true, value: CATALOGUE });
  expect(Object.keys(CATALOGUE)).toEqual([...SUBSCRIPTION_TYPES]);
});

it('[GEN-6] sells Essential, Pro and Premium of the intercom service, new and as upgrades', () => {
  expect(titles(CATALOGUE.new)).toEqual([...PAID_PLANS]);
  expect(titles(CATALOGUE.upgrade)).toEqual([...PAID_PLANS]);
});

it('[GB-5] sells two plans of the second product line', () => {
  expect(titles(CATALOGUE.skyport)).toEqual(['Essential', 'Pro']);
});

it('[BILL-39, GB-16] has one trial, free and with 4 users', () => {
  expect(titles(CATALOGUE.trial)).toEqual(['Trial']);
  expect(CATALOGUE.trial[0]?.prices).toMatchObject([{ price: 0, users: TRIAL_PLAN_USERS }]);
});

it.each(PAID_LISTS)('[PRICE-8, PRICE-20] is written in order in the list %s, and recommends Pro', (list) => {
  expect(CATALOGUE[list].toSorted(compareProducts)).toEqual(CATALOGUE[list]);
  expect(findRecommended(CATALOGUE[list])?.title).toBe('Pro');
});

it('[PRICE-21] shows every paid plan with an amount for each interval, and how they differ', () => {
  const plans = listPublicPlans(CATALOGUE);
  expect(plans.map(({ product }) => product.title)).toEqual([...PAID_PLANS]);
  for (const { prices, users, userCounts } of plans) {
    expect(prices.map(({ quote }) => quote.price.interval)).toEqual([...INTERVALS]);
    expect(userCounts).toContain(users);
    expect(userCounts.length).toBeGreaterThan(1);
    for (const { quote, range } of prices) {
      expect(range[0]).toBeLessThanOrEqual(quote.charge);
      expect(range[1]).toBeGreaterThanOrEqual(quote.charge);
    }
    expect(new Set(prices.map(({ range }) => range.join())).size).toBe(prices.length);
  }
  const differences = plans.map(({ userCounts, prices }) => JSON.stringify([userCounts, prices]));
  expect(new Set(differences).size).toBe(plans.length);
});

describe.each(paidProducts)('%s %s', (_list, _title, product) => {
  const { prices } = product;
  const counts = listUserCounts(prices);
  const priceOf = (users: number, interval: (typeof INTERVALS)[number]) => {
    const price = findPrice(prices, users, interval);
    if (price === null) throw new Error(`No price for ${users} users by the ${interval}`);
    return price.price;
  };

  it('[GEN-7, PRICE-9] has a price by the week, the month and the year for every user count, in order', () => {
    for (const users of counts) expect(listIntervals(prices, users)).toEqual([...INTERVALS]);
    expect(prices.toSorted(comparePrices)).toEqual(prices);
  });

  it('[PRICE-5] saves by the year, and is never cheaper by the week than by the month', () => {
    for (const users of counts) {
      expect(computeShownSaving(prices, users)).toBeGreaterThan(0);
      expect(52 * priceOf(users, 'week')).toBeGreaterThan(12 * priceOf(users, 'month'));
      expect(priceOf(users, 'week')).toBeLessThan(priceOf(users, 'month'));
    }
  });

  it('costs more for more users', () => {
    for (const interval of INTERVALS) {
      const inOrder = counts.map((users) => priceOf(users, interval));
      expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => a - b));
    }
  });

  it('[GB-34] preselects a monthly price', () => {
    expect(chooseDefaultPrice(prices)).toMatchObject({ isDefault: true, interval: 'month' });
  });
});

it('has the same prices for new customers and upgrades, before discount', () => {
  const amounts = (list: readonly Product[]) =>
    list.map(({ prices }) => prices.map(({ price, users, interval }) => [price, users, interval]));
  expect(amounts(CATALOGUE.upgrade)).toEqual(amounts(CATALOGUE.new));
});
