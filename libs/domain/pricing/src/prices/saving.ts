import type { Cents } from './money.ts';
import { findPrice } from './prices.ts';
import type { PriceKey } from './prices.ts';
import type { Price } from '../catalogue/product.ts';

export type PricedKey = PriceKey & Pick<Price, 'price'>;

/**
 * Twelve monthly prices minus the yearly one, in cents, before discount. May be zero or negative; null where either price is
 * missing. [PRICE-5, GB-33, GB-35]
 */
export function computeYearlySaving(prices: readonly PricedKey[], users: number): Cents | null {
  const monthly = findPrice(prices, users, 'month');
  const yearly = findPrice(prices, users, 'year');
  return monthly === null || yearly === null ? null : 12 * monthly.price - yearly.price;
}

/** In cents; null where a year saves nothing. [GB-17, GB-33] */
export function computeShownSaving(prices: readonly PricedKey[], users: number): Cents | null {
  const saving = computeYearlySaving(prices, users) ?? 0;
  return saving > 0 ? saving : null;
}

/** In cents: the shown saving of a year, else 0. [GB-17, PRICE-5] */
export function computeSavedAmount(price: PriceKey, prices: readonly PricedKey[]): Cents {
  return price.interval === 'year' ? (computeShownSaving(prices, price.users) ?? 0) : 0;
}

/** If not, the formula's result is shown and a warning logged. [GB-17] */
export function isSavedAmountRight(
  price: PriceKey & Pick<Price, 'savedAmount'>,
  prices: readonly PricedKey[],
): boolean {
  return price.savedAmount === computeSavedAmount(price, prices);
}
