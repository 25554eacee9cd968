import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTERVALS } from './interval.ts';
import { aPrice, anyPrices, aProduct } from '../pricing.fixture.ts';
import { findNearestPrice, listIntervalOptions, listPlanOptions, listSizeOptions } from './plan-choice.ts';

const essential = aProduct({
  placeOrder: 1,
  prices: [
    aPrice({ priceId: 'e16', users: 16 }),
    aPrice({ priceId: 'e4', users: 4 }),
    aPrice({ priceId: 'e16y', users: 16, interval: 'year' }),
  ],
});
const pro = aProduct({
  title: 'Pro',
  placeOrder: 2,
  prices: [aPrice({ priceId: 'p12', users: 12 }), aPrice({ priceId: 'p40', users: 40 })],
});

describe('the nearest price', () => {
  it.each([
    [4, 'e4'],
    [5, 'e16'],
    [16, 'e16'],
    [40, 'e16'],
  ])('[PRICE-1] of a plan for %d users has room for them, or is the largest: %s', (users, priceId) => {
    expect(findNearestPrice(essential.prices, users, 'month')?.priceId).toBe(priceId);
  });

  it('[PRICE-1] never has another interval', () => {
    expect(findNearestPrice(essential.prices, 4, 'week')).toBeNull();
    fc.assert(
      fc.property(anyPrices, fc.nat(300), fc.constantFrom(...INTERVALS), (prices, users, interval) => {
        const found = findNearestPrice(prices, users, interval);
        const sold = prices.filter((price) => price.interval === interval);
        expect(found?.interval).toBe(sold.length === 0 ? undefined : interval);
        for (const price of sold)
          if (price.users >= users) expect(found?.users).toBeLessThanOrEqual(price.users);
      }),
    );
  });
});

describe('the options of a change', () => {
  it('[PRICE-1, PRICE-8] are all plans in order, at the interval and the nearest size', () => {
    const options = listPlanOptions([pro, essential], { users: 24, interval: 'month' });
    expect(options.map(({ price }) => price?.priceId)).toEqual(['e16', 'p40']);
    const yearly = listPlanOptions([pro, essential], { users: 24, interval: 'year' });
    expect(yearly.map(({ price }) => price?.priceId ?? null)).toEqual(['e16y', null]);
  });

  it('[PRICE-1, PRICE-9] are all sizes and the one of today, those of another plan without a price', () => {
    const options = listSizeOptions([essential, pro], pro, 'month', 8);
    expect(options.map(({ users, price }) => [users, price?.priceId ?? null])).toEqual([
      [4, null],
      [8, null],
      [12, 'p12'],
      [16, null],
      [40, 'p40'],
    ]);
    expect(listSizeOptions([essential], null, 'month', 16).every(({ price }) => price === null)).toBe(true);
  });

  it('[PRICE-1, PRICE-9] are the three intervals, those not sold for these users without a price', () => {
    const options = listIntervalOptions(essential, 16);
    expect(options.map(({ interval, price }) => [interval, price?.priceId ?? null])).toEqual([
      ['week', null],
      ['month', 'e16'],
      ['year', 'e16y'],
    ]);
    expect(listIntervalOptions(null, 16).every(({ price }) => price === null)).toBe(true);
  });
});
