import { expect, it } from 'vitest';
import { listShownPlans } from './plan-prices.ts';

const AMOUNT = /^USD \d{1,3}(,\d{3})*\.\d\d$/u;

it('[PRICE-21] shows every paid plan of the catalogue with an amount in USD for each interval', () => {
  const plans = listShownPlans();
  expect(plans.map(({ name }) => name)).toEqual(['Essential', 'Pro', 'Premium']);
  expect(plans.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
  for (const { prices, users, userCounts } of plans) {
    expect(prices.map(({ interval }) => interval)).toEqual(['week', 'month', 'year']);
    expect(userCounts).toContain(users);
    for (const { amount, priceId } of prices) {
      expect(amount).toMatch(AMOUNT);
      expect(priceId).not.toBe('');
    }
  }
});

it('[PRICE-21] tells how the plans differ: in their sizes and in what each interval costs', () => {
  const plans = listShownPlans();
  for (const { userCounts, prices } of plans) {
    expect(userCounts).toEqual([...userCounts].toSorted((a, b) => a - b));
    for (const price of prices.flatMap(({ range }) => range)) expect(price).toMatch(AMOUNT);
    expect(new Set(prices.map(({ range }) => range.join())).size).toBe(prices.length);
  }
  const differences = plans.map(({ userCounts, prices }) => JSON.stringify([userCounts, prices]));
  expect(new Set(differences).size).toBe(plans.length);
});

it('[GB-35, PRICE-5, PRICE-7] shows the charge of each interval large, and of a year what it is by the month and saves', () => {
  for (const { prices } of listShownPlans()) {
    const [, month, year] = prices;
    expect(month).toMatchObject({ monthly: null, saving: null });
    const cents = (text = '') => Number(text.replaceAll(/\D/gu, ''));
    expect(cents(year?.monthly ?? '')).toBe(Math.round(cents(year?.amount) / 12));
    const saved = cents(month?.amount) * 12 - cents(year?.amount);
    expect(cents(year?.saving ?? '')).toBe(Math.max(0, saved));
  }
});
