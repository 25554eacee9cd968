import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { keepCustomer, readCustomerFacts } from '../sync/customer.repository.ts';
import type { SyncDeps } from '../sync/sync-subscription.ts';

/** Returns an account's provider customer, created once. Bills go to the account owner, not the buyer. [GB-24] */
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
