import { ApiFailure } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/route-types.ts';
import type { Database } from '../../db/open-database.ts';
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts';

/** What the routes need. */
export interface SubscriptionsDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/** The routes of subscriptions, bills and a partner's customers. [API-26 … API-31, API-33, PLUS-21] */
export function subscriptionsHandlers(
  _deps: SubscriptionsDeps,
): Pick<
  Handlers,
  | 'accountSubscriptions'
  | 'readSubscription'
  | 'listSubscriptions'
  | 'listSubscriptionsOf'
  | 'listBilling'
  | 'cancelSubscription'
  | 'resubscribe'
  | 'deleteSubscription'
  | 'createBillingSession'
  | 'listPartnerCustomers'
> {
  const notYet = () => Promise.reject(new ApiFailure('unavailable'));
  return {
    accountSubscriptions: notYet,
    readSubscription: notYet,
    listSubscriptions: notYet,
    listSubscriptionsOf: notYet,
    listBilling: notYet,
    cancelSubscription: notYet,
    resubscribe: notYet,
    deleteSubscription: notYet,
    createBillingSession: notYet,
    listPartnerCustomers: notYet,
  };
}
