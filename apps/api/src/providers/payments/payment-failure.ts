import { Stripe } from 'stripe';
import { ProviderCause, type FailureClass } from '../failures/provider-cause.ts';

/** `no-tax-location`: the customer's address does not tell which tax is due. */
export type PaymentFailureKind = Exclude<FailureClass, 'improper'> | 'no-tax-location';

/** A failed provider call; its texts are only logged. */
export class PaymentFailure extends Error {
  override readonly name = 'PaymentFailure';
  readonly kind: PaymentFailureKind;

  constructor(kind: PaymentFailureKind, options?: ErrorOptions) {
    super(`The payment provider answered: ${kind}.`, options);
    this.kind = kind;
  }
}

/**
 * Maps an exception of the provider's package. Only `unavailable` is temporary: no answer, rate limit, their error, or
 * a concurrent call with the same key.
 */
export function paymentFailureOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const kind = kindOf(error);
  return new PaymentFailure(kind, { cause: causeOf(error, kind === 'no-tax-location' ? 'declined' : kind) });
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentFailureKind {
  if (error instanceof Stripe.errors.StripeCardError) return 'declined';
  if (error.code === 'customer_tax_location_invalid') return 'no-tax-location';
  if (error.code === 'resource_missing' || error.statusCode === 404) return 'not-found';
  const { statusCode } = error;
  const isFinal = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isFinal && statusCode !== 409 && statusCode !== 429 ? 'refused' : 'unavailable';
}

/** Returns the provider's error without customer, key or address. */
function causeOf(
  error: InstanceType<typeof Stripe.errors.StripeError>,
  failureClass: FailureClass,
): ProviderCause {
  const { type, code, statusCode: status, requestId, param } = error;
  return new ProviderCause('payments', failureClass, { type, code, status, requestId, param });
}
