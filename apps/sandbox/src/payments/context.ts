import type { PaymentObject } from './objects.ts';
import type { ObjectStore } from './object-store.ts';

/** What happens to a subscription when all retries of a payment have failed. */
export type AfterRetries = 'cancel' | 'unpaid';

/** What every operation of the payment provider works with. */
export interface PaymentContext {
  readonly objects: ObjectStore;
  /** Now by the payments' clock, in Unix seconds. */
  readonly now: () => number;
  /** Tells of something: keeps an event and delivers it. `previous`: what changed, as it was. */
  readonly emit: (type: EventType, object: PaymentObject | object, previous?: object) => void;
  /** The sandbox's own address. */
  readonly url: () => string;
  readonly afterRetries: () => AfterRetries;
}

/** The events the sandbox sends. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.upcoming',
  'charge.refunded',
  'charge.dispute.created',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
