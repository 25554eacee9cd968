import type { Price } from '../catalogue/product.ts';
import type { Cents } from './money.ts';

/** Returns the discount of a price if it is a whole number of percent from 1 to 100, else null. [GB-35] */
export function discountOf({ discount }: Pick<Price, 'discount'>): number | null {
  return Number.isInteger(discount) && discount >= 1 && discount <= 100 ? discount : null;
}

/** Returns the price less the list's discount, in whole cents, half a cent rounded up. [PRICE-15, GB-35] */
export function computeCharge(price: Pick<Price, 'price' | 'discount'>): Cents {
  const paid = 100 - (discountOf(price) ?? 0);
  const rest = price.price % 100;
  // Apart, because the largest prices times 100 are no exact numbers.
  return ((price.price - rest) / 100) * paid + Math.round((rest * paid) / 100);
}
