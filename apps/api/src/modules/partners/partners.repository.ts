import { ROLES, type CustomerStatus } from '@partyline/roles';
import type { RowOf } from '../../db/columns.ts';
import { foldAddress, foldCase } from '../../db/fold-case.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

/** An account as an operator names it. */
export type NamedAccount = { readonly id: number } | { readonly ownerKey: string };

export type FoundAccount = RowOf<'accounts', { id: 'id'; name: 'name'; status: 'customer_status' }>;

/** Locks and lists the open accounts of a number, or of an owner's folded address, by number. */
export async function lockNamedAccounts(tx: Db, named: NamedAccount): Promise<readonly FoundAccount[]> {
  const isNumber = 'id' in named;
  const { rows } = await tx.query<FoundAccount>({
    name: isNumber ? 'lock-account-by-number' : 'lock-accounts-of-address',
    text: `SELECT a.id, a.name, a.customer_status AS status FROM app.accounts a
      WHERE a.deleted_at IS NULL AND ${
        isNumber
          ? 'a.id = $1'
          : `a.id IN (SELECT m.account_id FROM app.current_memberships m
              JOIN app.users u ON u.uid = m.user_uid AND u.deleted_at IS NULL
              WHERE m.role_id = ${ROLES['account-owner'].id} AND ${foldAddress('u.email')} = $1)`
      }
      ORDER BY a.id FOR NO KEY UPDATE`,
    values: [isNumber ? named.id : named.ownerKey],
  });
  return rows;
}

/** Writes the customer status of an account; its members' claims follow. [GP-5] */
export async function writeCustomerStatus(tx: Db, id: number, status: CustomerStatus): Promise<void> {
  await tx.query({
    name: 'write-customer-status',
    text: 'UPDATE app.accounts SET customer_status = $2 WHERE id = $1',
    values: [id, status],
  });
}

export interface ListedPartner extends RowOf<'accounts', { id: 'id'; name: 'name' }> {
  readonly owner: Tables['users']['email'] | null;
}

/** Lists the partners by name, with their owners' addresses. [HZ-6] */
export async function listPartners(db: Db): Promise<readonly ListedPartner[]> {
  const { rows } = await db.query<ListedPartner>({
    name: 'list-partners',
    text: `SELECT a.id, a.name, (SELECT u.email FROM app.current_memberships m JOIN app.users u ON u.uid = m.user_uid
          WHERE m.account_id = a.id AND m.role_id = ${ROLES['account-owner'].id}) AS owner
      FROM app.accounts a WHERE a.customer_status = 'AUTHORIZED_PARTNER' AND a.deleted_at IS NULL
      ORDER BY ${foldCase('a.name')}, a.id`,
  });
  return rows;
}
