import type { BillingRow } from '@partyline/contract';
import { computeCreditChange } from '@partyline/subscriptions';
import type { Db } from '../../../db/open-database.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import type { ProviderInvoice } from '../../../providers/payments/payment-provider.ts';

/** What an invoice bills. */
export interface InvoiceSale {
  readonly plan: NonNullable<BillingRow['plan']>;
  readonly users: number;
  readonly interval: NonNullable<BillingRow['interval']>;
}

/** With the number of the provider read. */
export interface NotedInvoice {
  readonly accountId: number;
  readonly read: number;
  readonly status: BillingRow['status'];
  readonly invoice: ProviderInvoice;
  /** By the catalogue, or null. */
  readonly sold: InvoiceSale | null;
}

/**
 * Writes an invoice unless older; returns whether it is new. Plan, users, interval and renewal come from the invoice's own lines,
 * whatever the subscription has by now: from the catalogue, or from what the account once bought at this price.
 * [BILL-1 … BILL-6]
 */
export async function noteInvoice(
  tx: Db,
  { accountId, read, status, invoice, sold }: NotedInvoice,
): Promise<boolean> {
  const { billed, balance } = invoice;
  const credit = computeCreditChange(balance.before, balance.after);
  const { rows } = await tx.query<{ isNews: boolean }>({
    name: 'note-invoice',
    text: `WITH held AS (
        SELECT s.id FROM app.subscriptions s WHERE s.provider_subscription_id = $3 AND ${payerSql('s')} = $1
      ), sold AS (
        SELECT plan, users, billing_interval FROM (
          SELECT plan, users, billing_interval FROM app.checkouts c WHERE ${payerSql('c')} = $1 AND provider_price_id = $19
          UNION ALL
          SELECT plan, users, billing_interval FROM app.subscriptions s WHERE ${payerSql('s')} = $1 AND provider_price_id = $19
        ) bought LIMIT 1
      ), known AS (
        SELECT * FROM app.invoices WHERE provider_invoice_id = $2
      )
      INSERT INTO app.invoices AS v (account_id, provider_invoice_id, provider_subscription_id, number, status, currency,
        amount_cents, period_end, hosted_url, issued_at, provider_version, lines_version, subscription_id, plan, users,
        billing_interval, due_cents, credit_added_cents, credit_used_cents, tax_cents, discount_cents, discount_duration,
        discount_ends_at)
      SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, held.id, coalesce($12, sold.plan), coalesce($13, sold.users),
        coalesce($14, sold.billing_interval, $15), $16, $17, $18, $20, $21, $22, $23
      FROM (VALUES (1)) one LEFT JOIN held ON true LEFT JOIN sold ON true
      ON CONFLICT (provider_invoice_id) DO UPDATE SET status = excluded.status, number = excluded.number,
        amount_cents = excluded.amount_cents, hosted_url = excluded.hosted_url, period_end = excluded.period_end,
        issued_at = excluded.issued_at, provider_version = excluded.provider_version, lines_version = excluded.lines_version,
        subscription_id = coalesce(v.subscription_id, excluded.subscription_id),
        plan = excluded.plan, users = excluded.users, billing_interval = excluded.billing_interval,
        due_cents = excluded.due_cents, credit_added_cents = excluded.credit_added_cents,
        credit_used_cents = excluded.credit_used_cents, tax_cents = excluded.tax_cents,
        discount_cents = excluded.discount_cents, discount_duration = excluded.discount_duration,
        discount_ends_at = excluded.discount_ends_at
        WHERE v.provider_version < excluded.provider_version
      RETURNING NOT EXISTS (SELECT FROM known k
        WHERE (k.status, k.amount_cents, k.plan, k.users, k.billing_interval, k.period_end, k.due_cents, k.credit_used_cents,
          k.tax_cents)
          IS NOT DISTINCT FROM
          (v.status, v.amount_cents, v.plan, v.users, v.billing_interval, v.period_end, v.due_cents, v.credit_used_cents,
          v.tax_cents)
        ) AS "isNews"`,
    values: [
      accountId,
      invoice.invoiceId,
      invoice.subscriptionId,
      invoice.number,
      status,
      invoice.currency,
      invoice.amountCents,
      billed?.periodEnd ?? null,
      invoice.hostedUrl,
      invoice.issuedAt,
      read,
      sold?.plan ?? null,
      sold?.users ?? null,
      sold?.interval ?? null,
      billed?.interval ?? null,
      invoice.dueCents,
      credit.added,
      credit.used,
      billed?.priceId ?? null,
      invoice.taxCents,
      invoice.discount?.cents ?? 0,
      invoice.discount?.duration ?? null,
      invoice.discount?.endsAt ?? null,
    ],
  });
  return rows[0]?.isNews ?? false;
}

/** Writes an account's balance unless older; returns whether it differs. */
export async function noteBalance(
  tx: Db,
  { accountId, read, balanceCents }: { accountId: number; read: number; balanceCents: number },
): Promise<boolean> {
  const { rows } = await tx.query<{ isOther: boolean }>({
    name: 'note-balance',
    text: `WITH known AS (SELECT balance_cents FROM app.provider_balances WHERE account_id = $1)
      INSERT INTO app.provider_balances AS b (account_id, balance_cents, provider_version) VALUES ($1, $2, $3)
      ON CONFLICT (account_id) DO UPDATE SET balance_cents = excluded.balance_cents,
        provider_version = excluded.provider_version
        WHERE b.provider_version < excluded.provider_version
      RETURNING b.balance_cents IS DISTINCT FROM coalesce((SELECT balance_cents FROM known), 0) AS "isOther"`,
    values: [accountId, balanceCents, read],
  });
  return rows[0]?.isOther ?? false;
}
