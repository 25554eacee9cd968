import type { Handlers } from '../../http/routes/route-types.ts';
import { createBillingSession } from './change/billing-session.service.ts';
import { cancelSubscription, resubscribe } from './change/change-renewal.service.ts';
import { withdrawChange } from './change/withdraw-change.service.ts';
import { deleteSubscription } from './change/delete-subscription.service.ts';
import { listInvoiceRows } from './list/list-subscriptions.repository.ts';
import {
  listNoticedSubscriptions,
  listSubscriptions,
  listSubscriptionsOf,
  readAccountSubscriptions,
  readSubscription,
} from './list/list-subscriptions.service.ts';
import type { SubscriptionsDeps } from './change/subscriptions-deps.ts';

/** Handles subscriptions and invoices. [API-26 … API-31, API-33, PLUS-21] */
export function subscriptionsHandlers(
  deps: SubscriptionsDeps,
): Pick<
  Handlers,
  | 'accountSubscriptions'
  | 'readSubscription'
  | 'listSubscriptions'
  | 'listSubscriptionsOf'
  | 'listBilling'
  | 'cancelSubscription'
  | 'resubscribe'
  | 'withdrawChange'
  | 'deleteSubscription'
  | 'createBillingSession'
> {
  const { database, now } = deps;
  return {
    accountSubscriptions: ({ caller }) => readAccountSubscriptions(database, caller, now().getTime()),
    readSubscription: ({ caller, params }) => readSubscription(database, caller, params.id),
    listSubscriptions: ({ caller: { account }, query }) =>
      query.noticed === undefined
        ? listSubscriptions(database, account.id)
        : listNoticedSubscriptions(database, account.id, now().getTime()),
    listSubscriptionsOf: ({ caller, params }) => listSubscriptionsOf(database, caller, params.id),
    listBilling: ({ caller }) => listInvoiceRows(database, caller.account.id),
    cancelSubscription: ({ caller, body, requestId }) =>
      cancelSubscription(deps, { caller, id: Number(body.subscriptionId), requestId }),
    resubscribe: ({ caller, params, requestId }) => resubscribe(deps, { caller, id: params.id, requestId }),
    withdrawChange: ({ caller, params, requestId }) =>
      withdrawChange(deps, { caller, id: params.id, requestId }),
    deleteSubscription: ({ caller, params, requestId }) =>
      deleteSubscription(deps, { caller, id: params.id, requestId }),
    createBillingSession: ({ caller, requestId }) => createBillingSession(deps, { caller, requestId }),
  };
}
