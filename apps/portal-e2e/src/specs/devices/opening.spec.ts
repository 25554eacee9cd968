import type { Page, Route } from '@playwright/test';
import { OPEN_REFUSAL_TEXTS, WORDINGS } from '@partyline/texts';
import {
  blockDeviceReads,
  cardName,
  dashboard,
  deviceCard,
  waitForFeed,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { addresses } from '../../stack/addresses.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

async function withOpenDevice(world: World) {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  return { owner: account.people.owner, device: account.device('Main PL') };
}

/** Expects that the tab closes a moment after the message. */
async function expectClosed(opened: Promise<Page>): Promise<void> {
  const tab = await opened;
  await expect.poll(() => tab.isClosed(), 'whether the tab was closed').toBe(true);
}

test('[GEN-15, DEV-43, DEV-45, AUTH-20, API-2, API-45] opening pings the manager without the bearer token, then shows its page in a new tab', async ({
  page,
  world,
}) => {
  const { owner, device } = await withOpenDevice(world);
  const bearerTo = new Set<string>();
  let pingHeaders: Record<string, string> | undefined;
  page.context().on('request', (request) => {
    const headers = request.headers();
    const url = new URL(request.url());
    if ('authorization' in headers) bearerTo.add(url.origin);
    if (url.pathname.endsWith('/api/ping') && url.origin === addresses().sandbox) pingHeaders = headers;
  });
  await signIn(page, owner);
  const opened = page.waitForEvent('popup');
  await deviceCard(page, device).control('open').click();
  const manager = await opened;
  await expect(manager).toHaveURL(`${addresses().sandbox}/manager/${device.vicUuid}`);
  await expect(manager.getByRole('heading', { name: 'Main PL' })).toBeVisible();
  expect(await manager.evaluate(() => window.opener as unknown)).toBeNull();

  expect(pingHeaders).toBeDefined();
  expect(pingHeaders).not.toHaveProperty('authorization');
  expect([...bearerTo]).toEqual([addresses().portal]);
  const [ping, page1] = (await device.requests('manager')).filter(({ method }) => method === 'GET');
  expect(ping).toMatchObject({ path: `/manager/${device.vicUuid}/api/ping`, status: 200 });
  expect(page1).toMatchObject({ path: `/manager/${device.vicUuid}?ticket=…`, status: 303 });
});

test('[DEV-46, ERR-26] a manager that fails its ping is not opened, and a message says why', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503.*api\/ping/, 'the test makes the manager fail');
  const { owner, device } = await withOpenDevice(world);
  await device.breakManager(503);
  await signIn(page, owner);
  const opened = page.waitForEvent('popup');
  await deviceCard(page, device).control('open').click();
  await expect(page.getByRole('alert')).toContainText(
    'DNS for the instance still not prepared. Please try after sometime!',
  );
  await expectClosed(opened);
  expect(await device.requests('instance-host')).toEqual([]);
});

test('[DEV-46] why a device is not opened can be read although the device has changed meanwhile', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED.*api\/ping/, 'the test makes the manager fail');
  const { owner, device } = await withOpenDevice(world);
  await page.clock.install();
  await signIn(page, owner);
  await waitForFeed(page);
  const ping = Promise.withResolvers<Route>();
  await page.route(/\/api\/ping$/, (route) => ping.resolve(route));
  const opened = page.waitForEvent('popup');
  const { card, control } = deviceCard(page, device);
  await control('open').click();
  const held = await ping.promise;
  await device.report({ status: 'warning', failureReason: 'Too hot' });
  await expect(card).toContainText('Too hot');
  // After five seconds the page has given up.
  await held.abort().catch(() => undefined);
  await expect(page.getByRole('alert')).toContainText(WORDINGS.dnsNotPrepared);
  await expectClosed(opened);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('[DEV-44, ERR-29] a refused management address shows the message of the server', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*vic\/ccm/, 'the device went offline without the page knowing');
  const { owner, device } = await withOpenDevice(world);
  await signIn(page, owner);
  const { control } = deviceCard(page, device);
  await expect(control('open')).toBeEnabled();
  await blockDeviceReads(page);
  await world.database.query("UPDATE app.instances SET state = 'offline' WHERE id = $1", [device.id]);
  const opened = page.waitForEvent('popup');
  await control('open').click();
  await expect(page.getByRole('alert')).toContainText(OPEN_REFUSAL_TEXTS.offline);
  await expectClosed(opened);
});

