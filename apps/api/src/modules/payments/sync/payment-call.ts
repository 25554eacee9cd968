import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';

const RETRY_AFTER_S = 5;

/**
 * Calls the payment provider: a declined card is `payment-failed`, an address without a tax
 * `tax-location-missing`, no answer `payments-unavailable`, and what only an operator can
 * mend (a key without the right, an unknown object) `payments-refused`. Its codes are only logged.
 */
export async function callPayments<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'declined') throw new ApiFailure('payment-failed', {}, { cause: error });
    if (error.kind === 'no-tax-location') throw new ApiFailure('tax-location-missing', {}, { cause: error });
    if (error.kind !== 'unavailable') throw new ApiFailure('payments-refused', {}, { cause: error });
    throw new ApiFailure('payments-unavailable', { retryAfterS: RETRY_AFTER_S }, { cause: error });
  }
}
