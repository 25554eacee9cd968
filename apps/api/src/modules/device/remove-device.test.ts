import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { insertRow } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { signedByHost, snapshotOf, startTestHost } from '../../testing/outside/test-host.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';

const host = oncePerFile(startTestHost);
const api = oncePerFile(() => startApi({ INSTANCE_HOST_URL: host.url }));
const testAccount = oncePerTest(() => insertTestAccount(api));

async function remove(uid: string, id: string | number) {
  return api.call('removeDevice', { token: await testAccount.tokenOf(uid), params: { id } });
}

async function removeLq(uid: string, vicUuid: string) {
  return api.call('removeLqDevice', { token: await testAccount.tokenOf(uid), params: { vicUuid } });
}

async function listed() {
  const { data } = await api.call('listInstances', {
    token: await testAccount.tokenOf(testAccount.ownerUid),
  });
  return data!.flatMap(({ vicList, lqDevicesList }) => [...vicList, ...lqDevicesList]);
}

const EDITORS: readonly StoredRole[] = STORED_ROLES.filter(
  (role) => role !== 'endpoint-user' && role !== 'vic-admin',
);

describe('who may unregister', () => {
  it.each(EDITORS)('[API-43] lets a %s remove the device, also at its host', async (role) => {
    const vicUuid = await testAccount.device();
    host.instances.set(vicUuid, snapshotOf(vicUuid));
    const { id } = await testAccount.rowOf(vicUuid);
    expect(await remove(await testAccount.member(role), Number(id))).toMatchObject({
      status: 200,
      data: null,
    });
    expect(await listed()).toEqual([]);
    const taken = await until('the host lets it go', () =>
      host.taken.find((command) => command.vicUuid === vicUuid),
    );
    expect(taken).toMatchObject({ action: 'delete', number: 1 });
    expect(await testAccount.auditOf(vicUuid)).toEqual(['device.unregister done']);
    expect(await testAccount.told()).toEqual([`workspace update ${testAccount.workspaceId}`]);
  });

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[ROLE-38, PLUS-7] refuses a %s with the reason',
    async (role) => {
      const vicUuid = await testAccount.device();
      const answer = { status: 403, failure: 'forbidden', reason: 'no-right' };
      const uid = await testAccount.member(role);
      expect(await remove(uid, vicUuid)).toMatchObject(answer);
      expect(await removeLq(uid, vicUuid)).toMatchObject({ status: 404 });
      expect(await listed()).toHaveLength(1);
      expect(await testAccount.auditOf(vicUuid)).toContain('device.unregister refused no-right');
    },
  );

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[API-44, ROLE-38, PLUS-22] refuses an LQ to a %s too, and audits it',
    async (role) => {
      const lq = await testAccount.device({ is_lq: true });
      expect(await removeLq(await testAccount.member(role), lq)).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
      expect((await listed()).map(({ vicUuid }) => vicUuid)).toEqual([lq]);
      expect(await testAccount.auditOf(lq)).toEqual(['device.unregister refused no-right']);
    },
  );

  it('[GC-14] answers a foreign device like an unknown one', async () => {
    const foreign = await (await insertTestAccount(api)).device({ is_lq: true });
    const elsewhere = await testAccount.device({ workspace_id: testAccount.defaultWorkspaceId, is_lq: true });
    const uid = await testAccount.member('workspace-owner');
    for (const vicUuid of [foreign, elsewhere, randomUUID()]) {
      for (const answer of [await remove(uid, vicUuid), await removeLq(uid, vicUuid)]) {
        expect(answer).toMatchObject({ status: 404, errorCode: 2001, reason: null });
      }
    }
  });
});

describe('what can be unregistered', () => {
  it('[API-44, DEV-58, GD-31] is an LQ, by its uuid; other devices are not found by that call', async () => {
    const lq = await testAccount.device({ is_lq: true });
    const linked = await testAccount.device({ link_role: 'Member', leader_uuid: randomUUID() });
    const plain = await testAccount.device();
    const answers = await Promise.all(
      [lq, linked, plain].map((vicUuid) => removeLq(testAccount.ownerUid, vicUuid)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect((await listed()).map(({ vicUuid }) => vicUuid)).toEqual([plain]);
  });

  it.each([
    [{ kind: 'virtual' }, 'virtual'],
    [{ state: 'online', status: 'healthy' }, 'running'],
    [{ state: 'offline', status: 'init' }, 'running'],
    [{ link_role: 'Leader' }, 'leader-with-members'],
  ])('[DEV-51, ERR-27, GD-45] is not %j: %s', async (columns, reason) => {
    const vicUuid = await testAccount.device(columns);
    await testAccount.device({ link_role: 'Member', leader_uuid: vicUuid });
    expect(await remove(testAccount.ownerUid, vicUuid)).toMatchObject({
      status: 400,
      failure: 'device-not-deletable',
      message: 'Device can not be deleted',
      reason,
    });
    expect(await listed()).toHaveLength(2);
    expect(await testAccount.auditOf(vicUuid)).toEqual([`device.unregister refused ${reason}`]);
  });

  it('is gone after the first of two calls', async () => {
    const vicUuid = await testAccount.device();
    const answers = await Promise.all([1, 2].map(() => remove(testAccount.ownerUid, vicUuid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

it('deletes the stars, keeps the history, and ignores later reports', async () => {
  const vicUuid = await testAccount.device();
  const { id } = await testAccount.rowOf(vicUuid);
  const star = { user_uid: testAccount.ownerUid, account_id: testAccount.accountId, instance_id: id };
  await insertRow(api.db, 'favorites', star, 'user_uid');
  await remove(testAccount.ownerUid, vicUuid);
  const rowBody = JSON.stringify({
    deliveryId: randomUUID(),
    instance: snapshotOf(vicUuid, { sequence: 9, state: 'online' }),
  });
  const headers = signedByHost('/api/webhooks/instance-host', rowBody);
  expect(await api.call('instanceHostWebhook', { rawBody: rowBody, headers })).toMatchObject({
    data: { applied: false },
  });
  const { rows } = await api.db.query<{ line: string }>(
    `SELECT concat_ws(' ', kind, actor_uid) AS line FROM app.instance_history WHERE instance_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ line: `removed ${testAccount.ownerUid}` }]);
  const stars = await api.db.query('SELECT FROM app.favorites WHERE instance_id = $1', [id]);
  expect(stars.rowCount).toBe(0);
});
