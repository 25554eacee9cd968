import { ApiFailure } from '../../../http/api-failure.ts';
import { keepCustomer, readCustomerFacts } from '../sync/customer.repository.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

/**
 * The provider's customer of an account, made at the first need: the account owner is who it bills, whoever buys. However many
 * ask at once, there is one. [GB-24]
 */
export async function ensureCustomer(
  { database, payments }: Pick<SyncDeps, 'database' | 'payments'>,
  accountId: number,
): Promise<string> {
  const facts = await readCustomerFacts(database, accountId);
  if (facts === undefined) throw new ApiFailure('not-found');
  if (facts.customerId !== null) return facts.customerId;
  const { name, ownerEmail: email, createdAt } = facts;
  const made = await payments.createCustomer({ accountId, createdAt, name, email });
  return keepCustomer(database, accountId, made);
}
