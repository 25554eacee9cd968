import type { BillingRow } from '@partyline/contract';
import type { Db } from '../../../db/open-database.ts';
import type { ProviderInvoice } from '../../../providers/payments/payment-provider.ts';

/** With the number of the provider read. */
export interface NotedInvoice {
  readonly accountId: number;
  readonly read: number;
  readonly status: BillingRow['status'];
  readonly invoice: ProviderInvoice;
}

/** Writes an invoice unless older; returns whether it is new. [BILL-1 … BILL-6] */
export async function noteInvoice(
  tx: Db,
  { accountId, read, status, invoice }: NotedInvoice,
): Promise<boolean> {
  const { rows } = await tx.query<{ isNews: boolean }>({
    name: 'note-invoice',
    text: `WITH held AS (
        SELECT s.id, s.plan, s.users FROM app.subscriptions s
        WHERE s.provider_subscription_id = $3 AND s.account_id = $1
      ), known AS (
        SELECT status, amount_cents FROM app.invoices WHERE provider_invoice_id = $2
      )
      INSERT INTO app.invoices AS v (account_id, provider_invoice_id, provider_subscription_id, number, status, currency,
        amount_cents, period_end, hosted_url, issued_at, provider_version, subscription_id, plan, users)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, held.id, held.plan, held.users
      FROM (VALUES (1)) one LEFT JOIN held ON true
      ON CONFLICT (provider_invoice_id) DO UPDATE SET status = excluded.status, number = excluded.number,
        amount_cents = excluded.amount_cents, hosted_url = excluded.hosted_url, period_end = excluded.period_end,
        provider_version = excluded.provider_version,
        subscription_id = coalesce(v.subscription_id, excluded.subscription_id),
        plan = coalesce(v.plan, excluded.plan), users = coalesce(v.users, excluded.users)
        WHERE v.provider_version < excluded.provider_version
      RETURNING NOT EXISTS (SELECT FROM known k WHERE (k.status, k.amount_cents) = (v.status, v.amount_cents)) AS "isNews"`,
    values: [
      accountId,
      invoice.invoiceId,
      invoice.subscriptionId,
      invoice.number,
      status,
      invoice.currency,
      invoice.amountCents,
      invoice.periodEnd,
      invoice.hostedUrl,
      invoice.issuedAt,
      read,
    ],
  });
  return rows[0]?.isNews ?? false;
}
