import type { Interval, Plan, ProductKind, SubscriptionType } from '@partyline/pricing';
import { columnsSql, type FieldsOf, type RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';

const FIELDS = {
  id: 'id',
  accountId: 'account_id',
  payerAccountId: 'payer_account_id',
  uid: 'user_uid',
  subscriptionType: 'subscription_type',
  productKind: 'product_kind',
  priceId: 'provider_price_id',
  plan: 'plan',
  users: 'users',
  interval: 'billing_interval',
  amountCents: 'amount_cents',
  instanceId: 'instance_id',
  state: 'state',
  sessionId: 'provider_session_id',
  providerSubscriptionId: 'provider_subscription_id',
  prorationAt: 'proration_at',
  subscriptionId: 'subscription_id',
  expiresAt: 'expires_at',
  resumes: 'resumes',
} as const satisfies FieldsOf<'checkouts'>;

export interface CheckoutRow extends RowOf<'checkouts', typeof FIELDS> {
  readonly subscriptionType: SubscriptionType;
  readonly productKind: ProductKind;
  readonly plan: Plan;
  readonly interval: Interval;
  readonly state: 'open' | 'paid' | 'active' | 'failed' | 'expired' | 'refused';
  readonly customerId: Tables['accounts']['provider_customer_id'];
}

/** Returns the account that pays for a checkout. [HZ-5] */
export function payerOf({
  payerAccountId,
  accountId,
}: Pick<CheckoutRow, 'accountId' | 'payerAccountId'>): number {
  return payerAccountId ?? accountId;
}

/** Returns whether a checkout is final: only its subscription is followed. */
export function isSettled({ state }: Pick<CheckoutRow, 'state'>): boolean {
  return state === 'active' || state === 'refused';
}

/** Columns of checkout `c` with the account `a` that pays. [HZ-5] */
const COLUMNS = `${columnsSql('c', FIELDS)}, a.provider_customer_id AS "customerId"`;
const FROM = `FROM app.checkouts c JOIN app.accounts a ON a.id = ${payerSql('c')}`;

export async function readCheckoutRow(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const { rows } = await db.query<CheckoutRow>({
    name: 'read-checkout',
    text: `SELECT ${COLUMNS} ${FROM} WHERE c.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Reads a checkout and locks it until the transaction ends. */
export async function lockCheckout(tx: Db, id: string): Promise<CheckoutRow | undefined> {
  const { rows } = await tx.query<CheckoutRow>({
    name: 'lock-checkout',
    text: `SELECT ${COLUMNS} ${FROM} WHERE c.id = $1 FOR UPDATE OF c`,
    values: [id],
  });
  return rows[0];
}

export async function findCheckoutOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const { rows } = await db.query<Pick<Tables['checkouts'], 'id'>>({
    name: 'checkout-of-session',
    text: 'SELECT id FROM app.checkouts WHERE provider_session_id = $1',
    values: [sessionId],
  });
  return rows[0]?.id;
}

/** Returns a user's newest checkout in an account, or their own one with this id. */
export async function findOwnCheckout(
  db: Db,
  { accountId, uid, id }: { readonly accountId: number; readonly uid: string; readonly id: string | null },
): Promise<CheckoutRow | undefined> {
  const { rows } = await db.query<CheckoutRow>({
    name: 'own-checkout',
    text: `SELECT ${COLUMNS} ${FROM}
      WHERE ${payerSql('c')} = $1 AND CASE WHEN $3::uuid IS NULL THEN c.user_uid = $2 ELSE c.id = $3 END
      ORDER BY c.created_at DESC, c.id LIMIT 1`,
    values: [accountId, uid, id],
  });
  return rows[0];
}

export async function listOpenCheckouts(
  tx: Db,
  { accountId, payerId }: { readonly accountId: number; readonly payerId: number },
  instanceId: number | null,
): Promise<readonly CheckoutRow[]> {
  const { rows } = await tx.query<CheckoutRow>({
    name: 'open-checkouts',
    text: `SELECT ${COLUMNS} ${FROM}
      WHERE c.account_id = $1 AND ${payerSql('c')} = $3 AND c.state = 'open' AND c.instance_id IS NOT DISTINCT FROM $2::bigint`,
    values: [accountId, instanceId, payerId],
  });
  return rows;
}

export type NewCheckoutRow = Omit<
  CheckoutRow,
  'state' | 'sessionId' | 'providerSubscriptionId' | 'subscriptionId' | 'customerId' | 'resumes'
>;

export async function addCheckout(tx: Db, row: NewCheckoutRow): Promise<void> {
  await tx.query({
    name: 'add-checkout',
    text: `INSERT INTO app.checkouts (id, account_id, user_uid, subscription_type, product_kind, provider_price_id, plan,
        users, billing_interval, amount_cents, instance_id, proration_at, expires_at,
        payer_account_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      row.id,
      row.accountId,
      row.uid,
      row.subscriptionType,
      row.productKind,
      row.priceId,
      row.plan,
      row.users,
      row.interval,
      row.amountCents,
      row.instanceId,
      row.prorationAt,
      row.expiresAt,
      row.payerAccountId,
    ],
  });
}

export async function keepSession(db: Db, id: string, sessionId: string): Promise<void> {
  await db.query({
    name: 'keep-checkout-session',
    text: 'UPDATE app.checkouts SET provider_session_id = $2 WHERE id = $1 AND provider_session_id IS NULL',
    values: [id, sessionId],
  });
}

export interface CheckoutOutcome {
  readonly state: CheckoutRow['state'];
  readonly providerSubscriptionId?: string | null;
  readonly subscriptionId?: number;
  readonly refusal?: string;
}

export async function settleCheckout(tx: Db, id: string, outcome: CheckoutOutcome): Promise<void> {
  const { state, providerSubscriptionId, subscriptionId, refusal } = outcome;
  await tx.query({
    name: 'settle-checkout',
    text: `UPDATE app.checkouts SET state = $2, provider_subscription_id = coalesce($3, provider_subscription_id),
        subscription_id = $4, refusal = $5, provider_read_at = now(),
        fulfilled_at = CASE WHEN $2 = 'active' THEN now() END
      WHERE id = $1`,
    values: [id, state, providerSubscriptionId ?? null, subscriptionId ?? null, refusal ?? null],
  });
}

/** Keeps whether a change takes back a cancellation: one that stands before it, as the provider was last read. */
export async function keepResumption(db: Db, id: string, subscriptionId: number): Promise<void> {
  await db.query({
    name: 'keep-resumption',
    text: `UPDATE app.checkouts c SET resumes = s.cancel_status FROM app.subscriptions s
      WHERE c.id = $1 AND s.id = $2 AND s.account_id = c.account_id`,
    values: [id, subscriptionId],
  });
}

/** Forgets that open changes resume a plan, so that a cancellation that comes after a change was asked for stays. */
export async function forgetResumption(db: Db, accountId: number, instanceId: number): Promise<void> {
  await db.query({
    name: 'forget-resumption',
    text: `UPDATE app.checkouts SET resumes = false
      WHERE account_id = $1 AND instance_id = $2 AND state = 'open' AND resumes`,
    values: [accountId, instanceId],
  });
}

/** Keeps the checkout of a change that waits for its confirmation open as long as that. */
export async function prolongCheckout(tx: Db, id: string, expiresAt: Date): Promise<void> {
  await tx.query({
    name: 'prolong-checkout',
    text: 'UPDATE app.checkouts SET expires_at = $2, provider_read_at = now() WHERE id = $1',
    values: [id, expiresAt],
  });
}

/** Returns a provider read's number; it grows across nodes. */
export async function nextProviderRead(db: Db): Promise<number> {
  const { rows } = await db.query<{ read: number }>({
    name: 'next-provider-read',
    text: "SELECT nextval('app.provider_reads') AS read",
  });
  return rows[0]?.read ?? 0;
}
