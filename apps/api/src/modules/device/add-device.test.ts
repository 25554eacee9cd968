import type { HostRegistration } from '@partyline/contract';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { insertAccount } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { snapshotOf, startTestHost } from '../../testing/outside/test-host.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(() => {
  host.instead = null;
});

function shown(change: Partial<HostRegistration> = {}) {
  const vicUuid = randomUUID();
  const code = `CODE-${vicUuid.slice(0, 8).toUpperCase()}`;
  const report = { deviceName: 'Stage box', state: 'online', lastCommandNumber: 0 } as const;
  host.codes.set(code, {
    instance: snapshotOf(vicUuid, report),
    deviceModel: 'LQ-R4W2',
    isLq: true,
    redirectUrl: null,
    ...change,
  });
  return { vicUuid, code };
}

async function add(uid: string, body: unknown, workspaceId: number | null = null) {
  return api.call('addDevice', { token: await testAccount.tokenOf(uid, workspaceId), body });
}

async function listed() {
  const { data } = await api.call('listInstances', {
    token: await testAccount.tokenOf(testAccount.ownerUid),
  });
  return data!.flatMap(({ id, vicList, lqDevicesList }) =>
    [...vicList, ...lqDevicesList].map((row) => ({ workspace: id, ...row })),
  );
}

describe('who may add', () => {
  const ADDERS: readonly StoredRole[] = STORED_ROLES.filter(
    (role) => role !== 'endpoint-user' && role !== 'vic-admin',
  );

  it.each(ADDERS)('[API-42, GD-45] lets a %s register a device, whose row says who did', async (role) => {
    const { vicUuid, code } = shown();
    const uid = await testAccount.member(role);
    const { workspaceId } = testAccount;
    const answer = await add(uid, { code: code.toLowerCase(), workspaceId: String(workspaceId) });
    expect(answer).toMatchObject({ status: 200, data: { vicUuid, workspaceId, redirectUrl: null } });
    expect(await listed()).toMatchObject([
      {
        workspace: workspaceId,
        vicUuid,
        deviceType: 'device',
        deviceName: 'Stage box',
        deviceModel: 'LQ-R4W2',
        deploymentType: 'onprem',
        state: 'online',
        DNSStatus: 'ready',
        registeredBy: uid,
      },
    ]);
    expect(await testAccount.auditOf(vicUuid)).toEqual(['device.add done']);
    expect(await testAccount.told()).toContain(`workspace update ${workspaceId}`);
  });

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[ROLE-35, ROLE-38, PLUS-7] refuses a %s, and the code stays valid',
    async (role) => {
      const { code } = shown();
      const body = { code, workspaceId: testAccount.workspaceId };
      expect(await add(await testAccount.member(role), body)).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect(await listed()).toEqual([]);
      expect(await add(testAccount.ownerUid, body)).toMatchObject({ status: 200 });
    },
  );

  it('[ROLE-20, GC-5] refuses it in a trial', async () => {
    const { code } = shown();
    const { accountId, ownerUid } = await insertAccount(api.db, { productKind: 'trial' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    expect(await api.call('addDevice', { token, body: { code } })).toMatchObject({
      status: 403,
      failure: 'forbidden',
      reason: 'trial',
    });
  });

  it('[GC-14] answers a foreign workspace like an unknown one', async () => {
    const other = await insertTestAccount(api);
    const { code } = shown();
    for (const workspaceId of [other.workspaceId, 999_999_999]) {
      expect(await add(testAccount.ownerUid, { code, workspaceId })).toMatchObject({
        status: 404,
        reason: null,
      });
    }
  });
});

describe('the target workspace', () => {
  it('[GW-9] is never one that is deleted concurrently', async () => {
    const { vicUuid, code } = shown();
    const { ownerUid, workspaceId } = testAccount;
    const holder = await api.db.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM app.workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    const adding = add(ownerUid, { code, workspaceId });
    await until('the adding waits', async () => {
      const { rowCount } = await holder.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rowCount ?? 0) >= 1;
    });
    await holder.query('UPDATE app.workspaces SET deleted_at = now() WHERE id = $1', [workspaceId]);
    await holder.query('COMMIT');
    holder.release();
    expect(await adding).toMatchObject({ status: 404, failure: 'not-found' });
    expect((await api.db.query('SELECT FROM app.instances WHERE vic_uuid = $1', [vicUuid])).rowCount).toBe(0);
    expect(await add(ownerUid, { code })).toMatchObject({ status: 200 });
  });

  it("[GR-8] is by default the token's workspace, else the default one", async () => {
    const [one, two] = [shown(), shown()];
    const admin = await testAccount.member('workspace-admin');
    expect((await add(admin, { code: one.code }, testAccount.workspaceId)).data?.workspaceId).toBe(
      testAccount.workspaceId,
    );
    expect((await add(testAccount.ownerUid, { code: two.code })).data?.workspaceId).toBe(
      testAccount.defaultWorkspaceId,
    );
  });

  it('[LQ-9] is lqDevicesList for an LQ, and vicList for any other device', async () => {
    const [lq, plain] = [shown(), shown({ isLq: false })];
    for (const { code } of [lq, plain]) await add(testAccount.ownerUid, { code });
    const { data } = await api.call('listInstances', {
      token: await testAccount.tokenOf(testAccount.ownerUid),
    });
    const workspace = data!.find(({ isDefault }) => isDefault)!;
    expect(workspace.lqDevicesList.map(({ vicUuid }) => vicUuid)).toEqual([lq.vicUuid]);
    expect(workspace.vicList.map(({ vicUuid }) => vicUuid)).toEqual([plain.vicUuid]);
  });

  it('[API-42, GD-32] returns the redirect for the browser', async () => {
    const redirectUrl = 'https://device.example.org/done';
    const { code } = shown({ redirectUrl });
    expect((await add(testAccount.ownerUid, { code })).data).toMatchObject({ redirectUrl });
  });
});

