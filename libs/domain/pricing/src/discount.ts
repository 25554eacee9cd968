import type { Plan } from './plan.ts';
import type { Cents } from './money.ts';
import type { Price } from './product.ts';

/** The discount of a price in percent: whole, 1 to 100; null for none: 0, or anything outside. [GB-35] */
export function discountOf({ discount }: Pick<Price, 'discount'>): number | null {
  return Number.isInteger(discount) && discount >= 1 && discount <= 100 ? discount : null;
}

/**
 * The percentage on the banner of a price: the discount that the server gave; without one 100 for what costs nothing,
 * a trial or a free price, and no banner (null) for what is paid. [PRICE-15, GB-16]
 */
export function computeDiscountBanner(plan: Plan, price: Pick<Price, 'price' | 'discount'>): number | null {
  const isFree = plan === 'Trial' || price.price === 0;
  return discountOf(price) ?? (isFree ? 100 : null);
}

/**
 * What is charged for a price, in whole cents: the price less its discount, half a cent up. The list shows the price before it
 * and names the discount, so that whoever pays must get it. [PRICE-15, GB-35]
 */
export function computeCharge(price: Pick<Price, 'price' | 'discount'>): Cents {
  const percent = discountOf(price) ?? 0;
  return Math.round((price.price * (100 - percent)) / 100);
}
