import { TRIAL_PRODUCT_KIND } from '@partyline/roles';
import type { PricedSubscription, Subscription } from '@partyline/subscriptions';
import type { RowOf, StoredAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { instantSql } from '../../../db/columns.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { isActiveSql, isTrialSql } from '../../../records/subscriptions/subscription-rules.sql.ts';
import { isChangePendingSql } from '../../../records/subscriptions/pending-change.sql.ts';

type HeldColumns = RowOf<
  'subscriptions',
  {
    productKind: 'product_kind';
    plan: 'plan';
    users: 'users';
    interval: 'billing_interval';
    status: 'status';
    cancelStatus: 'cancel_status';
    instanceId: 'instance_id';
  }
>;

/** An undeleted subscription with the provider's ids; null where not billed. */
export interface HeldSubscription extends StoredAs<Subscription, HeldColumns> {
  readonly id: Tables['subscriptions']['id'];
  /** Who pays: what a former partner pays for is no plan of the account's own. [HZ-6] */
  readonly payerId: Tables['accounts']['id'];
  readonly isBilled: boolean;
  readonly isChangePending: boolean;
  readonly providerSubscriptionId: Tables['subscriptions']['provider_subscription_id'];
  readonly providerPriceId: Tables['subscriptions']['provider_price_id'];
}

export async function readHoldings(
  db: Db,
  accountId: number,
): Promise<{ readonly subscriptions: readonly HeldSubscription[]; readonly hasHadTrial: boolean }> {
  const { rows } = await db.query<HeldSubscription & { deleted: boolean }>({
    name: 'purchase-holdings',
    text: `SELECT s.id, s.product_kind AS "productKind", s.plan, s.users, s.billing_interval AS "interval", s.status,
        s.cancel_status AS "cancelStatus", s.instance_id AS "instanceId", s.deleted_at IS NOT NULL AS deleted,
        ${instantSql('s.current_period_end')} AS current_period_end,
        ${instantSql('s.auto_renewal_date')} AS "autoRenewalDate",
        ${instantSql('s.expiration_date')} AS "expirationDate",
        ${instantSql('s.grace_ends_at')} AS "graceEndsAt",
        ${payerSql('s')} AS "payerId", s.provider_subscription_id IS NOT NULL AS "isBilled", ${isChangePendingSql('s')} AS "isChangePending",
        s.provider_subscription_id AS "providerSubscriptionId", s.provider_price_id AS "providerPriceId"
      FROM app.subscriptions s
      WHERE s.account_id = $1 AND (s.deleted_at IS NULL OR ${isTrialSql('s')}) ORDER BY s.id`,
    values: [accountId],
  });
  const subscriptions = rows.filter(({ deleted }) => !deleted);
  return { subscriptions, hasHadTrial: rows.some(({ productKind }) => productKind === TRIAL_PRODUCT_KIND) };
}

export interface PurchaseTarget extends Pick<Tables['instances'], 'id' | 'kind'> {
  readonly usersConnected: Tables['instances']['connected_users'];
}

/** Returns the instance to buy for; undefined if removed or foreign. */
export async function readPurchaseTarget(
  db: Db,
  accountId: number,
  vicUuid: string,
): Promise<PurchaseTarget | undefined> {
  const { rows } = await db.query<PurchaseTarget>({
    name: 'purchase-target',
    text: `SELECT id, kind, connected_users AS "usersConnected" FROM app.instances
      WHERE account_id = $1 AND vic_uuid = $2 AND removed_at IS NULL`,
    values: [accountId, vicUuid],
  });
  return rows[0];
}

/** An active subscription that the provider bills, with what its next renewal costs. */
export type BilledCharge = StoredAs<PricedSubscription, Omit<HeldColumns, 'plan' | 'users' | 'instanceId'>>;

/** Returns the account of a partner's customer; undefined for an unknown one, another partner's, and one that is none any more. [HZ-5] */
export async function readCustomerAccount(
  db: Db,
  partnerId: number,
  customerId: number,
): Promise<number | undefined> {
  const { rows } = await db.query<{ accountId: Tables['partner_customers']['account_id'] }>({
    name: 'account-of-partner-customer',
    text: `SELECT c.account_id AS "accountId" FROM app.partner_customers c
      JOIN app.accounts k ON k.id = c.account_id AND k.deleted_at IS NULL
      WHERE c.partner_id = $1 AND c.id = $2 AND c.state = 'active'`,
    values: [partnerId, customerId],
  });
  return rows[0]?.accountId ?? undefined;
}

/** Lists the account's billed subscriptions but one, those of its customers included. `taxRate`: what those with tax bear, as the one does. [PLUS-18] */
export async function listOtherCharges(
  db: Db,
  accountId: number,
  { id: exceptId, taxRate }: { readonly id: number; readonly taxRate: number },
): Promise<readonly PricedSubscription[]> {
  const { rows } = await db.query<BilledCharge>({
    name: 'other-charges',
    text: `SELECT s.product_kind AS "productKind", s.billing_interval AS "interval", s.status,
        s.cancel_status AS "cancelStatus", true AS "isBilled",
        s.price_cents + CASE WHEN s.is_taxed THEN round(s.price_cents * $3::float8)::bigint ELSE 0 END AS price,
        ${instantSql('s.current_period_start')} AS current_period_start,
        ${instantSql('s.current_period_end')} AS current_period_end,
        ${instantSql('s.auto_renewal_date')} AS "autoRenewalDate",
        ${instantSql('s.expiration_date')} AS "expirationDate", ${instantSql('s.grace_ends_at')} AS "graceEndsAt"
      FROM app.subscriptions s
      WHERE ${payerSql('s')} = $1 AND s.id <> $2 AND s.deleted_at IS NULL AND ${isActiveSql('s')}
        AND s.provider_subscription_id IS NOT NULL ORDER BY s.id`,
    values: [accountId, exceptId, taxRate],
  });
  return rows;
}
