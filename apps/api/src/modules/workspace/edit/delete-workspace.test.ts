import {
  insertAccount,
  insertTransfer,
  insertInvitation,
  insertMember,
  insertWorkspace,
} from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function remove(uid: string, id = testAccount.workspaceId) {
  return api.call('deleteWorkspace', { token: await testAccount.tokenOf(uid), params: { id: String(id) } });
}

const byOwner = (id?: number) => remove(testAccount.ownerUid, id);
const workspaceOf = async (vicUuid: string) => (await testAccount.rowOf(vicUuid))['workspace_id'];
const audit = () => testAccount.auditOf(String(testAccount.workspaceId));

async function isThere(id = testAccount.workspaceId) {
  const { data } = await api.call('listInstances', {
    token: await testAccount.tokenOf(testAccount.ownerUid),
  });
  return data!.some((workspace) => workspace.id === id);
}

describe('who may delete', () => {
  it.each(['account-owner', 'account-admin'] as const)(
    '[API-53, WS-16, DASH-15, GW-9] lets an %s; its devices move to the default workspace with their history',
    async (role) => {
      const uid = await testAccount.member(role);
      const rows = [await testAccount.instance(), await testAccount.device({ is_lq: true })];
      const other = await testAccount.instance({ workspace_id: testAccount.defaultWorkspaceId });
      const told = await testAccount.told();
      const answer = await remove(uid);
      expect(answer).toMatchObject({ status: 200, data: { movedTo: testAccount.defaultWorkspaceId } });
      expect(answer.data?.vicUuids.toSorted()).toEqual(rows.toSorted());
      for (const vicUuid of [...rows, other])
        expect(await workspaceOf(vicUuid)).toBe(testAccount.defaultWorkspaceId);
      expect(await isThere()).toBe(false);
      expect(await audit()).toEqual(['workspace.delete done']);
      expect((await testAccount.told()).slice(told.length)).toEqual(['workspace update']);
      const token = await testAccount.tokenOf(testAccount.ownerUid);
      const history = await api.call('instanceHistory', { token, params: { id: rows[0]! } });
      expect(history.data?.entries).toMatchObject([{ kind: 'moved', by: 'Test Person' }]);
    },
  );

  it('[API-53] deletes an empty one, once', async () => {
    const answers = await Promise.all([byOwner(), byOwner()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 200)?.data?.vicUuids).toEqual([]);
  });

  it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    '[DASH-15, ROLE-38, PLUS-7, PLUS-22] refuses a %s with the reason, and audits it',
    async (role) => {
      expect(await remove(await testAccount.member(role))).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
        message: 'Your role does not allow this.',
      });
      expect(await isThere()).toBe(true);
      expect(await audit()).toEqual(['workspace.delete refused no-right']);
    },
  );

  it('[GC-5] refuses every role in a trial', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { productKind: 'trial' });
    const id = String(await insertWorkspace(api.db, { account_id: accountId }));
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    expect(await api.call('deleteWorkspace', { token, params: { id } })).toMatchObject({
      status: 403,
      reason: 'trial',
    });
  });

  it('[GC-14] answers a foreign workspace like an unknown one', async () => {
    const other = await insertTestAccount(api);
    const { accountId } = testAccount;
    const elsewhere = await insertWorkspace(api.db, { account_id: accountId });
    const uid = await insertMember(api.db, { accountId, workspaceId: elsewhere, role: 'workspace-owner' });
    for (const answer of [await byOwner(other.workspaceId), await byOwner(999_999_999), await remove(uid)])
      expect(answer).toMatchObject({ status: 404, errorCode: 2001, reason: null });
  });
});

