import { notificationSchema, type InstanceUpdate } from '@partyline/contract';
import { insertAccount, insertInstance } from '@partyline/rows/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox } from '../../../testing/processes/processes.ts';
import { readStream, type ReadStream } from '../../../testing/read-stream.ts';
import { until } from '../../../testing/until.ts';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { apiProcess, behindSandbox } from '../../../testing/processes/restartable-api.ts';

const sandbox = oncePerFile(() => startSandbox(10));
const { test, issuer, node } = apiProcess(() => behindSandbox(sandbox));
let token: string;
let vicUuid: string;
let stream: ReadStream;

beforeAll(async () => {
  await node.start();
  const { accountId, ownerUid, defaultWorkspaceId } = await insertAccount(test.database);
  token = await issuer.tokenFor({ uid: ownerUid, accountId });
  vicUuid = await insertInstance(test.database, {
    account_id: accountId,
    workspace_id: defaultWorkspaceId,
    deployment_target_id: 'eu-fra',
    status: 'healthy',
    epoch: 0,
    sequence: 0,
  });
  stream = await readStream(node.url, token);
  await stream.next('ready');
});
afterAll(() => stream.close());

async function command(action: 'start' | 'stop') {
  return node.call('commandInstance', { token, body: { action, vicUuid } });
}

async function row() {
  const { data } = await node.call('listInstances', { token });
  return data![0]!.vicList[0]!;
}

function updates(): InstanceUpdate[] {
  return stream.messages.flatMap(({ event, data }) => {
    const update = event === 'notification' ? v.parse(notificationSchema, data).data : undefined;
    return update === undefined ? [] : [update];
  });
}

it('[DEV-4, DEV-12, DEV-13, DEV-14, DEV-15, API-36] takes an offline instance online, sending each step', async () => {
  expect(await command('start')).toMatchObject({ status: 200 });
  await until('it is ready to open', async () => (await row()).DNSStatus === 'ready');
  expect(await row()).toMatchObject({
    state: 'online',
    status: 'healthy',
    progress: null,
    openCommand: null,
  });
  await until('the stream sent it too', () => updates().at(-1)?.DNSStatus === 'ready');
  const told = updates();
  expect(told[0]).toMatchObject({ openCommand: { action: 'start' } });
  expect(told.filter(({ status }) => status === 'init').length).toBeGreaterThan(0);
  expect(told.map(({ DNSStatus }) => DNSStatus)).toEqual(expect.arrayContaining(['', 'initiated', 'ready']));
  expect(told.at(-1)).toMatchObject({ vicUuid, state: 'online', status: 'healthy', openCommand: null });
});

it('[API-39, DEV-43] opens its manager page, which answers its ping without a token', async () => {
  const { data } = await node.call('managementUrl', { token, params: { id: vicUuid } });
  const page = await fetch(data!, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([303, `/manager/${vicUuid}`]);
  const ping = await fetch(`${(await row()).ccmurl}/api/ping`);
  expect(ping.status).toBe(200);
});

it('[DEV-5, API-37] takes it offline again', async () => {
  expect(await command('stop')).toMatchObject({ status: 200 });
  await until('it is offline', async () => (await row()).state === 'offline');
  await until('the command is over', async () => (await row()).openCommand === null);
  expect(await row()).toMatchObject({ status: 'healthy', DNSStatus: '' });
  expect(await node.call('managementUrl', { token, params: { id: vicUuid } })).toMatchObject({
    failure: 'command-not-possible',
    reason: 'offline',
  });
});

it('writes its whole history', async () => {
  const { rows } = await test.database.query<{ line: string }>(
    `SELECT concat_ws(' ', kind, action, state, status, details ->> 'outcome') AS line FROM app.instance_history ORDER BY id`,
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'command start',
    'report offline init',
    'report start online healthy done',
    'command stop',
    'report online stopping',
    'report stop offline healthy done',
  ]);
});
