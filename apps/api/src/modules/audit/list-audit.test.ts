import { insertAccount, insertSubscription, insertUser } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { emailOf, keyOf, ownershipCalls } from '../../testing/accounts/transfers.ts';
import { accessCalls, keyIn } from '../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';
import { mailKeyOf } from '../../records/invitations/invitation-key.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function list(uid: string, query: Readonly<Record<string, string>> = {}) {
  return api.call('listAudit', { token: await testAccount.tokenOf(uid), query });
}

async function rename(uid: string, name: string, id = testAccount.workspaceId) {
  const params = { id: String(id) };
  return api.call('renameWorkspace', { token: await testAccount.tokenOf(uid), params, body: { name } });
}

async function actionsOf(query: Readonly<Record<string, string>> = {}) {
  const { data } = await list(testAccount.ownerUid, query);
  return data?.entries.map(({ action, outcome }) => `${action} ${outcome}`);
}

describe('[PLUS-22] an entry', () => {
  it('has actor, action, object, time, address and outcome', async () => {
    const before = Date.now();
    await rename(testAccount.ownerUid, 'Studio 9');
    const answer = await list(testAccount.ownerUid);
    const [entry] = answer.data?.entries ?? [];
    expect(entry).toMatchObject({
      actorKind: 'user',
      actorEmail: emailOf(testAccount.ownerUid),
      actorName: 'Test Person',
      action: 'workspace.rename',
      objectKind: 'workspace',
      objectId: String(testAccount.workspaceId),
      objectName: 'Studio 9',
      workspaceId: testAccount.workspaceId,
      workspaceName: 'Studio 9',
      outcome: 'done',
      reason: null,
      address: '127.0.0.1',
      details: { to: 'Studio 9' },
    });
    expect(Math.abs(Date.parse(entry?.at ?? '') - before)).toBeLessThan(60_000);
  });

  it('is written for a refused attempt, with reason and address', async () => {
    const uid = await testAccount.member('endpoint-user');
    await rename(uid, 'Mine');
    expect((await list(testAccount.ownerUid)).data?.entries).toMatchObject([
      {
        actorEmail: emailOf(uid),
        action: 'workspace.rename',
        outcome: 'refused',
        reason: 'no-right',
        address: '127.0.0.1',
      },
    ]);
  });

  it('has the current name of its object: a device, a workspace, the account', async () => {
    const vicUuid = await testAccount.instance({ device_name: 'Intercom 7' });
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('setFavorite', { token, params: { id: vicUuid }, body: { isFavorite: 1 } });
    await api.call('commandInstance', { token, body: { action: 'start', vicUuid } });
    await api.db.query(`UPDATE app.instances SET device_name = 'Intercom 8' WHERE vic_uuid = $1`, [vicUuid]);
    const admin = await testAccount.member('account-admin');
    const calls = ownershipCalls(api, testAccount);
    await calls.transferAccount(testAccount.ownerUid, admin);
    const { data } = await list(testAccount.ownerUid);
    expect(data?.entries.map(({ action, objectName }) => [action, objectName])).toEqual([
      ['ownership.transfer', 'Test Account'],
      ['instance.start', 'Intercom 8'],
    ]);
  });

  it('has the values before and after a change', async () => {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const id = (await accessCalls(api, testAccount).send(testAccount.ownerUid, 'vic-admin')).data?.id ?? '';
    const endsAt = new Date(Date.now() + 172_800_000).toISOString();
    await api.call('changeAccess', { token, params: { id }, body: { endsAt } });
    const vicUuid = await testAccount.instance({ device_name: 'Intercom 7', state: 'offline' });
    const body = { action: 'save', vicUuid, instanceName: 'Intercom 8', deploymentTarget: 'eu-1' } as const;
    expect(await api.call('commandInstance', { token, body })).toMatchObject({ status: 200 });
    const { data } = await list(testAccount.ownerUid);
    expect(data?.entries).toMatchObject([
      { action: 'instance.save', details: { was: 'Intercom 7', name: 'Intercom 8' } },
      { action: 'invitation.change', details: { wasEndsAt: null, endsAt } },
      { action: 'invitation.send' },
    ]);
  });

  it('names the device of a subscription, and is found by it', async () => {
    const vicUuid = await testAccount.instance({ device_name: 'Intercom 7' });
    const accountId = testAccount.accountId;
    const { rows } = await api.db.query<{ id: number }>('SELECT id FROM app.instances WHERE vic_uuid = $1', [
      vicUuid,
    ]);
    const id = await insertSubscription(api.db, { account_id: accountId, instance_id: rows[0]?.id });
    await api.db.query(
      `INSERT INTO app.audit (account_id, actor_kind, action, object_kind, object_id, outcome)
        VALUES ($1, 'system', 'subscription.warn', 'subscription', $2, 'done')`,
      [accountId, String(id)],
    );
    const { data } = await list(testAccount.ownerUid, { object: 'intercom 7' });
    expect(data?.entries).toMatchObject([{ action: 'subscription.warn', objectName: 'Intercom 7' }]);
  });

  it('is written once a minute for calls refused before the handler, and names the call', async () => {
    const uid = await testAccount.member('endpoint-user');
    for (let call = 0; call < 3; call += 1) expect(await list(uid)).toMatchObject({ status: 403 });
    const stranger = await insertUser(api.db);
    expect(await list(stranger)).toMatchObject({ status: 403, reason: 'no-membership' });
    const token = await testAccount.tokenOf(stranger);
    expect(await api.call('listInstances', { token })).toMatchObject({ status: 403 });
    const { data } = await list(testAccount.ownerUid);
    expect(data?.entries).toMatchObject([
      { action: 'call.list-instances', reason: 'no-membership', actorEmail: emailOf(stranger) },
      { action: 'call.list-audit', reason: 'no-membership', objectKind: 'route', objectId: 'listAudit' },
      { action: 'call.list-audit', reason: 'no-right', actorEmail: emailOf(uid), address: '127.0.0.1' },
    ]);
  });
});

