import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { nullIfCustomerGone } from '../../payments/sync/follow-customer.ts';
import { callPayments } from '../../payments/sync/payment-call.ts';
import { readProviderCustomer } from '../list/list-subscriptions.repository.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

/** Return page of the customer portal. [BILL-23] */
const BILLING_PAGE = '/myaccount';

/**
 * Returns the customer portal's address for one visit, a credential never stored, logged or cached. Audited. [API-33, BILL-36,
 * GB-8, PLUS-22]
 */
export async function createBillingSession(
  { database, payments, publicUrl }: SubscriptionsDeps,
  { caller: { uid, account }, requestId }: { readonly caller: MemberCaller; readonly requestId: string },
): Promise<{ url: string }> {
  const customerId = await readProviderCustomer(database, account.id);
  if (customerId === null) throw new ApiFailure('no-billing-account');
  const url = await callPayments(() =>
    payments
      .createPortalSession(customerId, `${publicUrl}${BILLING_PAGE}`)
      .catch((error: unknown) => nullIfCustomerGone({ database, payments }, customerId, error)),
  );
  if (url === null) throw new ApiFailure('no-billing-account');
  await writeAudit(database, {
    accountId: account.id,
    actor: { kind: 'user', uid },
    action: 'subscription.open-billing',
    object: { kind: 'account', id: String(account.id) },
    outcome: 'done',
    requestId,
  });
  return { url };
}
