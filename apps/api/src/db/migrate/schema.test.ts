import {
  insertAccount,
  insertInstance,
  insertMember,
  insertMembership,
  insertRow,
  insertSubscription,
  insertUser,
  insertWorkspace,
} from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Db } from '../open-database.ts';

const test = oncePerFile(createTestDatabase);
const home = oncePerTest(() => insertAccount(test.database));
const foreign = oncePerTest(() => insertAccount(test.database));
let db: Db;

beforeAll(() => {
  db = test.database;
});

function workspace(columns: object = {}): Promise<number> {
  return insertWorkspace(db, { account_id: home.accountId, ...columns });
}

function instance(columns: object = {}): Promise<string> {
  return insertInstance(db, {
    account_id: home.accountId,
    workspace_id: home.defaultWorkspaceId,
    ...columns,
  });
}

function invitation(columns: object = {}): Promise<number> {
  const base = {
    account_id: home.accountId,
    email: `${randomUUID()}@example.test`,
    expires_at: new Date(Date.now() + 1e9),
  };
  return insertRow<number>(db, 'invitations', { ...base, ...columns }, 'id');
}

function ownershipAction(columns: object = {}): Promise<string> {
  const base = {
    kind: 'transfer',
    account_id: home.accountId,
    from_uid: home.ownerUid,
    expires_at: new Date(Date.now() + 1e9),
  };
  return insertRow<string>(db, 'ownership_actions', { ...base, ...columns }, 'id');
}

async function active(accountId = home.accountId): Promise<string[]> {
  const { rows } = await db.query<{ uid: string }>(
    'SELECT user_uid AS uid FROM app.active_memberships WHERE account_id = $1',
    [accountId],
  );
  return rows.map(({ uid }) => uid);
}

describe('unique per account, workspace or user', () => {
  it('an owner per account', async () => {
    const uid = await insertUser(db);
    await expect(
      insertMembership(db, { uid, accountId: home.accountId, role: 'account-owner' }),
    ).rejects.toThrow('memberships_one_account_owner');
  });

  it('an owner per workspace', async () => {
    const workspaceId = await workspace();
    await insertMember(db, { accountId: home.accountId, workspaceId, role: 'workspace-owner' });
    await expect(
      insertMember(db, { accountId: home.accountId, workspaceId, role: 'workspace-owner' }),
    ).rejects.toThrow('memberships_one_workspace_owner');
  });

  it('a default workspace per account', async () => {
    await expect(workspace({ is_default: true })).rejects.toThrow('workspaces_one_default');
  });

  it('a workspace name per account, in any letter case of any script, until the workspace is deleted', async () => {
    const id = await workspace({ name: 'Bühne ÄÖ' });
    await expect(workspace({ name: 'BÜHNE äö' })).rejects.toThrow('workspaces_name_once');
    await insertWorkspace(db, { account_id: foreign.accountId, name: 'bühne äö' });
    await db.query('UPDATE app.workspaces SET deleted_at = now() WHERE id = $1', [id]);
    await workspace({ name: 'bühne äö' });
  });

  it('a membership per user and workspace, and per user and account, until it is removed', async () => {
    const workspaceId = await workspace();
    const uid = await insertMember(db, { accountId: home.accountId, workspaceId, role: 'vic-admin' });
    const again = { uid, accountId: home.accountId, workspaceId, role: 'endpoint-user' } as const;
    await expect(insertMembership(db, again)).rejects.toThrow('memberships_once');
    const atAccount = { uid, accountId: home.accountId, role: 'account-admin' } as const;
    await insertMembership(db, atAccount);
    await expect(insertMembership(db, atAccount)).rejects.toThrow('memberships_once');
    await db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
    await insertMembership(db, again);
  });

  it('an open invitation per address and workspace, in any letter case', async () => {
    const workspaceId = await workspace();
    await invitation({ workspace_id: workspaceId, role_id: 4, email: 'A@example.test' });
    await expect(
      invitation({ workspace_id: workspaceId, role_id: 3, email: 'a@EXAMPLE.test' }),
    ).rejects.toThrow('invitations_once');
  });

  it('a change of owner per workspace: invitation, transfer or request', async () => {
    const workspaceId = await workspace();
    const invitationId = await invitation({ workspace_id: workspaceId, role_id: 2 });
    await expect(invitation({ workspace_id: workspaceId, role_id: 2 })).rejects.toThrow();
    await expect(ownershipAction({ workspace_id: workspaceId })).rejects.toThrow(
      'another change of owner is open',
    );
    await db.query(`UPDATE app.invitations SET status = 'revoked' WHERE id = $1`, [invitationId]);
    await ownershipAction({ workspace_id: workspaceId });
    await expect(ownershipAction({ workspace_id: workspaceId, kind: 'request' })).rejects.toThrow(
      'ownership_one_open',
    );
    await expect(invitation({ workspace_id: workspaceId, role_id: 2 })).rejects.toThrow(
      'another change of owner is open',
    );
  });

  it('a trial per account, for life', async () => {
    const trial = { account_id: home.accountId, product_kind: 'trial' };
    const id = await insertSubscription(db, trial);
    await db.query('UPDATE app.subscriptions SET deleted_at = now() WHERE id = $1', [id]);
    await expect(insertSubscription(db, trial)).rejects.toThrow('subscriptions_one_trial');
  });
});

