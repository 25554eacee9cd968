import { insertAccount, insertInstance } from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { outputOf } from '@partyline/tools-processes';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { addProbeJob, countOpenProbes } from '../testing/probe-job.ts';
import { readStream } from '../testing/read-stream.ts';
import { startApi, startOtherNode } from '../testing/start-api.ts';
import { signedByHost, snapshotOf } from '../testing/outside/test-host.ts';
import { until } from '../testing/until.ts';
import { beginMaintenance, endMaintenance } from './maintenance.repository.ts';
import { runCall } from '../operate/maintenance-call.ts';

const MAIN = 'apps/api/src/operate/maintenance.ts';
const WEBHOOK = '/api/webhooks/instance-host';
const PLAIN = { message: null, expectedEnd: null };
const MESSAGE = 'New disks are built in.';
const END = '2099-01-01T06:00:00.000Z';

const api = oncePerFile(startApi);
const other = oncePerFile(() => startOtherNode(api));
const account = oncePerFile(() => insertAccount(api.db));
let token: string;

beforeAll(async () => {
  token = await api.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
});
afterEach(async () => {
  await endMaintenance(api.db);
  await untilPings(200);
});

/** Runs the operator's command as a process, like npm. */
function command(...args: string[]): Promise<string> {
  return outputOf(process.execPath, [MAIN, ...args], { env: { DATABASE_URL: api.databaseUrl } });
}

/** Waits until both nodes answer the ping with this status. */
function untilPings(status: number): Promise<unknown> {
  return until(`both nodes answer ${status}`, async () => {
    const answers = await Promise.all([api.call('ping'), other.call('ping')]);
    return answers.every((answer) => answer.status === status);
  });
}

it('[ERR-4, GX-5, GR-13] closes and opens the API of every node, with a message and an expected end', async () => {
  expect(await api.call('listInstances', { token })).toMatchObject({ status: 200 });
  await command('on', '--message', MESSAGE, '--until', END);
  await untilPings(503);
  expect(await command('status')).toContain(`${END}. Message: ${MESSAGE}`);
  for (const call of [api.call, other.call]) {
    for (const answer of [await call('ping'), await call('listInstances', { token }), await call('login')]) {
      expect(answer).toMatchObject({
        failure: 'maintenance',
        errorCode: 'err_maintenance',
        message: MESSAGE,
      });
      expect(answer.headers.get('retry-after')).toBe('5');
    }
  }
  const response = await fetch(`${api.baseUrl}/api/ping`);
  expect(await response.json()).toMatchObject({ data: { expectedEnd: END } });
  // Only one maintenance at a time: a new message replaces the old.
  await beginMaintenance(api.db, PLAIN);
  await expect.poll(async () => (await api.call('ping')).message).toMatch(/under maintenance/);
  expect(await command('off')).toMatch(/^The maintenance is over/);
  await untilPings(200);
  expect(await other.call('listInstances', { token })).toMatchObject({ status: 200 });
  expect(await runCall(api.db, { command: 'off' })).toBe('The service is not under maintenance.');
});

it('keeps health checks, host reports and jobs running during maintenance', async () => {
  const vicUuid = await insertInstance(api.db, {
    account_id: account.accountId,
    workspace_id: account.defaultWorkspaceId,
    epoch: 0,
    sequence: 0,
    state: 'offline',
  });
  await beginMaintenance(api.db, PLAIN);
  await untilPings(503);
  expect(await api.call('live')).toMatchObject({ status: 200 });
  expect(await api.call('ready')).toMatchObject({ status: 200 });
  const instance = snapshotOf(vicUuid, { sequence: 5, state: 'online' });
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance });
  const headers = { 'content-type': 'application/json', ...signedByHost(WEBHOOK, rawBody) };
  expect(await api.call('instanceHostWebhook', { rawBody, headers })).toMatchObject({ status: 200 });
  const { rows } = await api.db.query('SELECT state FROM app.instances WHERE vic_uuid = $1', [vicUuid]);
  expect(rows).toEqual([{ state: 'online' }]);
  const probe = await addProbeJob(api.db);
  await until('the job has run', async () => (await countOpenProbes(api.db, [probe])) === 0);
});

it('ends the open streams, so that every tab reconnects and gets the notice', async () => {
  const stream = await readStream(api.baseUrl, token);
  await stream.next('ready');
  await beginMaintenance(api.db, PLAIN);
  expect((await stream.next('bye')).data).toEqual({ reason: 'shutdown' });
  expect((await readStream(api.baseUrl, token)).response.status).toBe(503);
  await endMaintenance(api.db);
  await untilPings(200);
  const again = await readStream(api.baseUrl, token);
  await again.next('ready');
  await again.close();
});
