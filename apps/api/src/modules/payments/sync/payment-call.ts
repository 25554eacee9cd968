import { ApiFailure } from '../../../http/api-failure.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';

const RETRY_AFTER_S = 5;

/**
 * Asks the payment provider on behalf of a caller: a declined card is `payment-failed`, everything else that goes wrong there
 * `payments-unavailable`. The provider's own words stay in the log.
 */
export async function askPayments<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'declined') throw new ApiFailure('payment-failed', {}, { cause: error });
    throw new ApiFailure('payments-unavailable', { retryAfterS: RETRY_AFTER_S }, { cause: error });
  }
}

/** Whether a failure may go away by itself, so that the same call is worth repeating later. */
export function isPaymentAway(error: unknown): boolean {
  return error instanceof PaymentFailure && error.kind === 'unavailable';
}