describe('[PLUS-22, ROLE-38] the log', () => {
  it.each(['account-owner', 'account-admin'] as const)('is open to the %s', async (role) => {
    expect(await list(await testAccount.member(role))).toMatchObject({ status: 200 });
  });

  it.each(['workspace-owner', 'workspace-admin', 'vic-admin', 'endpoint-user'] as const)(
    'is closed to the %s',
    async (role) => {
      expect(await list(await testAccount.member(role))).toMatchObject({
        status: 403,
        failure: 'forbidden',
        reason: 'no-right',
      });
    },
  );

  it("[GC-14] lists the caller's account only", async () => {
    const other = await insertTestAccount(api);
    await api.call('renameWorkspace', {
      token: await other.tokenOf(other.ownerUid),
      params: { id: String(other.workspaceId) },
      body: { name: 'Elsewhere' },
    });
    await rename(testAccount.ownerUid, 'Here');
    // A requested foreign object is not named.
    await rename(testAccount.ownerUid, 'Mine', other.workspaceId);
    const { data } = await list(testAccount.ownerUid);
    expect(data?.entries.map(({ action, objectName }) => [action, objectName])).toEqual([
      ['workspace.rename', null],
      ['workspace.rename', 'Here'],
    ]);
  });

  it('[GC-5] is open in a trial', async () => {
    const { accountId, ownerUid } = await insertAccount(api.db, { productKind: 'trial' });
    const token = await api.tokenFor({ uid: ownerUid, accountId });
    expect(await api.call('listAudit', { token })).toMatchObject({ status: 200 });
  });

  it('[GX-15] is paged, newest first, each entry once', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await rename(testAccount.ownerUid, name);
    const seen: unknown[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(testAccount.ownerUid, { limit: '2', ...(cursor ? { cursor } : {}) });
      seen.push(...(page.data?.entries.map(({ details }) => details['to']) ?? []));
      cursor = page.data?.nextCursor;
      // Concurrent entries are newer than the following pages.
      await rename(testAccount.ownerUid, `N${seen.length}`);
    } while (cursor);
    expect(seen).toEqual(['E', 'D', 'C', 'B', 'A']);
  });
});