describe('required for an account', () => {
  it('an owner', async () => {
    const leave = 'UPDATE app.memberships SET removed_at = now() WHERE account_id = $1 AND role_id = 1';
    await expect(db.query(leave, [home.accountId])).rejects.toThrow('has no owner');
    await inTransaction(test.database, async (tx) => {
      await tx.query(leave, [home.accountId]);
      await insertMembership(tx, {
        uid: await insertUser(tx),
        accountId: home.accountId,
        role: 'account-owner',
      });
    });
  });

  it('a default workspace', async () => {
    await expect(
      db.query('UPDATE app.workspaces SET is_default = false WHERE id = $1', [home.defaultWorkspaceId]),
    ).rejects.toThrow('has no default workspace');
    await expect(
      db.query('UPDATE app.workspaces SET deleted_at = now() WHERE id = $1', [home.defaultWorkspaceId]),
    ).rejects.toThrow('workspaces_default_stays');
  });
});

it('[GEN-11] an instance belongs to a workspace', async () => {
  await expect(instance({ workspace_id: null })).rejects.toThrow(/null value in column "workspace_id"/);
});

describe('foreign keys stay within one account', () => {
  it.each([
    ['an instance', () => instance({ workspace_id: foreign.defaultWorkspaceId })],
    [
      'a membership',
      () =>
        insertMember(db, {
          accountId: home.accountId,
          workspaceId: foreign.defaultWorkspaceId,
          role: 'vic-admin',
        }),
    ],
    ['an invitation', () => invitation({ workspace_id: foreign.defaultWorkspaceId, role_id: 4 })],
    ['an ownership action', () => ownershipAction({ workspace_id: foreign.defaultWorkspaceId })],
    [
      'a notification',
      () =>
        insertRow(
          db,
          'notifications',
          { account_id: home.accountId, workspace_id: foreign.defaultWorkspaceId, silent: true },
          'id',
        ),
    ],
  ])('%s', async (_what, insert) => {
    await expect(insert()).rejects.toThrow(/workspace_of_account|violates foreign key/);
  });

  it('a subscription and a favourite', async () => {
    await insertInstance(db, { account_id: foreign.accountId, workspace_id: foreign.defaultWorkspaceId });
    const { rows } = await db.query<{ id: number }>('SELECT id FROM app.instances WHERE account_id = $1', [
      foreign.accountId,
    ]);
    const row = { account_id: home.accountId, instance_id: rows[0]?.id };
    await expect(insertSubscription(db, row)).rejects.toThrow('subscriptions_instance');
    await expect(
      insertRow(db, 'favorites', { user_uid: home.ownerUid, ...row }, 'instance_id'),
    ).rejects.toThrow('favorites_instance');
  });
});

describe('values outside the closed lists', () => {
  it.each([
    ['a state', { state: 'up' }],
    ['a status', { status: 'fine' }],
    ['a progress', { progress: 101 }],
    ['a DNS status', { dns_status: 'soon' }],
    ['a port', { port: 0 }],
    ['a kind', { kind: 'physical' }],
    ['a link role', { link_role: 'Boss' }],
    ['an LQ device that is virtual', { is_lq: true }],
    ['half an open command', { open_command: 'start' }],
  ])('%s is refused', async (_what, columns) => {
    await expect(instance(columns)).rejects.toThrow('check constraint');
  });

  it('a role at the wrong level is refused', async () => {
    const { accountId, defaultWorkspaceId: workspaceId } = home;
    await expect(insertMember(db, { accountId, role: 'vic-admin' })).rejects.toThrow('memberships_level');
    await expect(insertMember(db, { accountId, workspaceId, role: 'account-admin' })).rejects.toThrow(
      'memberships_level',
    );
  });

  it('an account owner can be neither suspended nor given an end', async () => {
    const change = (column: string) =>
      db.query(`UPDATE app.memberships SET ${column} = now() WHERE account_id = $1 AND role_id = 1`, [
        home.accountId,
      ]);
    await expect(change('suspended_at')).rejects.toThrow('memberships_owner_stays');
    await expect(change('ends_at')).rejects.toThrow('memberships_owner_stays');
  });

  it('a notification that is not silent has a message', async () => {
    await expect(
      insertRow(db, 'notifications', { account_id: home.accountId, silent: false }, 'id'),
    ).rejects.toThrow('notifications_say_something');
  });
});

