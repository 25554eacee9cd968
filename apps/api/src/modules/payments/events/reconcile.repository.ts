import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { isActiveSql } from '../../../records/subscriptions/subscription-rules.sql.ts';

/** Rows of a kind read again each minute. */
const AT_ONCE = 50;

/** Returns SQL for whether no job of this key waits. One that waits keeps its time: after a refusal it waits for an operator. */
const hasNoJobSql = (key: string): string =>
  `NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = ${key} AND j.attempts < j.max_attempts)`;

/** Lists unprocessed events with a lost or failed job, oldest first. */
export async function listForgottenEvents(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<RowOf<'provider_events', { id: 'event_id' }>>({
    name: 'forgotten-payment-events',
    text: `SELECT event_id AS id FROM app.provider_events
      WHERE provider = 'payments' AND processed_at IS NULL AND received_at < now() - interval '10 minutes'
        AND ${hasNoJobSql("'payment-event-' || event_id")}
      ORDER BY received_at LIMIT ${AT_ONCE}`,
  });
  return rows.map(({ id }) => id);
}

/**
 * Lists unsettled checkouts, also without a session, longest unread first: young ones each minute, others after a tenth of their
 * age.
 */
export async function listUnsettledCheckouts(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<Pick<Tables['checkouts'], 'id'>>({
    name: 'unsettled-checkouts',
    text: `SELECT id FROM app.checkouts
      WHERE state IN ('open', 'paid') AND created_at < now() - interval '30 seconds'
        AND coalesce(provider_read_at, created_at) <
          now() - least(interval '1 hour', greatest(interval '50 seconds', (now() - created_at) / 10))
        AND ${hasNoJobSql("'checkout-' || id")}
      ORDER BY provider_read_at NULLS FIRST LIMIT ${AT_ONCE}`,
  });
  return rows.map(({ id }) => id);
}

/**
 * Lists invoices that a node of the version before wrote last: without what their lines say. One that cannot be read is asked for
 * once a day.
 */
export async function takeInvoicesToReread(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<RowOf<'invoices', { id: 'provider_invoice_id' }>>({
    name: 'invoices-to-reread',
    text: `UPDATE app.invoices SET lines_requested_at = now()
      WHERE id IN (SELECT id FROM app.invoices
        WHERE lines_version IS DISTINCT FROM provider_version
          AND (lines_requested_at IS NULL OR lines_requested_at < now() - interval '1 day')
        ORDER BY lines_requested_at NULLS FIRST LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING provider_invoice_id AS id`,
  });
  return rows.map(({ id }) => id);
}

/** Returns which of these invoices are not stored. */
export async function listUnknownInvoices(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.query<RowOf<'invoices', { id: 'provider_invoice_id' }>>({
    name: 'unknown-invoices',
    text: `SELECT asked.id FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, place)
      WHERE NOT EXISTS (SELECT FROM app.invoices v WHERE v.provider_invoice_id = asked.id)
      ORDER BY asked.place DESC`,
    values: [ids],
  });
  return rows.map(({ id }) => id);
}

/** Lists billed subscriptions not read for six hours, since their period's end, or while a confirmation is missing. */
export async function listUnreadBilled(db: Db): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: NonNullable<Tables['subscriptions']['provider_subscription_id']> }>({
    name: 'unread-billed-subscriptions',
    text: `SELECT provider_subscription_id AS id FROM app.subscriptions s
      WHERE provider_subscription_id IS NOT NULL AND deleted_at IS NULL AND ${isActiveSql('s')}
        AND (provider_read_at IS NULL OR provider_read_at < now() - interval '6 hours'
          OR (provider_read_at < now() - interval '10 minutes' AND (current_period_end < now()
            OR EXISTS (SELECT FROM app.payment_confirmations p WHERE p.subscription_id = s.id AND p.closed_at IS NULL))))
        AND ${hasNoJobSql("'subscription-' || provider_subscription_id")}
      ORDER BY provider_read_at NULLS FIRST LIMIT ${AT_ONCE}`,
  });
  return rows.map(({ id }) => id);
}