describe('[PLUS-22] an act on many', () => {
  const combined = (query: Readonly<Record<string, string>> = {}) =>
    list(testAccount.ownerUid, { combine: 'batches', ...query });

  async function start(vicUuid: string, headers: Readonly<Record<string, string>> = {}) {
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    return api.call('commandInstance', { token, headers, body: { action: 'start', vicUuid } });
  }

  it('is one entry if its calls share a Batch-Id, which unfolds', async () => {
    const devices = await Promise.all(
      ['A', 'B', 'C'].map((device_name) => testAccount.instance({ device_name, state: 'offline' })),
    );
    const headers = { 'batch-id': randomUUID() };
    for (const vicUuid of devices) expect(await start(vicUuid, headers)).toMatchObject({ status: 200 });
    await rename(testAccount.ownerUid, 'Studio 9');
    const { data } = await combined();
    expect(data?.entries.map(({ action, batch }) => [action, batch?.count ?? 1])).toEqual([
      ['workspace.rename', 1],
      ['instance.start', 3],
    ]);
    const head = data?.entries[1];
    expect(head?.batch).toEqual({
      count: 3,
      workspaces: 1,
      variants: [{ count: 3, outcome: 'done', reason: null, details: {} }],
    });
    const unfolded = await list(testAccount.ownerUid, { batchOf: String(head?.id) });
    expect(unfolded.data?.entries.map(({ objectName }) => objectName)).toEqual(['C', 'B', 'A']);
    expect((await list(testAccount.ownerUid)).data?.entries).toHaveLength(4);
    const one = await combined({ object: 'B' });
    expect(one.data?.entries).toMatchObject([{ objectName: 'B', batch: null }]);
  });

  it('is not joined by acts of other users, of other verbs, or without a valid Batch-Id', async () => {
    const admin = await testAccount.member('account-admin');
    const headers = { 'batch-id': randomUUID() };
    const [first, second, third] = [
      await testAccount.instance({ state: 'offline' }),
      await testAccount.instance({ state: 'offline' }),
      await testAccount.instance({ state: 'offline' }),
    ];
    await start(first, headers);
    await start(second, { 'batch-id': 'one' });
    await start(third, { 'batch-id': 'one' });
    await api.call('commandInstance', {
      token: await testAccount.tokenOf(admin),
      headers,
      body: { action: 'start', vicUuid: second },
    });
    const params = { id: String(testAccount.workspaceId) };
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    await api.call('renameWorkspace', { token, headers, params, body: { name: 'Stage' } });
    const { data } = await combined();
    expect(data?.entries.map(({ batch }) => batch)).toEqual([null, null, null, null]);
  });

  it('is one entry for the rows of a request, as nodes of the version before write them', async () => {
    await api.db.query(
      `INSERT INTO app.audit (account_id, workspace_id, actor_kind, actor_uid, action, object_kind, object_id, outcome, request_id, details)
        SELECT $1, $2, 'user', $3, 'invitation.send', 'invitation', n::text, 'done', 'import-1',
          jsonb_build_object('role', CASE n WHEN 1 THEN 'workspace-admin' ELSE 'endpoint-user' END)
        FROM generate_series(1, 60) n`,
      [testAccount.accountId, testAccount.workspaceId, testAccount.ownerUid],
    );
    const { data } = await combined({ limit: '2' });
    expect(data).toMatchObject({ nextCursor: null, total: 60 });
    expect(data?.entries).toMatchObject([
      {
        action: 'invitation.send',
        batch: {
          count: 60,
          variants: [
            { count: 59, details: { role: 'endpoint-user' } },
            { count: 1, details: { role: 'workspace-admin' } },
          ],
        },
      },
    ]);
  });

  it('[GX-15] is listed once across pages, while it grows', async () => {
    const headers = { 'batch-id': randomUUID() };
    const devices = await Promise.all(
      ['A', 'B', 'C'].map((device_name) => testAccount.instance({ device_name, state: 'offline' })),
    );
    await start(devices[0] ?? '', headers);
    await rename(testAccount.ownerUid, 'One');
    await start(devices[1] ?? '', headers);
    await rename(testAccount.ownerUid, 'Two');
    const first = await combined({ limit: '2' });
    await start(devices[2] ?? '', headers);
    const second = await combined({ limit: '2', cursor: first.data?.nextCursor ?? '' });
    expect([...(first.data?.entries ?? []), ...(second.data?.entries ?? [])]).toMatchObject([
      { details: { to: 'Two' } },
      { details: { to: 'One' } },
      { action: 'instance.start', batch: { count: 3 } },
    ]);
    expect(second.data?.total).toBeNull();
  });

  it("[GC-14] unfolds the caller's account only", async () => {
    const other = await insertTestAccount(api);
    await api.call('renameWorkspace', {
      token: await other.tokenOf(other.ownerUid),
      params: { id: String(other.workspaceId) },
      body: { name: 'Elsewhere' },
    });
    const foreign = await api.call('listAudit', { token: await other.tokenOf(other.ownerUid) });
    const { data } = await list(testAccount.ownerUid, { batchOf: String(foreign.data?.entries[0]?.id) });
    expect(data?.entries).toEqual([]);
  });
});

