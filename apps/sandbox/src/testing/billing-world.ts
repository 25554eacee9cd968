import type { PaymentContext } from '../payments/model/context.ts';
import { attachCard } from '../payments/billing/cards.ts';
import { beginSubscription } from '../payments/billing/subscriptions.ts';
import { nextDue, runDue } from '../payments/billing/lifecycle.ts';
import type { Invoice } from '../payments/model/money-objects.ts';
import { newId, ObjectStore } from '../payments/model/object-store.ts';
import type { Price, RecurringInterval, Subscription } from '../payments/model/sold-objects.ts';

/** A price as the catalogue sells it. */
export interface SoldPrice {
  readonly priceId: string;
  readonly cents: number;
  readonly interval: RecurringInterval;
}

/** The payment provider's calculations in memory, with a clock of their own and one customer with a working card. */
export interface BillingWorld extends PaymentContext {
  readonly customer: string;
  /** Below 0: a credit. */
  balance(): number;
  priceOf(sold: SoldPrice): Price;
  buy(sold: SoldPrice): Subscription;
  /** Moves the clock forward; renewals on the way happen at their time. Unix seconds. */
  advanceTo(at: number): void;
  /** Of a subscription, newest first. */
  invoicesOf(subscription: string): Invoice[];
}

/** Starts the calculations at an instant in Unix seconds. */
export function startBillingWorld(at: number): BillingWorld {
  let clock = at;
  const objects = ObjectStore.inMemory();
  const base = { created: at, livemode: false as const, metadata: {} };
  const customer = newId('cus');
  const context: PaymentContext = {
    objects,
    now: () => clock,
    emit: () => undefined,
    url: () => 'http://sandbox.test',
    afterRetries: () => 'cancel',
  };
  objects.put({
    ...base,
    id: customer,
    object: 'customer' as const,
    email: null,
    name: null,
    phone: null,
    description: null,
    address: null,
    balance: 0,
    invoice_settings: { default_payment_method: null },
  });
  attachCard(context, customer, '4242424242424242');
  const priceOf = ({ priceId, cents, interval }: SoldPrice): Price =>
    objects.get('price', priceId) ??
    objects.put({
      ...base,
      id: priceId,
      object: 'price' as const,
      product: 'prod_test',
      active: true,
      unit_amount: cents,
      unit_amount_decimal: String(cents),
      currency: 'usd',
      lookup_key: priceId,
      nickname: null,
      tax_behavior: 'exclusive' as const,
      type: 'recurring' as const,
      recurring: {
        interval,
        interval_count: 1,
        usage_type: 'licensed' as const,
        meter: null,
        trial_period_days: null,
      },
    });
  return {
    ...context,
    customer,
    balance: () => objects.require('customer', customer).balance,
    priceOf,
    buy: (sold) =>
      beginSubscription(context, {
        customer,
        items: [{ price: priceOf(sold), quantity: 1 }],
        metadata: {},
        trialEnd: null,
        defaultPaymentMethod: null,
      }),
    advanceTo: (until) => {
      for (let due = nextDue(context); due !== null && due <= until; due = nextDue(context)) {
        clock = Math.max(clock, due);
        runDue(context);
      }
      clock = Math.max(clock, until);
    },
    invoicesOf: (id) =>
      objects.all('invoice').filter(({ parent }) => parent.subscription_details.subscription === id),
  };
}
