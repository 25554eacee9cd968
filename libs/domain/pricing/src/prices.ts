import type { Interval } from './interval.ts';
import { compareIntervals } from './interval.ts';
import type { Price } from './product.ts';

export type PriceKey = Pick<Price, 'users' | 'interval'>;

/** Sorts fewer users first, then week, month, year. [PRICE-9] */
export function comparePrices(a: PriceKey, b: PriceKey): number {
  return a.users - b.users || compareIntervals(a.interval, b.interval);
}

/** Returns the first price for exactly these users and this interval, or null. [PRICE-1] */
export function findPrice<Found extends PriceKey>(
  prices: readonly Found[],
  users: number,
  interval: Interval,
): Found | null {
  return prices.find((price) => price.users === users && price.interval === interval) ?? null;
}

/** Ascending, each once. [PRICE-9] */
export function listUserCounts(prices: readonly PriceKey[]): number[] {
  return [...new Set(prices.map(({ users }) => users))].sort((a, b) => a - b);
}

/** Week, month, year, each once. [PRICE-9] */
export function listIntervals(prices: readonly PriceKey[], users: number): Interval[] {
  const intervals = prices.filter((price) => price.users === users).map(({ interval }) => interval);
  return [...new Set(intervals)].sort(compareIntervals);
}
