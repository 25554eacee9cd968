import { expect, it } from 'vitest';
import { aCatalogue, aPrice, aProduct } from '../pricing.fixture.ts';
import { listPublicPlans } from './public-plans.ts';

const listed = (prices: Parameters<typeof aPrice>[0][]) =>
  listPublicPlans({ ...aCatalogue(), new: [aProduct({ prices: prices.map((one) => aPrice(one)) })] });

it('[PRICE-21, GB-34] lists the new plans in order, each for its preselected users, and recommends one', () => {
  const plans = listPublicPlans(aCatalogue());
  expect(plans.map(({ product, users, isRecommended }) => [product.title, users, isRecommended])).toEqual([
    ['Essential', 8, false],
    ['Pro', 16, true],
  ]);
});

it('[PRICE-21] has a price for each interval that is sold, with the charges of the smallest and the largest size', () => {
  const [plan] = listed([
    { users: 16, price: 12_000, discount: 10 },
    { users: 8, price: 7_200, isDefault: true },
    { users: 8, price: 72_000, interval: 'year' },
    { users: 16, price: 4_000, interval: 'week' },
  ]);
  expect(plan?.userCounts).toEqual([8, 16]);
  expect(plan?.prices.map(({ quote, range }) => [quote.price.interval, quote.charge, range])).toEqual([
    ['month', 7_200, [7_200, 10_800]],
    ['year', 72_000, [72_000, 72_000]],
  ]);
});

it('leaves out a plan without a price', () => {
  expect(listed([])).toEqual([]);
});
