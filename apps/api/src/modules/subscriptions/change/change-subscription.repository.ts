import type { Subscription } from '@partyline/subscriptions';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import type { SUBSCRIPTION_FIELDS } from '../../../records/subscriptions/subscription-columns.sql.ts';
import { subscriptionColumnsSql } from '../../../records/subscriptions/subscription-columns.sql.ts';
import { isPayerGoneSql, payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { mayBeDueSql } from '../../../records/subscriptions/subscription-rules.sql.ts';

export interface HeldSubscription
  extends Subscription, Omit<RowOf<'subscriptions', typeof SUBSCRIPTION_FIELDS>, keyof Subscription> {
  readonly workspaceId: Tables['instances']['workspace_id'] | null;
  /** A former partner pays for it, which lets it end. [HZ-6] */
  readonly isPayerGone: boolean;
}

const COLUMNS = `${subscriptionColumnsSql()},
  ${isPayerGoneSql('s')} AS "isPayerGone",
  (SELECT i.workspace_id FROM app.instances i WHERE i.id = s.instance_id AND i.removed_at IS NULL) AS "workspaceId"`;

/** Reads and locks a subscription; undefined if deleted or foreign. */
export async function lockSubscription(
  tx: Db,
  accountId: number,
  id: number,
): Promise<HeldSubscription | undefined> {
  const { rows } = await tx.query<HeldSubscription>({
    name: 'lock-subscription',
    text: `SELECT ${COLUMNS} FROM app.subscriptions s
      WHERE s.account_id = $1 AND s.id = $2 AND s.deleted_at IS NULL FOR NO KEY UPDATE`,
    values: [accountId, id],
  });
  return rows[0];
}

/** Reads and locks a subscription that an account pays for, its own or that of a customer; undefined if deleted or foreign. [HZ-6] */
export async function lockPaid(tx: Db, payerId: number, id: number): Promise<HeldSubscription | undefined> {
  const { rows } = await tx.query<HeldSubscription>({
    name: 'lock-paid-subscription',
    text: `SELECT ${COLUMNS} FROM app.subscriptions s
      WHERE ${payerSql('s')} = $1 AND s.id = $2 AND s.deleted_at IS NULL FOR NO KEY UPDATE`,
    values: [payerId, id],
  });
  return rows[0];
}

/** Writes the state of a subscription that is not billed. */
export async function writeSubscription(tx: Db, id: number, next: Subscription): Promise<void> {
  await tx.query({
    name: 'write-subscription',
    text: `UPDATE app.subscriptions SET status = $2, cancel_status = $3, current_period_end = $4,
        auto_renewal_date = $5, expiration_date = $6, grace_ends_at = $7,
        past_due_since = CASE WHEN $7::timestamptz IS NOT NULL THEN past_due_since END, row_version = row_version + 1
      WHERE id = $1`,
    values: [
      id,
      next.status,
      next.cancelStatus,
      next.current_period_end,
      next.autoRenewalDate,
      next.expirationDate,
      next.graceEndsAt,
    ],
  });
}

/** Marks a subscription deleted, kept for history and invoices. [GB-12] */
export async function markSubscriptionDeleted(tx: Db, id: number): Promise<void> {
  await tx.query({
    name: 'delete-subscription',
    text: 'UPDATE app.subscriptions SET deleted_at = now(), row_version = row_version + 1 WHERE id = $1',
    values: [id],
  });
}

interface Due {
  readonly id: Tables['subscriptions']['id'];
  readonly accountId: Tables['subscriptions']['account_id'];
}

/**
 * Lists possibly due subscriptions: past their end without renewal, or ended past their last day; the rules decide under lock.
 * [GB-12]
 */
export async function listDueSubscriptions(
  db: Db,
  { deletionDays, limit }: { readonly deletionDays: number; readonly limit: number },
): Promise<readonly Due[]> {
  const { rows } = await db.query<Due>({
    name: 'list-due-subscriptions',
    text: `SELECT s.id, s.account_id AS "accountId" FROM app.subscriptions s
      WHERE s.deleted_at IS NULL AND ${mayBeDueSql('s', '$1')}
      ORDER BY s.id LIMIT $2`,
    values: [deletionDays, limit],
  });
  return rows;
}
