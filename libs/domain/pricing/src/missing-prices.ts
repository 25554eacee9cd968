import type { Interval } from './interval.ts';
import { INTERVALS, parseInterval } from './interval.ts';
import type { PriceKey } from './prices.ts';
import { listIntervals, listUserCounts } from './prices.ts';
import { SUBSCRIPTION_TYPES } from './subscription-type.ts';

/** A price that is not on sale although its product is sold to so many users: where it should stand, and which. */
export interface MissingPrice {
  readonly path: string;
  readonly users: number;
  readonly interval: Interval;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A field of anything at all; undefined where there is none. */
function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // A non-null object with this key of its own is a record as far as reading this key goes.
  return (value as Readonly<Record<string, unknown>>)[key];
}

const isUserCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

/** For whom a price is, or null if it does not say so in a way that can be read. */
function keyOf(price: unknown): PriceKey | null {
  const users = fieldOf(price, 'users');
  const interval = parseInterval(fieldOf(price, 'interval'));
  return isUserCount(users) && interval.ok ? { users, interval: interval.value } : null;
}

/** The gaps of one product; none where a price hides its users or interval, which is a problem of its own. */
function listGapsOf(product: unknown, at: string): MissingPrice[] {
  const rows = fieldOf(product, 'prices');
  const keys = isList(rows) ? rows.map(keyOf) : [];
  const known = keys.filter((key) => key !== null);
  if (known.length < keys.length) return [];
  return listUserCounts(known).flatMap((users) => {
    const onSale = listIntervals(known, users);
    return INTERVALS.filter((interval) => !onSale.includes(interval)).map((interval) => ({
      path: `${at}.prices`,
      users,
      interval,
    }));
  });
}

/**
 * Which prices a catalogue lacks: a product on sale has, for each of its user counts, a price by the week, the month and
 * the year. The trial, which is never billed, is not asked for them. Takes anything; what cannot be read has no gaps, and
 * is what `parseCatalogue` reports. [GEN-7, PRICE-9]
 */
export function listMissingPrices(input: unknown): MissingPrice[] {
  return SUBSCRIPTION_TYPES.filter((type) => type !== 'trial').flatMap((type) => {
    const products = fieldOf(input, type);
    if (!isList(products)) return [];
    return products.flatMap((product, index) => listGapsOf(product, `${type}.${index}`));
  });
}
