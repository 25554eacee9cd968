import { ROLES, type CustomerStatus } from '@partyline/roles';
import type { RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

/** As the identity service describes them. */
export interface NewPerson {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly photoUrl: string | null;
  readonly provider: string;
  readonly isEmailProved: boolean;
}

/** Inserts a user; false if the uid exists. */
export async function addPerson(tx: Db, person: NewPerson): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'add-person',
    text: `INSERT INTO app.users (uid, email, name, photo_url, provider, email_proved_at, last_active_at)
      VALUES ($1, $2, $3, $4, $5, CASE WHEN $6 THEN now() END, now())
      ON CONFLICT (uid) DO NOTHING`,
    values: [person.uid, person.email, person.name, person.photoUrl, person.provider, person.isEmailProved],
  });
  return rowCount === 1;
}

export interface Registration {
  readonly registerState: Tables['users']['register_state'];
  /** The owned account, else that of the highest role, or null. */
  readonly accountId: Tables['memberships']['account_id'] | null;
}

/** Locks and reads a user's registration; first step of everything that gives an account. */
export async function lockRegistration(tx: Db, uid: string): Promise<Registration | null> {
  const { rowCount } = await tx.query({
    name: 'lock-registering-person',
    text: 'SELECT FROM app.users WHERE uid = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    values: [uid],
  });
  // A separate statement sees commits during the lock wait.
  return rowCount === 0 ? null : readRegistration(tx, uid);
}

async function readRegistration(tx: Db, uid: string): Promise<Registration | null> {
  const { rows } = await tx.query<Registration>({
    name: 'read-registration',
    text: `SELECT u.register_state AS "registerState", (
        SELECT m.account_id FROM app.active_memberships m JOIN app.roles r ON r.id = m.role_id
        WHERE m.user_uid = u.uid ORDER BY r.level DESC, m.account_id LIMIT 1) AS "accountId"
      FROM app.users u WHERE u.uid = $1`,
    values: [uid],
  });
  return rows[0] ?? null;
}

/** Records a verified address. [GA-33] */
export async function noteProvedAddress(tx: Db, uid: string): Promise<void> {
  await tx.query({
    name: 'note-proved-address',
    text: 'UPDATE app.users SET email_proved_at = now() WHERE uid = $1 AND email_proved_at IS NULL',
    values: [uid],
  });
}

export async function findOwnAccount(db: Db, uid: string): Promise<number | null> {
  const { rows } = await db.query<RowOf<'memberships', { accountId: 'account_id' }>>({
    name: 'find-own-account',
    text: `SELECT account_id AS "accountId" FROM app.active_memberships
      WHERE user_uid = $1 AND role_id = ${ROLES['account-owner'].id} ORDER BY id LIMIT 1`,
    values: [uid],
  });
  return rows[0]?.accountId ?? null;
}

/** Inserts an account with owner and default workspace; returns the id. A partner's customer has no first steps. [GW-5, HZ-6] */
export async function addAccount(
  tx: Db,
  {
    uid,
    name,
    workspaceName,
    customerStatus = 'B2C',
  }: {
    readonly uid: string;
    readonly name: string;
    readonly workspaceName: string;
    readonly customerStatus?: CustomerStatus;
  },
): Promise<number> {
  const { rows } = await tx.query<RowOf<'memberships', { accountId: 'account_id' }>>({
    name: 'add-account',
    text: `WITH account AS (
        INSERT INTO app.accounts (name, customer_status) VALUES ($2, $4) RETURNING id
      ), workspace AS (
        INSERT INTO app.workspaces (account_id, name, is_default) SELECT id, $3, true FROM account
      ), steps AS (
        INSERT INTO app.first_steps (account_id) SELECT id FROM account WHERE $4 = 'B2C'
      )
      INSERT INTO app.memberships (user_uid, account_id, role_id) SELECT $1, id, ${ROLES['account-owner'].id} FROM account
      RETURNING account_id AS "accountId"`,
    values: [uid, name, workspaceName, customerStatus],
  });
  const accountId = rows[0]?.accountId;
  if (accountId === undefined) throw new Error('No account was added.');
  return accountId;
}
