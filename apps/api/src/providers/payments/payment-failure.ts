import { Stripe } from 'stripe';

/** Why a call to the payment provider failed. */
export type PaymentFailureKind = 'unavailable' | 'declined' | 'not-found' | 'refused';

/** A call to the payment provider that failed. The provider's own words are for the log alone. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, options?: ErrorOptions) {
    super(`The payment provider answered: ${kind}.`, options);
    this.kind = kind;
  }
}

/**
 * What an exception of the provider's package means. `unavailable` is all that may go away by itself: no answer, too many calls,
 * an error of theirs, or an earlier call with the same key that still runs.
 */
export function paymentFailureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new PaymentFailure(kindOf(error), { cause: safeCause(error) });
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentFailureKind {
  if (error instanceof Stripe.errors.StripeCardError) return 'declined';
  if (error.code === 'resource_missing' || error.statusCode === 404) return 'not-found';
  const { statusCode } = error;
  const isFinal = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isFinal && statusCode !== 409 && statusCode !== 429 ? 'refused' : 'unavailable';
}

/** Of the provider's error only what names neither a customer, a key nor an address. */
function safeCause(error: InstanceType<typeof Stripe.errors.StripeError>): Error {
  const { type, code, statusCode, requestId } = error;
  return new Error(JSON.stringify({ type, code, statusCode, requestId }));
}
