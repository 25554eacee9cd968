import { type Interval, type Quote, formatPrice, type Cents } from '@partyline/pricing';
import { TEXTS_LOCALE } from '@partyline/texts';

/** Formats cents as "USD 1,999.00", in the texts' locale; an invoice has its own currency. [PRICE-21, PLUS-30] */
export function priceText(cents: Cents, currency?: string): string {
  return formatPrice(cents, TEXTS_LOCALE, currency);
}

/** A price on a plan card: what is charged, before tax. [GB-35] */
export interface ShownPrice {
  readonly interval: Interval;
  readonly priceId: string;
  /** For the whole interval. */
  readonly amount: string;
  /** The price before the discount; null without one. */
  readonly listed: string | null;
  /** Percent, off every renewal; null for none. */
  readonly discount: number | null;
  /** What a year comes to by the month, and what it saves; null for other intervals or no saving. */
  readonly monthly: string | null;
  readonly saving: string | null;
}

/** Formats a quote. [PRICE-2, PRICE-6, PRICE-7, PRICE-15] */
export function shownPriceOf({
  price,
  charge,
  monthlyEquivalent,
  saving,
  discountBanner,
}: Quote): ShownPrice {
  const { interval, priceId } = price;
  return {
    interval,
    priceId,
    amount: priceText(charge),
    listed: charge === price.price ? null : priceText(price.price),
    discount: discountBanner,
    monthly: monthlyEquivalent === null ? null : priceText(monthlyEquivalent),
    saving: saving === null ? null : priceText(saving),
  };
}
