import type { Price } from '../catalogue/product.ts';
import type { Cents } from './money.ts';

/** 1 to 100, or null for anything else. [GB-35] */
export function discountOf({ discount }: Pick<Price, 'discount'>): number | null {
  return Number.isInteger(discount) && discount >= 1 && discount <= 100 ? discount : null;
}

/** In whole cents, half a cent rounded up: the price less the list's discount. [PRICE-15, GB-35] */
export function computeCharge(price: Pick<Price, 'price' | 'discount'>): Cents {
  const percent = discountOf(price) ?? 0;
  return Math.round((price.price * (100 - percent)) / 100);
}