describe('a code', () => {
  it("[API-42] that no device shows, and one of another account's device, are refused alike", async () => {
    const { code } = shown();
    const other = await insertTestAccount(api);
    const token = await api.tokenFor({ uid: other.ownerUid, accountId: other.accountId });
    expect(await api.call('addDevice', { token, body: { code } })).toMatchObject({ status: 200 });
    for (const wrong of [code, 'CODE-00000000']) {
      expect(await add(testAccount.ownerUid, { code: wrong })).toMatchObject({
        status: 400,
        failure: 'device-code-not-valid',
        message: 'This code is not valid any more. Please start again at the device.',
      });
    }
  });

  it('[PLUS-22] that is refused is audited, by the API or the host', async () => {
    const { code } = shown();
    await add(await testAccount.member('endpoint-user'), { code, workspaceId: testAccount.workspaceId });
    await add(testAccount.ownerUid, { code: 'CODE-00000000' });
    host.instead = { status: 503, body: {} };
    await add(testAccount.ownerUid, { code });
    const { rows } = await api.db.query<{ line: string }>(
      `SELECT concat_ws(' ', action, outcome, reason) AS line FROM app.audit WHERE account_id = $1 ORDER BY id`,
      [testAccount.accountId],
    );
    expect(rows.map(({ line }) => line)).toEqual([
      'device.add refused no-right',
      'device.add refused device-code-not-valid',
      'device.add refused instance-host-unavailable',
    ]);
  });

  it('[GX-14] may be repeated by the same account, also concurrently: one device, in its first workspace', async () => {
    const { vicUuid, code } = shown();
    const answers = await Promise.all([1, 2, 3].map(() => add(testAccount.ownerUid, { code })));
    answers.push(await add(testAccount.ownerUid, { code, workspaceId: testAccount.workspaceId }));
    for (const { data } of answers) {
      expect(data).toEqual({ vicUuid, workspaceId: testAccount.defaultWorkspaceId, redirectUrl: null });
    }
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    {},
    { code: '' },
    { code: 'short' },
    { code: 'x'.repeat(65) },
    { code: 'CODE 0000' },
    { code: 12345678 },
  ])('[GX-10, GA-13] is not %j', async (body) => {
    expect(await add(testAccount.ownerUid, body)).toMatchObject({ failure: 'request-not-proper' });
  });

  it('[GX-10] is accepted with no other field than the workspace', async () => {
    const { code } = shown();
    for (const more of [{ deviceName: 'x' }, { workspaceId: '0' }, { workspaceId: 1.5 }, { redirect: 'x' }]) {
      expect(await add(testAccount.ownerUid, { code, ...more })).toMatchObject({
        failure: 'request-not-proper',
      });
    }
  });

  it('fails while the host is unavailable, and works afterwards', async () => {
    const { code } = shown();
    host.instead = { status: 503, body: {} };
    expect(await add(testAccount.ownerUid, { code })).toMatchObject({ failure: 'instance-host-unavailable' });
    expect(await listed()).toEqual([]);
    host.instead = null;
    expect(await add(testAccount.ownerUid, { code })).toMatchObject({ status: 200 });
  });
});

it('can be registered again after its removal, also by another account, which sees no earlier history', async () => {
  const { vicUuid, code } = shown();
  await add(testAccount.ownerUid, { code });
  await api.db.query(`UPDATE app.instances SET state = 'offline' WHERE vic_uuid = $1`, [vicUuid]);
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  expect(await api.call('removeDevice', { token, params: { id: vicUuid } })).toMatchObject({ status: 200 });
  await until('the host lets it go', () => host.taken.find((taken) => taken.vicUuid === vicUuid));
  const other = await insertTestAccount(api);
  const again = { ...host.codes.get(code)!, instance: snapshotOf(vicUuid, { epoch: 2 }) };
  host.codes.set('CODE-AGAIN', again);
  const theirs = await api.tokenFor({ uid: other.ownerUid, accountId: other.accountId });
  expect(await api.call('addDevice', { token: theirs, body: { code: 'CODE-AGAIN' } })).toMatchObject({
    data: { vicUuid, workspaceId: other.defaultWorkspaceId },
  });
  const history = await api.call('instanceHistory', { token: theirs, params: { id: vicUuid } });
  expect(history.data?.entries.map(({ kind }) => kind)).toEqual(['report', 'registered']);
  expect(await listed()).toEqual([]);
});

it('is not sent undelivered commands of an earlier registration', async () => {
  const { vicUuid, code } = shown();
  await add(testAccount.ownerUid, { code });
  await api.db.query(`UPDATE app.instances SET state = 'offline' WHERE vic_uuid = $1`, [vicUuid]);
  const { id } = await testAccount.rowOf(vicUuid);
  host.instead = { status: 503, body: {} };
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  await api.call('removeDevice', { token, params: { id: vicUuid } });
  await until('the host was called once', () => host.calls.find(({ path }) => path.includes(vicUuid)));
  host.instead = null;
  await add(testAccount.ownerUid, { code });
  const { rows } = await api.db.query(
    'SELECT FROM app.instance_commands WHERE instance_id = $1 AND delivered_at IS NULL',
    [id],
  );
  expect(rows).toEqual([]);
});
