import { ROLES } from '@partyline/roles';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

export interface LockedPerson {
  readonly email: Tables['users']['email'];
  readonly isErased: boolean;
}

/** Accounts of a user's memberships, removed ones too: outside of them no call that holds a lock waits for the user. */
const ACCOUNTS = 'SELECT account_id FROM app.memberships WHERE user_uid = $1';

const OWNED = `SELECT account_id FROM app.memberships
  WHERE user_uid = $1 AND removed_at IS NULL AND role_id = ${ROLES['account-owner'].id}`;

/** Instances in whose rows or commands a user is named. */
const IS_NAMED = `i.account_id IN (${ACCOUNTS}) AND (i.registered_by = $1 OR i.open_command_by = $1 OR i.acknowledged_by = $1
  OR i.id IN (SELECT instance_id FROM app.instance_commands WHERE given_by = $1))`;

/** Locks accounts, memberships and instances of a user, in this order. Returns the instances. */
export async function lockNamed(
  tx: Db,
  uid: string,
  { isClosing }: { readonly isClosing: boolean },
): Promise<readonly number[]> {
  const lock = (name: string, text: string) =>
    tx.query<Pick<Tables['instances'], 'id'>>({ name, text, values: [uid] });
  await lock(
    'lock-accounts-of-person',
    `SELECT id FROM app.accounts WHERE id IN (${ACCOUNTS}) ORDER BY id FOR NO KEY UPDATE`,
  );
  await lock('lock-seats', 'SELECT id FROM app.memberships WHERE user_uid = $1 ORDER BY id FOR UPDATE');
  if (isClosing)
    await lock(
      'lock-subscriptions-of-person',
      `SELECT id FROM app.subscriptions WHERE account_id IN (${OWNED}) AND deleted_at IS NULL
        ORDER BY id FOR NO KEY UPDATE`,
    );
  const { rows } = await lock(
    `lock-instances-of-person${isClosing ? '-closing' : ''}`,
    `SELECT i.id FROM app.instances i
      WHERE (${IS_NAMED})${isClosing ? ` OR (i.account_id IN (${OWNED}) AND i.removed_at IS NULL)` : ''}
      ORDER BY i.id FOR NO KEY UPDATE OF i`,
  );
  return rows.map(({ id }) => id);
}

export async function listNamedInstances(db: Db, uid: string): Promise<readonly number[]> {
  const { rows } = await db.query<Pick<Tables['instances'], 'id'>>({
    name: 'instances-naming-person',
    text: `SELECT i.id FROM app.instances i WHERE ${IS_NAMED}`,
    values: [uid],
  });
  return rows.map(({ id }) => id);
}

/** Locks a user's row against every new mention. Null for an unknown user, `busy` if it is held and not waited for. */
export async function lockUser(
  tx: Db,
  uid: string,
  { isWaiting }: { readonly isWaiting: boolean },
): Promise<LockedPerson | 'busy' | null> {
  const { rows } = await tx.query<LockedPerson>({
    name: `lock-person${isWaiting ? '' : '-if-free'}`,
    text: `SELECT email, deleted_at IS NOT NULL AS "isErased" FROM app.users WHERE uid = $1
      FOR UPDATE${isWaiting ? '' : ' SKIP LOCKED'}`,
    values: [uid],
  });
  const [person] = rows;
  if (person !== undefined) return person;
  if (isWaiting) return null;
  const known = await tx.query({
    name: 'is-user-known',
    text: 'SELECT FROM app.users WHERE uid = $1',
    values: [uid],
  });
  return known.rowCount === 0 ? null : 'busy';
}
