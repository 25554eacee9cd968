import { behaviourOf, cardOf, type CardBehaviour } from './cards.ts';
import type { PaymentContext } from '../model/context.ts';
import type { CreditedItems, Invoice, InvoiceLine } from '../model/money-objects.ts';
import type { Subscription, SubscriptionItem } from '../model/sold-objects.ts';
import { listOf, newId } from '../model/object-store.ts';
import { DAY_S } from '../model/price-terms.ts';
import { recordPayment } from './payment-record.ts';
import { discountLines } from './discounts.ts';
import { netOf, taxLines } from './tax.ts';

/** Days between the attempts of a failed payment. */
const RETRY_DAYS = [3, 5, 7];

/** In the currency's smallest unit. */
const SMALLEST_CHARGES: Readonly<Record<string, number>> = { usd: 50, eur: 50 };

export function lineOf(
  item: SubscriptionItem,
  period: { readonly start: number; readonly end: number },
  change: {
    readonly amount?: number;
    readonly description?: string;
    readonly proration?: boolean;
    /** What a credit gives back. */
    readonly credited?: CreditedItems;
    /** Taken off the amount already. */
    readonly discounts?: readonly string[];
  } = {},
): InvoiceLine {
  const { price, quantity } = item;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: change.amount ?? price.unit_amount * quantity,
    currency: price.currency,
    description: change.description ?? `${quantity} × ${price.nickname ?? price.lookup_key ?? price.id}`,
    discount_amounts: [],
    discountable: change.proration !== true,
    discounts: change.discounts ?? [],
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: change.proration ?? false,
        proration_details: change.proration === true ? { credited_items: change.credited ?? null } : null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    taxes: [],
  };
}

/** Builds a draft invoice without storing it. */
export function draftInvoice(
  context: PaymentContext,
  subscription: Subscription,
  gross: readonly InvoiceLine[],
  billingReason: string,
  id: string = newId('in'),
): Invoice {
  const now = context.now();
  const priced = discountLines(context, subscription, gross);
  const { lines, tax, automatic_tax } = taxLines(context, subscription, priced);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const net = lines.reduce((sum, line) => sum + netOf(line), 0);
  const total = net + tax;
  const customer = context.objects.get('customer', subscription.customer);
  const balance = customer?.balance ?? 0;
  const due = chargeOf(total + balance, subscription.currency);
  return {
    id,
    object: 'invoice',
    created: now,
    livemode: false,
    metadata: {},
    number: null,
    status: 'draft',
    customer: subscription.customer,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    currency: subscription.currency,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    amount_overpaid: 0,
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: net,
    total_taxes: lines.flatMap(({ taxes }) => taxes),
    total_discount_amounts: lines.flatMap(({ discount_amounts: amounts }) => amounts),
    discounts: [
      ...new Set(lines.flatMap(({ discount_amounts: amounts }) => amounts.map((one) => one.discount))),
    ],
    automatic_tax,
    starting_balance: balance,
    ending_balance: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: billingReason,
    collection_method: 'charge_automatically',
    default_payment_method: null,
    description: null,
    due_date: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    next_payment_attempt: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: lines[0]?.period.start ?? now,
    period_end: lines[0]?.period.end ?? now,
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null, marked_uncollectible_at: null },
  };
}

/** Returns what is charged: nothing below the smallest charge, which goes to the customer's balance instead. */
function chargeOf(owed: number, currency: string): number {
  return owed < (SMALLEST_CHARGES[currency] ?? 1) ? 0 : owed;
}

/** Stores and finalises an invoice for a subscription. */
export function issueInvoice(
  context: PaymentContext,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  billingReason: string,
): Invoice {
  const draft = context.objects.put(draftInvoice(context, subscription, lines, billingReason));
  context.emit('invoice.created', draft);
  return finalize(context, draft);
}

export function finalize(context: PaymentContext, draft: Invoice): Invoice {
  const { objects } = context;
  const left = draft.starting_balance + draft.total - draft.amount_due;
  changeBalance(context, draft.customer, left - draft.starting_balance);
  const address = `${context.url()}/payments/invoices/${draft.id}`;
  const open = objects.put({
    ...draft,
    status: 'open' as const,
    number: `SBX-${String(objects.all('invoice').length).padStart(5, '0')}`,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/pdf`,
    ending_balance: left,
    status_transitions: { ...draft.status_transitions, finalized_at: context.now() },
  });
  context.emit('invoice.finalized', open);
  return open;
}

/** Changes what a customer owes (above 0) or has as a credit (below 0). */
export function changeBalance(context: PaymentContext, id: string, by: number): void {
  const before = context.objects.get('customer', id);
  if (before === undefined || by === 0) return;
  const after = context.objects.put({ ...before, balance: before.balance + by });
  context.emit('customer.updated', after, { balance: before.balance });
}

/** Returns what charging an invoice without the customer comes to. */
export function outcomeOf(context: PaymentContext, invoice: Invoice): CardBehaviour {
  return behaviourOf(context, payingCard(context, invoice));
}

function payingCard(context: PaymentContext, { customer, parent }: Invoice): string | null {
  const subscription = context.objects.get('subscription', parent.subscription_details.subscription);
  return cardOf(context, customer, subscription?.default_payment_method ?? null);
}

/**
 * Charges the subscription's card for an open invoice. `answer`: what the customer told their bank, if it asked; without one an
 * asking card leaves the invoice open for a confirmation.
 */
export function collect(
  context: PaymentContext,
  invoice: Invoice,
  answer: 'none' | 'confirm' | 'refuse' = 'none',
): Invoice {
  if (invoice.amount_due === 0) return markPaid(context, invoice);
  const known = outcomeOf(context, invoice);
  const answers = { none: 'asks', confirm: 'works', refuse: 'fails' } as const;
  const outcome = known === 'asks' ? answers[answer] : known;
  recordPayment(context, invoice, payingCard(context, invoice), outcome);
  if (outcome === 'works') return markPaid(context, invoice);
  const days =
    invoice.billing_reason === 'subscription_cycle' ? RETRY_DAYS[invoice.attempt_count] : undefined;
  const failed = context.objects.put({
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: days === undefined ? null : context.now() + days * DAY_S,
  });
  context.emit('invoice.payment_failed', failed);
  if (outcome === 'asks') context.emit('invoice.payment_action_required', failed);
  return failed;
}

function markPaid(context: PaymentContext, invoice: Invoice): Invoice {
  const now = context.now();
  const charged = invoice.amount_due > 0;
  const paid = context.objects.put({
    ...invoice,
    status: 'paid' as const,
    attempted: true,
    attempt_count: charged ? invoice.attempt_count + 1 : invoice.attempt_count,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  context.emit('invoice.paid', paid);
  return paid;
}
