import { PLANS } from './plan.ts';
import type { Product } from '../catalogue/product.ts';

/** What products are ordered by. */
export type PlacedProduct = Pick<Product, 'placeOrder' | 'title'>;

/** Sorts by placeOrder, then Trial, Essential, Pro, Premium. [PRICE-8] */
export function compareProducts(a: PlacedProduct, b: PlacedProduct): number {
  return a.placeOrder - b.placeOrder || PLANS.indexOf(a.title) - PLANS.indexOf(b.title);
}

/** Returns a sorted copy. [PRICE-8] */
export function listProductsInOrder<Ordered extends PlacedProduct>(products: readonly Ordered[]): Ordered[] {
  return products.toSorted(compareProducts);
}

/** Returns the first recommended product in order, or null. [PRICE-20] */
export function findRecommended<Marked extends PlacedProduct & Pick<Product, 'recommended'>>(
  products: readonly Marked[],
): Marked | null {
  return listProductsInOrder(products).find(({ recommended }) => recommended) ?? null;
}

/** Returns whether the list has a plan with a higher placeOrder; null for a plan that is not on the list. [GC-13] */
export function isBelowHighest(products: readonly PlacedProduct[], plan: string): boolean | null {
  const own = products.find(({ title }) => title === plan);
  return own === undefined ? null : products.some(({ placeOrder }) => placeOrder > own.placeOrder);
}

/** [PRICE-13, PRICE-14, GB-28] */
export const CARD_LAYOUTS = ['full-width', 'half-width', 'four-columns'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** Chooses the layout by the number of cards. [PRICE-13, PRICE-14, GB-28] */
export function computeCardLayout(cards: number): CardLayout {
  if (cards > 2) return 'four-columns';
  return cards === 2 ? 'half-width' : 'full-width';
}
