import { ROLES, type CustomerState } from '@partyline/roles';
import { emailKey } from '@partyline/validation';
import type { ColumnAs, InstantOf } from '../../db/columns.ts';
import { instantSql } from '../../db/columns.ts';
import { foldAddress, foldCase } from '../../db/fold-case.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';

type Row = Tables['partner_customers'];

export interface CustomerRow {
  readonly id: Row['id'];
  readonly partnerId: Row['partner_id'];
  readonly partner: Tables['accounts']['name'];
  readonly email: Row['email'];
  readonly company: Row['company'];
  readonly state: ColumnAs<'partner_customers', 'state', CustomerState>;
  readonly accountId: Row['account_id'];
  readonly expiresAt: Row['expires_at'];
  readonly isReleaseAsked: boolean;
  /** Of the partner: it is gone, or no partner any more. */
  readonly isVoid: boolean;
  readonly now: Date;
}

const COLUMNS = `c.id, c.partner_id AS "partnerId", a.name AS partner, c.email, c.company, c.state, c.account_id AS "accountId",
    c.expires_at AS "expiresAt", c.release_asked_at IS NOT NULL AS "isReleaseAsked", now() AS now,
    a.deleted_at IS NOT NULL OR a.customer_status <> 'AUTHORIZED_PARTNER' AS "isVoid"`;
const FROM = 'FROM app.partner_customers c JOIN app.accounts a ON a.id = c.partner_id';

/** Finds the customer with this key. */
export async function findByKey(db: Db, keyHash: Buffer): Promise<CustomerRow | undefined> {
  const { rows } = await db.query<CustomerRow>({
    name: 'find-customer-by-key',
    text: `SELECT ${COLUMNS} ${FROM} WHERE c.key_hash = $1`,
    values: [keyHash],
  });
  return rows[0];
}

/** Finds the customer that has this account, while its partner pays for it. */
export async function findByAccount(db: Db, accountId: number): Promise<CustomerRow | undefined> {
  const { rows } = await db.query<CustomerRow>({
    name: 'find-customer-by-account',
    text: `SELECT ${COLUMNS} ${FROM} WHERE c.account_id = $1 AND c.state = 'active'`,
    values: [accountId],
  });
  return rows[0];
}

/** Locks a customer after its partner's account and its own, and reads it. */
export async function lockCustomer(
  tx: Db,
  { id, partnerId, accountId }: Pick<CustomerRow, 'id' | 'partnerId' | 'accountId'>,
): Promise<CustomerRow | undefined> {
  await lockAccount(tx, partnerId);
  if (accountId !== null) await lockAccount(tx, accountId);
  const { rows } = await tx.query<CustomerRow>({
    name: 'lock-customer',
    text: `SELECT ${COLUMNS} ${FROM} WHERE c.id = $1 FOR UPDATE OF c`,
    values: [id],
  });
  return rows[0];
}

/** Locks a partner's customer by its number; undefined for an unknown one and another partner's. */
export async function lockCustomerOf(
  tx: Db,
  partnerId: number,
  id: number,
): Promise<CustomerRow | undefined> {
  const { rows } = await tx.query<Pick<CustomerRow, 'accountId'>>({
    name: 'account-of-customer-row',
    text: 'SELECT account_id AS "accountId" FROM app.partner_customers WHERE partner_id = $1 AND id = $2',
    values: [partnerId, id],
  });
  const [found] = rows;
  return found && lockCustomer(tx, { id, partnerId, accountId: found.accountId });
}

/** Lists a partner's open customers, offers included, by number. */
export async function listOpenCustomers(db: Db, partnerId: number): Promise<readonly CustomerRow[]> {
  const { rows } = await db.query<CustomerRow>({
    name: 'list-open-customers',
    text: `SELECT ${COLUMNS} ${FROM} WHERE c.partner_id = $1 AND c.state IN ('invited', 'active') ORDER BY c.id`,
    values: [partnerId],
  });
  return rows;
}

export interface ListedCustomer extends CustomerRow {
  readonly offerEndsAt: InstantOf<'partner_customers', 'expires_at'>;
  readonly owner: { readonly userName: string; readonly email: string } | null;
}

/** Lists a partner's customers by company, with the owners of their accounts. [HZ-6] */
export async function listCustomers(db: Db, partnerId: number): Promise<readonly ListedCustomer[]> {
  const { rows } = await db.query<ListedCustomer>({
    name: 'list-customers',
    text: `SELECT ${COLUMNS}, ${instantSql('c.expires_at')} AS "offerEndsAt",
        (SELECT json_build_object('userName', u.name, 'email', u.email) FROM app.current_memberships m
          JOIN app.users u ON u.uid = m.user_uid
          WHERE m.account_id = c.account_id AND m.role_id = ${ROLES['account-owner'].id}) AS owner
      ${FROM}
      WHERE c.partner_id = $1 AND c.state IN ('invited', 'active')
        AND NOT EXISTS (SELECT FROM app.accounts k WHERE k.id = c.account_id AND k.deleted_at IS NOT NULL)
      ORDER BY ${foldCase('c.company')}, c.id`,
    values: [partnerId],
  });
  return rows;
}

