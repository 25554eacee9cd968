import { hostRegistrationSchema, type HostRegistration, type HostSnapshot } from '@partyline/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startReceiver, type EventReceiver } from '../testing/event-receiver.ts';
import { startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';
import { until } from '../testing/until.ts';

const HOST = '/instance-host/v1';

let sandbox: RunningSandbox;
let receiver: EventReceiver;
beforeAll(async () => {
  sandbox = await startSandbox();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await sandbox.dispose();
});

async function show(fields: object = {}) {
  const { body } = await sandbox.call<{ vicUuid: string; code: string }>('POST', '/control/devices', fields);
  return body;
}

function claim(code: string, claimant = 'account-1') {
  const body = { code, claimant, callbackUrl: receiver.url };
  return sandbox.signed<HostRegistration>('POST', `${HOST}/registrations`, body);
}

function command(vicUuid: string, number: number, action: string, more: object = {}) {
  const body = { commandId: randomUUID(), number, action, callbackUrl: receiver.url, ...more };
  return sandbox.signed(`POST`, `${HOST}/instances/${vicUuid}/commands`, body);
}

const read = async (vicUuid: string) =>
  (await sandbox.signed<HostSnapshot>('GET', `${HOST}/instances/${vicUuid}`)).body;

it('shows a code when switched on; the first claimant gets it and may repeat the claim', async () => {
  const { vicUuid, code } = await show({
    deviceName: 'Stage box',
    redirectUrl: 'https://device.example.org/',
  });
  const first = await claim(code.toLowerCase());
  expect(v.is(hostRegistrationSchema, first.body)).toBe(true);
  expect(first.body).toMatchObject({
    instance: {
      vicUuid,
      deviceName: 'Stage box',
      state: 'online',
      DNSStatus: '',
      deploymentTarget: 'On site',
    },
    isLq: true,
    redirectUrl: 'https://device.example.org/',
  });
  expect((await claim(code)).body).toEqual(first.body);
  expect((await claim(code, 'account-2')).status).toBe(404);
  expect((await claim('AAAAA-AAAAA')).status).toBe(404);
});

it('reports its link group and its state to its claimant', async () => {
  const { vicUuid, code } = await show();
  const leaderUuid = randomUUID();
  await sandbox.call('PUT', `/control/instances/${vicUuid}`, { state: 'offline' });
  await claim(code);
  const link = { role: 'Member', leaderUuid };
  await sandbox.call('PUT', `/control/instances/${vicUuid}`, { link });
  const delivery = await until('the event', () =>
    receiver.deliveries.find(({ event }) => event.instance.vicUuid === vicUuid),
  );
  expect(delivery.event.instance).toMatchObject({ state: 'offline', link });
});

it('starts, stops, and cannot be claimed after deletion until it is switched on again', async () => {
  const { vicUuid, code } = await show();
  await claim(code);
  await command(vicUuid, 1, 'stop');
  await until('it is offline', async () => (await read(vicUuid)).state === 'offline');
  await command(vicUuid, 2, 'delete');
  await until('it is deleted', async () => (await read(vicUuid)).status === 'deleted');
  expect((await claim(code)).status).toBe(404);
  const { epoch } = await read(vicUuid);
  const again = await show({ vicUuid });
  expect(again.code).not.toBe(code);
  expect((await claim(again.code, 'account-2')).body.instance).toMatchObject({
    vicUuid,
    lastCommandNumber: 0,
  });
  expect((await read(vicUuid)).epoch).toBeGreaterThan(epoch);
});

it('[GP-14] is stopped and started again by command, also one that the demo data put there', async () => {
  const { vicUuid: claimed, code } = await show();
  await claim(code);
  const demo = randomUUID();
  const onSite = { deploymentTargetId: 'on-site', deploymentTarget: 'On site' };
  const state = { state: 'online', status: 'healthy', DNSStatus: 'ready' };
  const put = { deviceName: 'Wall panel', ...onSite, ...state, callbackUrl: receiver.url, silent: true };
  expect((await sandbox.call('PUT', `/control/instances/${demo}`, put)).status).toBe(200);
  for (const vicUuid of [claimed, demo]) {
    for (const [number, action, state] of [
      [1, 'stop', 'offline'],
      [2, 'start', 'online'],
    ] as const) {
      expect((await command(vicUuid, number, action)).status).toBe(200);
      await until(`it is ${state}`, async () => {
        const snapshot = await read(vicUuid);
        return snapshot.state === state && snapshot.runningCommand === null;
      });
    }
    expect((await read(vicUuid)).deploymentTarget).toBe('On site');
  }
});

it('reboots with its upgraded leader and comes back; members of other leaders stay up', async () => {
  const { vicUuid: leader } = await show({ link: { role: 'Leader', leaderUuid: null } });
  const follows = { link: { role: 'Member', leaderUuid: leader } };
  const [member, off, other] = [await show(follows), await show(follows), await show()];
  await sandbox.call('PUT', `/control/instances/${off.vicUuid}`, { state: 'offline' });
  const before = await Promise.all([member, off, other].map(({ vicUuid }) => read(vicUuid)));
  await command(leader, 1, 'upgrade', { version: '9.0.0' });
  await until('the member went down and is back', async () => {
    const { sequence, state, runningCommand } = await read(member.vicUuid);
    return sequence > (before[0]?.sequence ?? 0) && state === 'online' && runningCommand === null;
  });
  expect((await read(member.vicUuid)).version).toBe(before[0]?.version);
  expect([await read(off.vicUuid), await read(other.vicUuid)]).toEqual(before.slice(1));
});

it('refuses invalid and unsigned claims', async () => {
  const good = { code: 'AAAAA-AAAAA', claimant: 'account-1', callbackUrl: receiver.url };
  for (const body of [
    {},
    { ...good, code: '' },
    { ...good, callbackUrl: 'https://example.com/' },
    { ...good, x: 1 },
  ]) {
    expect((await sandbox.signed('POST', `${HOST}/registrations`, body)).status).toBe(400);
  }
  expect((await sandbox.call('POST', `${HOST}/registrations`, good)).status).toBe(401);
});

it('answers as the protocol document says', async () => {
  const path = new URL('../../../../docs/instance-host/openapi.yaml', import.meta.url);
  const document = parse(await readFile(path, 'utf8')) as object; // the document is an object
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'protocol' });
  const { code } = await show({ link: { role: 'Leader', leaderUuid: null } });
  const { body } = await claim(code);
  expect(ajv.getSchema('protocol#/components/schemas/Registration')?.(body)).toBe(true);
});
