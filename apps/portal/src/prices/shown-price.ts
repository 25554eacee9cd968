import type { Interval, Quote } from '@partyline/pricing';
import { priceText } from './price-text.ts';

/** What a plan card says of one price, on the landing page and at /myaccount. */
export interface ShownPrice {
  readonly interval: Interval;
  readonly priceId: string;
  /** What it comes to: by the week, or by the month. */
  readonly amount: string;
  readonly per: 'week' | 'month';
  /** What is paid for a year, and what that saves; null for other intervals, or nothing saved. */
  readonly yearly: string | null;
  readonly saving: string | null;
}

/** Formats a quote: a yearly price stands as its monthly equivalent, with the year beside it. [PRICE-2, PRICE-6, PRICE-7] */
export function shownPriceOf({ price, monthlyEquivalent, saving }: Quote): ShownPrice {
  const { interval, priceId } = price;
  return {
    interval,
    priceId,
    amount: priceText(monthlyEquivalent ?? price.price),
    per: interval === 'week' ? 'week' : 'month',
    yearly: interval === 'year' ? priceText(price.price) : null,
    saving: saving === null ? null : priceText(saving),
  };
}
