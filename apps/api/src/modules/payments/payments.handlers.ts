import type { Handlers } from '../../http/routes/route-types.ts';
import { beginCheckout, type CheckoutDeps } from './checkout/begin-checkout.service.ts';
import { receiveEvent } from './events/payment-event.ts';
import { previewPurchase } from './checkout/preview-purchase.service.ts';
import { priceListAnswer } from './checkout/price-list.ts';
import { readCheckoutState } from './checkout/read-checkout.service.ts';

/** Handles prices, purchases and the payment provider's events. [API-32, API-34, GB-9, PLUS-17, PLUS-18] */
export function paymentsHandlers(
  deps: CheckoutDeps,
): Pick<
  Handlers,
  'priceList' | 'previewPurchase' | 'createCheckoutSession' | 'readCheckoutSession' | 'paymentWebhook'
> {
  return {
    priceList: ({ query, caller }) => Promise.resolve(priceListAnswer(query.subscriptionType, caller)),
    previewPurchase: ({ caller, body }) => previewPurchase(deps, caller, body),
    createCheckoutSession: ({ caller, body, requestId }) => beginCheckout(deps, { caller, body, requestId }),
    readCheckoutSession: ({ caller, query }) => readCheckoutState(deps, caller, query.checkoutId ?? null),
    paymentWebhook: async ({ body }) => {
      await receiveEvent(deps.database, body);
      return { received: true };
    },
  };
}
