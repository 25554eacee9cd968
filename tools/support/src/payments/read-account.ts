import type { Client } from 'pg';

/** An account, and who owns it. */
export interface AccountFacts {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly customerId: string | null;
}

/** A subscription, deleted ones too. */
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
  readonly device: string | null;
  readonly providerId: string | null;
}

/** An invoice. */
export interface InvoiceFacts {
  readonly number: string;
  readonly issuedAt: string;
  readonly status: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly subscriptionId: string | null;
}

/** What an operator looks into: a refund, a dispute, or a payment that was refused. */
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
  LEFT JOIN (app.current_memberships m JOIN app.roles r ON r.id = m.role_id AND r.name = 'account-owner')
    ON m.account_id = a.id AND m.workspace_id IS NULL
  LEFT JOIN app.users u ON u.uid = m.user_uid`;

/** An instant as it is printed: to the second, in UTC. */
const utc = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A text in lower case, by the expression that the index on e-mails has. */
const foldCase = (text: string): string => `lower(${text} COLLATE "und-x-icu") COLLATE "C"`;

/** The accounts of an id, of an owner's e-mail, or of the payment provider's customer. */
export async function findAccounts(client: Client, asked: string): Promise<readonly AccountFacts[]> {
  const { rows } = await client.query<AccountFacts>(
    `${ACCOUNTS} WHERE a.id::text = $1 OR a.provider_customer_id = $1
      OR ${foldCase('u.email')} = ${foldCase('$1')} ORDER BY a.id`,
    [asked],
  );
  return rows;
}

/** The subscriptions of an account, the newest first. */
export async function listSubscriptions(client: Client, accountId: string): Promise<SubscriptionFacts[]> {
  const { rows } = await client.query<SubscriptionFacts>(
    `SELECT s.id::text AS id, s.plan, s.users, s.billing_interval AS interval, s.status,
        s.cancel_status AS cancelled, s.deleted_at IS NOT NULL AS deleted,
        ${utc('s.auto_renewal_date')} AS "renewsAt",
        ${utc('coalesce(s.expiration_date, s.current_period_end)')} AS "endsAt",
        i.device_name AS device, s.provider_subscription_id AS "providerId"
      FROM app.subscriptions s LEFT JOIN app.instances i ON i.id = s.instance_id
      WHERE s.account_id = $1 ORDER BY s.id DESC`,
    [accountId],
  );
  return rows;
}

/** The invoices of an account, the newest first. */
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

/** The incidents of an account; without one, those of all accounts that are still open. */
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
