import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedByHost, snapshotOf, startTestHost } from '../../../testing/outside/test-host.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';
import { giveUpCommands } from '../../delivery/give-up-commands.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const testAccount = oncePerTest(() => insertTestAccount(api));
beforeEach(() => {
  host.instead = null;
});

const NEWER = { version: '4.8.1', available_version: '4.9.0' };

async function upgrade(uid: string, id: string, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return api.call('upgradeInstance', { token: await testAccount.tokenOf(uid), params: { id }, headers });
}

describe('who may upgrade', () => {
  const EDITORS: readonly StoredRole[] = STORED_ROLES.filter(
    (role) => role !== 'endpoint-user' && role !== 'vic-admin',
  );

  it.each(EDITORS)('[API-41] lets a %s upgrade, and the host gets the version', async (role) => {
    const vicUuid = await testAccount.instance(NEWER);
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    const { data } = await upgrade(await testAccount.member(role), vicUuid);
    expect(data).toMatchObject({
      vicUuid,
      reboots: { isLinkGroup: false, deviceNames: ['Intercom 1'] },
    });
    const taken = await until('the host takes the upgrade', () =>
      host.taken.find((command) => command.vicUuid === vicUuid),
    );
    expect(taken).toMatchObject({ action: 'upgrade', version: '4.9.0', commandId: data?.commandId });
    expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.upgrade done']);
  });

  it.each(['vic-admin', 'endpoint-user'] as const)('[ROLE-36, ROLE-38] refuses a %s', async (role) => {
    const vicUuid = await testAccount.instance(NEWER);
    expect(await upgrade(await testAccount.member(role), vicUuid)).toMatchObject({
      status: 403,
      failure: 'forbidden',
      reason: 'no-right',
    });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ command_number: 0 });
    expect(await testAccount.auditOf(vicUuid)).toEqual(['instance.upgrade refused no-right']);
  });

  it('[GC-14] answers a foreign device like an unknown one', async () => {
    const foreign = await (await insertTestAccount(api)).instance(NEWER);
    for (const id of [foreign, randomUUID()]) {
      expect(await upgrade(testAccount.ownerUid, id)).toMatchObject({
        status: 404,
        errorCode: 2001,
        reason: null,
      });
    }
  });
});

describe('the conditions of an upgrade', () => {
  it.each([
    [{ ...NEWER, status: 'deleted' }, 'deleted'],
    [{ ...NEWER, kind: 'device' }, 'physical-device'],
    [{ ...NEWER, status: 'init' }, 'in-progress'],
    [{}, 'no-newer-version'],
    [{ version: '4.9.0', available_version: '4.9.0' }, 'no-newer-version'],
  ])('[GD-27, GP-14] refuse %j: %s', async (columns, reason) => {
    const vicUuid = await testAccount.instance(columns);
    expect(await upgrade(testAccount.ownerUid, vicUuid)).toMatchObject({
      status: 400,
      failure: 'command-not-possible',
      reason,
    });
  });

  it.each([{ ...NEWER, state: 'online', status: 'healthy' }, { is_version_supported: false }])(
    '[GD-27] allow %j',
    async (columns) => {
      const vicUuid = await testAccount.instance(columns);
      expect(await upgrade(testAccount.ownerUid, vicUuid)).toMatchObject({ status: 200 });
    },
  );

  it('[LQ-8, DEV-35] names exactly the link group of a leader as rebooting', async () => {
    const leader = await testAccount.instance({ ...NEWER, link_role: 'Master', device_name: 'Leader' });
    const other = await testAccount.instance({ link_role: 'Leader', device_name: 'Other' });
    for (const [leader_uuid, device_name] of [
      [leader, 'Stage box'],
      [other, 'Foreign'],
      [leader, 'Desk'],
    ]) {
      await testAccount.device({ link_role: 'Member', leader_uuid, device_name });
    }
    expect((await upgrade(testAccount.ownerUid, leader)).data?.reboots).toEqual({
      isLinkGroup: true,
      deviceNames: ['Leader', 'Stage box', 'Desk'],
    });
  });
});

describe('while it runs', () => {
  it('[DEV-7] shows at once that it is working, and accepts no other command', async () => {
    const vicUuid = await testAccount.instance({ ...NEWER, state: 'online', status: 'healthy' });
    host.instead = { status: 503, body: {} };
    await upgrade(testAccount.ownerUid, vicUuid);
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({
      state: 'online',
      status: 'init',
      open_command: 'upgrade',
    });
    const body = { action: 'stop', vicUuid };
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    expect(await api.call('commandInstance', { token, body })).toMatchObject({ reason: 'in-progress' });
  });

  it('[GX-14] is the same upgrade when repeated, with or without its key', async () => {
    const vicUuid = await testAccount.instance(NEWER);
    const answers = await Promise.all(
      ['a', 'a', undefined, undefined].map((key) => upgrade(testAccount.ownerUid, vicUuid, key)),
    );
    expect(new Set(answers.map(({ data }) => data?.commandId)).size).toBe(1);
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ command_number: 1 });
  });

  it('ends with the version that the host reports', async () => {
    const vicUuid = await testAccount.instance({ ...NEWER, state: 'online', status: 'healthy' });
    host.instead = { status: 503, body: {} };
    await upgrade(testAccount.ownerUid, vicUuid);
    const report = { sequence: 9, lastCommandNumber: 1, state: 'online', version: '4.9.0' } as const;
    const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshotOf(vicUuid, report) });
    const headers = signedByHost('/api/webhooks/instance-host', rawBody);
    await api.call('instanceHostWebhook', { rawBody, headers });
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const { data } = await api.call('listInstances', { token });
    const row = data!.flatMap(({ vicList }) => vicList)[0];
    expect(row).toMatchObject({ version: '4.9.0', hasUpgradeAvailable: false, status: 'healthy' });
  });

  it('[GD-11] is given up after five minutes without an answer, and can be repeated', async () => {
    const vicUuid = await testAccount.instance(NEWER);
    host.instead = { status: 503, body: {} };
    await upgrade(testAccount.ownerUid, vicUuid);
    await api.db.query(
      `UPDATE app.instances SET open_command_since = now() - interval '5 minutes' WHERE vic_uuid = $1`,
      [vicUuid],
    );
    await giveUpCommands(api.db);
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({
      status: 'error',
      failure_reason: 'no-answer-upgrade',
    });
    expect(await upgrade(testAccount.ownerUid, vicUuid)).toMatchObject({ status: 200 });
    expect(await testAccount.rowOf(vicUuid)).toMatchObject({ command_number: 2, status: 'init' });
  });
});
