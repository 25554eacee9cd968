import { computeCharge } from './charge.ts';
import type { Cents } from './money.ts';
import { findPrice } from './prices.ts';
import type { PriceKey } from './prices.ts';
import type { Price } from '../catalogue/product.ts';

export type PricedKey = PriceKey & Pick<Price, 'price'>;

/**
 * Returns twelve monthly prices minus the yearly one, in cents, before discount. May be zero or negative; null where either price
 * is missing. [PRICE-5, GB-33, GB-35]
 */
export function computeYearlySaving(prices: readonly PricedKey[], users: number): Cents | null {
  const monthly = findPrice(prices, users, 'month');
  const yearly = findPrice(prices, users, 'year');
  return monthly === null || yearly === null ? null : 12 * monthly.price - yearly.price;
}

/**
 * Returns the saving on the screen, in cents: twelve charged months minus the charged year. null where a year saves nothing, or
 * either price is missing. [PRICE-5, GB-17, GB-33]
 */
export function computeShownSaving(
  prices: readonly (PricedKey & Pick<Price, 'discount'>)[],
  users: number,
): Cents | null {
  const charged = prices.map((price) => ({ ...price, price: computeCharge(price) }));
  const saving = computeYearlySaving(charged, users) ?? 0;
  return saving > 0 ? saving : null;
}

/** Returns the `savedAmount` of a price list, in cents: what a year saves before discount, else 0. [GB-17, PRICE-5] */
export function computeSavedAmount(price: PriceKey, prices: readonly PricedKey[]): Cents {
  if (price.interval !== 'year') return 0;
  return Math.max(0, computeYearlySaving(prices, price.users) ?? 0);
}

/** Returns whether the `savedAmount` of a price is what a year saves; if not, a warning is logged. Neither is shown. [GB-17] */
export function isSavedAmountRight(
  price: PriceKey & Pick<Price, 'savedAmount'>,
  prices: readonly PricedKey[],
): boolean {
  return price.savedAmount === computeSavedAmount(price, prices);
}
