import { insertAccount } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { startSandbox } from '../../testing/processes/processes.ts';
import { until } from '../../testing/until.ts';
import { apiProcess, behindSandbox } from '../../testing/processes/restartable-api.ts';

const sandbox = oncePerFile(() => startSandbox(20));
const { test, issuer, node } = apiProcess(() => behindSandbox(sandbox));
let token: string;
beforeAll(async () => {
  await node.start();
  const { accountId, ownerUid } = await insertAccount(test.database);
  token = await issuer.tokenFor({ uid: ownerUid, accountId });
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
  const { data } = await node.call('listInstances', { token });
  return data!.flatMap(({ vicList, lqDevicesList }) => [...vicList, ...lqDevicesList]);
}

async function rowOf(vicUuid: string) {
  return (await rows()).find((row) => row.vicUuid === vicUuid);
}

async function command(body: object) {
  return node.call('commandInstance', { token, body });
}

async function add() {
  const shown = await control<{ vicUuid: string; code: string }>('POST', 'devices', {});
  expect(await node.call('addDevice', { token, body: { code: shown.code } })).toMatchObject({ status: 200 });
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
  await until('the leader is offline', async () => (await rowOf(leader))?.state === 'offline');
  await until('its stop is over', async () => (await rowOf(leader))?.openCommand === null);
  expect(await rowOf(member)).toMatchObject({ state: 'online' });
  const refused = await node.call('removeDevice', { token, params: { id: leader } });
  expect(refused).toMatchObject({ failure: 'device-not-deletable', reason: 'leader-with-members' });

  await control('PUT', `instances/${member}`, { state: 'offline', status: 'healthy' });
  await until('the member went off line', async () => (await rowOf(member))?.state === 'offline');
  expect(await node.call('removeLqDevice', { token, params: { vicUuid: member } })).toMatchObject({
    status: 200,
  });
  expect(await node.call('removeDevice', { token, params: { id: leader } })).toMatchObject({ status: 200 });
  expect(await rows()).toEqual([]);
});
