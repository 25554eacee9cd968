import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { DECIDED_REFUSALS } from '@partyline/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { snapshotOf, signedByHost, startTestHost } from '../../../testing/outside/test-host.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(() => {
  host.instead = null;
});

/** An instance that the host knows too. */
async function instance(columns: Record<string, unknown> = {}) {
  const vicUuid = await testAccount.instance(columns);
  host.instances.set(vicUuid, snapshotOf(vicUuid));
  return vicUuid;
}

async function edit(uid: string, body: object) {
  return api.call('commandInstance', {
    token: await testAccount.tokenOf(uid),
    body: { action: 'save', ...body },
  });
}

const editing = (vicUuid: string, more: object = {}) =>
  edit(testAccount.ownerUid, { vicUuid, instanceName: 'Truck', deploymentTarget: 'eu-1', ...more });

async function report(vicUuid: string, change: object) {
  const body = JSON.stringify({
    deliveryId: crypto.randomUUID(),
    instance: snapshotOf(vicUuid, change),
  });
  return api.call('instanceHostWebhook', {
    rawBody: body,
    headers: signedByHost('/api/webhooks/instance-host', body),
  });
}

const EDITORS: readonly StoredRole[] = STORED_ROLES.filter(
  (role) => role !== 'endpoint-user' && role !== 'vic-admin',
);

describe('who may edit', () => {
  it.each(EDITORS)('[API-38, DEV-6] lets a %s rename, and the host gets the save', async (role) => {
    const vicUuid = await instance();
    const uid = await testAccount.member(role);
    const answer = await edit(uid, { vicUuid, instanceName: ' Truck ', deploymentTarget: 'eu-1' });
    expect(answer).toMatchObject({ status: 200, data: { vicUuid } });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ device_name: 'Truck', row_version: 2 });
    const taken = await until('the host takes the save', () =>
      host.taken.find((command) => command.vicUuid === vicUuid),
    );
    expect(taken).toMatchObject({ action: 'save', deviceName: 'Truck' });
    expect(taken).not.toHaveProperty('deploymentTargetId');
    expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.save done']);
    const [told] = await testAccount.told();
    expect(told).toBe(`instance update,workspace update ${testAccount.workspaceId}`);
  });

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[ROLE-36, ROLE-38, PLUS-7] refuses a %s with the reason',
    async (role) => {
      const vicUuid = await instance();
      const uid = await testAccount.member(role);
      expect(await edit(uid, { vicUuid, instanceName: 'Truck', deploymentTarget: 'eu-1' })).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect(await testAccount.rowOf(vicUuid)).toMatchObject({ device_name: 'Intercom 1' });
      expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.save refused no-right']);
    },
  );

  it('[GC-14] answers a foreign device like an unknown one', async () => {
    const foreign = await (await insertTestAccount(api)).instance();
    for (const vicUuid of [foreign, crypto.randomUUID()]) {
      expect(await editing(vicUuid)).toMatchObject({ status: 404, errorCode: 2001, reason: null });
    }
  });
});

