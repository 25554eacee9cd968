import { PLANS } from './plan.ts';
import type { Product } from './product.ts';

/** What products are ordered by. */
export type PlacedProduct = Pick<Product, 'placeOrder' | 'title'>;

/** For sorting: by placeOrder; the same place is settled by Trial, Essential, Pro, Premium. [PRICE-8] */
export function compareProducts(a: PlacedProduct, b: PlacedProduct): number {
  return a.placeOrder - b.placeOrder || PLANS.indexOf(a.title) - PLANS.indexOf(b.title);
}

/** The products in the order of their plan cards; the list that was given stays as it is. [PRICE-8] */
export function listProductsInOrder<Ordered extends PlacedProduct>(products: readonly Ordered[]): Ordered[] {
  return products.toSorted(compareProducts);
}

/** The product marked as recommended; the first in order where several are; null where none is. [PRICE-20] */
export function findRecommended<Marked extends PlacedProduct & Pick<Product, 'recommended'>>(
  products: readonly Marked[],
): Marked | null {
  return listProductsInOrder(products).find(({ recommended }) => recommended) ?? null;
}

/**
 * Whether a plan stands below the highest placeOrder of the list, so that there is one to upgrade to; null for a plan
 * that is not on the list. [GC-13]
 */
export function isBelowHighest(products: readonly PlacedProduct[], plan: string): boolean | null {
  const own = products.find(({ title }) => title === plan);
  return own === undefined ? null : products.some(({ placeOrder }) => placeOrder > own.placeOrder);
}
