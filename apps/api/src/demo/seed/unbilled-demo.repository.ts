import type { Interval, Plan, ProductKind } from '@partyline/pricing';
import { ROLES } from '@partyline/roles';
import type { SubscriptionStatus } from '@partyline/subscriptions';
import { payerSql } from '../../records/subscriptions/payer.sql.ts';
import type { Db } from '../../db/open-database.ts';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';

/** A paid subscription that the payment provider does not know. */
export interface UnbilledRow {
  readonly id: number;
  readonly accountId: number;
  /** null where the account pays itself. */
  readonly payerAccountId: number | null;
  readonly ownerUid: string;
  readonly instanceId: number;
  readonly vicUuid: string;
  readonly productKind: ProductKind;
  readonly plan: Plan;
  readonly users: number;
  readonly interval: Interval;
  readonly status: SubscriptionStatus;
  readonly isCancelled: boolean;
  readonly end: Date;
  readonly pastDueSince: Date | null;
}

export async function listUnbilled(db: Db, vicUuids: readonly string[]): Promise<readonly UnbilledRow[]> {
  const { rows } = await db.query<UnbilledRow>(
    `SELECT s.id, s.account_id AS "accountId", s.payer_account_id AS "payerAccountId", m.user_uid AS "ownerUid", i.id AS "instanceId", i.vic_uuid AS "vicUuid",
       s.product_kind AS "productKind", s.plan, s.users, s.billing_interval AS "interval", s.status,
       s.cancel_status AS "isCancelled", s.current_period_end AS "end", s.past_due_since AS "pastDueSince"
     FROM app.subscriptions s JOIN app.instances i ON i.id = s.instance_id
     JOIN app.current_memberships m ON m.account_id = ${payerSql('s')} AND m.role_id = ${ROLES['account-owner'].id}
     WHERE i.vic_uuid = ANY ($1) AND i.removed_at IS NULL AND s.deleted_at IS NULL
       AND s.product_kind <> '${TRIAL_PRODUCT_KIND}' AND s.provider_subscription_id IS NULL
       AND s.billing_interval IS NOT NULL AND s.current_period_end IS NOT NULL
     ORDER BY ${payerSql('s')}, s.id`,
    [vicUuids],
  );
  return rows;
}

export interface BilledColumns {
  readonly id: number;
  readonly users: number;
  readonly price_cents: number;
  readonly provider_price_id: string;
  readonly provider_subscription_id: string;
  readonly current_period_end: Date;
  readonly past_due_since: Date | null;
  readonly grace_ends_at: Date | null;
  readonly created_at: Date;
}

/** Links subscriptions with those of the provider. */
export async function linkBilled(tx: Db, billed: readonly BilledColumns[]): Promise<void> {
  await tx.query(
    `UPDATE app.subscriptions s SET users = b.users, price_cents = b.price_cents,
       provider_price_id = b.provider_price_id, provider_subscription_id = b.provider_subscription_id,
       current_period_end = b.current_period_end, past_due_since = b.past_due_since, grace_ends_at = b.grace_ends_at,
       auto_renewal_date = CASE WHEN s.auto_renewal_date IS NOT NULL THEN b.current_period_end END,
       expiration_date = CASE WHEN s.expiration_date IS NOT NULL THEN b.current_period_end END,
       created_at = b.created_at
     FROM jsonb_populate_recordset(NULL::app.subscriptions, $1) AS b WHERE s.id = b.id`,
    [JSON.stringify(billed)],
  );
}
