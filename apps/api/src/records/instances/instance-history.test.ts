import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { insertMembership, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { signedByHost, snapshotOf, startTestHost } from '../../testing/outside/test-host.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(() => {
  host.instead = { status: 503, body: {} };
});

async function history(uid: string, id: string, query: Record<string, string> = {}) {
  return api.call('instanceHistory', { token: await testAccount.tokenOf(uid), params: { id }, query });
}

async function command(body: object, uid = testAccount.ownerUid) {
  return api.call('commandInstance', { token: await testAccount.tokenOf(uid), body });
}

async function report(vicUuid: string, change: object) {
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshotOf(vicUuid, change) });
  const headers = signedByHost('/api/webhooks/instance-host', rawBody);
  return api.call('instanceHostWebhook', { rawBody, headers });
}

it('[PLUS-12] lists commands with their users and outcomes, and every change of state', async () => {
  const vicUuid = await testAccount.instance();
  const admin = await testAccount.member('workspace-admin');
  await api.db.query(`UPDATE app.users SET name = 'Ada Lovelace' WHERE uid = $1`, [admin]);
  await command({ action: 'start', vicUuid }, admin);
  await report(vicUuid, { sequence: 2, status: 'init', lastCommandNumber: 1, runningCommand: 'start' });
  await report(vicUuid, { sequence: 3, status: 'failed', lastCommandNumber: 1, failureReason: 'No power.' });
  await command({ action: 'save', vicUuid, instanceName: 'Truck', deploymentTarget: 'eu-1' });
  const { data } = await history(testAccount.ownerUid, vicUuid);
  expect(data?.nextCursor).toBeNull();
  expect(data?.entries).toMatchObject([
    { kind: 'command', action: 'save', outcome: 'open', by: 'Test Person', deviceName: 'Truck' },
    {
      kind: 'report',
      action: 'start',
      state: 'offline',
      status: 'failed',
      outcome: 'failed',
      failureReason: 'No power.',
    },
    { kind: 'report', action: null, state: 'offline', status: 'init', by: null },
    { kind: 'command', action: 'start', outcome: 'failed', by: 'Ada Lovelace', deviceName: null },
  ]);
});

it('[PLUS-12] is paged, newest first, each line once', async () => {
  const vicUuid = await testAccount.instance();
  const { id } = await testAccount.rowOf(vicUuid);
  await api.db.query(
    `INSERT INTO app.instance_history (account_id, instance_id, kind, state, status)
      SELECT $1, $2, 'report', 'offline', 'healthy' FROM generate_series(1, 25)`,
    [testAccount.accountId, id],
  );
  const first = await history(testAccount.ownerUid, vicUuid);
  expect(first.data?.entries).toHaveLength(20);
  const second = await history(testAccount.ownerUid, vicUuid, {
    limit: '3',
    cursor: first.data!.nextCursor!,
  });
  const third = await history(testAccount.ownerUid, vicUuid, { cursor: second.data!.nextCursor! });
  expect([second.data?.entries.length, third.data?.entries.length]).toEqual([3, 2]);
  expect(third.data?.nextCursor).toBeNull();
  const ids = [first, second, third].flatMap(({ data }) => data!.entries.map((entry) => entry.id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
});

it('does not name a deleted user', async () => {
  const vicUuid = await testAccount.instance();
  const admin = await testAccount.member('account-admin');
  await command({ action: 'start', vicUuid }, admin);
  await api.db.query(`UPDATE app.users SET deleted_at = now() WHERE uid = $1`, [admin]);
  const { data } = await history(testAccount.ownerUid, vicUuid);
  expect(data?.entries).toMatchObject([{ action: 'start', by: null }]);
});

it('names the workspaces of a move to those who have access to them', async () => {
  const { accountId, workspaceId } = testAccount;
  const [from, to] = [await insertWorkspace(api.db, { account_id: accountId, name: 'Secret' }), workspaceId];
  const vicUuid = await testAccount.instance({ workspace_id: from });
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  await api.call('moveInstances', { token, body: { workspaceId: to, vicUuids: [vicUuid] } });
  const seen = (await history(testAccount.ownerUid, vicUuid)).data?.entries[0];
  expect(seen).toMatchObject({ kind: 'moved', fromWorkspace: 'Secret' });
  const guest = await testAccount.member('vic-admin');
  const guarded = (await history(guest, vicUuid)).data?.entries[0];
  expect(guarded).toMatchObject({ kind: 'moved', fromWorkspace: null, toWorkspace: seen?.toWorkspace });
  await insertMembership(api.db, { uid: guest, accountId, workspaceId: from, role: 'endpoint-user' });
  expect((await history(guest, vicUuid)).data?.entries[0]).toMatchObject({ fromWorkspace: 'Secret' });
});

const READERS: readonly StoredRole[] = STORED_ROLES.filter((role) => role !== 'endpoint-user');

it.each(READERS)('[PLUS-12] lets a %s read it', async (role) => {
  const vicUuid = await testAccount.instance();
  expect(await history(await testAccount.member(role), vicUuid)).toMatchObject({ status: 200 });
});

it('[ROLE-38, PLUS-7] refuses callers who may only view: it names other users', async () => {
  const vicUuid = await testAccount.instance();
  expect(await history(await testAccount.member('endpoint-user'), vicUuid)).toMatchObject({
    status: 403,
    failure: 'forbidden',
    reason: 'no-right',
  });
});

it('[GC-14] answers a foreign device like an unknown one', async () => {
  const foreign = await (await insertTestAccount(api)).instance();
  for (const id of [foreign, randomUUID()]) {
    expect(await history(testAccount.ownerUid, id)).toMatchObject({
      status: 404,
      errorCode: 2001,
      reason: null,
    });
  }
});

it.each([{ limit: '0' }, { limit: '101' }, { limit: 'x' }, { cursor: '-1' }, { page: '2' }])(
  '[GX-10] refuses %j',
  async (query: Record<string, string>) => {
    const vicUuid = await testAccount.instance();
    expect(await history(testAccount.ownerUid, vicUuid, query)).toMatchObject({
      failure: 'request-not-proper',
    });
  },
);