describe('what an edit needs', () => {
  it.each([
    [{ instanceName: '' }, 'instance-name-required', 'body.instanceName'],
    [{ instanceName: 'x' }, 'instance-name-too-short', 'body.instanceName'],
    [{ instanceName: 'x'.repeat(31) }, 'instance-name-too-long', 'body.instanceName'],
    [{ deploymentTarget: '' }, 'data-center-required', 'body.deploymentTarget'],
    [{ deploymentTarget: undefined }, 'data-center-required', 'body.deploymentTarget'],
    [{ deploymentTarget: 'mars' }, 'data-center-unknown', 'body.deploymentTarget'],
  ])('[DEV-40, DEV-41, VAL-28, VAL-30] refuses %j: %s', async (more, code, path) => {
    const vicUuid = await instance();
    const answer = await editing(vicUuid, more);
    expect(answer).toMatchObject({ status: 400, failure: 'request-not-proper', reason: code });
    expect(answer.issues).toMatchObject([{ path, code }]);
  });

  it('[DEV-40, DEV-41] reports all issues together', async () => {
    const answer = await editing(await instance(), { instanceName: 'x', deploymentTarget: '' });
    expect(answer.issues.map(({ code }) => code)).toEqual([
      'instance-name-too-short',
      'data-center-required',
    ]);
  });

  it('[GX-10] refuses unknown fields', async () => {
    const vicUuid = await instance();
    expect(await editing(vicUuid, { force: true })).toMatchObject({ failure: 'request-not-proper' });
    expect(await editing(vicUuid, { rowVersion: '1' })).toMatchObject({ failure: 'request-not-proper' });
  });

  it('[GD-34] refuses a name of another device of the workspace, in any letter case, but not of another workspace', async () => {
    await testAccount.instance({ device_name: 'OB VAN' });
    const vicUuid = await instance();
    expect(await editing(vicUuid, { instanceName: 'ob van' })).toMatchObject({
      failure: 'request-not-proper',
      reason: 'name-taken',
      message: 'This name is already used in the workspace.',
    });
    const elsewhere = await instance({ workspace_id: testAccount.defaultWorkspaceId });
    expect(await editing(elsewhere, { instanceName: 'ob van' })).toMatchObject({ status: 200 });
  });

  it('[GD-34] gives a name to one of two concurrent edits', async () => {
    const [one, two] = [await instance(), await instance({ device_name: 'Intercom 2' })];
    // Holds both writes back until both calls have checked the names.
    const holder = await api.db.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE app.instance_commands IN SHARE MODE');
    const edits = Promise.all([one, two].map((vicUuid) => editing(vicUuid)));
    await until('both wait', async () => {
      const { rowCount } = await holder.query(
        `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
          WHERE NOT l.granted`,
      );
      return (rowCount ?? 0) >= 2;
    });
    await holder.query('COMMIT');
    holder.release();
    expect((await edits).map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('another data center', () => {
  const CENTERS = { deploymentTargets: [{ id: 'eu-2', name: 'Dublin', region: 'Europe' }] };
  /** A separate API, because the list is cached for a minute. */
  let other: TestApi;
  beforeAll(async () => {
    host.instead = { status: 200, body: CENTERS };
    other = await startApi({ INSTANCE_HOST_URL: host.url });
    const { ownerUid, accountId } = await insertTestAccount(other);
    await other.call('deploymentTargets', { token: await other.tokenFor({ uid: ownerUid, accountId }) });
    host.instead = null;
  });
  afterAll(() => other.stop());
  const change = (vicUuid: string, token: string) =>
    other.call('commandInstance', {
      token,
      body: { action: 'save', vicUuid, instanceName: 'Intercom 1', deploymentTarget: 'eu-2' },
    });

  it('[DEV-6, GD-13] is requested of the host for an offline instance, and shown once the host reports it', async () => {
    const there = await insertTestAccount(other);
    const vicUuid = await there.instance();
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    expect(await change(vicUuid, await there.tokenOf(there.ownerUid))).toMatchObject({ status: 200 });
    const taken = await until('the host takes the save', () =>
      host.taken.find((command) => command.vicUuid === vicUuid),
    );
    expect(taken).toMatchObject({ action: 'save', deploymentTargetId: 'eu-2' });
    expect(await there.rowOf(vicUuid)).toMatchObject({ deployment_target_id: 'eu-1', open_command: 'save' });
  });

  it.each([
    ['online', 'healthy', 'stop-before-data-center-change'],
    ['offline', 'init', 'in-progress'],
    ['offline', 'deleted', 'deleted'],
  ])('[GD-14, DEV-33] is refused while it is %s, %s: %s', async (state, status, reason) => {
    const there = await insertTestAccount(other);
    const vicUuid = await there.instance({ state, status });
    expect(await change(vicUuid, await there.tokenOf(there.ownerUid))).toMatchObject({
      status: 400,
      failure: 'command-not-possible',
      reason,
    });
  });

  it('[GP-14] does not exist for a physical device, which can be renamed online', async () => {
    const there = await insertTestAccount(other);
    const token = await there.tokenOf(there.ownerUid);
    const vicUuid = await there.device({ state: 'online', status: 'healthy' });
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    expect(await change(vicUuid, token)).toMatchObject({ reason: 'data-center-of-physical-device' });
    const body = { action: 'save', vicUuid, instanceName: 'Truck' };
    expect(await other.call('commandInstance', { token, body })).toMatchObject({ status: 200 });
  });

  it("needs the host's data centers; a rename does not", async () => {
    host.instead = { status: 503, body: {} };
    const deaf = await startApi({ INSTANCE_HOST_URL: host.url });
    const there = await insertTestAccount(deaf);
    const token = await there.tokenOf(there.ownerUid);
    const vicUuid = await there.instance();
    const body = { action: 'save', vicUuid, instanceName: 'Truck' };
    const move = { ...body, deploymentTarget: 'eu-2' };
    expect(await deaf.call('commandInstance', { token, body: move })).toMatchObject({
      failure: 'instance-host-unavailable',
    });
    host.instead = 'hang';
    const beganMs = performance.now();
    const rename = { ...body, deploymentTarget: 'eu-1' };
    expect(await deaf.call('commandInstance', { token, body: rename })).toMatchObject({ status: 200 });
    expect(performance.now() - beganMs).toBeLessThan(3_000);
    host.instead = { status: 503, body: {} };
    await deaf.stop();
  });
});

describe('two users who edit one instance', () => {
  it('[GX-13] do not overwrite each other: the second is refused', async () => {
    const vicUuid = await instance();
    expect(await editing(vicUuid, { rowVersion: 1 })).toMatchObject({ status: 200 });
    expect(await editing(vicUuid, { rowVersion: 1, instanceName: 'Van' })).toMatchObject({
      status: 400,
      errorCode: 2409,
      message: DECIDED_REFUSALS.stale,
    });
    expect(await editing(vicUuid, { rowVersion: 2, instanceName: 'Van' })).toMatchObject({ status: 200 });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ device_name: 'Van', row_version: 3 });
  });

  it('[GX-13] are not refused after a start, which changes nothing they edit', async () => {
    const vicUuid = await instance();
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ row_version: 1 });
  });

  it('does nothing for an unchanged edit', async () => {
    const vicUuid = await instance();
    expect(await editing(vicUuid, { instanceName: 'Intercom 1' })).toMatchObject({
      data: { vicUuid, commandId: null },
    });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ row_version: 1, command_number: 0 });
  });
});

it('keeps a new name until the host confirms it, and then follows the host', async () => {
  const vicUuid = await instance();
  host.instead = { status: 503, body: {} };
  await editing(vicUuid);
  await report(vicUuid, { sequence: 5, deviceName: 'Intercom 1', ip: '192.0.2.99' });
  expect(await testAccount.rowOf(vicUuid)).toMatchObject({ device_name: 'Truck', ip: '192.0.2.99' });
  await report(vicUuid, { sequence: 6, deviceName: 'Truck 2', lastCommandNumber: 1 });
  expect(await testAccount.rowOf(vicUuid)).toMatchObject({ device_name: 'Truck 2', open_command: null });
});
