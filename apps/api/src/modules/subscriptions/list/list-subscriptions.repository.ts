import type { AccountSubscriptions, BillingRow, SkyPortDevice, SubscriptionRow } from '@partyline/contract';
import { computeDeletionInstant, isActive, type Subscription } from '@partyline/subscriptions';
import type { InstantOf, RowOf, StoredAs } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import { instantSql } from '../../../db/columns.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { pendingChangeSql } from '../../../records/subscriptions/pending-change.sql.ts';
import { foldCase } from '../../../db/fold-case.ts';
import { isPastDueSql } from '../../../records/subscriptions/subscription-rules.sql.ts';

/** What a partner pays is not told to its customer. `$1`: the account that asks. [HZ-6] */
const IS_OWN = `${payerSql('s')} = $1`;
/** What a customer has is not named to its partner. [HZ-6] */
const IS_THERE = 's.account_id = $1';

/**
 * Contract columns of a subscription, for account `$1`: `s` subscription, `i` instance and `w` workspace, null once the instance is
 * removed, `c` customer.
 */
const SUBSCRIPTION_COLUMNS = `
  s.id::text AS "subscriptionId", s.plan AS subscription, s.product_kind AS "productKind", s.users AS "noOfUsers",
  s.billing_interval AS "interval", s.status AS "subscriptionStatus",
  ${instantSql('s.current_period_end')} AS current_period_end, s.cancel_status AS "cancelStatus",
  ${instantSql('s.auto_renewal_date')} AS "autoRenewalDate", ${instantSql('s.expiration_date')} AS "expirationDate",
  ${instantSql('s.past_due_since')} AS "pastDueSince", ${instantSql('s.grace_ends_at')} AS "graceEndsAt",
  CASE WHEN ${isPastDueSql('s')} AND ${IS_OWN} THEN s.past_due_cents END AS "amountDue",
  CASE WHEN ${isPastDueSql('s')} AND ${IS_OWN} THEN s.past_due_url END AS "payUrl",
  CASE WHEN ${IS_OWN} THEN ${pendingChangeSql('s')} END AS "pendingChange",
  CASE WHEN ${IS_OWN} THEN s.price_cents END AS price, NOT (${IS_OWN}) AS "paidByPartner", s.provider_subscription_id IS NOT NULL AS "isBilled",
  i.connected_users AS "usersConnected", i.vic_uuid AS "vicUuid",
  CASE WHEN ${IS_THERE} THEN i.device_name END AS "deviceName", CASE WHEN ${IS_THERE} THEN w.id END AS "workspaceId",
  CASE WHEN ${IS_THERE} THEN w.name END AS "workSpaceName",
  CASE WHEN NOT ${IS_THERE} THEN json_build_object('company', c.company,
    'customerId', CASE WHEN c.state = 'active' THEN c.id END) END AS customer, s.instance_id AS "instanceId"`;

const SUBSCRIPTION_SOURCE = `app.subscriptions s
  LEFT JOIN app.instances i ON i.id = s.instance_id AND i.removed_at IS NULL
  LEFT JOIN app.workspaces w ON w.id = i.workspace_id
  LEFT JOIN app.partner_customers c ON c.account_id = s.account_id AND c.partner_id = s.payer_account_id`;

type SubscriptionColumns = RowOf<
  'subscriptions',
  {
    subscription: 'plan';
    productKind: 'product_kind';
    noOfUsers: 'users';
    interval: 'billing_interval';
    subscriptionStatus: 'status';
    cancelStatus: 'cancel_status';
    price: 'price_cents';
    instanceId: 'instance_id';
  }
>;

/** As stored: the instance is named also after its removal. */
export interface StoredRow extends StoredAs<Omit<SubscriptionRow, 'deletesAt'>, SubscriptionColumns> {
  readonly current_period_end: InstantOf<'subscriptions', 'current_period_end'>;
  readonly autoRenewalDate: InstantOf<'subscriptions', 'auto_renewal_date'>;
  readonly expirationDate: InstantOf<'subscriptions', 'expiration_date'>;
  readonly pastDueSince: InstantOf<'subscriptions', 'past_due_since'>;
  readonly graceEndsAt: InstantOf<'subscriptions', 'grace_ends_at'>;
  readonly amountDue: Tables['subscriptions']['past_due_cents'];
  readonly payUrl: Tables['subscriptions']['past_due_url'];
  readonly usersConnected: Tables['instances']['connected_users'];
  readonly vicUuid: Tables['instances']['vic_uuid'] | null;
  readonly deviceName: Tables['instances']['device_name'] | null;
  readonly workspaceId: Tables['workspaces']['id'] | null;
  readonly workSpaceName: Tables['workspaces']['name'] | null;
}

