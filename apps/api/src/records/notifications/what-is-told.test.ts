import { insertUser, insertWorkspace } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireRows } from '../../wiring/expire-rows.ts';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { emailOf, insertOwnedTestAccount, ownershipCalls } from '../../testing/accounts/transfers.ts';
import { accessCalls, rowIdOf } from '../../testing/accounts/invitations.ts';
import { readStream } from '../../testing/read-stream.ts';
import { startApi } from '../../testing/start-api.ts';
import { signedByHost, snapshotOf } from '../../testing/outside/test-host.ts';
import { mailKeyOf } from '../invitations/invitation-key.ts';
import { warnOfEnds } from '../../wiring/warn-of-ends.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertOwnedTestAccount(api));
beforeEach(async () => {
  await api.db.query(`UPDATE app.workspaces SET name = 'Arena' WHERE id = $1`, [testAccount.workspaceId]);
});

/** A user's list, newest first, with the links. */
async function readBy(uid: string): Promise<readonly string[]> {
  const { data } = await api.call('listNotifications', { token: await testAccount.tokenOf(uid) });
  return (data ?? []).map(({ message, object }) => `${message} → ${object?.kind ?? 'nothing'}`);
}

const HOST = '/api/webhooks/instance-host';
async function report(vicUuid: string, change: Parameters<typeof snapshotOf>[1]) {
  const rawBody = JSON.stringify({ deliveryId: crypto.randomUUID(), instance: snapshotOf(vicUuid, change) });
  const headers = { 'content-type': 'application/json', ...signedByHost(HOST, rawBody) };
  expect(await api.call('instanceHostWebhook', { rawBody, headers })).toMatchObject({ status: 200 });
}

describe('an ownership', () => {
  it('[NOTIF-1, GEN-21, PLUS-27] that is offered notifies the receiver, and the answer the owner', async () => {
    const calls = ownershipCalls(api, testAccount);
    const { workspaceOwner, workspaceAdmin } = testAccount;
    const { data } = await calls.transfer(workspaceOwner, workspaceAdmin);
    expect(await readBy(workspaceAdmin)).toEqual([
      'Test Person offers you the ownership of Arena. → ownership',
    ]);
    expect(await readBy(workspaceOwner)).toEqual([]);
    await calls.answer(workspaceAdmin, data?.id ?? '', 'accept');
    expect(await readBy(workspaceOwner)).toEqual([
      'Your transfer of the ownership of Arena was accepted. → workspace',
    ]);
  });

  it('[GEN-22, PLUS-27] that is requested notifies the owner, and its refusal the requester', async () => {
    const calls = ownershipCalls(api, testAccount);
    const { data } = await calls.request(testAccount.workspaceAdmin);
    expect(await readBy(testAccount.workspaceOwner)).toEqual([
      'Test Person asks for the ownership of Arena. → ownership',
    ]);
    await calls.reject(testAccount.workspaceOwner, data?.id ?? '');
    expect(await readBy(testAccount.workspaceAdmin)).toEqual([
      'Your request of the ownership of Arena was rejected. → workspace',
    ]);
  });

  it('[PLUS-27] that is revoked notifies no user again; a refused submission notifies none', async () => {
    const calls = ownershipCalls(api, testAccount);
    const refused = await calls.request(await testAccount.member('endpoint-user'));
    expect(refused.status).toBe(403);
    expect(await readBy(testAccount.workspaceOwner)).toEqual([]);
    const { data } = await calls.request(testAccount.workspaceAdmin);
    await calls.cancel(testAccount.workspaceAdmin, data?.id ?? '');
    expect(await readBy(testAccount.workspaceAdmin)).toEqual([]);
  });
});

describe('the access of a member', () => {
  it('[PLUS-5, PLUS-27] that is changed, suspended, resumed and removed notifies them', async () => {
    const calls = accessCalls(api, testAccount);
    const uid = await testAccount.member('vic-admin');
    await testAccount.member('vic-admin');
    const { accountId, defaultWorkspaceId } = testAccount;
    await api.db.query(
      'INSERT INTO app.memberships (user_uid, account_id, workspace_id, role_id) VALUES ($1, $2, $3, 4)',
      [uid, accountId, defaultWorkspaceId],
    );
    const { rows } = await api.db.query<{ id: number }>(
      'SELECT id FROM app.memberships WHERE user_uid = $1 AND workspace_id = $2',
      [uid, testAccount.workspaceId],
    );
    const id = `m${rows[0]?.id}`;
    await calls.change(testAccount.ownerUid, id, { roleName: 'workspace-admin' });
    await calls.change(testAccount.ownerUid, id, { isSuspended: true });
    await calls.change(testAccount.ownerUid, id, { isSuspended: false });
    await calls.revoke(testAccount.ownerUid, id);
    expect(await readBy(uid)).toEqual([
      'You no longer have access to Arena. → nothing',
      'You have access to Arena again. → workspace',
      'Your access to Arena is suspended. → nothing',
      'You now have the role “Workspace Admin” in Arena. → workspace',
    ]);
    expect(await readBy(testAccount.ownerUid)).toEqual([]);
  });

  it('[PLUS-4, PLUS-27] is notified before it ends and when it has ended', async () => {
    const uid = await testAccount.member('vic-admin');
    const end = (hours: number) =>
      api.db.query(
        "UPDATE app.memberships SET ends_at = now() + $2 * interval '1 hour' WHERE user_uid = $1",
        [uid, hours],
      );
    await end(30);
    await warnOfEnds(api.db);
    await warnOfEnds(api.db);
    expect(await readBy(uid)).toEqual(['Your access to Arena ends in 2 days. → workspace']);
    await end(-1);
    await expireRows(api.db);
    expect(await testAccount.notified()).toEqual([`access-ending ${uid}`, `access-changed ${uid}`]);
  });

  it('[PLUS-27] notifies no user of a refused change', async () => {
    const uid = await testAccount.member('vic-admin');
    const calls = accessCalls(api, testAccount);
    const by = await testAccount.member('vic-admin');
    expect((await calls.revoke(by, await rowIdOf(api, uid))).status).toBe(403);
    expect(await testAccount.notified()).toEqual([]);
  });
});