describe('blockers', () => {
  it('[WS-18, WS-20, ERR-32, GW-10] include an accepted owner, with the code of a shared workspace', async () => {
    await testAccount.member('workspace-owner');
    expect(await byOwner()).toMatchObject({
      status: 400,
      errorCode: 1001,
      failure: 'shared-workspace',
      reason: 'has-owner',
      message: 'Please delete owner to delete this workspace.',
    });
    expect(await isThere()).toBe(true);
    expect(await audit()).toEqual(['workspace.delete refused has-owner']);
  });

  it('[WS-19, ERR-33, GW-9, GW-10] include running and working devices, by name', async () => {
    const online = await testAccount.instance({ state: 'online', status: 'healthy' });
    const starting = await testAccount.device({ status: 'init', is_lq: true });
    const still = await testAccount.instance();
    const answer = await byOwner();
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 2011,
      failure: 'devices-running',
      message: 'Please stop devices to delete this workspace.',
    });
    const [issue] = answer.issues;
    expect(issue).toMatchObject({ path: 'params.id', code: 'devices-running' });
    expect(issue?.vicUuids?.toSorted()).toEqual([online, starting].toSorted());
    expect(await workspaceOf(still)).toBe(testAccount.workspaceId);
  });

  it('[GW-5, GW-10] include being the default one', async () => {
    expect(await byOwner(testAccount.defaultWorkspaceId)).toMatchObject({
      status: 400,
      errorCode: 2012,
      message: 'The default workspace can not be deleted.',
    });
  });

  it('[GW-10] are listed together, the owner first', async () => {
    const workspace = testAccount.defaultWorkspaceId;
    await testAccount.member('workspace-owner', workspace);
    await testAccount.instance({ workspace_id: workspace, state: 'online', status: 'healthy' });
    const answer = await byOwner(workspace);
    expect(answer).toMatchObject({ errorCode: 1001, reason: 'has-owner' });
    expect(answer.issues.map(({ code, message }) => [code, message])).toEqual([
      ['has-owner', 'Please delete owner to delete this workspace.'],
      ['devices-running', 'Please stop devices to delete this workspace.'],
      ['default-workspace', 'The default workspace can not be deleted.'],
    ]);
  });

  it('[GW-8, GW-10] include a concurrent new owner', async () => {
    const uid = await testAccount.member('workspace-admin');
    const holder = await api.db.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM app.workspaces WHERE id = $1 FOR KEY SHARE', [testAccount.workspaceId]);
    const deletion = byOwner();
    await until('the deletion waits', async () => {
      const { rowCount } = await holder.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) >= 1;
    });
    await holder.query('UPDATE app.memberships SET role_id = 2 WHERE user_uid = $1', [uid]);
    await holder.query('COMMIT');
    holder.release();
    expect(await deletion).toMatchObject({ errorCode: 1001 });
  });
});

describe('a deleted workspace', () => {
  it('[GW-9] ends its memberships, open and expired invitations, and open ownership actions', async () => {
    const { accountId, workspaceId, ownerUid } = testAccount;
    const uid = await testAccount.member('workspace-admin');
    for (const status of ['pending', 'expired'] as const)
      await insertInvitation(api.db, { accountId, workspaceId, status });
    const workspace = { account_id: accountId, workspace_id: workspaceId };
    await insertTransfer(api.db, { ...workspace, kind: 'request', from_uid: uid, to_uid: ownerUid });
    expect(await byOwner()).toMatchObject({ status: 200 });
    const { rows } = await api.db.query<{ line: string }>(
      `SELECT 'seat ' || (removed_at IS NOT NULL) || ' ' || (removed_by = $2) AS line
          FROM app.memberships WHERE workspace_id = $1
        UNION ALL SELECT 'invitation ' || status FROM app.invitations WHERE workspace_id = $1
        UNION ALL SELECT 'request ' || state FROM app.ownership_actions WHERE workspace_id = $1`,
      [workspaceId, ownerUid],
    );
    expect(rows.map(({ line }) => line)).toEqual([
      'seat true true',
      'invitation revoked',
      'invitation revoked',
      'request cancelled',
    ]);
    const token = await testAccount.tokenOf(uid, workspaceId);
    expect(await api.call('listInstances', { token })).toMatchObject({ reason: 'no-membership' });
    const list = await api.call('listAccess', { token: await testAccount.tokenOf(ownerUid) });
    expect(list.data!.rows.map(({ roleName }) => roleName)).toEqual(['account-owner']);
  });

  it('frees its name', async () => {
    const { accountId } = testAccount;
    const first = await insertWorkspace(api.db, { account_id: accountId, name: 'Truck' });
    await byOwner(first);
    await insertWorkspace(api.db, { account_id: accountId, name: 'Truck' });
    expect(await isThere(first)).toBe(false);
  });
});

it('changes nothing when it cannot be written completely', async () => {
  const vicUuid = await testAccount.instance();
  await api.db.query('ALTER TABLE app.audit ADD CONSTRAINT broken CHECK (false) NOT VALID');
  expect(await byOwner()).toMatchObject({ status: 500 });
  await api.db.query('ALTER TABLE app.audit DROP CONSTRAINT broken');
  expect(await workspaceOf(vicUuid)).toBe(testAccount.workspaceId);
  expect(await isThere()).toBe(true);
  expect(await testAccount.told()).toEqual([]);
});