/** Lists the account's subscriptions by workspace and device. */
export async function listStoredRows(db: Db, accountId: number): Promise<readonly StoredRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'list-subscriptions',
    text: `SELECT ${SUBSCRIPTION_COLUMNS} FROM ${SUBSCRIPTION_SOURCE}
      WHERE s.account_id = $1 AND s.deleted_at IS NULL
      ORDER BY ${foldCase('w.name')} NULLS LAST, w.id, ${foldCase('i.device_name')}, s.id`,
    values: [accountId],
  });
  return rows;
}

/** Lists what an account pays for its customers, by company. [HZ-6] */
export async function listPaidForCustomers(db: Db, payerId: number): Promise<readonly StoredRow[]> {
  const { rows } = await db.query<StoredRow>({
    name: 'list-subscriptions-of-customers',
    text: `SELECT ${SUBSCRIPTION_COLUMNS} FROM ${SUBSCRIPTION_SOURCE}
      WHERE s.payer_account_id = $1 AND s.account_id <> $1 AND s.deleted_at IS NULL
      ORDER BY ${foldCase('c.company')}, s.id`,
    values: [payerId],
  });
  return rows;
}

/** Lists the subscriptions of a partner's customers, each with its account. */
export async function listRowsOfAccounts(
  db: Db,
  partnerId: number,
  accountIds: readonly number[],
): Promise<readonly (StoredRow & { readonly accountId: number })[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.query<StoredRow & { readonly accountId: Tables['subscriptions']['account_id'] }>({
    name: 'list-subscriptions-of-accounts',
    text: `SELECT ${SUBSCRIPTION_COLUMNS}, s.account_id AS "accountId" FROM ${SUBSCRIPTION_SOURCE}
      WHERE s.account_id = ANY ($2::bigint[]) AND s.deleted_at IS NULL ORDER BY s.id`,
    values: [partnerId, [...accountIds]],
  });
  return rows;
}

/** Returns who pays for the account's plans; null for a direct customer. [HZ-6] */
export async function readPayingPartner(db: Db, accountId: number): Promise<AccountSubscriptions['partner']> {
  const { rows } = await db.query<{
    name: Tables['accounts']['name'];
    releaseAskedAt: InstantOf<'partner_customers', 'release_asked_at'>;
  }>({
    name: 'read-paying-partner',
    text: `SELECT a.name, ${instantSql('c.release_asked_at')} AS "releaseAskedAt"
      FROM app.partner_customers c JOIN app.accounts a ON a.id = c.partner_id
      WHERE c.account_id = $1 AND c.state = 'active'`,
    values: [accountId],
  });
  return rows[0] ?? null;
}

/** Reads a subscription of the account, or one that it pays for; undefined if deleted, unknown or foreign. */
export async function readStoredRow(db: Db, accountId: number, id: number): Promise<StoredRow | undefined> {
  const { rows } = await db.query<StoredRow>({
    name: 'read-subscription',
    text: `SELECT ${SUBSCRIPTION_COLUMNS} FROM ${SUBSCRIPTION_SOURCE}
      WHERE $1 IN (s.account_id, ${payerSql('s')}) AND s.id = $2 AND s.deleted_at IS NULL`,
    values: [accountId, id],
  });
  return rows[0];
}

/** Lists the account's physical devices, by workspace and name. [GP-7] */
export async function listPhysicalDevices(db: Db, accountId: number): Promise<SkyPortDevice[]> {
  const { rows } = await db.query<
    RowOf<'instances', { vicUuid: 'vic_uuid'; deviceName: 'device_name' }> &
      RowOf<'workspaces', { workSpaceName: 'name' }>
  >({
    name: 'list-physical-devices',
    text: `SELECT i.vic_uuid AS "vicUuid", i.device_name AS "deviceName", w.name AS "workSpaceName"
      FROM app.instances i JOIN app.workspaces w ON w.id = i.workspace_id
      WHERE i.account_id = $1 AND i.kind = 'device' AND i.removed_at IS NULL
      ORDER BY lower(w.name), w.id, lower(i.device_name), i.id`,
    values: [accountId],
  });
  return rows;
}

