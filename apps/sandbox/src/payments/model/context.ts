import type { EventType } from './events.ts';
import type { FormParams } from './form-params.ts';
import type { Kind, PaymentObject } from './objects.ts';
import type { ObjectStore } from './object-store.ts';

/** Applies after the last failed retry. */
export type AfterRetries = 'cancel' | 'unpaid';

export interface PaymentContext {
  readonly objects: ObjectStore;
  /** Unix seconds of the payment clock. */
  readonly now: () => number;
  /** Stores and delivers an event. `previous`: old values of changed fields. */
  readonly emit: (type: EventType, object: PaymentObject | object, previous?: object) => void;
  readonly url: () => string;
  readonly afterRetries: () => AfterRetries;
}

export interface Call {
  readonly id: string;
  readonly params: FormParams;
}

/** Throws a PaymentError before it changes anything. */
export type Operation = (context: PaymentContext, call: Call) => object;

export function retrieve(kind: Kind): Operation {
  return (context, { id }) => context.objects.require(kind, id);
}
