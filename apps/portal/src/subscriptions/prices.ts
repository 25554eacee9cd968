import { type Interval, type Quote, formatPrice, type Cents } from '@partyline/pricing';
import { TEXTS_LOCALE } from '@partyline/texts';

/** "USD 19.99", in the texts' locale; an invoice has its own currency. [PRICE-21, PLUS-30] */
export function priceText(cents: Cents, currency?: string): string {
  return formatPrice(cents, TEXTS_LOCALE, currency);
}

/** A price on a plan card. */
export interface ShownPrice {
  readonly interval: Interval;
  readonly priceId: string;
  /** By week or month. */
  readonly amount: string;
  readonly per: 'week' | 'month';
  /** The yearly price and its saving; null for other intervals or no saving. */
  readonly yearly: string | null;
  readonly saving: string | null;
}

/** Formats a quote; yearly prices as their monthly equivalent. [PRICE-2, PRICE-6, PRICE-7] */
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
