import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { insertAccount, insertMembership, insertWorkspace } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
let truck: number;
beforeEach(async () => {
  truck = await insertWorkspace(api.db, { account_id: testAccount.accountId });
});

async function move(uid: string, vicUuids: readonly string[], more: object = {}, key?: string) {
  return api.call('createOrMove', {
    token: await testAccount.tokenOf(uid),
    body: { workspaceId: truck, vicUuids, ...more },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

const movedOf = (data: object | null) => (data && 'vicUuids' in data ? [data.vicUuids].flat().sort() : null);

const workspaceOf = async (vicUuid: string) => (await testAccount.rowOf(vicUuid))['workspace_id'];

/** An offline link group: the leader, then its members. */
async function group(members: number, columns: Record<string, unknown> = {}) {
  const leader = await testAccount.device({ link_role: 'Leader', ...columns });
  const rest = await Promise.all(
    Array.from({ length: members }, () =>
      testAccount.device({ link_role: 'Member', leader_uuid: leader, is_lq: true }),
    ),
  );
  return [leader, ...rest] as const;
}

describe('who may move', () => {
  const MOVERS: readonly StoredRole[] = STORED_ROLES.filter(
    (role) => role !== 'endpoint-user' && role !== 'vic-admin',
  );

  async function memberOfBoth(role: StoredRole) {
    const uid = await testAccount.member(role);
    if (role.startsWith('workspace') || role === 'vic-admin' || role === 'endpoint-user') {
      const { accountId } = testAccount;
      await insertMembership(api.db, { uid, accountId, workspaceId: truck, role });
    }
    return uid;
  }

  it.each(MOVERS)('[API-54, WS-17, GEN-18] lets a %s of both workspaces move a device', async (role) => {
    const vicUuid = await testAccount.instance();
    const uid = await memberOfBoth(role);
    expect(await move(uid, [vicUuid])).toMatchObject({
      status: 200,
      data: { workspaceId: truck, vicUuids: [vicUuid] },
    });
    expect(await workspaceOf(vicUuid)).toBe(truck);
  });

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[ROLE-35, ROLE-38, PLUS-7] refuses a %s, naming both rights that are missing',
    async (role) => {
      const vicUuid = await testAccount.instance();
      const answer = await move(await memberOfBoth(role), [vicUuid]);
      expect(answer).toMatchObject({ status: 403, failure: 'forbidden', reason: 'source-right' });
      expect(answer.issues.map(({ code }) => code)).toEqual(['source-right', 'target-right']);
      expect(answer.message).toBe(
        'Devices cannot be taken from this workspace. Your role does not allow this.',
      );
      expect(await workspaceOf(vicUuid)).toBe(testAccount.workspaceId);
      expect(await testAccount.auditOf(String(truck))).toEqual([
        'workspace.move-instances refused source-right',
      ]);
    },
  );

  it.each(['vic-admin', 'endpoint-user'] as const)(
    '[GW-1, ROLE-38, PLUS-22] refuses a %s at workspace/move too, and audits it',
    async (role) => {
      const vicUuid = await testAccount.instance();
      const token = await testAccount.tokenOf(await memberOfBoth(role));
      const body = { workspaceId: truck, vicUuids: [vicUuid] };
      expect(await api.call('moveInstances', { token, body })).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'source-right',
      });
      expect(await workspaceOf(vicUuid)).toBe(testAccount.workspaceId);
      expect(await testAccount.auditOf(String(truck))).toEqual([
        'workspace.move-instances refused source-right',
      ]);
    },
  );

  it('[ROLE-20, GC-5] refuses it in a trial', async () => {
    const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(api.db, { productKind: 'trial' });
    const there = await insertWorkspace(api.db, { account_id: accountId });
    const vicUuid = await testAccount.instance({ account_id: accountId, workspace_id: defaultWorkspaceId });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    const answer = await api.call('createOrMove', {
      token,
      body: { workspaceId: there, vicUuids: [vicUuid] },
    });
    expect(answer).toMatchObject({ status: 403, reason: 'source-right' });
    expect(answer.message).toContain('trial');
  });

  it('[GC-14] answers foreign devices and workspaces like unknown ones', async () => {
    const other = await insertTestAccount(api);
    const own = await testAccount.instance();
    const uid = await testAccount.member('workspace-owner');
    const answers = [
      await move(testAccount.ownerUid, [await other.instance()]),
      await move(testAccount.ownerUid, [randomUUID()]),
      await move(testAccount.ownerUid, [own], { workspaceId: other.workspaceId }),
      await move(testAccount.ownerUid, [own], { workspaceId: 999_999_999 }),
      await move(uid, [own]),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 404, errorCode: 2001, reason: null });
    const mixed = [await move(testAccount.ownerUid, [own, await other.instance()])];
    mixed.push(await move(testAccount.ownerUid, [own, randomUUID()]));
    for (const answer of mixed) {
      expect(answer).toMatchObject({ failure: 'move-not-possible', reason: 'unknown-device' });
    }
    expect(await workspaceOf(own)).toBe(testAccount.workspaceId);
  });
});