it('[PLUS-27] an accepted invitation notifies its inviter only', async () => {
  const uid = await insertUser(api.db);
  const calls = accessCalls(api, testAccount);
  const sent = await calls.send(testAccount.workspaceOwner, 'vic-admin', { email: emailOf(uid) });
  const number = Number(sent.data?.id.slice(1));
  const inviteId = mailKeyOf(api.config.invitations.secret, { id: number, version: 1 });
  const stranger = await api.tokenFor({ uid: await insertUser(api.db), email: 'other@example.test' });
  await api.call('acceptInvitation', { token: stranger, body: { inviteId } });
  expect(await testAccount.notified()).toEqual([]);
  const token = await api.tokenFor({ uid, email: emailOf(uid) });
  expect(await api.call('acceptInvitation', { token, body: { inviteId } })).toMatchObject({ status: 200 });
  expect(await testAccount.notified()).toEqual([`invitation-accepted ${testAccount.workspaceOwner}`]);
  expect(await readBy(testAccount.workspaceOwner)).toEqual([
    `${emailOf(uid)} accepted your invitation to Arena. → people`,
  ]);
});

describe('a device', () => {
  it('[NOTIF-10, PLUS-11, PLUS-27] that fails notifies its operators at once, on their streams too', async () => {
    const operator = await testAccount.member('vic-admin');
    const client = await testAccount.member('endpoint-user');
    const elsewhere = await testAccount.member('workspace-admin', testAccount.defaultWorkspaceId);
    const vicUuid = await testAccount.instance({ device_name: 'Stage', epoch: 0, sequence: 0 });
    const stream = await readStream(api.baseUrl, await testAccount.tokenOf(operator));
    await stream.next('ready');
    await report(vicUuid, { sequence: 1, status: 'error', failureReason: 'No power', deviceName: 'Stage' });
    const text = 'Stage in Arena has failed: No power';
    for (const uid of [testAccount.ownerUid, testAccount.workspaceOwner, operator])
      expect(await readBy(uid)).toEqual([`${text} → device`]);
    for (const uid of [client, elsewhere]) expect(await readBy(uid)).toEqual([]);
    expect((await stream.next('notification')).data).toMatchObject({ event: 'instance update' });
    expect((await stream.next('notification')).data).toMatchObject({
      message: text,
      silent: false,
      event: 'device-failed',
      object: { kind: 'device', id: vicUuid },
    });
    await stream.close();
  });

  it('[PLUS-27] does not notify of a repeated failure or a recovery', async () => {
    const vicUuid = await testAccount.instance({ epoch: 0, sequence: 0 });
    await report(vicUuid, { sequence: 1, status: 'error' });
    const told = await testAccount.notified();
    expect(told.length).toBeGreaterThan(0);
    await report(vicUuid, { sequence: 2, status: 'failed' });
    await report(vicUuid, { sequence: 3, status: 'healthy' });
    expect(await testAccount.notified()).toEqual(told);
  });
});

describe('a workspace', () => {
  it('[WS-17, PLUS-27] that devices move to notifies the admins of both, not the user who moved them', async () => {
    const truck = await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'Truck' });
    const there = await testAccount.member('workspace-admin', truck);
    const vicUuid = await testAccount.instance();
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const body = { workspaceId: truck, vicUuids: [vicUuid] };
    expect(await api.call('createOrMove', { token, body })).toMatchObject({ status: 200 });
    const text = '1 device moved from Arena to Truck. → workspace';
    for (const uid of [there, testAccount.workspaceAdmin, testAccount.accountAdmin])
      expect(await readBy(uid)).toEqual([text]);
    expect(await readBy(testAccount.ownerUid)).toEqual([]);
    const denied = await testAccount.tokenOf(await testAccount.member('endpoint-user'));
    const before = await testAccount.notified();
    await api.call('createOrMove', {
      token: denied,
      body: { ...body, workspaceId: testAccount.workspaceId },
    });
    expect(await testAccount.notified()).toEqual(before);
  });

  it('[WS-3, PLUS-27] that is deleted notifies its members, without a link', async () => {
    const truck = await insertWorkspace(api.db, { account_id: testAccount.accountId, name: 'Truck' });
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    expect(await api.call('deleteWorkspace', { token, params: { id: truck } })).toMatchObject({
      status: 200,
    });
    expect(await readBy(testAccount.accountAdmin)).toEqual(['The workspace Truck was deleted. → nothing']);
    expect(await readBy(testAccount.ownerUid)).toEqual([]);
  });
});
