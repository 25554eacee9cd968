import type { Interval } from './interval.ts';
import { compareIntervals } from './interval.ts';
import type { Price } from './product.ts';

/** What a price is found by: so many users, paid once an interval. */
export type PriceKey = Pick<Price, 'users' | 'interval'>;

/** For sorting: fewer users first, then week, month, year; 0 for the same users and interval. [PRICE-9] */
export function comparePrices(a: PriceKey, b: PriceKey): number {
  return a.users - b.users || compareIntervals(a.interval, b.interval);
}

/**
 * The price for exactly so many users and this interval; null where none is on sale (so also for what is no number of users),
 * the first where several are. [PRICE-1]
 */
export function findPrice<Found extends PriceKey>(
  prices: readonly Found[],
  users: number,
  interval: Interval,
): Found | null {
  return prices.find((price) => price.users === users && price.interval === interval) ?? null;
}

/** Every user count that has a price, each once, the smallest first. [PRICE-9] */
export function listUserCounts(prices: readonly PriceKey[]): number[] {
  return [...new Set(prices.map(({ users }) => users))].sort((a, b) => a - b);
}

/** Every interval that has a price for so many users, each once, in the order week, month, year. [PRICE-9] */
export function listIntervals(prices: readonly PriceKey[], users: number): Interval[] {
  const intervals = prices.filter((price) => price.users === users).map(({ interval }) => interval);
  return [...new Set(intervals)].sort(compareIntervals);
}
