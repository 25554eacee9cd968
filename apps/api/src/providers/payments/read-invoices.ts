import { findBillingLine, type ChargeLine } from '@partyline/subscriptions';
import type { Stripe } from 'stripe';
import type { BilledPrice, InvoiceBalance, ProviderInvoice } from './payment-provider.ts';
import { priceIdOf } from './provider-price.ts';
import { discountOf, totalsOf, WITH_DISCOUNTS } from './invoice-totals.ts';
import { dateOf, idOf, intervalOf, requireId } from './read-objects.ts';

const PAGE = 100;
/** Of one invoice. A subscription here has one item, so there are few. */
const MOST_LINES = 1000;
const INVOICE_STATES = ['draft', 'paid', 'void', 'open'] as const;

/** Reads a price by the provider's id. */
type ReadPrice = (id: string) => Promise<Stripe.Price>;

/** Maps a line; its price id is the provider's. */
export function lineOf({ amount, parent, period, pricing }: Stripe.InvoiceLineItem): ChargeLine {
  const details = parent?.subscription_item_details ?? null;
  return {
    amount,
    priceId: idOf(pricing?.price_details?.price),
    isProration: details?.proration ?? false,
    isCredit: (details?.proration_details?.credited_items ?? null) !== null,
    startMs: period.start * 1000,
    endMs: period.end * 1000,
  };
}

/**
 * Returns the credit before and after an invoice. The provider counts a credit below 0, and reports no end for a draft or a
 * preview.
 */
export function balanceOf(invoice: Stripe.Invoice): InvoiceBalance {
  const { starting_balance: start, ending_balance: end, total, amount_due: due } = invoice;
  return { before: creditOf(start), after: creditOf(end ?? start + total - due) };
}

/** Returns a balance as credit, never -0. */
export function creditOf(balance: number): number {
  return 0 - balance;
}

async function billedOf(
  lines: readonly Stripe.InvoiceLineItem[],
  read: ReadPrice,
): Promise<BilledPrice | null> {
  const line = findBillingLine(lines.map(lineOf));
  if (line === null || line.priceId === null) return null;
  const price = await read(line.priceId);
  return {
    priceId: priceIdOf(price),
    interval: intervalOf(price),
    periodEnd: new Date(line.endMs),
  };
}

async function invoiceOf(
  invoice: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
  { nowMs, readPrice }: { readonly nowMs: number; readonly readPrice: ReadPrice },
): Promise<ProviderInvoice> {
  const isOpen = invoice.status === 'open';
  // That of a change waits for a confirmation: nothing is overdue.
  const isRetried = isOpen && invoice.attempt_count > 0 && invoice.billing_reason !== 'subscription_update';
  const isLate = isOpen && invoice.due_date !== null && invoice.due_date * 1000 < nowMs;
  return {
    invoiceId: invoice.id,
    customerId: requireId(invoice.customer),
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: invoiceStatusOf(invoice.status),
    isOverdue: isRetried || isLate || invoice.status === 'uncollectible',
    currency: invoice.currency.toUpperCase(),
    amountCents: invoice.total,
    taxCents: totalsOf(invoice).tax,
    discount: discountOf(invoice),
    dueCents: invoice.amount_due,
    balance: balanceOf(invoice),
    billed: await billedOf(lines, readPrice),
    issuedAt: dateOf(invoice.status_transitions.finalized_at ?? invoice.created),
    hostedUrl: invoice.hosted_invoice_url ?? null,
  };
}

function invoiceStatusOf(status: Stripe.Invoice['status']): ProviderInvoice['status'] {
  return INVOICE_STATES.find((known) => known === status) ?? 'open';
}

/** Reads each price once: only its name ever changes. */
export function priceReader(stripe: Stripe): ReadPrice {
  const known = new Map<string, Stripe.Price>();
  return async (id) => {
    const price = known.get(id) ?? (await stripe.prices.retrieve(id));
    known.set(id, price);
    return price;
  };
}

/** Reads an invoice with all its lines. */
export async function readInvoice(
  stripe: Stripe,
  id: string,
  readPrice: ReadPrice,
): Promise<ProviderInvoice> {
  const invoice = await stripe.invoices.retrieve(id, WITH_DISCOUNTS);
  const { lines: first } = invoice;
  const lines = first.has_more
    ? await stripe.invoices.listLineItems(id, { limit: PAGE }).autoPagingToArray({ limit: MOST_LINES })
    : first.data;
  return invoiceOf(invoice, lines, { nowMs: Date.now(), readPrice });
}