describe('what moves', () => {
  it('[LQ-6, GW-14] is a whole link group, whichever row of it was chosen', async () => {
    const rows = await group(2);
    const alone = await testAccount.instance();
    const answer = await move(testAccount.ownerUid, [rows[2]!]);
    expect(movedOf(answer.data)).toEqual([...rows].sort());
    expect(await Promise.all(rows.map(workspaceOf))).toEqual([truck, truck, truck]);
    expect(await workspaceOf(alone)).toBe(testAccount.workspaceId);
  });

  it('sends events to both workspaces, writes history and audit, and keeps favorites', async () => {
    const vicUuid = await testAccount.instance();
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('setFavorite', { token, params: { id: vicUuid }, body: { isFavorite: 1 } });
    await move(testAccount.ownerUid, [vicUuid]);
    expect((await testAccount.told()).slice(1)).toEqual([
      `workspace update ${testAccount.workspaceId}`,
      `workspace update ${truck}`,
    ]);
    expect(await testAccount.auditOf(String(truck))).toEqual(['workspace.move-instances done']);
    const { data } = await api.call('listInstances', { token });
    const row = data!.find(({ id }) => id === truck)!.vicList[0];
    expect(row).toMatchObject({ vicUuid, isFavorite: true, rowVersion: 2 });
    const history = await api.call('instanceHistory', { token, params: { id: vicUuid } });
    expect(history.data?.entries).toMatchObject([{ kind: 'moved', by: 'Test Person' }]);
  });

  it('[GD-34] may create a second equal name', async () => {
    await testAccount.instance({ workspace_id: truck, device_name: 'Intercom 1' });
    expect(await move(testAccount.ownerUid, [await testAccount.instance()])).toMatchObject({ status: 200 });
  });

  it('[API-54, GW-1] is the same by the other address, and with an explicit action', async () => {
    const vicUuid = await testAccount.instance();
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { action: 'move', workspaceId: truck, vicUuids: [vicUuid.toUpperCase()] };
    expect(await api.call('moveInstances', { token, body })).toMatchObject({ status: 200 });
    expect(await workspaceOf(vicUuid)).toBe(truck);
  });
});

