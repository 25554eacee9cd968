import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCharge } from './charge.ts';
import { findPrice } from './prices.ts';
import { aPrice, anyPrices } from '../pricing.fixture.ts';
import { computeSavedAmount, computeShownSaving, computeYearlySaving, isSavedAmountRight } from './saving.ts';

const month = (price: number, users = 8) => aPrice({ price, users });
const year = (price: number, users = 8, savedAmount = 0) =>
  aPrice({ price, users, interval: 'year', savedAmount });
const week = (price: number) => aPrice({ price, interval: 'week' });

describe('what a year saves', () => {
  it.each([
    [7200, 72_000, 14_400, 14_400],
    [7200, 86_399, 1, 1],
    [7200, 86_400, 0, null],
    [7200, 86_401, -1, null],
    [0, 0, 0, null],
  ])('[PRICE-5, GB-17] at %d a month and %d a year is %d, shown as %j', (monthly, yearly, saving, shown) => {
    const prices = [week(2500), year(yearly), month(monthly)];
    expect(computeYearlySaving(prices, 8)).toBe(saving);
    expect(computeShownSaving(prices, 8)).toBe(shown);
  });

  it('[PRICE-5] compares prices for the same users only', () => {
    const prices = [month(7200), year(144_000, 16), month(14_400, 16)];
    expect(computeYearlySaving(prices, 16)).toBe(28_800);
  });

  it.each([
    ['no monthly price', [year(72_000), week(2500)]],
    ['no monthly price for these users', [year(72_000), month(7200, 16)]],
    ['no yearly price', [month(7200), week(2500)]],
    ['no price at all', []],
  ])('[GB-33] is nothing with %s', (_case, prices) => {
    expect(computeYearlySaving(prices, 8)).toBeNull();
    expect(computeShownSaving(prices, 8)).toBeNull();
  });

  it.each([
    [0, 50, 50_400],
    [50, 0, null],
    [20, 10, 4320],
  ])(
    '[PRICE-5, GB-35] is shown of what is charged, at %d % off the month and %d % off the year',
    (ofMonth, ofYear, shown) => {
      const prices = [
        { ...month(7200), discount: ofMonth },
        { ...year(72_000), discount: ofYear },
      ];
      expect(computeYearlySaving(prices, 8)).toBe(14_400);
      expect(computeShownSaving(prices, 8)).toBe(shown);
    },
  );

  it('[PRICE-5, GB-17] never contradicts the prices: year and saving are twelve months, and what is shown is saved', () => {
    fc.assert(
      fc.property(anyPrices, (prices) => {
        for (const { users } of prices) {
          const monthly = findPrice(prices, users, 'month');
          const yearly = findPrice(prices, users, 'year');
          const shown = computeShownSaving(prices, users);
          if (monthly === null || yearly === null) {
            expect(shown).toBeNull();
            continue;
          }
          const [year, twelveMonths] = [BigInt(computeCharge(yearly)), 12n * BigInt(computeCharge(monthly))];
          if (shown === null) expect(year).toBeGreaterThanOrEqual(twelveMonths);
          else {
            expect(year + BigInt(shown)).toBe(twelveMonths);
            expect(shown).toBeGreaterThan(0);
          }
        }
      }),
    );
  });
});

describe('the savedAmount that a seller states', () => {
  const prices = [month(7200), year(72_000), week(2500), month(100, 16), year(1300, 16)];

  it('[GB-17, PRICE-5] is the saving on a yearly price, and 0 where a year saves nothing or the interval is another', () => {
    expect(prices.map((price) => computeSavedAmount(price, prices))).toEqual([0, 14_400, 0, 0, 0]);
    expect(computeSavedAmount(year(72_000), [year(72_000)])).toBe(0);
  });

  it.each([
    [0, false],
    [14_399, false],
    [14_400, true],
    [14_401, false],
  ])('[GB-17] of %d is right: %s', (savedAmount, right) => {
    expect(isSavedAmountRight(year(72_000, 8, savedAmount), prices)).toBe(right);
  });

  it('[GB-17] is wrong on a monthly price as soon as it is not 0', () => {
    expect(isSavedAmountRight(aPrice({ savedAmount: 0 }), prices)).toBe(true);
    expect(isSavedAmountRight(aPrice({ savedAmount: 14_400 }), prices)).toBe(false);
  });
});
