import type { ProductKind } from '@partyline/pricing';
import type { SubscriptionStatus } from '@partyline/subscriptions';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { isActiveSql, isEndedSql } from '../../../records/subscriptions/subscription-rules.sql.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import type { ProviderSubscription } from '../../../providers/payments/payment-provider.ts';
import { payerOf, type CheckoutRow } from './checkout.repository.ts';

export interface FulfilFacts {
  /** The instance to buy for unless removed; null for a new one or none. */
  readonly instanceId: Tables['instances']['id'] | null;
  /** By the payer of this checkout; what a former partner pays for is replaced. */
  readonly billedElsewhere: boolean;
  /** The payer is the partner of this account no more: what it pays must not renew. [HZ-6] */
  readonly isPayerGone: boolean;
  readonly defaultWorkspaceId: Tables['workspaces']['id'];
  readonly devices: readonly RowOf<'instances', { vicUuid: 'vic_uuid'; deviceName: 'device_name' }>[];
}

export async function readFulfilFacts(
  tx: Db,
  checkout: Pick<CheckoutRow, 'accountId' | 'instanceId' | 'payerAccountId'>,
): Promise<FulfilFacts> {
  const { accountId, instanceId, payerAccountId } = checkout;
  const { rows } = await tx.query<FulfilFacts>({
    name: 'fulfil-facts',
    text: `SELECT i.id AS "instanceId", d.id AS "defaultWorkspaceId",
        EXISTS (SELECT FROM app.subscriptions s WHERE s.instance_id = i.id AND s.deleted_at IS NULL
          AND ${payerSql('s')} = $3 AND ${isActiveSql('s')} AND s.provider_subscription_id IS NOT NULL) AS "billedElsewhere",
        $4::bigint IS NOT NULL AND NOT EXISTS (SELECT FROM app.partner_customers pc WHERE pc.account_id = d.account_id
          AND pc.partner_id = $4 AND pc.state = 'active') AS "isPayerGone",
        (SELECT coalesce(json_agg(json_build_object('vicUuid', x.vic_uuid, 'deviceName', x.device_name)), '[]')
          FROM app.instances x WHERE x.workspace_id = d.id AND x.removed_at IS NULL) AS devices
      FROM app.workspaces d
      LEFT JOIN app.instances i ON i.account_id = d.account_id AND i.id = $2 AND i.removed_at IS NULL
      WHERE d.account_id = $1 AND d.is_default`,
    values: [accountId, instanceId, payerOf(checkout), payerAccountId],
  });
  const [facts] = rows;
  if (facts === undefined) throw new Error('The account has no default workspace.');
  return facts;
}

export interface NewInstanceRow {
  readonly accountId: number;
  readonly workspaceId: number;
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly deviceModel: string;
  readonly startedBy: string;
}

/** Inserts an offline instance without a data center, and its history. */
export async function addInstance(tx: Db, instance: NewInstanceRow): Promise<number> {
  const { rows } = await tx.query<Pick<Tables['instances'], 'id'>>({
    name: 'add-bought-instance',
    text: `WITH instance AS (
        INSERT INTO app.instances (account_id, workspace_id, vic_uuid, kind, device_name, device_model)
        VALUES ($1, $2, $3, 'virtual', $4, $5) RETURNING id
      ), history AS (
        INSERT INTO app.instance_history (account_id, instance_id, kind, actor_uid)
        SELECT $1, id, 'registered', $6 FROM instance
      )
      SELECT id FROM instance`,
    values: [
      instance.accountId,
      instance.workspaceId,
      instance.vicUuid,
      instance.deviceName,
      instance.deviceModel,
      instance.startedBy,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No instance was added.');
  return row.id;
}

const STATUS = { bought: 'Subscribed', replaced: 'Not Subscribed' } as const satisfies Record<
  string,
  SubscriptionStatus
>;

export type ReplacedSubscription = RowOf<'subscriptions', { providerId: 'provider_subscription_id' }> & {
  readonly productKind: ProductKind;
};

/** Ends the instance's subscriptions, and returns them; those that the provider still bills with its id. [GB-30] */
export async function endReplaced(tx: Db, instanceId: number): Promise<readonly ReplacedSubscription[]> {
  const { rows } = await tx.query<ReplacedSubscription>({
    name: 'end-replaced-subscriptions',
    text: `UPDATE app.subscriptions s SET deleted_at = now(), row_version = row_version + 1,
        current_period_end = CASE WHEN ${isEndedSql('s')} THEN current_period_end ELSE now() END,
        expiration_date = CASE WHEN ${isEndedSql('s')} THEN expiration_date ELSE now() END,
        auto_renewal_date = NULL, status = '${STATUS.replaced}'
      FROM (SELECT h.id, ${isActiveSql('h')} AS was_active FROM app.subscriptions h
        WHERE h.instance_id = $1 AND h.deleted_at IS NULL ORDER BY h.id FOR NO KEY UPDATE) held
      WHERE s.id = held.id
      RETURNING s.product_kind AS "productKind",
        CASE WHEN held.was_active THEN s.provider_subscription_id END AS "providerId"`,
    values: [instanceId],
  });
  return rows;
}

/** Inserts the bought subscription; the provider's id is unique. */
export async function addSubscription(
  tx: Db,
  checkout: CheckoutRow,
  paid: ProviderSubscription,
  { instanceId, read }: { readonly instanceId: number | null; readonly read: number },
): Promise<number> {
  const { rows } = await tx.query<Pick<Tables['subscriptions'], 'id'>>({
    name: 'add-bought-subscription',
    text: `INSERT INTO app.subscriptions (account_id, instance_id, product_kind, plan, users, billing_interval, status,
        current_period_start, current_period_end, auto_renewal_date, price_cents,
        provider_subscription_id, provider_price_id, provider_version, is_taxed, provider_read_at,
        payer_account_id)
      VALUES ($1, $2, $3, $4, $5, $6, '${STATUS.bought}', $7, $8, $8, $9, $10, $11, $12, $13, now(), $14)
      RETURNING id`,
    values: [
      checkout.accountId,
      instanceId,
      checkout.productKind,
      checkout.plan,
      checkout.users,
      checkout.interval,
      paid.periodStart,
      paid.periodEnd,
      paid.priceCents,
      paid.subscriptionId,
      paid.priceId,
      read,
      paid.isTaxed,
      checkout.payerAccountId,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No subscription was added.');
  return row.id;
}

/** Assigns invoices that came before their subscription. Their lines say what they bill. */
export async function assignInvoices(tx: Db, providerSubscriptionId: string): Promise<void> {
  await tx.query({
    name: 'assign-invoices',
    text: `UPDATE app.invoices v SET subscription_id = s.id
      FROM app.subscriptions s
      WHERE s.provider_subscription_id = $1 AND ${payerSql('s')} = v.account_id
        AND v.provider_subscription_id = $1 AND v.subscription_id IS NULL`,
    values: [providerSubscriptionId],
  });
}
