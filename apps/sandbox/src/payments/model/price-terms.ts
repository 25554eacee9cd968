import type { Price } from './sold-objects.ts';

type Turns = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;

/** Returns the end of a period that began at `start` (Unix seconds), by the UTC calendar; keeps the anchor's day. */
export function periodEnd(start: number, recurring: Turns | null, anchor: number = start): number {
  const { interval, interval_count: times } = recurring ?? { interval: 'month', interval_count: 1 };
  if (interval === 'day') return start + times * DAY_S;
  if (interval === 'week') return start + times * 7 * DAY_S;
  const date = new Date(start * 1000);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + (interval === 'year' ? 12 : 1) * times;
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), lastDay);
  const time = start % DAY_S;
  return Date.UTC(Math.floor(months / 12), months % 12, day) / 1000 + time;
}

export const DAY_S = 86_400;

/** Formats an amount in the currency's smallest unit: $39.00, ¥4,100. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
