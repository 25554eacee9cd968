import { err, ok, type Result } from '@partyline/kernel';
import type { Interval } from '../plans/interval.ts';
import { computeCharge, discountOf } from './charge.ts';
import type { Cents } from './money.ts';
import type { Plan } from '../plans/plan.ts';
import { findPrice } from './prices.ts';
import type { Price, Product } from '../catalogue/product.ts';
import { computeShownSaving } from './saving.ts';

const MONTHS = 12;

/** Returns a twelfth, rounded half up to the cent. [PRICE-7, GB-18] */
export function computeMonthlyEquivalent(yearly: Cents): Cents {
  const rest = yearly % MONTHS;
  return (yearly - rest) / MONTHS + (rest >= MONTHS / 2 ? 1 : 0);
}

/** Returns the discount of the price in percent, else 100 for what is free, else null. [PRICE-15, GB-16] */
export function computeDiscountBanner(plan: Plan, price: Pick<Price, 'price' | 'discount'>): number | null {
  const isFree = plan === 'Trial' || price.price === 0;
  return discountOf(price) ?? (isFree ? 100 : null);
}

export interface Quote {
  readonly price: Price;
  /** In cents: the amount of every payment, before tax. [GB-35, PRICE-15] */
  readonly charge: Cents;
  /** A twelfth of the charge, in cents; null for a week and a month. [PRICE-7] */
  readonly monthlyEquivalent: Cents | null;
  /** Of the charges, in cents; null where nothing is shown. [PRICE-5, GB-17] */
  readonly saving: Cents | null;
  /** Percent; null for no banner. [PRICE-15] */
  readonly discountBanner: number | null;
}

/** Returns a price with everything derived from it, or 'no-such-price'. [PRICE-5, PRICE-7, PRICE-15] */
export function computeQuote(
  product: Pick<Product, 'title' | 'prices'>,
  users: number,
  interval: Interval,
): Result<Quote, 'no-such-price'> {
  const price = findPrice(product.prices, users, interval);
  if (price === null) return err('no-such-price');
  const isYearly = interval === 'year';
  const charge = computeCharge(price);
  return ok({
    price,
    charge,
    monthlyEquivalent: isYearly ? computeMonthlyEquivalent(charge) : null,
    saving: isYearly ? computeShownSaving(product.prices, users) : null,
    discountBanner: computeDiscountBanner(product.title, price),
  });
}