describe('blockers', () => {
  it('[DEV-31, DEV-32] include a running row, also within a link group; nothing moves then', async () => {
    const running = await testAccount.instance({ state: 'online', status: 'healthy' });
    const starting = await testAccount.instance({ status: 'init' });
    const still = await testAccount.instance();
    const rows = await group(1, { state: 'online' });
    const answer = await move(testAccount.ownerUid, [running, starting, still, rows[1]!]);
    expect(answer).toMatchObject({
      status: 400,
      failure: 'move-not-possible',
      reason: 'running',
      message: 'Please stop the instance or the whole link group before moving it to another workspace.',
    });
    expect(answer.issues).toMatchObject([
      { code: 'running', vicUuids: expect.arrayContaining([running, starting, rows[0]]) as string[] },
    ]);
    expect(answer.issues).toHaveLength(1);
    expect(await workspaceOf(still)).toBe(testAccount.workspaceId);
  });

  it('[LQ-7, ERR-34, GW-15] include an LQ of the workspace owner in the group, except for that owner', async () => {
    const owner = await testAccount.member('workspace-owner');
    await insertMembership(api.db, {
      uid: owner,
      accountId: testAccount.accountId,
      workspaceId: truck,
      role: 'workspace-admin',
    });
    const rows = await group(0, { is_lq: true, registered_by: owner });
    expect(await move(testAccount.ownerUid, rows)).toMatchObject({
      failure: 'move-not-possible',
      reason: 'lq-of-workspace-owner',
      message: "You can't move this link group because it has LQ added by workspace owner.",
    });
    expect(await move(owner, rows)).toMatchObject({ status: 200 });
  });

  it('[GW-14] include their current workspace as target', async () => {
    const vicUuid = await testAccount.instance();
    const answer = await move(testAccount.ownerUid, [vicUuid], { workspaceId: testAccount.workspaceId });
    expect(answer).toMatchObject({ failure: 'move-not-possible', reason: 'same-workspace' });
  });
});

it.each([
  {},
  { vicUuids: [] },
  { vicUuids: ['x'] },
  { vicUuids: randomUUID() },
  { workspaceId: '1' },
  { workspaceId: 0 },
  { action: 'create' },
  { force: true },
])('[GW-1, GX-10] refuses a body with %j', async (wrong) => {
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  const body =
    Object.keys(wrong).length === 0 ? {} : { workspaceId: truck, vicUuids: [randomUUID()], ...wrong };
  expect(await api.call('moveInstances', { token, body })).toMatchObject({ failure: 'request-not-proper' });
});

describe('a repeated call', () => {
  it('[GX-14] with its key gets the first answer, also concurrently, and moves nothing twice', async () => {
    const vicUuid = await testAccount.instance();
    const answers = await Promise.all([1, 2, 3].map(() => move(testAccount.ownerUid, [vicUuid], {}, 'one')));
    for (const { data } of answers) expect(data).toEqual({ workspaceId: truck, vicUuids: [vicUuid] });
    expect(await testAccount.auditOf(String(truck))).toEqual(['workspace.move-instances done']);
  });

  it('[GX-14] without a key finds the device already there', async () => {
    const vicUuid = await testAccount.instance();
    await move(testAccount.ownerUid, [vicUuid]);
    expect(await move(testAccount.ownerUid, [vicUuid])).toMatchObject({ reason: 'same-workspace' });
  });

  it('[GX-14] with the key of another body, or a malformed key, is refused', async () => {
    const [one, two] = [await testAccount.instance(), await testAccount.instance()];
    await move(testAccount.ownerUid, [one], {}, 'key');
    const answers = [await move(testAccount.ownerUid, [two], {}, 'key')];
    answers.push(await move(testAccount.ownerUid, [two], {}, 'x'.repeat(256)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ failure: 'request-not-proper' });
      expect(answer.issues).toMatchObject([{ path: 'headers.idempotency-key' }]);
    }
    expect(await workspaceOf(two)).toBe(testAccount.workspaceId);
  });

  it('[GX-14] with the key of a refused call is decided again', async () => {
    const vicUuid = await testAccount.instance({ state: 'online' });
    expect(await move(testAccount.ownerUid, [vicUuid], {}, 'again')).toMatchObject({ reason: 'running' });
    await api.db.query(`UPDATE app.instances SET state = 'offline' WHERE vic_uuid = $1`, [vicUuid]);
    expect(await move(testAccount.ownerUid, [vicUuid], {}, 'again')).toMatchObject({ status: 200 });
  });
});

it('writes nothing when it cannot be written completely', async () => {
  const vicUuid = await testAccount.instance();
  await api.db.query('ALTER TABLE app.audit ADD CONSTRAINT broken CHECK (false) NOT VALID');
  expect(await move(testAccount.ownerUid, [vicUuid])).toMatchObject({ status: 500 });
  await api.db.query('ALTER TABLE app.audit DROP CONSTRAINT broken');
  expect(await workspaceOf(vicUuid)).toBe(testAccount.workspaceId);
  expect(await testAccount.told()).toEqual([]);
});
