import type { Price } from '../catalogue/product.ts';
import type { Cents } from './money.ts';

/** Returns the discount of a price if it is a whole number of percent from 1 to 100, else null. [GB-35] */
export function discountOf({ discount }: Pick<Price, 'discount'>): number | null {
  return Number.isInteger(discount) && discount >= 1 && discount <= 100 ? discount : null;
}

/** Returns the price less the list's discount, in whole cents, half a cent rounded up. [PRICE-15, GB-35] */
export function computeCharge(price: Pick<Price, 'price' | 'discount'>): Cents {
  const percent = discountOf(price) ?? 0;
  return Math.round((price.price * (100 - percent)) / 100);
}
