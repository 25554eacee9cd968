import type { Db } from '../../../db/open-database.ts';
import type { ProviderIncident } from '../../../providers/payments/payment-provider.ts';

/** For an operator to look into. */
export type IncidentKind =
  | ProviderIncident['kind']
  | 'foreign-currency'
  | 'unexpected-amount'
  | 'second-plan'
  | 'unknown-purchase'
  /** Paid by another customer of the provider than the partner's. */
  | 'unknown-payer';

/** With the number of the provider read. */
export interface NotedIncident {
  readonly accountId: number | null;
  readonly read: number;
  readonly incident: Omit<ProviderIncident, 'kind' | 'invoiceId'> & {
    readonly kind: IncidentKind;
    readonly invoiceId?: string | null;
  };
}

/** Returns whether the incident is new. */
export async function noteIncident(tx: Db, { accountId, read, incident }: NotedIncident): Promise<boolean> {
  // The lock shows the row to a concurrent statement: otherwise both would be new.
  await tx.query({
    name: 'lock-payment-incident',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`payment-incident ${incident.kind} ${incident.objectId}`],
  });
  const { rows } = await tx.query<{ isNews: boolean }>({
    name: 'note-payment-incident',
    text: `WITH known AS (
        SELECT status, amount_cents FROM app.payment_incidents WHERE kind = $2 AND provider_object_id = $3
      )
      INSERT INTO app.payment_incidents AS p (account_id, kind, provider_object_id, provider_customer_id, amount_cents,
        currency, status, reason, provider_version, provider_invoice_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      ON CONFLICT (kind, provider_object_id) DO UPDATE SET status = excluded.status, reason = excluded.reason,
        amount_cents = excluded.amount_cents, provider_version = excluded.provider_version, updated_at = now()
        WHERE p.provider_version < excluded.provider_version
      RETURNING NOT EXISTS (SELECT FROM known k WHERE (k.status, k.amount_cents) = (p.status, p.amount_cents)) AS "isNews"`,
    values: [
      accountId,
      incident.kind,
      incident.objectId,
      incident.customerId,
      incident.amountCents,
      incident.currency,
      incident.status,
      incident.reason,
      read,
      incident.invoiceId ?? null,
    ],
  });
  return rows[0]?.isNews ?? false;
}

/** Sums an invoice's refunds. [BILL-6] */
export async function countRefunds(tx: Db, providerInvoiceId: string): Promise<void> {
  await tx.query({
    name: 'count-refunds',
    text: `UPDATE app.invoices SET refunded_cents = (
        SELECT coalesce(sum(p.amount_cents), 0) FROM app.payment_incidents p
        WHERE p.provider_invoice_id = $1 AND p.kind = 'refund' AND p.status IN ('succeeded', 'pending'))
      WHERE provider_invoice_id = $1`,
    values: [providerInvoiceId],
  });
}

export async function closeRefusal(db: Db, providerSubscriptionId: string): Promise<void> {
  await db.query({
    name: 'close-payment-refusal',
    text: `UPDATE app.payment_incidents SET status = 'refunded', updated_at = now()
      WHERE provider_object_id = $1 AND kind NOT IN ('refund', 'dispute') AND status = 'open'`,
    values: [providerSubscriptionId],
  });
}
