import { ROLES } from '@partyline/roles';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/tables.gen.ts';

/** The customer at the provider is the account owner, not the buyer. [GB-24] */
export interface CustomerFacts {
  readonly customerId: Tables['accounts']['provider_customer_id'];
  readonly name: Tables['accounts']['name'];
  readonly ownerEmail: Tables['users']['email'];
  /** Unix seconds; with the id it identifies the account across databases. */
  readonly createdAt: number;
}

/** Returns who pays for an account; undefined if deleted. [GB-24] */
export async function readCustomerFacts(db: Db, accountId: number): Promise<CustomerFacts | undefined> {
  const { rows } = await db.query<CustomerFacts>({
    name: 'customer-facts',
    text: `SELECT a.provider_customer_id AS "customerId", a.name, u.email AS "ownerEmail",
        floor(extract(epoch FROM a.created_at) * 1000)::bigint AS "createdAt"
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

export async function findAccountOfCustomer(db: Db, customerId: string): Promise<number | undefined> {
  const { rows } = await db.query<Pick<Tables['accounts'], 'id'>>({
    name: 'account-of-customer',
    text: 'SELECT id FROM app.accounts WHERE provider_customer_id = $1',
    values: [customerId],
  });
  return rows[0]?.id;
}
