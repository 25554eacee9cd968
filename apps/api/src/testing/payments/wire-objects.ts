import { CATALOGUE } from '@partyline/catalog';
import { SUBSCRIPTION_TYPES } from '@partyline/pricing';
import { type Price } from '@partyline/pricing/testing';
import { secondsInDay } from 'date-fns/constants';

/** An object of the provider in wire format. */
export type Wire = Record<string, unknown> & { readonly id: string; readonly object: string };

export interface WireEvent extends Record<string, unknown> {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Wire } & Record<string, unknown>;
}

const PRICES = new Map<string, Price>(
  SUBSCRIPTION_TYPES.flatMap((type) => CATALOGUE[type])
    .flatMap(({ prices }) => prices)
    .map((price) => [price.priceId, price]),
);

const DAYS = { week: 7, month: 30, year: 365 } as const;

let counter = 0;

export const newId = (prefix: string): string => `${prefix}_${process.pid}_${(counter += 1)}`;

/** Returns the time in Unix seconds. */
export const nowS = (): number => Math.floor(Date.now() / 1000);

export function eventOf(type: string, object: Wire): WireEvent {
  return { id: newId('evt'), type, created: nowS(), data: { object } };
}

/** Makes a catalogue price in the provider's form. */
export function priceOf(
  id: string,
  { currency = 'usd', amount }: { currency?: string; amount?: number | undefined } = {},
) {
  const key = id.replace(/^price_/, '');
  const price = PRICES.get(key);
  if (price === undefined) throw new Error(`There is no price ${id}.`);
  const { interval } = price;
  return {
    id: `price_${key}`,
    object: 'price',
    currency,
    unit_amount: amount ?? price.price,
    lookup_key: key,
    tax_behavior: 'exclusive',
    metadata: {},
    recurring: { interval, interval_count: 1 },
  };
}

type WirePrice = ReturnType<typeof priceOf>;

/** Makes a subscription item whose period begins now. */
export function itemOf(price: WirePrice, id = newId('si')) {
  const start = nowS();
  const end = start + DAYS[price.recurring.interval] * secondsInDay;
  return {
    id,
    object: 'subscription_item',
    quantity: 1,
    price,
    current_period_start: start,
    current_period_end: end,
  };
}

export function subscriptionOf({
  customer,
  metadata,
  price,
}: {
  readonly customer: unknown;
  readonly metadata: unknown;
  readonly price: WirePrice;
}): Wire {
  return {
    id: newId('sub'),
    object: 'subscription',
    customer,
    metadata,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    automatic_tax: { enabled: false },
    discounts: [],
    items: { object: 'list', data: [itemOf(price)] },
  };
}

/** Makes a line of an invoice: a month from now on, of a plan unless it credits. */
export function lineOf({
  description,
  amount,
  price,
  isProration = false,
}: {
  readonly description: string;
  readonly amount: number;
  readonly price: string;
  readonly isProration?: boolean;
}) {
  return {
    description,
    amount,
    period: { start: nowS(), end: nowS() + 30 * secondsInDay },
    pricing: { type: 'price_details', price_details: { price, product: 'prod_test' } },
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { proration: isProration, proration_details: null },
    },
  };
}

/** Returns the subscription of an invoice; null for other objects. */
export function subscriptionOfInvoice({ parent }: Wire): string | null {
  const of = parent as ReturnType<typeof invoiceOf>['parent'] | undefined; // made below
  return of?.subscription_details.subscription ?? null;
}

export function invoiceOf({ id: subscription, customer }: Wire, total: number, price: string) {
  const id = newId('in');
  return {
    id,
    object: 'invoice',
    customer,
    status: 'paid',
    number: `T-${id}`,
    currency: 'usd',
    total,
    total_excluding_tax: total,
    total_discount_amounts: [],
    discounts: [],
    amount_due: total,
    starting_balance: 0,
    ending_balance: 0,
    created: nowS(),
    attempt_count: 1,
    due_date: null,
    status_transitions: { finalized_at: nowS() },
    hosted_invoice_url: `https://pay.example.test/i/${id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    lines: {
      object: 'list',
      has_more: false,
      data: [lineOf({ description: 'Plan', amount: total, price })],
    },
  };
}