export interface NewOffer {
  readonly partnerId: number;
  readonly email: string;
  readonly company: string;
  readonly uid: string;
  readonly expiresAt: Date;
}

export interface WrittenOffer {
  readonly id: Row['id'];
  readonly version: Row['key_version'];
}

/** Writes an offer; an open one to this address gets a new version. */
export async function writeOffer(tx: Db, offer: NewOffer): Promise<WrittenOffer> {
  const { rows } = await tx.query<WrittenOffer>({
    name: 'write-customer-offer',
    text: `INSERT INTO app.partner_customers AS c (partner_id, email, company, added_by, expires_at)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (partner_id, ${foldAddress('email')}) WHERE state = 'invited' DO UPDATE SET
        company = EXCLUDED.company, added_by = EXCLUDED.added_by, expires_at = EXCLUDED.expires_at,
        key_version = c.key_version + 1, key_hash = NULL, sent_at = NULL
      RETURNING id, key_version AS version`,
    values: [offer.partnerId, offer.email, offer.company, offer.uid, offer.expiresAt],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No offer was written.');
  return row;
}

export async function keepKey(tx: Db, id: number, keyHash: Buffer): Promise<void> {
  await tx.query({
    name: 'keep-customer-key',
    text: 'UPDATE app.partner_customers SET key_hash = $2 WHERE id = $1',
    values: [id, keyHash],
  });
}

export type AddressStanding = 'own-address' | 'customer-there-already' | null;

/** Returns why an address cannot be offered: it is a member of the partner's account, or the owner of a customer of it. */
export async function standingOfAddress(tx: Db, partnerId: number, email: string): Promise<AddressStanding> {
  const { rows } = await tx.query<{ isOwn: boolean; isThere: boolean }>({
    name: 'standing-of-customer-address',
    text: `SELECT EXISTS (SELECT FROM app.current_memberships m JOIN app.users u ON u.uid = m.user_uid
          WHERE m.account_id = $1 AND m.workspace_id IS NULL AND ${foldAddress('u.email')} = $2) AS "isOwn",
        EXISTS (SELECT FROM app.partner_customers c
          JOIN app.accounts k ON k.id = c.account_id AND k.deleted_at IS NULL
          JOIN app.current_memberships m ON m.account_id = c.account_id AND m.role_id = ${ROLES['account-owner'].id}
          JOIN app.users u ON u.uid = m.user_uid
          WHERE c.partner_id = $1 AND c.state = 'active' AND ${foldAddress('u.email')} = $2) AS "isThere"`,
    values: [partnerId, emailKey(email)],
  });
  if (rows[0]?.isOwn === true) return 'own-address';
  return rows[0]?.isThere === true ? 'customer-there-already' : null;
}

/** Returns whether a user owns the account of a partner's customer, of any partner. */
export async function ownsCustomer(tx: Db, uid: string): Promise<boolean> {
  const { rows } = await tx.query<{ owns: boolean }>({
    name: 'owns-customer',
    text: `SELECT EXISTS (SELECT FROM app.partner_customers c
      JOIN app.accounts k ON k.id = c.account_id AND k.deleted_at IS NULL
      JOIN app.current_memberships m ON m.account_id = c.account_id AND m.role_id = ${ROLES['account-owner'].id}
      WHERE c.state = 'active' AND m.user_uid = $1) AS owns`,
    values: [uid],
  });
  return rows[0]?.owns ?? false;
}

/** Returns whether a user owns the account that an accepted offer has made. */
export async function ownsAccount(tx: Db, uid: string, accountId: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'owns-account',
    text: `SELECT FROM app.active_memberships
      WHERE user_uid = $1 AND account_id = $2 AND role_id = ${ROLES['account-owner'].id}`,
    values: [uid, accountId],
  });
  return rowCount === 1;
}

/** Gives an accepted offer its account. */
export async function markAccepted(tx: Db, id: number, accountId: number): Promise<void> {
  await tx.query({
    name: 'mark-customer-accepted',
    text: `UPDATE app.partner_customers SET state = 'active', account_id = $2, accepted_at = now() WHERE id = $1`,
    values: [id, accountId],
  });
}

/** Closes an offer or a customer for good. */
export async function closeCustomer(tx: Db, id: number, state: 'withdrawn' | 'released'): Promise<void> {
  await tx.query({
    name: 'close-customer',
    text: 'UPDATE app.partner_customers SET state = $2, closed_at = now() WHERE id = $1',
    values: [id, state],
  });
}

/** Records that the partner asks to release a customer, or that its owner declined. */
export async function noteReleaseAsked(tx: Db, id: number, isAsked: boolean): Promise<void> {
  await tx.query({
    name: 'note-release-asked',
    text: 'UPDATE app.partner_customers SET release_asked_at = CASE WHEN $2 THEN now() END WHERE id = $1',
    values: [id, isAsked],
  });
}
