import type { Interval, Plan } from '@partyline/pricing';
import type { Subscription } from '@partyline/subscriptions';
import { instantSql, type FieldsOf, type RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { SUBSCRIPTION_FIELDS } from '../../../records/subscriptions/subscription-columns.sql.ts';
import { subscriptionColumnsSql } from '../../../records/subscriptions/subscription-columns.sql.ts';
import { isActiveSql } from '../../../records/subscriptions/subscription-rules.sql.ts';

const BILLED_FIELDS = {
  providerPriceId: 'provider_price_id',
  priceCents: 'price_cents',
  pastDueCents: 'past_due_cents',
  pastDueUrl: 'past_due_url',
  version: 'provider_version',
  isTaxed: 'is_taxed',
} as const satisfies FieldsOf<'subscriptions'>;

type BilledFields = typeof SUBSCRIPTION_FIELDS & typeof BILLED_FIELDS;

export interface BilledSubscription
  extends Subscription, Omit<RowOf<'subscriptions', BilledFields>, keyof Subscription> {
  readonly providerSubscriptionId: string;
  readonly providerPriceId: string;
  readonly pastDueSince: string | null;
}

const COLUMNS = `${subscriptionColumnsSql(BILLED_FIELDS)}, ${instantSql('s.past_due_since')} AS "pastDueSince"`;

export async function lockBilled(tx: Db, providerId: string): Promise<BilledSubscription | undefined> {
  const { rows } = await tx.query<BilledSubscription>({
    name: 'lock-billed-subscription',
    text: `SELECT ${COLUMNS} FROM app.subscriptions s WHERE s.provider_subscription_id = $1 FOR UPDATE`,
    values: [providerId],
  });
  return rows[0];
}

export async function readBilled(db: Db, providerId: string): Promise<BilledSubscription | undefined> {
  const { rows } = await db.query<BilledSubscription>({
    name: 'read-billed-subscription',
    text: `SELECT ${COLUMNS} FROM app.subscriptions s WHERE s.provider_subscription_id = $1`,
    values: [providerId],
  });
  return rows[0];
}

export async function readBilledOfInstance(
  db: Db,
  accountId: number,
  instanceId: number,
): Promise<BilledSubscription | undefined> {
  const { rows } = await db.query<BilledSubscription>({
    name: 'billed-of-instance',
    text: `SELECT ${COLUMNS} FROM app.subscriptions s
      WHERE s.account_id = $1 AND s.instance_id = $2 AND s.deleted_at IS NULL AND ${isActiveSql('s')}
        AND s.provider_subscription_id IS NOT NULL`,
    values: [accountId, instanceId],
  });
  return rows[0];
}

export interface FollowedSubscription extends Subscription {
  readonly id: number;
  readonly plan: Plan;
  readonly interval: Interval | null;
  readonly providerPriceId: string;
  readonly priceCents: number;
  readonly periodStart: Date;
  readonly pastDueSince: Date | null;
  /** null unless past due. */
  readonly pastDueCents: number | null;
  readonly pastDueUrl: string | null;
  readonly version: number;
  readonly isTaxed: boolean;
}

/** Writes the provider's state of a subscription; `isChanged` increments the row's version. */
export async function followBilled(tx: Db, next: FollowedSubscription, isChanged: boolean): Promise<void> {
  await tx.query({
    name: 'follow-billed-subscription',
    text: `UPDATE app.subscriptions SET plan = $2, users = $3, billing_interval = $4, status = $5, cancel_status = $6,
        current_period_end = $7, auto_renewal_date = $8, expiration_date = $9, provider_price_id = $10, price_cents = $11,
        current_period_start = $12, past_due_since = $13, grace_ends_at = $14, provider_version = $15,
        past_due_cents = $16, past_due_url = $17, is_taxed = $19,
        provider_read_at = now(), row_version = row_version + CASE WHEN $18 THEN 1 ELSE 0 END
      WHERE id = $1`,
    values: [
      next.id,
      next.plan,
      next.users,
      next.interval,
      next.status,
      next.cancelStatus,
      next.current_period_end,
      next.autoRenewalDate,
      next.expirationDate,
      next.providerPriceId,
      next.priceCents,
      next.periodStart,
      next.pastDueSince,
      next.graceEndsAt,
      next.version,
      next.pastDueCents,
      next.pastDueUrl,
      isChanged,
      next.isTaxed,
    ],
  });
}
