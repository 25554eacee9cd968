import { ApiFailure } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/route-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts';

/** What the routes need. */
export interface PaymentsDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly publicUrl: string;
  readonly trialDays: number;
  readonly now: () => Date;
}

/** The routes of prices, purchases and the payment provider's events. [API-32, API-34, GB-9, PLUS-17, PLUS-18] */
export function paymentsHandlers(
  _deps: PaymentsDeps,
): Pick<
  Handlers,
  'priceList' | 'previewPurchase' | 'createCheckoutSession' | 'readCheckoutSession' | 'paymentWebhook'
> {
  const notYet = () => Promise.reject(new ApiFailure('unavailable'));
  return {
    priceList: notYet,
    previewPurchase: notYet,
    createCheckoutSession: notYet,
    readCheckoutSession: notYet,
    paymentWebhook: notYet,
  };
}