test('[DEV-44, ERR-29] a failed management address request shows the general error', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 502.*vic\/ccm/, 'the test makes the instance host fail');
  const { owner, device } = await withOpenDevice(world);
  await device.breakManagerSession();
  await signIn(page, owner);
  const opened = page.waitForEvent('popup');
  await deviceCard(page, device).control('open').click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong!');
  await expectClosed(opened);
});

test('[DEV-47] opening without a network shows the general error', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
  const { owner, device } = await withOpenDevice(world);
  await signIn(page, owner);
  const { control } = deviceCard(page, device);
  await expect(control('open')).toBeEnabled();
  // Messages of failed actions are loaded with the toolbar; offline they cannot be.
  await expect(dashboard(page).view('grid')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.context().route(/\/api\/ping$/, async (route) => {
    // Going offline needs an existing tab.
    await opened;
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await control('open').click();
  await expect(page.getByRole('alert')).toContainText(WORDINGS.generalError);
  await expectClosed(opened);
});

test('[DEV-23, DEV-24, DEV-25, DEV-26, DEV-27, DEV-28] a device can be opened only while it is online with its DNS ready', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Ready', report: ONLINE },
          { name: 'Offline', report: { state: 'offline', status: 'healthy', DNSStatus: 'ready' } },
          { name: 'Unnamed', report: { state: 'online', status: 'healthy', DNSStatus: '' } },
          { name: 'Naming', report: { state: 'online', status: 'healthy', DNSStatus: 'initiated' } },
          { name: 'Misnamed', report: { state: 'online', status: 'healthy', DNSStatus: 'error' } },
          { name: 'Panel', kind: 'device', report: { state: 'online', status: 'healthy', DNSStatus: '' } },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const at = (name: string) => deviceCard(page, { name });

  await expect(at('Ready').control('open')).toBeEnabled();
  await expect(at('Offline').card).toBeVisible();
  await expect(at('Offline').control('open')).toBeHidden();
  for (const [name, word, reason] of [
    ['Unnamed', 'Initialising', OPEN_REFUSAL_TEXTS.initialising],
    ['Naming', 'Initialising', OPEN_REFUSAL_TEXTS.initialising],
    ['Misnamed', 'Online', OPEN_REFUSAL_TEXTS['dns-error']],
    ['Panel', 'Online', OPEN_REFUSAL_TEXTS['dns-not-ready']],
  ] as const) {
    const { card, control } = at(name);
    await expect(card).toHaveAccessibleName(cardName({ name }, word));
    await expect(control('open')).toBeDisabled();
    await expect(control('open')).toHaveAccessibleDescription(reason);
  }
});

test('[GD-22] a device whose manager has no address, or a hostile one, cannot be opened and says why before the click', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Nowhere', report: { ...ONLINE, ccmurl: '' } },
          { name: 'Script', report: { ...ONLINE, ccmurl: 'javascript:alert(1)' } },
          { name: 'Elsewhere', report: { ...ONLINE, ccmurl: 'https://evil.example/manager/1' } },
          { name: 'Usual', report: ONLINE },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await expect(deviceCard(page, { name: 'Usual' }).control('open')).toBeEnabled();
  for (const [name, reason] of [
    ['Nowhere', OPEN_REFUSAL_TEXTS['no-address']],
    ['Script', OPEN_REFUSAL_TEXTS['address-not-allowed']],
    ['Elsewhere', OPEN_REFUSAL_TEXTS['address-not-allowed']],
  ] as const) {
    const open = deviceCard(page, { name }).control('open');
    await expect(open).toBeDisabled();
    await expect(open).toHaveAccessibleDescription(reason);
    await open.click({ force: true });
  }
  expect(page.context().pages()).toHaveLength(1);
});
