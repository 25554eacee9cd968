import { inTransaction } from '../../../db/in-transaction.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { PaymentFailure } from '../../../providers/payments/payment-failure.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { findAccountOfCustomer, listBilledOfAccount, takeCustomer } from './customer.repository.ts';
import type { SyncDeps } from './sync-subscription.ts';

type CustomerDeps = Pick<SyncDeps, 'database' | 'payments'>;

/**
 * Reads whether the provider has deleted a customer. A deleted one is taken from its account, so that the next purchase makes a new
 * one; its subscriptions, which the provider ended, are read again. Idempotent.
 */
export async function followCustomer(
  { database, payments }: CustomerDeps,
  customerId: string,
): Promise<'applied' | 'unchanged' | 'unknown'> {
  const accountId = await findAccountOfCustomer(database, customerId);
  if (accountId === undefined) return 'unknown';
  if (!(await payments.isCustomerGone(customerId))) return 'unchanged';
  await inTransaction(database, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await takeCustomer(tx, customerId)) === undefined) return;
    for (const id of await listBilledOfAccount(tx, accountId)) {
      const payload = { kind: 'subscription', id, failures: 0 } as const;
      await addJob(tx, 'sync-payment', payload, { key: `subscription-${id}` });
    }
    await writeSilentNotification(tx, { accountId }, { event: 'subscription update' });
  });
  return 'applied';
}

/** Returns null where a call failed because its customer was deleted; throws every other failure. */
export async function nullIfCustomerGone(
  deps: CustomerDeps,
  customerId: string,
  error: unknown,
): Promise<null> {
  const isMissing = error instanceof PaymentFailure && error.kind === 'not-found';
  if (isMissing && (await followCustomer(deps, customerId)) === 'applied') return null;
  throw error;
}
