import type { Interval } from '../plans/interval.ts';
import { INTERVALS, parseInterval } from '../plans/interval.ts';
import type { PriceKey } from '../prices/prices.ts';
import { listIntervals, listUserCounts } from '../prices/prices.ts';
import { SUBSCRIPTION_TYPES } from '../plans/subscription-type.ts';

export interface MissingPrice {
  readonly path: string;
  readonly users: number;
  readonly interval: Interval;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // A non-null object with this own key can be read as a record.
  return (value as Readonly<Record<string, unknown>>)[key];
}

const isUserCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

/** Returns the users and interval of a price; null where one cannot be read. */
function keyOf(price: unknown): PriceKey | null {
  const users = fieldOf(price, 'users');
  const interval = parseInterval(fieldOf(price, 'interval'));
  return isUserCount(users) && interval.ok ? { users, interval: interval.value } : null;
}

/**
 * Lists the intervals missing at each user count of a product; none where users or interval of a price cannot be read, which
 * `parseCatalogue` reports.
 */
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

/** Lists missing prices: each of a product's user counts has a week, month and year price, except the trial's. [GEN-7, PRICE-9] */
export function listMissingPrices(input: unknown): MissingPrice[] {
  return SUBSCRIPTION_TYPES.filter((type) => type !== 'trial').flatMap((type) => {
    const products = fieldOf(input, type);
    if (!isList(products)) return [];
    return products.flatMap((product, index) => listGapsOf(product, `${type}.${index}`));
  });
}
