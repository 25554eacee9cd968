import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caller, type Call } from '../../testing/call.ts';
import { freePort, startApiProcess, startSandbox, type RunningProgram } from '../../testing/processes.ts';
import { insertAccount } from '../../testing/rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestIssuer, type TestIssuer } from '../../testing/test-issuer.ts';
import { until } from '../../testing/until.ts';

let folder: string;
let test: TestDatabase;
let issuer: TestIssuer;
let sandbox: RunningProgram;
let api: RunningProgram;
let call: Call;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-device-'));
  [test, issuer, sandbox] = await Promise.all([
    createTestDatabase(),
    startTestIssuer(),
    startSandbox(join(folder, 'sandbox'), 20),
  ]);
  api = await startApiProcess({
    port: await freePort(),
    databaseUrl: test.url,
    issuer,
    hostUrl: `${sandbox.url}/instance-host/v1`,
    cacheDir: join(folder, 'cache'),
    instanceOrigins: sandbox.url,
  });
  call = caller(api.url);
  const { accountId, ownerUid } = await insertAccount(test.database);
  token = await issuer.tokenFor({ uid: ownerUid, accountId });
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
  await Promise.all([issuer.stop(), test.drop()]);
  await rm(folder, { recursive: true, force: true });
});

async function control<Answer>(method: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${sandbox.url}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer; // the caller names what control answers
}

async function rows() {
  const { data } = await call('listInstances', { token });
  return data!.flatMap(({ vicList, lqDevicesList }) => [...vicList, ...lqDevicesList]);
}

async function rowOf(vicUuid: string) {
  return (await rows()).find((row) => row.vicUuid === vicUuid);
}

async function command(body: object) {
  return call('commandInstance', { token, body });
}

async function add() {
  const shown = await control<{ vicUuid: string; code: string }>('POST', 'devices', {});
  expect(await call('addDevice', { token, body: { code: shown.code } })).toMatchObject({ status: 200 });
  return shown.vicUuid;
}

it('[API-42, API-43, API-44, DEV-5, LQ-2, GP-14] registers two devices, links, renames, stops and unregisters them', async () => {
  const [leader, member] = [await add(), await add()];
  expect(await rowOf(leader)).toMatchObject({ state: 'online', DNSStatus: 'ready', deviceType: 'device' });
  await control('PUT', `instances/${leader}`, { link: { role: 'Leader', leaderUuid: null } });
  await control('PUT', `instances/${member}`, { link: { role: 'Member', leaderUuid: leader } });
  await until('they are a link group', async () => (await rowOf(leader))?.members.includes(member) === true);

  await command({ action: 'save', vicUuid: member, instanceName: 'Camera 1' });
  await until('the save is over', async () => (await rowOf(member))?.openCommand === null);
  expect((await rowOf(member))?.deviceName).toBe('Camera 1');

  await command({ action: 'stop', vicUuid: leader });
  await until('the leader is offline', async () => (await rowOf(leader))?.state === 'offline', 20_000);
  await until('its stop is over', async () => (await rowOf(leader))?.openCommand === null, 20_000);
  expect(await rowOf(member)).toMatchObject({ state: 'online' });
  const refused = await call('removeDevice', { token, params: { id: leader } });
  expect(refused).toMatchObject({ failure: 'device-not-deletable', reason: 'leader-with-members' });

  await control('PUT', `instances/${member}`, { state: 'offline', status: 'healthy' });
  await until('the member went off line', async () => (await rowOf(member))?.state === 'offline');
  expect(await call('removeLqDevice', { token, params: { vicUuid: member } })).toMatchObject({ status: 200 });
  expect(await call('removeDevice', { token, params: { id: leader } })).toMatchObject({ status: 200 });
  expect(await rows()).toEqual([]);
});
