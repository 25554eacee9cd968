import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database } from '../../../db/open-database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { tellOwnersOfTax } from '../../../records/subscriptions/notify-tax.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';
import {
  listRequestedOf,
  listUntaxedAccounts,
  markRequested,
  noteTaxRefusal,
  takeRequested,
} from './tax.repository.ts';

/** Accounts of one call of the operator. */
const ACCOUNTS_PER_CALL = 500;

export interface RequestedTax {
  readonly requested: number;
  /** More than one call takes. */
  readonly isMore: boolean;
}

/** Requests a job for each account with subscriptions without tax; the nodes carry them out. Repeats add none that waits. */
export async function requestTax(database: Database): Promise<RequestedTax> {
  const found = await listUntaxedAccounts(database, ACCOUNTS_PER_CALL + 1);
  const taken = found.slice(0, ACCOUNTS_PER_CALL);
  for (const { id } of taken) {
    const payload = { kind: 'tax', id: String(id), failures: 0 } as const;
    await inTransaction(database, async (tx) => {
      await markRequested(tx, id);
      await addJob(tx, 'sync-payment', payload, { key: `tax-${id}` });
    });
  }
  return { requested: taken.length, isMore: found.length > taken.length };
}

/**
 * Lets the provider add tax to an account's subscriptions, and tells its owners: of the tax, or once of an address that tells none.
 * Idempotent, and they are told once also if a node is killed before; a node without PAYMENT_TAX=automatic changes nothing.
 */
export async function applyTaxOf(
  deps: SyncDeps & { readonly log: JobLog },
  accountId: number,
): Promise<void> {
  const requested = await listRequestedOf(deps.database, accountId);
  const applied: number[] = [];
  const refused: number[] = [];
  for (const { id, providerId } of requested) {
    const outcome = await deps.payments.applyTax(providerId);
    if (outcome === 'off') {
      deps.log.warn({ accountId }, 'tax is not applied: PAYMENT_TAX is none');
      return;
    }
    (outcome === 'applied' ? applied : refused).push(id);
    if (outcome === 'applied') await syncSubscription(deps, providerId);
  }
  await inTransaction(deps.database, async (tx) => {
    await lockAccount(tx, accountId);
    // Another job may have told of them meanwhile.
    const taken = await takeRequested(tx, [...applied, ...refused]);
    if (taken.length === 0) return;
    const isNews = await noteTaxRefusal(tx, accountId, refused.length > 0);
    for (const id of taken) {
      const isApplied = applied.includes(id);
      await writeAudit(tx, {
        accountId,
        actor: { kind: 'system' },
        action: 'subscription.tax',
        object: { kind: 'subscription', id: String(id) },
        outcome: isApplied ? 'done' : 'refused',
        ...(isApplied ? {} : { reason: 'no-tax-location' }),
      });
    }
    const added = taken.filter((id) => applied.includes(id));
    if (added.length > 0) await tellOwnersOfTax(tx, accountId, 'added');
    if (added.length < taken.length && isNews) await tellOwnersOfTax(tx, accountId, 'no-location');
  });
}
