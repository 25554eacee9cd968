import type { Notification } from '@partyline/contract';
import type { StoredRole } from '@partyline/roles';
import {
  insertAccount,
  insertInstance,
  insertMember,
  insertWorkspace,
  type Columns,
} from '@partyline/rows/testing';
import type { Db } from '../../db/open-database.ts';
import type { TestApi } from '../start-api.ts';

/** An account with a workspace, members and devices. */
export interface TestAccount {
  readonly accountId: number;
  readonly ownerUid: string;
  readonly defaultWorkspaceId: number;
  /** Not the default workspace. */
  readonly workspaceId: number;
  /** Adds a user with this role, workspace-level by default. */
  member(role: StoredRole, workspaceId?: number): Promise<string>;
  tokenOf(uid: string, workspaceId?: number | null): Promise<string>;
  /** Adds a virtual instance. */
  instance(columns?: Columns): Promise<string>;
  /** Adds an offline physical device. */
  device(columns?: Columns): Promise<string>;
  rowOf(vicUuid: string): Promise<Record<string, unknown>>;
  /** An object's audit entries: action, outcome, reason, oldest first. */
  auditOf(objectId: string): Promise<readonly string[]>;
  /** The account's silent events with workspace or user, oldest first. */
  told(): Promise<readonly string[]>;
  /** The account's notifications: kind and user, oldest first. */
  notified(): Promise<readonly string[]>;
}

export async function insertTestAccount(api: TestApi): Promise<TestAccount> {
  const account = await insertAccount(api.db);
  const { accountId } = account;
  const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
  const insert = (columns: Columns) =>
    insertInstance(api.db, { account_id: accountId, workspace_id: workspaceId, ...columns });
  const lines = async (text: string, values: readonly unknown[]) => {
    const { rows } = await api.db.query<{ line: string }>(text, [...values]);
    return rows.map(({ line }) => line);
  };
  return {
    ...account,
    workspaceId,
    member: (role, workspace = workspaceId) => {
      if (role === 'account-owner') return Promise.resolve(account.ownerUid);
      const isWhole = role === 'account-admin';
      return insertMember(api.db, { accountId, workspaceId: isWhole ? null : workspace, role });
    },
    tokenOf: (uid, workspace = null) => api.tokenFor({ uid, accountId, workspaceId: workspace }),
    instance: (columns = {}) => insert(columns),
    device: (columns = {}) => insert({ kind: 'device', device_name: 'Beltpack 1', ...columns }),
    rowOf: async (vicUuid) => {
      const { rows } = await api.db.query<Record<string, unknown>>(
        'SELECT * FROM app.instances WHERE vic_uuid = $1 ORDER BY removed_at NULLS FIRST LIMIT 1',
        [vicUuid],
      );
      const [row] = rows;
      if (row === undefined) throw new Error('There is no such row.');
      return row;
    },
    auditOf: (objectId) =>
      lines(
        `SELECT concat_ws(' ', action, outcome, reason) AS line FROM app.audit WHERE object_id = $1 ORDER BY id`,
        [objectId],
      ),
    told: () =>
      lines(
        `SELECT concat_ws(' ', event, workspace_id, user_uid) AS line FROM app.notifications
          WHERE account_id = $1 AND silent ORDER BY xid, id`,
        [accountId],
      ),
    notified: () =>
      lines(
        `SELECT concat_ws(' ', event, user_uid) AS line FROM app.notifications
          WHERE account_id = $1 AND NOT silent ORDER BY xid, id`,
        [accountId],
      ),
  };
}

/** Reads the data of every "instance update" of an instance, in order. */
export async function updatesOf(
  db: Db,
  vicUuid: string,
): Promise<readonly NonNullable<Notification['data']>[]> {
  const { rows } = await db.query<{ data: NonNullable<Notification['data']> }>(
    `SELECT data FROM app.notifications WHERE event = 'instance update' AND data ->> 'vicUuid' = $1 ORDER BY xid, id`,
    [vicUuid],
  );
  return rows.map(({ data }) => data);
}
