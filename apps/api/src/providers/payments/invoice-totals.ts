import { DISCOUNT_DURATIONS } from '@partyline/contract';
import type { Stripe } from 'stripe';
import type { AppliedDiscount, InvoiceTotals } from './payment-provider.ts';
import { dateOf } from './read-objects.ts';

/** Makes an answer contain how long its discounts last. */
export const WITH_DISCOUNTS = { expand: ['discounts.source.coupon'] };

/** Returns net, tax and total. An invoice that does not tell its net bears no tax. */
export function totalsOf({ total, total_excluding_tax: net }: Stripe.Invoice): InvoiceTotals {
  return { net: net ?? total, tax: total - (net ?? total), total };
}

/** Returns the sum of an invoice's discounts, with the duration of the first; null for none. */
export function discountOf(invoice: Stripe.Invoice): AppliedDiscount | null {
  const cents = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (cents === 0) return null;
  const [first] = invoice.discounts;
  const known = typeof first === 'object' && first.deleted !== true ? first : null;
  const coupon = known?.source.coupon;
  const told = typeof coupon === 'object' ? coupon?.duration : undefined;
  const duration = DISCOUNT_DURATIONS.find((each) => each === told) ?? 'once';
  const end = known?.end ?? null;
  return { cents, duration, endsAt: end === null ? null : dateOf(end) };
}
