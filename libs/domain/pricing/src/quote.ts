import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import { computeDiscountBanner } from './discount.ts';
import type { Interval } from './interval.ts';
import type { Cents } from './money.ts';
import { computeMonthlyEquivalent } from './monthly-equivalent.ts';
import { findPrice } from './prices.ts';
import type { Price, Product } from './product.ts';
import { computeShownSaving } from './saving.ts';

/** Everything a plan card says about one price. */
export interface Quote {
  readonly price: Price;
  /** In cents; null for a week and a month. [PRICE-7] */
  readonly monthlyEquivalent: Cents | null;
  /** In cents; null where nothing is shown. [PRICE-5, GB-17] */
  readonly saving: Cents | null;
  /** Percent; null for no banner. [PRICE-15] */
  readonly discountBanner: number | null;
}

/**
 * Returns the price for these users and this interval with everything derived from it, or 'no-such-price'. [PRICE-5,
 * PRICE-7, PRICE-15]
 */
export function computeQuote(
  product: Pick<Product, 'title' | 'prices'>,
  users: number,
  interval: Interval,
): Result<Quote, 'no-such-price'> {
  const price = findPrice(product.prices, users, interval);
  if (price === null) return err('no-such-price');
  const isYearly = interval === 'year';
  return ok({
    price,
    monthlyEquivalent: isYearly ? computeMonthlyEquivalent(price.price) : null,
    saving: isYearly ? computeShownSaving(product.prices, users) : null,
    discountBanner: computeDiscountBanner(product.title, price),
  });
}
