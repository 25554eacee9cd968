import type { CustomerStatus, StoredRole } from '@partyline/roles';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { membershipColumns, userColumns, type MembershipPlan } from './columns.ts';
import { insertSubscription } from './devices.ts';
import { insertRow, type Columns, type RowsDb } from './insert-rows.ts';

/** A valid account: with an owner and a default workspace. */
export interface AccountRow {
  readonly accountId: number;
  readonly ownerUid: string;
  readonly defaultWorkspaceId: number;
}

export function insertUser(db: RowsDb, columns: Columns = {}): Promise<string> {
  const uid = randomUUID();
  const user = { uid, email: `${uid}@example.test`, name: 'Test Person' };
  return insertRow<string>(db, 'users', { ...userColumns(user, new Date()), ...columns }, 'uid');
}

/** Inserts an account with owner and default workspace. */
export async function insertAccount(
  database: pg.Pool,
  options: {
    name?: string;
    customerStatus?: CustomerStatus;
    ownerUid?: string;
    productKind?: 'intercom' | 'trial' | null;
  } = {},
): Promise<AccountRow> {
  return inTransaction(database, async (tx) => {
    const ownerUid = options.ownerUid ?? (await insertUser(tx));
    const columns = {
      name: options.name ?? 'Test Account',
      customer_status: options.customerStatus ?? 'B2C',
    };
    const accountId = await insertRow<number>(tx, 'accounts', columns, 'id');
    const workspace = { account_id: accountId, name: 'Default', is_default: true };
    const defaultWorkspaceId = await insertWorkspace(tx, workspace);
    await insertMembership(tx, { uid: ownerUid, accountId, role: 'account-owner' });
    const kind = options.productKind === undefined ? 'intercom' : options.productKind;
    if (kind !== null) await insertSubscription(tx, { account_id: accountId, product_kind: kind });
    return { accountId, ownerUid, defaultWorkspaceId };
  });
}

export async function insertWorkspace(db: RowsDb, columns: Columns): Promise<number> {
  const name = `Workspace ${randomUUID().slice(0, 8)}`;
  return Number(await insertRow(db, 'workspaces', { name, ...columns }, 'id'));
}

/** Inserts a membership: account-level without a workspace, else in it. */
export function insertMembership(
  db: RowsDb,
  { columns, ...plan }: MembershipPlan & { columns?: Columns | undefined },
): Promise<number> {
  return insertRow<number>(db, 'memberships', { ...membershipColumns(plan), ...columns }, 'id');
}

/** Inserts a new user with a role in an account; returns the user's id. */
export async function insertMember(
  db: RowsDb,
  options: {
    accountId: number;
    workspaceId?: number | null;
    role: StoredRole;
    user?: Columns;
    columns?: Columns;
  },
): Promise<string> {
  const uid = await insertUser(db, options.user);
  const { accountId, workspaceId, role, columns } = options;
  await insertMembership(db, { uid, accountId, workspaceId, role, columns });
  return uid;
}

/** Runs `work` in one transaction and returns its result; an account and its owner are checked at the commit. */
export async function inTransaction<Value>(
  database: pg.Pool,
  work: (tx: pg.ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