export function ruledBy(row: StoredRow): Subscription {
  return {
    productKind: row.productKind,
    plan: row.subscription,
    users: row.noOfUsers,
    interval: row.interval,
    status: row.subscriptionStatus,
    cancelStatus: row.cancelStatus,
    current_period_end: row.current_period_end,
    autoRenewalDate: row.autoRenewalDate,
    expirationDate: row.expirationDate,
    graceEndsAt: row.graceEndsAt,
    instanceId: row.instanceId,
  };
}

/** Returns a row in contract form, with its deletion date. [GB-12] */
export function viewOf(row: StoredRow): SubscriptionRow {
  const deletesMs = isActive(ruledBy(row)) ? null : computeDeletionInstant(ruledBy(row));
  const deletesAt = deletesMs === null ? null : new Date(deletesMs).toISOString();
  const view: SubscriptionRow & { instanceId?: number | null } = { ...row, deletesAt };
  delete view.instanceId;
  return view;
}

interface InvoiceRow extends StoredAs<
  BillingRow,
  RowOf<
    'invoices',
    {
      plan: 'plan';
      users: 'users';
      interval: 'billing_interval';
      status: 'status';
      amount: 'amount_cents';
      refunded: 'refunded_cents';
      currency: 'currency';
      url: 'hosted_url';
    }
  >
> {
  readonly invoiceId: Tables['invoices']['provider_invoice_id'];
  readonly renewalDate: InstantOf<'invoices', 'period_end'>;
  readonly issuedAt: InstantOf<'invoices', 'issued_at'>;
  readonly vicUuid: Tables['instances']['vic_uuid'] | null;
}

/** Lists the account's invoices, newest first; totals not read yet follow from the amount. [BILL-1 … BILL-6, GB-22] */
export async function listInvoiceRows(db: Db, accountId: number): Promise<BillingRow[]> {
  const { rows } = await db.query<InvoiceRow>({
    name: 'list-invoices',
    text: `SELECT coalesce(v.number, v.provider_invoice_id) AS "invoiceId", v.plan, v.users,
        ${instantSql('v.period_end')} AS "renewalDate", v.status, ${instantSql('v.issued_at')} AS "issuedAt",
        v.amount_cents AS amount, v.refunded_cents AS refunded, v.currency, v.hosted_url AS url,
        v.billing_interval AS "interval", coalesce(v.due_cents, greatest(v.amount_cents, 0)) AS "amountDue",
        coalesce(v.credit_added_cents, greatest(-v.amount_cents, 0)) AS "creditAdded",
        coalesce(v.credit_used_cents, 0) AS "creditUsed", v.amount_cents - v.tax_cents AS net, v.tax_cents AS tax,
        CASE WHEN v.discount_cents > 0 THEN jsonb_build_object('amount', v.discount_cents,
          'duration', v.discount_duration, 'endsAt', ${instantSql('v.discount_ends_at')}) END AS discount,
        s.id::text AS "subscriptionId", i.vic_uuid AS "vicUuid"
      FROM app.invoices v
      LEFT JOIN app.subscriptions s ON s.id = v.subscription_id AND s.deleted_at IS NULL
      LEFT JOIN app.instances i ON i.id = s.instance_id AND i.removed_at IS NULL
      WHERE v.account_id = $1 ORDER BY v.issued_at DESC, v.id DESC`,
    values: [accountId],
  });
  return rows;
}

/** Returns the account's credit at the provider, in cents. [PLUS-18, PLUS-21] */
export async function readCredit(db: Db, accountId: number): Promise<number> {
  const { rows } = await db.query<{ credit: number }>({
    name: 'read-credit',
    text: `SELECT greatest(balance_cents, 0) AS credit FROM app.provider_balances WHERE account_id = $1`,
    values: [accountId],
  });
  return rows[0]?.credit ?? 0;
}

/** Returns the account's provider customer; null before a purchase. [GB-24] */
export async function readProviderCustomer(db: Db, accountId: number): Promise<string | null> {
  const { rows } = await db.query<RowOf<'accounts', { customerId: 'provider_customer_id' }>>({
    name: 'read-provider-customer',
    text: 'SELECT provider_customer_id AS "customerId" FROM app.accounts WHERE id = $1',
    values: [accountId],
  });
  return rows[0]?.customerId ?? null;
}
