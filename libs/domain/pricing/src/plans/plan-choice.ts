import { INTERVALS, type Interval } from './interval.ts';
import { listProductsInOrder } from './plan-order.ts';
import { findPrice, listUserCounts, type PriceKey } from '../prices/prices.ts';
import type { Price, Product } from '../catalogue/product.ts';

/**
 * Returns the price for the smallest size that has room for `users`, else for the largest, at exactly this interval; null if nothing
 * is sold at it. [PRICE-1]
 */
export function findNearestPrice<Found extends PriceKey>(
  prices: readonly Found[],
  users: number,
  interval: Interval,
): Found | null {
  const sold = prices.filter((price) => price.interval === interval).sort((a, b) => a.users - b.users);
  return sold.find((price) => price.users >= users) ?? sold.at(-1) ?? null;
}

/** One answer to a question, with the price it leads to; null where that is not on sale. */
export interface PlanOption {
  readonly product: Product;
  readonly price: Price | null;
}

/** Lists the plans of a list in order, each with its price at the interval for the nearest size. [PRICE-1, PRICE-8] */
export function listPlanOptions(
  products: readonly Product[],
  { users, interval }: PriceKey,
): readonly PlanOption[] {
  return listProductsInOrder(products).map((product) => ({
    product,
    price: findNearestPrice(product.prices, users, interval),
  }));
}

export interface SizeOption {
  readonly users: number;
  readonly price: Price | null;
}

/** Lists every size of a list and `held`, ascending, with the price of one product at the interval. [PRICE-1, PRICE-9] */
export function listSizeOptions(
  products: readonly Product[],
  product: Product | null,
  interval: Interval,
  held: number,
): readonly SizeOption[] {
  const sizes = listUserCounts([...products.flatMap(({ prices }) => prices), { users: held, interval }]);
  return sizes.map((users) => ({ users, price: findPrice(product?.prices ?? [], users, interval) }));
}

export interface IntervalOption {
  readonly interval: Interval;
  readonly price: Price | null;
}

/** Lists week, month and year with the price of one product for the users. [PRICE-1, PRICE-9] */
export function listIntervalOptions(product: Product | null, users: number): readonly IntervalOption[] {
  return INTERVALS.map((interval) => ({
    interval,
    price: findPrice(product?.prices ?? [], users, interval),
  }));
}