describe('[PLUS-22] its filters', () => {
  it('select by actor, action, object, outcome and time', async () => {
    const { ownerUid, workspaceId } = testAccount;
    const user = await testAccount.member('vic-admin');
    await api.db.query(`UPDATE app.users SET name = 'Ada Lovelace' WHERE uid = $1`, [user]);
    await rename(ownerUid, 'Gallery');
    await rename(user, 'Mine');
    await rename(ownerUid, 'House', testAccount.defaultWorkspaceId);
    const token = await testAccount.tokenOf(ownerUid);
    await api.call('createOrMove', { token, body: { name: 'Van' } });

    expect(await actionsOf({ actor: 'LOVELACE' })).toEqual(['workspace.rename refused']);
    expect(await actionsOf({ actor: user.slice(0, 20) })).toEqual(['workspace.rename refused']);
    expect(await actionsOf({ actor: '%' })).toEqual([]);
    expect(await actionsOf({ action: 'workspace.create' })).toEqual(['workspace.create done']);
    expect(await actionsOf({ action: 'workspace' })).toHaveLength(4);
    expect(await actionsOf({ action: 'work' })).toEqual([]);
    expect(await actionsOf({ object: 'gallERY' })).toHaveLength(2);
    expect(await actionsOf({ object: String(workspaceId) })).toHaveLength(2);
    expect(await actionsOf({ outcome: 'refused' })).toEqual(['workspace.rename refused']);
    expect(await actionsOf({ outcome: 'done', object: 'gallery' })).toEqual(['workspace.rename done']);
    expect(await actionsOf({ text: 'love' })).toEqual(['workspace.rename refused']);
    expect(await actionsOf({ text: 'CREATE the work' })).toEqual(['workspace.create done']);
    expect(await actionsOf({ text: 'Arbeitsbereich anlegen' })).toEqual(['workspace.create done']);
    expect(await actionsOf({ text: 'galle', outcome: 'refused' })).toHaveLength(1);
    expect(await actionsOf({ workspaces: `${workspaceId},999999` })).toHaveLength(2);
    expect(await actionsOf({ workspaces: '999999' })).toEqual([]);
    const soon = new Date(Date.now() + 60_000).toISOString();
    const longAgo = new Date(Date.now() - 60_000).toISOString();
    expect(await actionsOf({ from: longAgo, to: soon })).toHaveLength(4);
    expect(await actionsOf({ from: soon })).toEqual([]);
    expect(await actionsOf({ to: longAgo })).toEqual([]);
  });

  it.each([
    { limit: '0' },
    { limit: '1001' },
    { cursor: 'x' },
    { action: 'DROP TABLE' },
    { outcome: 'maybe' },
    { from: 'yesterday' },
    { actor: 'x'.repeat(101) },
    { text: 'x'.repeat(101) },
    { workspaces: '1,x' },
    { combine: 'everything' },
    { batchOf: 'x' },
    { everything: '1' },
  ])('refuse %j', async (query) => {
    expect(await list(testAccount.ownerUid, query as Record<string, string>)).toMatchObject({
      status: 400,
      failure: 'request-not-proper',
    });
  });
});

it('[PLUS-22, GV-3] contains no link key after any action', async () => {
  const access = accessCalls(api, testAccount);
  const transfer = ownershipCalls(api, testAccount);
  const id = (await access.send(testAccount.ownerUid, 'vic-admin')).data?.id ?? '';
  const copied = keyIn((await access.copy(testAccount.ownerUid, id)).data?.url ?? '');
  await access.resend(testAccount.ownerUid, id);
  const [owner, admin] = [
    await testAccount.member('workspace-owner'),
    await testAccount.member('workspace-admin'),
  ];
  const offer = (await transfer.transfer(owner, admin)).data?.id ?? '';
  await transfer.answer(admin, keyOf(api, offer));
  const number = Number(id.slice(1));
  const mailed = [1, 2].map((version) => mailKeyOf(api.config.invitations.secret, { id: number, version }));
  const token = await testAccount.tokenOf(testAccount.ownerUid);
  const log = JSON.stringify((await list(testAccount.ownerUid)).data);
  expect(log).toContain('invitation.link');
  expect(log).toContain('ownership.accept');
  for (const secret of [copied, ...mailed, keyOf(api, offer), token]) expect(log).not.toContain(secret);
});

it('[PLUS-22] refuses to change or delete its rows', async () => {
  await rename(testAccount.ownerUid, 'Studio 9');
  for (const statement of [
    `UPDATE app.audit SET outcome = 'refused'`,
    'DELETE FROM app.audit',
    'TRUNCATE app.audit',
  ])
    await expect(api.db.query(statement)).rejects.toThrow('append-only');
});