describe('memberships that give rights', () => {
  const past = new Date(Date.now() - 1_000);
  const future = new Date(Date.now() + 60_000);

  it.each([
    ['one without an end', {}, true],
    ['one that ends later', { ends_at: future }, true],
    ['one that has ended', { ends_at: past }, false],
    ['a suspended one', { suspended_at: past }, false],
    ['a removed one', { removed_at: past }, false],
  ])('%s: %s -> %s', async (_what, columns, gives) => {
    const uid = await insertMember(db, { accountId: home.accountId, role: 'account-admin', columns });
    expect((await active()).includes(uid)).toBe(gives);
  });

  it('not those of a disabled or deleted user', async () => {
    for (const column of ['disabled_at', 'deleted_at']) {
      const uid = await insertMember(db, { accountId: home.accountId, role: 'account-admin' });
      expect(await active()).toContain(uid);
      await db.query(`UPDATE app.users SET ${column} = now() WHERE uid = $1`, [uid]);
      expect(await active()).not.toContain(uid);
    }
  });

  it('[GX-20] are not given to a deleted user', async () => {
    const uid = await insertUser(db, { deleted_at: past });
    await expect(
      insertMembership(db, { uid, accountId: home.accountId, role: 'account-admin' }),
    ).rejects.toThrow('this person is gone');
  });

  it('not those in a deleted workspace or account', async () => {
    const workspaceId = await workspace();
    const uid = await insertMember(db, { accountId: home.accountId, workspaceId, role: 'vic-admin' });
    await db.query('UPDATE app.workspaces SET deleted_at = now() WHERE id = $1', [workspaceId]);
    expect(await active()).toEqual([home.ownerUid]);
    expect(await active()).not.toContain(uid);
    await db.query('UPDATE app.accounts SET deleted_at = now() WHERE id = $1', [home.accountId]);
    expect(await active()).toEqual([]);
  });
});

it('a workspace is only deleted empty', async () => {
  const workspaceId = await workspace();
  await instance({ workspace_id: workspaceId });
  await expect(
    db.query('UPDATE app.workspaces SET deleted_at = now() WHERE id = $1', [workspaceId]),
  ).rejects.toThrow('still holds instances');
});

describe('the audit log', () => {
  const entry = () =>
    insertRow<number>(
      db,
      'audit',
      {
        actor_kind: 'user',
        actor_uid: 'user',
        action: 'a',
        object_kind: 'o',
        outcome: 'done',
        ip: '192.0.2.1',
      },
      'id',
    );

  it('is append-only', async () => {
    const id = await entry();
    for (const statement of [
      `UPDATE app.audit SET outcome = 'refused' WHERE id = ${id}`,
      `UPDATE app.audit SET actor_uid = 'another-user' WHERE id = ${id}`,
      `UPDATE app.audit SET actor_uid = 'erased:1', action = 'b', ip = NULL WHERE id = ${id}`,
      `DELETE FROM app.audit WHERE id = ${id}`,
      'TRUNCATE app.audit',
    ]) {
      await expect(db.query(statement)).rejects.toThrow('the audit log is append-only');
    }
  });

  it('lets a user be erased from an entry, and nothing else', async () => {
    const id = await entry();
    await db.query(`UPDATE app.audit SET actor_uid = 'erased:abc', ip = NULL WHERE id = $1`, [id]);
    const { rows } = await db.query('SELECT actor_uid, action, ip FROM app.audit WHERE id = $1', [id]);
    expect(rows).toEqual([{ actor_uid: 'erased:abc', action: 'a', ip: null }]);
  });

  it("[GX-20] lets a user be erased as an entry's object, with its details about them", async () => {
    const about = (kind: string) =>
      insertRow<number>(
        db,
        'audit',
        {
          actor_kind: 'user',
          actor_uid: 'x',
          action: 'a',
          object_kind: kind,
          object_id: 'y',
          outcome: 'done',
          details: '{"email":"y@example.test"}',
        },
        'id',
      );
    const erase = (id: number, details: string) =>
      db.query(`UPDATE app.audit SET object_id = 'erased:abc', details = $2 WHERE id = $1`, [id, details]);
    const [person, account] = [await about('user'), await about('account')];
    await expect(erase(account, '{}')).rejects.toThrow('the audit log is append-only');
    await expect(erase(person, '{"email":"z@example.test"}')).rejects.toThrow('the audit log is append-only');
    await erase(person, '{}');
    const { rows } = await db.query('SELECT actor_uid, object_id, details FROM app.audit WHERE id = $1', [
      person,
    ]);
    expect(rows).toEqual([{ actor_uid: 'x', object_id: 'erased:abc', details: {} }]);
  });
});
