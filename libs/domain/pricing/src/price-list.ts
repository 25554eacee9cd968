import { listProductsInOrder } from './plan-order.ts';
import { comparePrices } from './prices.ts';
import type { Product } from './product.ts';

/** Sorts products by placeOrder and their prices by users and interval. [PRICE-8, PRICE-9] */
export function putInOrder(products: readonly Product[]): Product[] {
  return listProductsInOrder(products).map((product) => ({
    ...product,
    prices: product.prices.toSorted(comparePrices),
  }));
}
