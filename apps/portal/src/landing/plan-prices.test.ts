import { expect, it } from 'vitest';
import { listShownPlans } from './plan-prices.ts';

it('[PRICE-21] shows every paid plan of the catalogue with an amount in USD for each interval', () => {
  const plans = listShownPlans();
  expect(plans.map(({ name }) => name)).toEqual(['Essential', 'Pro', 'Premium']);
  expect(plans.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
  for (const { prices, users, userCounts } of plans) {
    expect(prices.map(({ interval }) => interval)).toEqual(['week', 'month', 'year']);
    expect(userCounts).toContain(users);
    for (const { amount, priceId } of prices) {
      expect(amount).toMatch(/^USD \d+\.\d\d$/);
      expect(priceId).not.toBe('');
    }
  }
});

it('[PRICE-21] tells how the plans differ: in their sizes and in what a month costs', () => {
  const plans = listShownPlans();
  for (const { userCounts, monthly } of plans) {
    expect(userCounts).toEqual([...userCounts].toSorted((a, b) => a - b));
    for (const price of monthly) expect(price).toMatch(/^USD \d+\.\d\d$/);
  }
  const differences = plans.map(({ userCounts, monthly }) => JSON.stringify([userCounts, monthly]));
  expect(new Set(differences).size).toBe(plans.length);
});

it('says what a year costs, what it comes to by the month and what it saves', () => {
  for (const { prices } of listShownPlans()) {
    const [, month, year] = prices;
    expect(month).toMatchObject({ yearly: null, saving: null, per: 'month' });
    expect(year?.per).toBe('month');
    expect(year?.yearly).toMatch(/^USD \d+\.\d\d$/);
    const cents = (text = '') => Math.round(Number(text.slice(4)) * 100);
    const saved = cents(month?.amount) * 12 - cents(year?.yearly ?? '');
    expect(year?.saving === null ? 0 : cents(year?.saving ?? '')).toBe(Math.max(0, saved));
  }
});
