import type { Db } from '../../../db/open-database.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';

export interface MoneySubject {
  /** Who pays. */
  readonly accountId: number | null;
  readonly checkoutId?: string | null;
  readonly providerSubscriptionId?: string | null;
  readonly providerInvoiceId?: string | null;
}

/** Buyer, checkout and invoice of an audited payment, where known. */
export interface MoneyDetails {
  readonly buyer?: string;
  readonly checkout?: string;
  readonly invoice?: string;
}

/**
 * Reads the buyer's current e-mail and the given or newest invoice for the audit. The checkout id lets the buyer's erasure remove
 * the e-mail. [PLUS-22, GX-20]
 */
export async function readMoneyDetails(tx: Db, subject: MoneySubject): Promise<MoneyDetails> {
  const { accountId, checkoutId = null, providerSubscriptionId = null, providerInvoiceId = null } = subject;
  const { rows } = await tx.query<{ details: MoneyDetails }>({
    name: 'money-details',
    text: `SELECT jsonb_strip_nulls(jsonb_build_object('buyer', c.email, 'checkout', c.id, 'invoice', v.name)) AS details
      FROM (VALUES (1)) one
      LEFT JOIN LATERAL (
        SELECT coalesce(number, provider_invoice_id) AS name, provider_subscription_id FROM app.invoices
        WHERE account_id = $1 AND CASE WHEN $4::text IS NULL THEN provider_subscription_id = $3
          ELSE provider_invoice_id = $4 END
        ORDER BY issued_at DESC LIMIT 1
      ) v ON true
      LEFT JOIN LATERAL (
        SELECT k.id, nullif(u.email, '') AS email FROM app.checkouts k LEFT JOIN app.users u ON u.uid = k.user_uid
        WHERE ${payerSql('k')} = $1
          AND (k.id = $2::uuid OR k.provider_subscription_id = coalesce($3, v.provider_subscription_id))
        ORDER BY k.id = $2::uuid DESC NULLS LAST, k.created_at DESC LIMIT 1
      ) c ON true`,
    values: [accountId, checkoutId, providerSubscriptionId, providerInvoiceId],
  });
  return rows[0]?.details ?? {};
}
