import type { Client } from 'pg';
import { ROLES } from '@partyline/roles';
import type { InvoiceStatus } from '@partyline/subscriptions';

export interface AccountFacts {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly customerId: string | null;
}

/** Includes deleted ones. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly plan: string;
  readonly users: number;
  readonly interval: string | null;
  readonly status: string;
  readonly cancelled: boolean;
  readonly deleted: boolean;
  readonly renewsAt: string | null;
  readonly endsAt: string | null;
  /** Until when an unpaid one works; null unless past due. */
  readonly graceEndsAt: string | null;
  /** Unpaid; null if unknown or nothing is due. */
  readonly dueCents: number | null;
  readonly device: string | null;
  readonly providerId: string | null;
}

export interface InvoiceFacts {
  readonly number: string;
  readonly issuedAt: string;
  readonly status: InvoiceStatus;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly subscriptionId: string | null;
}

export interface IncidentFacts {
  readonly accountId: string | null;
  readonly kind: string;
  readonly providerId: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: string;
  readonly since: string;
}

const ACCOUNTS = `SELECT a.id::text AS id, a.name, u.email AS owner, a.provider_customer_id AS "customerId"
  FROM app.accounts a
  LEFT JOIN app.current_memberships m ON m.account_id = a.id AND m.role_id = ${ROLES['account-owner'].id}
  LEFT JOIN app.users u ON u.uid = m.user_uid`;

/** Formats an instant in UTC, to the second. */
const utc = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Folds an address to lower case by the expression of the index on addresses. */
const foldAddress = (text: string): string => `lower(${text} COLLATE "C")`;

/** Finds accounts by id, owner's e-mail, or the provider's customer id. */
export async function findAccounts(client: Client, asked: string): Promise<readonly AccountFacts[]> {
  const { rows } = await client.query<AccountFacts>(
    `${ACCOUNTS} WHERE a.id::text = $1 OR a.provider_customer_id = $1
      OR ${foldAddress('u.email')} = ${foldAddress('$1')} ORDER BY a.id`,
    [asked],
  );
  return rows;
}

/** Lists the subscriptions of an account, newest first. */
export async function listSubscriptions(client: Client, accountId: string): Promise<SubscriptionFacts[]> {
  const { rows } = await client.query<SubscriptionFacts>(
    `SELECT s.id::text AS id, s.plan, s.users, s.billing_interval AS interval, s.status,
        s.cancel_status AS cancelled, s.deleted_at IS NOT NULL AS deleted,
        ${utc('s.auto_renewal_date')} AS "renewsAt",
        ${utc('coalesce(s.expiration_date, s.current_period_end)')} AS "endsAt",
        CASE WHEN s.status = 'Past-Due' THEN ${utc('s.grace_ends_at')} END AS "graceEndsAt",
        CASE WHEN s.status = 'Past-Due' THEN s.past_due_cents::float END AS "dueCents",
        i.device_name AS device, s.provider_subscription_id AS "providerId"
      FROM app.subscriptions s LEFT JOIN app.instances i ON i.id = s.instance_id
      WHERE s.account_id = $1 ORDER BY s.id DESC`,
    [accountId],
  );
  return rows;
}

/** Lists the invoices of an account, newest first. */
export async function listInvoices(client: Client, accountId: string): Promise<InvoiceFacts[]> {
  const { rows } = await client.query<InvoiceFacts>(
    `SELECT coalesce(number, provider_invoice_id) AS number, ${utc('issued_at')} AS "issuedAt", status,
        amount_cents::float AS "amountCents", refunded_cents::float AS "refundedCents", currency,
        subscription_id::text AS "subscriptionId"
      FROM app.invoices WHERE account_id = $1 ORDER BY issued_at DESC, id DESC`,
    [accountId],
  );
  return rows;
}

/** Lists the incidents of an account; without one, the open incidents of all accounts. */
export async function listIncidents(client: Client, accountId: string | null): Promise<IncidentFacts[]> {
  const { rows } = await client.query<IncidentFacts>(
    `SELECT account_id::text AS "accountId", kind, provider_object_id AS "providerId",
        amount_cents::float AS "amountCents", currency, status, ${utc('created_at')} AS since
      FROM app.payment_incidents
      WHERE CASE WHEN $1::bigint IS NULL THEN status = 'open' OR kind = 'dispute' AND status LIKE '%needs_response'
        ELSE account_id = $1 END
      ORDER BY id DESC`,
    [accountId],
  );
  return rows;
}
