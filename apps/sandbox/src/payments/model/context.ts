import type { EventType } from './events.ts';
import type { FormParams } from './form-params.ts';
import type { Kind, PaymentObject } from './objects.ts';
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

/** One call of the API: the id in its path, and its parameters. */
export interface Call {
  readonly id: string;
  readonly params: FormParams;
}

/** What a call does; it refuses with a PaymentError before it changes anything. */
export type Operation = (context: PaymentContext, call: Call) => object;

/** Reads one object of a kind. */
export function retrieve(kind: Kind): Operation {
  return (context, { id }) => context.objects.require(kind, id);
}
