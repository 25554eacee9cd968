import { cardOf, isChargeable } from './cards.ts';
import type { PaymentContext } from '../model/context.ts';
import type { Invoice, InvoiceLine } from '../model/money-objects.ts';
import type { Subscription, SubscriptionItem } from '../model/sold-objects.ts';
import { listOf, newId } from '../model/object-store.ts';
import { DAY_S } from '../model/price-terms.ts';

/** Days between the attempts of a failed payment. */
const RETRY_DAYS = [3, 5, 7];

/** In the currency's smallest unit. */
const SMALLEST_CHARGES: Readonly<Record<string, number>> = { usd: 50, eur: 50 };

/** The lines that a credit gives back. */
export interface CreditedItems {
  readonly invoice: string;
  readonly invoice_line_items: readonly string[];
}

export function lineOf(
  item: SubscriptionItem,
  period: { readonly start: number; readonly end: number },
  change: {
    readonly amount?: number;
    readonly description?: string;
    readonly proration?: boolean;
    /** What a credit gives back. */
    readonly credited?: CreditedItems;
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
    discounts: [],
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
  lines: readonly InvoiceLine[],
  billingReason: string,
  id: string = newId('in'),
): Invoice {
  const now = context.now();
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
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
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    total_taxes: [],
    total_discount_amounts: [],
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
function changeBalance(context: PaymentContext, id: string, by: number): void {
  const before = context.objects.get('customer', id);
  if (before === undefined || by === 0) return;
  const after = context.objects.put({ ...before, balance: before.balance + by });
  context.emit('customer.updated', after, { balance: before.balance });
}

/** Voids an open invoice; the credit that it used is the customer's again. */
export function makeVoid(context: PaymentContext, invoice: Invoice): Invoice {
  changeBalance(
    context,
    invoice.customer,
    invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance),
  );
  return context.objects.put({
    ...invoice,
    status: 'void' as const,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: context.now() },
  });
}

/** Charges the subscription's card for an open invoice. */
export function collect(context: PaymentContext, invoice: Invoice): Invoice {
  if (invoice.amount_due === 0) return markPaid(context, invoice);
  const subscription = context.objects.get('subscription', invoice.parent.subscription_details.subscription);
  const card = cardOf(context, invoice.customer, subscription?.default_payment_method ?? null);
  const works = isChargeable(context, card);
  recordCharge(context, invoice, card, works);
  if (works) return markPaid(context, invoice);
  const days =
    invoice.billing_reason === 'subscription_cycle' ? RETRY_DAYS[invoice.attempt_count] : undefined;
  const failed = context.objects.put({
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: days === undefined ? null : context.now() + days * DAY_S,
  });
  context.emit('invoice.payment_failed', failed);
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

function recordCharge(context: PaymentContext, invoice: Invoice, card: string | null, works: boolean): void {
  const { amount_due: amount, currency, customer } = invoice;
  const base = { created: context.now(), livemode: false as const };
  const kept = context.objects.all('invoice_payment').find((entry) => entry.invoice === invoice.id);
  const intent = kept?.payment.payment_intent ?? newId('pi');
  const chargeId = newId('ch');
  context.objects.put({
    ...base,
    id: chargeId,
    object: 'charge' as const,
    metadata: {},
    amount,
    amount_captured: works ? amount : 0,
    amount_refunded: 0,
    captured: works,
    currency,
    customer,
    payment_intent: intent,
    payment_method: card,
    status: works ? ('succeeded' as const) : ('failed' as const),
    paid: works,
    refunded: false,
    disputed: false,
    failure_code: works ? null : 'card_declined',
    failure_message: works ? null : 'Your card was declined.',
  });
  context.objects.put({
    ...base,
    id: intent,
    object: 'payment_intent' as const,
    metadata: {},
    amount,
    amount_received: works ? amount : 0,
    currency,
    customer,
    payment_method: card,
    status: works ? ('succeeded' as const) : ('requires_payment_method' as const),
    latest_charge: chargeId,
  });
  context.objects.put({
    ...base,
    id: kept?.id ?? newId('inpay'),
    object: 'invoice_payment' as const,
    invoice: invoice.id,
    status: works ? ('paid' as const) : ('open' as const),
    amount_requested: amount,
    amount_paid: works ? amount : null,
    currency,
    is_default: true,
    payment: { type: 'payment_intent' as const, payment_intent: intent },
    status_transitions: { paid_at: works ? context.now() : null, canceled_at: null },
  });
}
