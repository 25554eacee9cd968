import { ApiFailure } from '../../http/api-failure.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { askPayments } from '../payments/sync/payment-call.ts';
import { readProviderCustomer } from './list-subscriptions.repository.ts';
import type { SubscriptionsDeps } from './subscriptions.handlers.ts';

/** Where the customer portal leads back to. [BILL-23] */
const BILLING_PAGE = '/myaccount';

/**
 * The address of the provider's customer portal for one visit. It lets in whoever has it: it is never stored or logged, and the
 * answer is not to be cached. The visit itself is audited. [API-33, BILL-36, GB-8, PLUS-22]
 */
export async function createBillingSession(
  { database, payments, publicUrl }: SubscriptionsDeps,
  { caller: { uid, account }, requestId }: { readonly caller: MemberCaller; readonly requestId: string },
): Promise<{ url: string }> {
  const customerId = await readProviderCustomer(database, account.id);
  if (customerId === null) throw new ApiFailure('no-billing-account');
  const url = await askPayments(() =>
    payments.createPortalSession(customerId, `${publicUrl}${BILLING_PAGE}`),
  );
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
