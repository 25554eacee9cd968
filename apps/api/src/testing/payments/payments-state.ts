import { type Wire, type WireEvent, eventOf, priceOf, subscriptionOf, invoiceOf } from './wire-objects.ts';

/** Replaces the provider's answers while set. */
export type PaymentFault = 'reset' | 429 | 500 | { readonly slowMs: number } | PaymentRefusal;

/** An error in the provider's format. */
export interface PaymentRefusal {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The provider's objects and the test's settings. */
export class State {
  readonly calls: string[] = [];
  readonly objects = new Map<string, Wire>();
  /** By idempotency key, as the provider stores them. */
  readonly answers = new Map<string, { readonly text: string; readonly answer: Answer }>();
  fault: PaymentFault | null = null;
  isDeclining = false;
  beforeAnswer = (): Promise<unknown> => Promise.resolve();

  keep(object: Wire): Wire {
    this.objects.set(object.id, object);
    return object;
  }

  add(type: string, object: Wire): WireEvent {
    return eventOf(type, this.keep(object));
  }

  change(id: string, type: string, fields: Readonly<Record<string, unknown>>): WireEvent {
    const object = this.objects.get(id);
    if (object === undefined) throw new Error(`There is no ${id}.`);
    return this.add(type, { ...object, ...fields });
  }

  newest(object: string): Wire {
    const found = [...this.objects.values()].filter((one) => one.object === object).at(-1);
    if (found === undefined) throw new Error(`There is no ${object}.`);
    return found;
  }

  pay(
    sessionId: string,
    { currency = 'usd', amount }: { readonly currency?: string; readonly amount?: number } = {},
  ): WireEvent[] {
    const session = this.objects.get(sessionId);
    if (session?.['status'] !== 'open') throw new Error('This session cannot be paid.');
    const price = priceOf(String(session['priceId']), { currency, amount });
    const { customer, metadata } = session;
    const subscription = this.keep(subscriptionOf({ customer, metadata, price }));
    const invoice = this.keep(invoiceOf(subscription, price.unit_amount, price.id));
    const paid = this.keep({
      ...session,
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      currency,
      amount_total: price.unit_amount,
      url: null,
    });
    return [
      eventOf('customer.subscription.created', subscription),
      eventOf('customer.subscription.updated', subscription),
      eventOf('invoice.created', invoice),
      eventOf('invoice.finalized', invoice),
      eventOf('invoice.paid', invoice),
      eventOf('checkout.session.completed', paid),
    ];
  }
}
