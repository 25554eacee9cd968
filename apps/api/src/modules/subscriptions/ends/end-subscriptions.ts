import {
  DELETION_DAYS,
  isDeletionDue,
  isPastDue,
  isPeriodOver,
  nextSubscription,
} from '@partyline/subscriptions';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { readMoneyDetails } from '../../payments/sync/money-details.repository.ts';
import { requestSync } from '../../payments/events/reconcile.ts';
import {
  listDueSubscriptions,
  lockSubscription,
  markSubscriptionDeleted,
  writeSubscription,
  type HeldSubscription,
} from '../change/change-subscription.repository.ts';
import { sendSubscriptionEvent } from '../change/send-subscription-event.ts';

/** Per run; the next minute continues. */
const AT_ONCE = 500;

/**
 * Ends overdue subscriptions and deletes those ended a week ago. Billed ones are read from the provider, because an end is final
 * and they may be renewed; an unpaid one whose grace period is over is cancelled there. Stops no instance. [GB-12, GP-3, PLUS-19,
 * HZ-3]
 */
export async function endSubscriptions(database: Database, now: Date): Promise<void> {
  const due = await listDueSubscriptions(database, { deletionDays: DELETION_DAYS, limit: AT_ONCE });
  for (const { id, accountId } of due) {
    await inTransaction(database, async (tx) => {
      const held = await lockSubscription(tx, accountId, id);
      if (held !== undefined) await settle(tx, held, now.getTime());
    });
  }
}

async function settle(tx: Db, held: HeldSubscription, nowMs: number): Promise<void> {
  const { id, providerSubscriptionId } = held;
  if (isDeletionDue(held, nowMs)) {
    await markSubscriptionDeleted(tx, id);
    if (providerSubscriptionId !== null) await requestSync(tx, 'end', providerSubscriptionId);
    return note(tx, held, 'subscription.delete');
  }
  if (!isPeriodOver(held, nowMs)) return;
  if (providerSubscriptionId !== null) {
    return requestSync(tx, isPastDue(held) ? 'unpaid' : 'subscription', providerSubscriptionId);
  }
  await writeSubscription(tx, id, nextSubscription(held, { kind: 'time-passed', nowMs }));
  await note(tx, held, 'subscription.end');
}

async function note(tx: Db, held: HeldSubscription, action: string): Promise<void> {
  const { accountId, id, plan, users } = held;
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'system' },
    action,
    object: { kind: 'subscription', id: String(id) },
    outcome: 'done',
    details: { plan, users, ...(await readMoneyDetails(tx, held)) },
  });
  await sendSubscriptionEvent(tx, accountId);
}
