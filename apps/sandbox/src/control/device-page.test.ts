import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTAL_ORIGIN, startSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
afterAll(() => sandbox.dispose());

const page = async () => (await sandbox.call<string>('GET', '/devices')).body;

function post(path: string, fields: Record<string, string>, origin = sandbox.url) {
  return sandbox.call('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin,
  });
}

const idOf = (html: string, name: string) =>
  new RegExp(`<h2>${name}</h2>.*?action="/devices/([0-9a-f-]{36})"`, 's').exec(html)?.[1] ?? '';

it('switches a device on and links to the portal with its code until it is claimed', async () => {
  expect((await post('/devices', { deviceName: '<b>Pack</b>', isLq: '1' })).status).toBe(303);
  const html = await page();
  expect(html).toContain('&lt;b&gt;Pack&lt;/b&gt;');
  const code = new RegExp(`${PORTAL_ORIGIN}/adddevice\\?code=([A-Z0-9-]{11})`).exec(html)?.[1];
  const claim = { code, claimant: 'account-1', callbackUrl: 'http://localhost:1/' };
  expect((await sandbox.signed('POST', '/instance-host/v1/registrations', claim)).status).toBe(200);
  expect(await page()).not.toContain('/adddevice');
});

it('switches it off, and links it to another', async () => {
  await post('/devices', { deviceName: 'Leader' });
  await post('/devices', { deviceName: 'Member' });
  const [leader, member] = [idOf(await page(), 'Leader'), idOf(await page(), 'Member')];
  await post(`/devices/${leader}`, { action: 'lead' });
  expect(await page()).toContain('Join Leader');
  await post(`/devices/${member}`, { action: 'join', leader });
  await post(`/devices/${member}`, { action: 'off' });
  const { body } = await sandbox.call('GET', `/control/instances/${member}`);
  expect(body).toMatchObject({
    instance: { state: 'offline', link: { role: 'Member', leaderUuid: leader } },
  });
});

it('refuses forms of other pages and unknown devices', async () => {
  expect((await post('/devices', { deviceName: 'X' }, PORTAL_ORIGIN)).status).toBe(403);
  expect((await post('/devices', { deviceName: '' })).status).toBe(400);
  expect((await post('/devices/00000000-0000-4000-8000-000000000000', { action: 'on' })).status).toBe(404);
  expect((await post(`/devices/${idOf(await page(), 'Leader')}`, { action: 'explode' })).status).toBe(400);
});
