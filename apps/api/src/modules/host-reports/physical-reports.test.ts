import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../testing/fixtures.ts';
import { signedByHost, snapshotOf } from '../../testing/outside/test-host.ts';
import { insertTestAccount } from '../../testing/accounts/test-account.ts';
import { startApi } from '../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

async function report(vicUuid: string, change: object) {
  const rawBody = JSON.stringify({ deliveryId: randomUUID(), instance: snapshotOf(vicUuid, change) });
  const headers = signedByHost('/api/webhooks/instance-host', rawBody);
  return api.call('instanceHostWebhook', { rawBody, headers });
}

async function listed() {
  const { data } = await api.call('listInstances', {
    token: await testAccount.tokenOf(testAccount.ownerUid),
  });
  return data!.flatMap(({ vicList, lqDevicesList }) => [...vicList, ...lqDevicesList]);
}

it('[LQ-1, LQ-2, LQ-3, ENT-7] stores a reported link role, and notifies the workspace', async () => {
  const leader = await testAccount.device({ device_name: 'Leader' });
  const member = await testAccount.device({ is_lq: true });
  await report(leader, { sequence: 2, link: { role: 'Leader', leaderUuid: null } });
  await report(member, { sequence: 2, link: { role: 'Member', leaderUuid: leader } });
  expect(await listed()).toMatchObject([
    { vicUuid: leader, linkRole: 'Leader', leaderuuid: null, members: [member] },
    { vicUuid: member, linkRole: 'Member', leaderuuid: leader, members: [] },
  ]);
  const told = `workspace update ${testAccount.workspaceId}`;
  expect((await testAccount.told()).filter((line) => line === told)).toHaveLength(2);
});

it('sends no event of an unchanged link group, and keeps it where a report omits it', async () => {
  const link = { link_role: 'Leader' };
  const leader = await testAccount.device(link);
  await report(leader, { sequence: 2, link: { role: 'Leader', leaderUuid: null } });
  await report(leader, { sequence: 3, ip: '192.0.2.99' });
  expect(await testAccount.rowOf(leader)).toMatchObject({ ...link, sequence: 3 });
  expect(await testAccount.told()).not.toContain(`workspace update ${testAccount.workspaceId}`);
});

it('[GN-5] ignores an older report of a link group', async () => {
  const device = await testAccount.device();
  await report(device, { sequence: 5, link: { role: 'Leader', leaderUuid: null } });
  await report(device, { sequence: 4, link: { role: null, leaderUuid: null } });
  expect(await testAccount.rowOf(device)).toMatchObject({ link_role: 'Leader' });
});

it('[GP-14, DEV-28] treats a reporting physical device as having DNS; a virtual one not', async () => {
  const [device, instance] = [await testAccount.device(), await testAccount.instance()];
  for (const vicUuid of [device, instance]) await report(vicUuid, { sequence: 2, state: 'online' });
  expect(await listed()).toMatchObject([
    { vicUuid: device, DNSStatus: 'ready' },
    { vicUuid: instance, DNSStatus: '' },
  ]);
  await report(device, { sequence: 3, state: 'online', DNSStatus: 'error' });
  expect(await testAccount.rowOf(device)).toMatchObject({ dns_status: 'error' });
});
