import { ACKNOWLEDGEMENT_MS } from '@partyline/device-state';
import { STORED_ROLES } from '@partyline/roles';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { signedByHost, snapshotOf } from '../../../testing/outside/test-host.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function say(uid: string, id: string, isOnIt = true) {
  return api.call('acknowledgeProblem', {
    token: await testAccount.tokenOf(uid),
    params: { id },
    body: { isOnIt },
  });
}

async function seenBy(uid: string, vicUuid: string) {
  const { data } = await api.call('listInstances', { token: await testAccount.tokenOf(uid) });
  return data?.flatMap(({ vicList }) => vicList).find((row) => row.vicUuid === vicUuid)?.acknowledgement;
}

async function report(vicUuid: string, change: object) {
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshotOf(vicUuid, change) });
  const headers = signedByHost('/api/webhooks/instance-host', rawBody);
  return api.call('instanceHostWebhook', { rawBody, headers });
}

it.each(STORED_ROLES)('[PLUS-34] lets a %s be on a problem if they may start there', async (role) => {
  const vicUuid = await testAccount.instance({ status: 'failed' });
  const uid = await testAccount.member(role);
  const answer = await say(uid, vicUuid);
  if (role === 'endpoint-user') {
    expect(answer).toMatchObject({ errorCode: 2003, reason: 'no-right' });
    expect(await seenBy(testAccount.ownerUid, vicUuid)).toBeNull();
    return;
  }
  expect(answer.data).toEqual({ vicUuid, isOnIt: true });
  expect(await seenBy(uid, vicUuid)).toMatchObject({ isMine: true });
});

it('[PLUS-34] is told to everyone in the workspace, holds for 30 minutes, and is audited', async () => {
  const vicUuid = await testAccount.instance({ status: 'error' });
  const uid = await testAccount.member('vic-admin');
  const beforeMs = Date.now();
  await say(uid, vicUuid);
  const seen = await seenBy(testAccount.ownerUid, vicUuid);
  expect(seen).toMatchObject({ isMine: false, by: expect.stringMatching(/./) as string });
  const leftMs = Date.parse(seen!.until) - beforeMs;
  expect(Math.abs(leftMs - ACKNOWLEDGEMENT_MS)).toBeLessThan(60_000);
  expect(await testAccount.told()).toEqual([`workspace update ${testAccount.workspaceId}`]);
  await say(uid, vicUuid, false);
  expect(await seenBy(testAccount.ownerUid, vicUuid)).toBeNull();
  expect(await testAccount.auditOf(vicUuid)).toEqual([
    'instance.acknowledge done',
    'instance.unacknowledge done',
  ]);
});

it('[PLUS-34] goes to the first of two people; the second is told so, and cannot take it away', async () => {
  const vicUuid = await testAccount.instance({ status: 'failed' });
  const people = [await testAccount.member('vic-admin'), await testAccount.member('workspace-admin')];
  const answers = await Promise.all(people.map((uid) => say(uid, vicUuid)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject({
    errorCode: 2034,
    reason: 'acknowledged',
  });
  const second = people[answers.findIndex(({ status }) => status === 400)]!;
  await say(second, vicUuid, false);
  expect(await seenBy(second, vicUuid)).toMatchObject({ isMine: false });
});

it('[PLUS-34] is refused without a problem', async () => {
  const vicUuid = await testAccount.instance({ state: 'online', status: 'healthy', dns_status: 'ready' });
  expect(await say(testAccount.ownerUid, vicUuid)).toMatchObject({ errorCode: 2034, reason: 'no-problem' });
});

it('[PLUS-34] ends when the device is well, but not while a retry works', async () => {
  const vicUuid = await testAccount.instance({ status: 'failed' });
  await say(testAccount.ownerUid, vicUuid);
  await report(vicUuid, { sequence: 2, state: 'offline', status: 'init', runningCommand: 'start' });
  expect(await seenBy(testAccount.ownerUid, vicUuid)).not.toBeNull();
  await report(vicUuid, { sequence: 3, state: 'online', status: 'healthy', DNSStatus: 'ready' });
  expect(await seenBy(testAccount.ownerUid, vicUuid)).toBeNull();
  await report(vicUuid, { sequence: 4, state: 'online', status: 'error', DNSStatus: 'ready' });
  expect(await seenBy(testAccount.ownerUid, vicUuid)).toBeNull();
});

it('[PLUS-34] ends for everyone when the access of its person is suspended', async () => {
  const vicUuid = await testAccount.instance({ status: 'failed' });
  const uid = await testAccount.member('vic-admin');
  await say(uid, vicUuid);
  await api.db.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1', [uid]);
  expect(await seenBy(testAccount.ownerUid, vicUuid)).toBeNull();
  expect(await say(testAccount.ownerUid, vicUuid)).toMatchObject({ status: 200 });
});

it('[GC-14] answers a foreign device like an unknown one, and audits the attempt', async () => {
  const other = await insertTestAccount(api);
  const foreign = await other.instance({ status: 'failed' });
  const answers = await Promise.all([randomUUID(), foreign].map((id) => say(testAccount.ownerUid, id)));
  for (const { status, errorCode, message, reason } of answers) {
    expect([status, errorCode, message, reason]).toEqual([404, 2001, answers[0]!.message, null]);
  }
  expect(await testAccount.auditOf(foreign)).toEqual(['instance.acknowledge refused not-found']);
});
