import type { Plan } from './plan.ts';
import type { Cents } from './money.ts';
import type { Price } from './product.ts';

/** Returns a whole percentage of 1 to 100, or null for anything else. [GB-35] */
export function discountOf({ discount }: Pick<Price, 'discount'>): number | null {
  return Number.isInteger(discount) && discount >= 1 && discount <= 100 ? discount : null;
}

/** Returns the banner's percentage: the given discount, else 100 for what is free, else null. [PRICE-15, GB-16] */
export function computeDiscountBanner(plan: Plan, price: Pick<Price, 'price' | 'discount'>): number | null {
  const isFree = plan === 'Trial' || price.price === 0;
  return discountOf(price) ?? (isFree ? 100 : null);
}

/**
 * Returns the charge in whole cents, half a cent rounded up: the price less the discount that the list names.
 * [PRICE-15, GB-35]
 */
export function computeCharge(price: Pick<Price, 'price' | 'discount'>): Cents {
  const percent = discountOf(price) ?? 0;
  return Math.round((price.price * (100 - percent)) / 100);
}
