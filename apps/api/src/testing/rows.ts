import type { CustomerStatus, StoredRole } from '@partyline/roles';
import { ROLES } from '@partyline/roles';
import { EULA } from '@partyline/texts';
import { millisecondsInDay } from 'date-fns/constants';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Db } from '../db/open-database.ts';

/** By column; omitted ones get the default. */
export type Columns = Readonly<Record<string, unknown>>;

/** A valid account: with an owner and a default workspace. */
export interface AccountRow {
  readonly accountId: number;
  readonly ownerUid: string;
  readonly defaultWorkspaceId: number;
}

/** Inserts a row; returns one of its columns. */
export async function insertRow<Value>(
  db: Db,
  table: string,
  columns: Columns,
  returning: string,
): Promise<Value> {
  const names = Object.keys(columns);
  const places = names.map((_name, index) => `$${index + 1}`).join(', ');
  const { rows } = await db.query<{ value: Value }>(
    `INSERT INTO app.${table} (${names.join(', ')}) VALUES (${places}) RETURNING ${returning} AS value`,
    Object.values(columns),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing was inserted into ${table}.`);
  return row.value;
}

/** A registered user with a verified address and accepted license agreement. */
export function insertUser(db: Db, columns: Columns = {}): Promise<string> {
  const uid = randomUUID();
  return insertRow<string>(
    db,
    'users',
    {
      uid,
      email: `${uid}@example.test`,
      name: 'Test Person',
      register_state: 'done',
      email_proved_at: new Date(),
      eula_version: EULA.version,
      eula_accepted_at: new Date(),
      ...columns,
    },
    'uid',
  );
}

/** Inserts an account with owner and default workspace. */
export async function insertAccount(
  database: Database,
  wish: {
    name?: string;
    customerStatus?: CustomerStatus;
    ownerUid?: string;
    productKind?: 'intercom' | 'trial' | null;
  } = {},
): Promise<AccountRow> {
  return inTransaction(database, async (tx) => {
    const ownerUid = wish.ownerUid ?? (await insertUser(tx));
    const accountId = await insertRow<number>(
      tx,
      'accounts',
      { name: wish.name ?? 'Test Account', customer_status: wish.customerStatus ?? 'B2C' },
      'id',
    );
    const defaultWorkspaceId = await insertWorkspace(tx, {
      account_id: accountId,
      name: 'Default',
      is_default: true,
    });
    await insertMembership(tx, { uid: ownerUid, accountId, role: 'account-owner' });
    const kind = wish.productKind === undefined ? 'intercom' : wish.productKind;
    if (kind !== null) await insertSubscription(tx, { account_id: accountId, product_kind: kind });
    return { accountId, ownerUid, defaultWorkspaceId };
  });
}

export function insertWorkspace(db: Db, columns: Columns): Promise<number> {
  return insertRow<number>(
    db,
    'workspaces',
    { name: `Workspace ${randomUUID().slice(0, 8)}`, ...columns },
    'id',
  );
}

/** A membership: account-level without a workspace, else in it. */
export function insertMembership(
  db: Db,
  wish: { uid: string; accountId: number; workspaceId?: number | null; role: StoredRole; columns?: Columns },
): Promise<number> {
  return insertRow<number>(
    db,
    'memberships',
    {
      user_uid: wish.uid,
      account_id: wish.accountId,
      workspace_id: wish.workspaceId ?? null,
      role_id: ROLES[wish.role].id,
      ...wish.columns,
    },
    'id',
  );
}

/** A new user with a role in an account. */
export async function insertMember(
  db: Db,
  wish: {
    accountId: number;
    workspaceId?: number | null;
    role: StoredRole;
    user?: Columns;
    columns?: Columns;
  },
): Promise<string> {
  const uid = await insertUser(db, wish.user);
  await insertMembership(db, { ...wish, uid });
  return uid;
}

/** An offline virtual instance with one report; returns its vicUuid. */
export function insertInstance(db: Db, columns: Columns): Promise<string> {
  return insertRow<string>(
    db,
    'instances',
    {
      vic_uuid: randomUUID(),
      kind: 'virtual',
      device_name: 'Intercom 1',
      deployment_target_id: 'eu-1',
      deployment_target: 'Frankfurt',
      epoch: 1,
      sequence: 1,
      ...columns,
    },
    'vic_uuid',
  );
}

/** An active subscription: monthly Pro for an instance, or the trial. */
export function insertSubscription(db: Db, columns: Columns): Promise<number> {
  const isTrial = columns['product_kind'] === 'trial';
  return insertRow<number>(
    db,
    'subscriptions',
    {
      product_kind: 'intercom',
      plan: isTrial ? 'Trial' : 'Pro',
      users: 4,
      billing_interval: isTrial ? null : 'month',
      status: 'Subscribed',
      current_period_end: new Date(Date.now() + 20 * millisecondsInDay),
      ...columns,
    },
    'id',
  );
}
