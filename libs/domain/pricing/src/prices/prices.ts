import { err, ok, type Result } from '@partyline/kernel';
import { compareIntervals, type Interval } from '../plans/interval.ts';
import type { Price, Product } from '../catalogue/product.ts';

export type PriceKey = Pick<Price, 'users' | 'interval'>;

/** Orders fewer users first, then week, month, year. [PRICE-9] */
export function comparePrices(a: PriceKey, b: PriceKey): number {
  return a.users - b.users || compareIntervals(a.interval, b.interval);
}

/** Returns the price for exactly these users and this interval, or null. [PRICE-1] */
export function findPrice<Found extends PriceKey>(
  prices: readonly Found[],
  users: number,
  interval: Interval,
): Found | null {
  return prices.find((price) => price.users === users && price.interval === interval) ?? null;
}

/** Lists the user counts of the prices, ascending, each once. [PRICE-9] */
export function listUserCounts(prices: readonly PriceKey[]): number[] {
  return [...new Set(prices.map(({ users }) => users))].sort((a, b) => a - b);
}

/** Lists the intervals at which the user count is sold: week, month, year, each once. [PRICE-9] */
export function listIntervals(prices: readonly PriceKey[], users: number): Interval[] {
  const intervals = prices.filter((price) => price.users === users).map(({ interval }) => interval);
  return [...new Set(intervals)].sort(compareIntervals);
}

/**
 * Returns the price marked as default, else that of the smallest user count sold by month, else the first in order. null without
 * any price. [GB-34]
 */
export function chooseDefaultPrice<Chosen extends PriceKey & Pick<Price, 'isDefault'>>(
  prices: readonly Chosen[],
): Chosen | null {
  const inOrder = prices.toSorted(comparePrices);
  return (
    inOrder.find(({ isDefault }) => isDefault) ??
    inOrder.find(({ interval }) => interval === 'month') ??
    inOrder[0] ??
    null
  );
}

export interface Offer {
  readonly product: Product;
  readonly price: Price;
}

/** Returns the price of this id and its product, among the products that the buyer may see. [GB-10] */
export function findOffer(products: readonly Product[], priceId: string): Result<Offer, 'unknown-price'> {
  for (const product of products) {
    const price = product.prices.find((candidate) => candidate.priceId === priceId);
    if (price !== undefined) return ok({ product, price });
  }
  return err('unknown-price');
}
