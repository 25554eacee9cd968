import type { PaymentContext } from './context.ts';
import type { FormParams } from './form-params.ts';
import type { Kind } from './objects.ts';

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
