import type { Interval, Plan } from '@partyline/pricing';
import { END_NOTICE_ROLES } from '@partyline/subscriptions';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { isWaitingSql } from '../../../records/subscriptions/pending-change.sql.ts';

/** Roles that may pay, in the account. */
const PAYING_ROLES = END_NOTICE_ROLES.filter((role) => role.startsWith('account-'));

export interface NewConfirmation {
  readonly accountId: number;
  readonly subscriptionId: number;
  readonly instanceId: number | null;
  readonly invoiceId: string;
  readonly amountCents: number;
  readonly url: string | null;
  readonly endsAt: Date;
  /** null for a renewal. */
  readonly change: {
    readonly priceId: string;
    readonly plan: Plan;
    readonly users: number;
    readonly interval: Interval | null;
  } | null;
}

export interface NotedConfirmation {
  readonly id: string;
  readonly uid: Tables['payment_confirmations']['user_uid'];
  /** false: known before, and told then. */
  readonly isNew: boolean;
  readonly isOther: boolean;
}

/**
 * Writes what waits for a confirmation, once for an invoice. Told is who began the change, or bought the subscription, while they may
 * pay; else the account owner.
 */
export async function noteConfirmation(tx: Db, wanted: NewConfirmation): Promise<NotedConfirmation> {
  const { change } = wanted;
  const { rows } = await tx.query<NotedConfirmation>({
    name: 'note-payment-confirmation',
    text: `WITH begun AS (
        SELECT id, user_uid FROM app.checkouts WHERE account_id = $1 AND instance_id = $3 AND state = 'open'
          AND proration_at IS NOT NULL AND provider_price_id = $8 ORDER BY created_at DESC LIMIT 1
      ), bought AS (
        SELECT user_uid FROM app.checkouts WHERE account_id = $1 AND subscription_id = $2
        ORDER BY fulfilled_at DESC LIMIT 1
      ), told AS (
        SELECT m.user_uid FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id AND r.name = ANY ($12::text[])
        JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL
        WHERE m.account_id = (SELECT ${payerSql('s')} FROM app.subscriptions s WHERE s.id = $2) AND m.workspace_id IS NULL
        ORDER BY m.user_uid IS NOT DISTINCT FROM coalesce((SELECT user_uid FROM begun), (SELECT user_uid FROM bought)) DESC,
          array_position($12::text[], r.name), m.user_uid LIMIT 1
      ), known AS (
        SELECT * FROM app.payment_confirmations WHERE provider_invoice_id = $4
      )
      INSERT INTO app.payment_confirmations AS p (account_id, subscription_id, provider_invoice_id, amount_cents, url, ends_at,
        price_id, plan, users, billing_interval, checkout_id, user_uid)
      VALUES ($1, $2, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT id FROM begun), (SELECT user_uid FROM told))
      ON CONFLICT (provider_invoice_id) DO UPDATE SET amount_cents = excluded.amount_cents, url = excluded.url,
        ends_at = excluded.ends_at, closed_at = NULL, checkout_id = coalesce(p.checkout_id, excluded.checkout_id)
      RETURNING id::text AS id, user_uid AS uid, NOT EXISTS (SELECT FROM known) AS "isNew",
        NOT EXISTS (SELECT FROM known k WHERE (k.amount_cents, k.url, k.ends_at, k.closed_at)
          IS NOT DISTINCT FROM (p.amount_cents, p.url, p.ends_at, p.closed_at)) AS "isOther"`,
    values: [
      wanted.accountId,
      wanted.subscriptionId,
      wanted.instanceId,
      wanted.invoiceId,
      wanted.amountCents,
      wanted.url,
      wanted.endsAt,
      change?.priceId ?? null,
      change?.plan ?? null,
      change?.users ?? null,
      change?.interval ?? null,
      PAYING_ROLES,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No confirmation was written.');
  return row;
}

export interface ClosedConfirmation {
  readonly checkoutId: Tables['payment_confirmations']['checkout_id'];
}

/** Closes what no longer waits: paid, withdrawn or forgotten. */
export async function closeConfirmations(
  tx: Db,
  subscriptionId: number,
  exceptInvoice: string | null,
): Promise<readonly ClosedConfirmation[]> {
  const { rows } = await tx.query<ClosedConfirmation>({
    name: 'close-payment-confirmations',
    text: `UPDATE app.payment_confirmations SET closed_at = now()
      WHERE subscription_id = $1 AND closed_at IS NULL AND provider_invoice_id IS DISTINCT FROM $2
      RETURNING checkout_id AS "checkoutId"`,
    values: [subscriptionId, exceptInvoice],
  });
  return rows;
}

export interface WaitingChangeRow {
  readonly invoiceId: Tables['payment_confirmations']['provider_invoice_id'];
  readonly priceId: string;
  readonly amount: Tables['payment_confirmations']['amount_cents'];
  readonly url: Tables['payment_confirmations']['url'];
  readonly endsAt: Tables['payment_confirmations']['ends_at'];
}

/** Returns the change of a subscription that waits for its confirmation. */
export async function readWaitingChange(
  db: Db,
  subscriptionId: number,
): Promise<WaitingChangeRow | undefined> {
  const { rows } = await db.query<WaitingChangeRow>({
    name: 'read-waiting-change',
    text: `SELECT p.provider_invoice_id AS "invoiceId", p.price_id AS "priceId", p.amount_cents AS amount, p.url,
        p.ends_at AS "endsAt"
      FROM app.payment_confirmations p
      WHERE p.subscription_id = $1 AND p.price_id IS NOT NULL AND ${isWaitingSql('p')}`,
    values: [subscriptionId],
  });
  return rows[0];
}

/** Returns whether the change of a checkout waited for a confirmation and no longer does. */
export async function hasWaited(db: Db, checkoutId: string): Promise<boolean> {
  const { rows } = await db.query<{ hasWaited: boolean }>({
    name: 'has-checkout-waited',
    text: `SELECT EXISTS (SELECT FROM app.payment_confirmations
      WHERE checkout_id = $1 AND (closed_at IS NOT NULL OR ends_at <= now())) AS "hasWaited"`,
    values: [checkoutId],
  });
  return rows[0]?.hasWaited ?? false;
}

/** Returns the provider's subscription whose confirmation this invoice is, while it is open. */
export async function findSubscriptionOfConfirmation(db: Db, invoiceId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: NonNullable<Tables['subscriptions']['provider_subscription_id']> }>({
    name: 'subscription-of-confirmation',
    text: `SELECT s.provider_subscription_id AS id FROM app.payment_confirmations p
      JOIN app.subscriptions s ON s.id = p.subscription_id
      WHERE p.provider_invoice_id = $1 AND p.closed_at IS NULL AND s.provider_subscription_id IS NOT NULL`,
    values: [invoiceId],
  });
  return rows[0]?.id;
}
