import type { Cents } from './money.ts';
import { findPrice } from './prices.ts';
import type { PriceKey } from './prices.ts';
import type { Price } from './product.ts';

/** What the saving is computed from. */
export type PricedKey = PriceKey & Pick<Price, 'price'>;

/**
 * What a year saves: twelve times the monthly price for the same users, minus the yearly price, in cents, before
 * discount. Zero or less where the year is no cheaper; null where either price is missing. [PRICE-5, GB-33, GB-35]
 */
export function computeYearlySaving(prices: readonly PricedKey[], users: number): Cents | null {
  const monthly = findPrice(prices, users, 'month');
  const yearly = findPrice(prices, users, 'year');
  return monthly === null || yearly === null ? null : 12 * monthly.price - yearly.price;
}

/** The saving that is shown, in cents: the formula's result, or null where a year saves nothing. [GB-17, GB-33] */
export function computeShownSaving(prices: readonly PricedKey[], users: number): Cents | null {
  const saving = computeYearlySaving(prices, users) ?? 0;
  return saving > 0 ? saving : null;
}

/**
 * The savedAmount that a price has to state, in cents: for a year what is shown as its saving, and 0 where nothing is
 * shown and for every other interval. [GB-17, PRICE-5]
 */
export function computeSavedAmount(price: PriceKey, prices: readonly PricedKey[]): Cents {
  return price.interval === 'year' ? (computeShownSaving(prices, price.users) ?? 0) : 0;
}

/** Whether a stated savedAmount is what the formula gives; where not, the formula is shown and a warning logged. [GB-17] */
export function isSavedAmountRight(
  price: PriceKey & Pick<Price, 'savedAmount'>,
  prices: readonly PricedKey[],
): boolean {
  return price.savedAmount === computeSavedAmount(price, prices);
}
