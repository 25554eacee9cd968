import type { PaymentContext } from '../model/context.ts';
import { collect, issueInvoice, lineOf } from './invoicing.ts';
import type { InvoiceLine } from '../model/money-objects.ts';
import type { Metadata, Price, Subscription, SubscriptionItem } from '../model/sold-objects.ts';
import { listOf, newId } from '../model/object-store.ts';
import { DAY_S, periodEnd } from '../model/price-terms.ts';
import { leftDiscounts } from './discounts.ts';
import { dropPending } from './void-invoice.ts';
import { AUTOMATIC_TAX, NO_TAX, requireTaxBehaviour, requireTaxLocation } from './tax.ts';

export interface NewSubscription {
  readonly customer: string;
  readonly items: readonly {
    readonly price: Price;
    readonly quantity: number;
    readonly metadata?: Metadata;
  }[];
  readonly metadata: Metadata;
  /** Unix seconds; null: no trial. */
  readonly trialEnd: number | null;
  readonly defaultPaymentMethod: string | null;
  readonly description?: string | null;
  readonly isTaxed?: boolean;
  readonly discounts?: readonly string[];
}

/** Creates a subscription, then invoices and charges its first period (nothing in a trial). */
export function beginSubscription(context: PaymentContext, input: NewSubscription): Subscription {
  if (input.isTaxed) requireTaxLocation(context.objects.get('customer', input.customer));
  const subscription = context.objects.put(shapeSubscription(context, input));
  const invoice = issueInvoice(context, subscription, firstLines(subscription), 'subscription_create');
  const paid = collect(context, invoice);
  const begun = context.objects.put({
    ...subscription,
    discounts: leftDiscounts(context, subscription),
    latest_invoice: invoice.id,
    status: paid.status === 'paid' ? subscription.status : ('incomplete' as const),
  });
  context.emit('customer.subscription.created', begun);
  return begun;
}

/** Builds a subscription that begins now, without storing it. */
export function shapeSubscription(context: PaymentContext, input: NewSubscription): Subscription {
  if (input.isTaxed) requireTaxBehaviour(input.items.map(({ price }) => price));
  const now = context.now();
  const id = newId('sub');
  const { trialEnd } = input;
  const items = input.items.map(({ price, quantity, metadata }) => ({
    id: newId('si'),
    object: 'subscription_item' as const,
    created: now,
    subscription: id,
    metadata: metadata ?? {},
    price,
    quantity,
    current_period_start: now,
    current_period_end: trialEnd ?? periodEnd(now, price.recurring),
  }));
  return {
    ...EMPTY,
    id,
    object: 'subscription' as const,
    created: now,
    livemode: false as const,
    metadata: input.metadata,
    customer: input.customer,
    status: trialEnd === null ? ('active' as const) : ('trialing' as const),
    items: itemsOf(id, items),
    currency: items[0]?.price.currency ?? 'usd',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: now,
    billing_cycle_anchor: trialEnd ?? now,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    latest_invoice: null,
    pending_update: null,
    default_payment_method: input.defaultPaymentMethod,
    description: input.description ?? null,
    automatic_tax: input.isTaxed === true ? AUTOMATIC_TAX : NO_TAX,
    discounts: input.discounts ?? [],
  };
}

export function trialEndAfter(now: number, days: number | undefined): number | null {
  return days === undefined || days === 0 ? null : now + days * DAY_S;
}

export function itemsOf(id: string, items: readonly SubscriptionItem[]): Subscription['items'] {
  return listOf(`/v1/subscription_items?subscription=${id}`, items);
}

/** Returns the end of the current period, which all items share here. */
export function currentEnd(subscription: Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.created;
}

/** Returns whether a subscription ends with its period: by the flag, or by the date that the customer portal sets. */
export function endsWithPeriod(subscription: Subscription): boolean {
  const { cancel_at_period_end: isFlagged, cancel_at: at } = subscription;
  return isFlagged || (at !== null && at <= currentEnd(subscription));
}

/** Stores a changed subscription and emits an event if a visible field changed. */
export function saveChange(
  context: PaymentContext,
  before: Subscription,
  after: Subscription,
  hidden: Readonly<Record<string, unknown>> = {},
): Subscription {
  context.objects.put(after, hidden);
  const previous = Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key])),
  );
  if (Object.keys(previous).length > 0) context.emit('customer.subscription.updated', after, previous);
  return after;
}

export function endSubscription(
  context: PaymentContext,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
  details: object = {},
): Subscription {
  const now = context.now();
  settlePending(context, subscription);
  const ended = context.objects.put({
    ...dropPending(context, subscription),
    status: 'canceled' as const,
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, ...details, reason },
  });
  context.emit('customer.subscription.deleted', ended);
  return ended;
}

/** Adds prorations that no renewal invoices any more to the customer's balance, which the next invoice settles. */
function settlePending(context: PaymentContext, { id, customer: owner }: Subscription): void {
  const pending = (context.objects.hidden(id)['pendingLines'] ?? []) as readonly InvoiceLine[]; // written by changes
  const customer = context.objects.get('customer', owner);
  const sum = pending.reduce((total, { amount }) => total + amount, 0);
  if (customer && sum !== 0) context.objects.put({ ...customer, balance: customer.balance + sum });
}

/** Returns the lines of the first period; they cost nothing in a trial. */
export function firstLines(subscription: Subscription): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const period = { start: item.current_period_start, end: item.current_period_end };
    if (subscription.status !== 'trialing') return lineOf(item, period);
    const description = `Trial period for ${item.price.nickname ?? item.price.lookup_key ?? item.price.id}`;
    return lineOf(item, period, { amount: 0, description });
  });
}

const EMPTY = {
  application: null,
  application_fee_percent: null,
  cancellation_details: { comment: null, feedback: null, reason: null },
  collection_method: 'charge_automatically',
  days_until_due: null,
  default_source: null,
  next_pending_invoice_item_invoice: null,
  pause_collection: null,
  pending_setup_intent: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} as const;
