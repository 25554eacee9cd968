import { ROLES } from '@partyline/roles';
import type { RowOf } from '../../../db/columns.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';
import { payerSql } from '../../../records/subscriptions/payer.sql.ts';
import { isActiveSql } from '../../../records/subscriptions/subscription-rules.sql.ts';

/** The customer at the provider is the account owner, not the buyer. [GB-24] */
export interface CustomerFacts {
  readonly customerId: Tables['accounts']['provider_customer_id'];
  readonly name: Tables['accounts']['name'];
  readonly ownerEmail: Tables['users']['email'];
  /** The last one that the provider deleted. */
  readonly formerId: Tables['former_customers']['customer_id'] | null;
  /** Unix milliseconds; with the id it identifies the account across databases. */
  readonly createdAt: number;
}

/** Returns who pays for an account; undefined if deleted. [GB-24] */
export async function readCustomerFacts(db: Db, accountId: number): Promise<CustomerFacts | undefined> {
  const { rows } = await db.query<CustomerFacts>({
    name: 'customer-facts',
    text: `SELECT a.provider_customer_id AS "customerId", a.name, u.email AS "ownerEmail",
        floor(extract(epoch FROM a.created_at) * 1000)::bigint AS "createdAt",
        (SELECT f.customer_id FROM app.former_customers f WHERE f.account_id = a.id
          ORDER BY f.id DESC LIMIT 1) AS "formerId"
      FROM app.accounts a
      JOIN app.current_memberships m ON m.account_id = a.id AND m.role_id = ${ROLES['account-owner'].id}
      JOIN app.users u ON u.uid = m.user_uid
      WHERE a.id = $1 AND a.deleted_at IS NULL`,
    values: [accountId],
  });
  return rows[0];
}

/** Keeps an id that is stored; returns the stored one. */
export async function keepCustomer(db: Db, accountId: number, customerId: string): Promise<string> {
  const { rows } = await db.query<{ id: NonNullable<Tables['accounts']['provider_customer_id']> }>({
    name: 'keep-customer',
    text: `UPDATE app.accounts SET provider_customer_id = coalesce(provider_customer_id, $2)
      WHERE id = $1 RETURNING provider_customer_id AS id`,
    values: [accountId, customerId],
  });
  return rows[0]?.id ?? customerId;
}

/**
 * Takes a customer that the provider deleted from its account, and remembers whose it was: invoices and refunds of it may still
 * come. Checkouts that were open for it end. Returns the account, or undefined if it had been taken before.
 */
export async function takeCustomer(tx: Db, customerId: string): Promise<number | undefined> {
  const { rows } = await tx.query<RowOf<'former_customers', { accountId: 'account_id' }>>({
    name: 'take-customer',
    text: `WITH account AS (
        UPDATE app.accounts SET provider_customer_id = NULL WHERE provider_customer_id = $1 RETURNING id
      ), ended AS (
        UPDATE app.checkouts c SET state = 'expired', provider_read_at = now() FROM account a
        WHERE ${payerSql('c')} = a.id AND c.state = 'open' AND c.proration_at IS NULL
      )
      INSERT INTO app.former_customers (customer_id, account_id) SELECT $1, id FROM account
      RETURNING account_id AS "accountId"`,
    values: [customerId],
  });
  return rows[0]?.accountId;
}

/** Lists the subscriptions that an account is still billed for, its customers' included, to be read again. */
export async function listBilledOfAccount(db: Db, accountId: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: NonNullable<Tables['subscriptions']['provider_subscription_id']> }>({
    name: 'billed-of-account',
    text: `SELECT provider_subscription_id AS id FROM app.subscriptions s
      WHERE ${payerSql('s')} = $1 AND provider_subscription_id IS NOT NULL AND deleted_at IS NULL AND ${isActiveSql('s')}
      ORDER BY id`,
    values: [accountId],
  });
  return rows.map(({ id }) => id);
}

/** Returns the account of a customer, also of one that the provider has deleted. */
export async function findAccountOfCustomer(db: Db, customerId: string): Promise<number | undefined> {
  const { rows } = await db.query<Pick<Tables['accounts'], 'id'>>({
    name: 'account-of-customer',
    text: `SELECT id FROM app.accounts WHERE provider_customer_id = $1
      UNION ALL SELECT account_id FROM app.former_customers WHERE customer_id = $1 LIMIT 1`,
    values: [customerId],
  });
  return rows[0]?.id;
}
