import type { Locator, Page } from '@playwright/test';
import { STREAMS_PER_USER } from '@partyline/contract';
import { screens } from '@partyline/texts';
import {
  blockDeviceReads,
  cardName,
  dashboard,
  deviceCard,
  devicePanel,
  showView,
  stallDeviceReads,
  waitForFeed,
  zoomTo,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { addresses } from '../../stack/addresses.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE, type Report } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';
import { endStub } from '../../watch/stub-response.ts';

async function withDevice(page: Page, world: World, report: Report = OFFLINE) {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Main PL', report },
          { name: 'Side PL', report: ONLINE },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const device = account.device('Main PL');
  await expect(deviceCard(page, device).card).toHaveAccessibleName(
    cardName(device, report === ONLINE ? 'Online' : 'Offline'),
  );
  return { account, device };
}

/** Moves the clock by poll intervals until a card has this name. Without a feed the page polls. */
async function passRefreshes(page: Page, card: Locator, name: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(card).toHaveAccessibleName(name, { timeout: 1_000 });
  }).toPass();
}

test('[DEV-12, DEV-13, DEV-14, DEV-15, NOTIF-22] a card shows every state that the host reports, step by step', async ({
  page,
  world,
}) => {
  const { device } = await withDevice(page, world);
  await blockDeviceReads(page);
  const { card, control, working } = deviceCard(page, device);
  await device.report({ status: 'init', progress: 37 });
  await expect(card).toContainText('Starting 37%');
  await expect(working('starting')).toBeDisabled();
  await expect(control('start')).toBeHidden();
  await device.report({ ...ONLINE, DNSStatus: 'initiated', progress: null });
  await expect(card).toHaveAccessibleName(cardName(device, 'Initialising'));
  await expect(control('open')).toBeDisabled();
  await device.report({ DNSStatus: 'ready' });
  await expect(card).toHaveAccessibleName(cardName(device, 'Online'));
  await expect(control('open')).toBeEnabled();
  await device.report({ status: 'warning', failureReason: '3.1 % packet loss' });
  await expect(card).toHaveAccessibleName(cardName(device, 'Warning'));
  await expect(card).toContainText('3.1 % packet loss');
});

test('[DEV-17, DEV-18, DEV-20, DEV-21, DEV-22] a changed name, data center or version of a device shows without a reload, and only a version of an online device ends its offered upgrade', async ({
  page,
  world,
}) => {
  const { device } = await withDevice(page, world, { ...OFFLINE, availableVersion: '5.0.0' });
  await blockDeviceReads(page);
  await zoomTo(page, 100);
  const { card } = deviceCard(page, device);
  await expect(card).toContainText('Frankfurt');
  await expect(card).toContainText('4.8.2');
  await device.report({ deviceName: 'Other PL', deploymentTargetId: 'ap-sin', version: '4.9.0' });
  const renamed = deviceCard(page, { name: 'Other PL' }).card;
  await expect(renamed).toContainText('Singapore');
  await expect(renamed).toContainText('4.9.0');
  const offered = renamed.getByText(screens.dashboard.versionAvailable('5.0.0'));
  await expect(offered).toBeVisible();
  await device.report({ ...ONLINE, version: '4.9.1' });
  await expect(renamed).toContainText('4.9.1');
  await expect(offered).toBeHidden();
});

test('[DEV-16] a changed endpoint or port of a device shows without a reload, in the drawer and the popup', async ({
  page,
  world,
}) => {
  const { device } = await withDevice(page, world, ONLINE);
  await blockDeviceReads(page);
  const { deviceDrawer: words } = screens;
  const endpoint = (within: Locator) =>
    within.getByText(words.fields.endpoint, { exact: true }).locator('+ dd');
  await deviceCard(page, device).card.getByRole('button', { name: device.name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words.label(device.name) });
  await expect(endpoint(drawer)).not.toHaveText('ring.us.intercom.test:7001');
  await device.report({ deviceEndPoint: 'ring.us.intercom.test', port: 7001 });
  await expect(endpoint(drawer)).toHaveText('ring.us.intercom.test:7001');
  // Each alone keeps the other.
  await device.report({ port: 7002 });
  await expect(endpoint(drawer)).toHaveText('ring.us.intercom.test:7002');
  await drawer.getByRole('button', { name: words.close, exact: true }).click();
  await showView(page, 'popup');
  await deviceCard(page, device).card.getByRole('button', { name: device.name, exact: true }).click();
  const { panel } = devicePanel(page, device);
  await expect(endpoint(panel)).toHaveText('ring.us.intercom.test:7002');
  await device.report({ deviceEndPoint: 'desk.eu.intercom.test' });
  await expect(endpoint(panel)).toHaveText('desk.eu.intercom.test:7002');
});

test('[DEV-19] Open pings the changed url of a device, without a reload', async ({ page, world }) => {
  const { account, device } = await withDevice(page, world, ONLINE);
  await blockDeviceReads(page);
  await zoomTo(page, 100);
  const { control, card } = deviceCard(page, device);
  const openedAfterPing = async (vicUuid: string) => {
    const url = `${addresses().sandbox}/manager/${vicUuid}/api/ping`;
    const pinged = page.waitForRequest(url);
    const opened = page.waitForEvent('popup');
    await control('open').click();
    await pinged;
    await (await opened).close();
  };
  await openedAfterPing(device.vicUuid);
  const { vicUuid: other } = account.device('Side PL');
  // The card shows the version, which comes in the same update.
  await device.report({ ccmurl: `${addresses().sandbox}/manager/${other}`, version: '4.9.3' });
  await expect(card).toContainText('4.9.3');
  await openedAfterPing(other);
});

test('[DEV-7, DEV-11] a command that ends in an error can be retried', async ({ page, world }) => {
  const { device } = await withDevice(page, world);
  await blockDeviceReads(page);
  const { card, control } = deviceCard(page, device);
  await device.report({ status: 'init', progress: 10 });
  await expect(card).toContainText('Starting 10%');
  await device.report({ status: 'error', progress: null, failureReason: 'No room left in Frankfurt' });
  await expect(card).toHaveAccessibleName(cardName(device, 'Error'));
  await expect(card).toContainText('No room left in Frankfurt');
  await control('retry').click();
  await expect(control('open')).toBeEnabled();
  await expect(card).toHaveAccessibleName(cardName(device, 'Online'));
});

test('[DEV-36] a device that is starting or stopping when the page loads shows it', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Starting one', report: { ...OFFLINE, status: 'init', progress: 64 } },
          { name: 'Stopping one', report: { ...ONLINE, status: 'stopping', progress: 40 } },
          { name: 'Taken one', report: { ...OFFLINE, status: 'initiated' } },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await expect(deviceCard(page, { name: 'Starting one' }).card).toContainText('Starting 64%');
  await expect(deviceCard(page, { name: 'Stopping one' }).card).toContainText('Stopping 40%');
  await expect(deviceCard(page, { name: 'Taken one' }).working('starting')).toBeVisible();
});

test('[NOTIF-17, NOTIF-20, NOTIF-24] workspace and dashboard updates refetch the changed data without a reload', async ({
  page,
  world,
}) => {
  const { account } = await withDevice(page, world);
  const rename = (to: string) =>
    world.database.query('UPDATE app.workspaces SET name = $1, row_version = row_version + 1 WHERE id = $2', [
      to,
      account.workspaceId('Studio'),
    ]);
  for (const [name, event] of [
    ['Renamed once', 'Workspace Update'],
    ['Renamed twice', 'Refresh Token,Dashboard Update'],
  ] as const) {
    await rename(name);
    await world.announce(account, event);
    await expect(dashboard(page).workspace(name)).toBeVisible();
  }
});

test('[GN-5, HZ-13] an update without epoch and sequence changes nothing, and the device is read again', async ({
  page,
  world,
}) => {
  const { account, device } = await withDevice(page, world);
  await waitForFeed(page);
  // The toolbar's code subscribes to the feed.
  await expect(dashboard(page).view('grid')).toBeVisible();
  const renameSilently = (to: string) =>
    world.database.query('UPDATE app.instances SET device_name = $1 WHERE vic_uuid = $2', [
      to,
      device.vicUuid,
    ]);
  for (const [name, mark] of [
    ['Read once', {}],
    ['Read twice', { epoch: 999 }],
  ] as const) {
    await renameSilently(name);
    const data = { vicUuid: device.vicUuid, ...mark, deviceName: 'Not this', state: 'online' };
    await world.announce(account, 'Instance Update', { workspaceId: account.workspaceId('Studio'), data });
    await expect(deviceCard(page, { name }).card).toHaveAccessibleName(cardName({ name }, 'Offline'));
    await expect(deviceCard(page, { name: 'Not this' }).card).toBeHidden();
  }
});

test('[DASH-18] without the feed the dashboard polls', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED.*notification\/stream/, 'the feed was cut');
  await page.clock.install();
  await page.route(/notification\/stream$/, (route) => route.abort());
  const { device } = await withDevice(page, world);
  await device.report(ONLINE);
  await expect.poll(async () => (await device.read()).state).toBe('online');
  await passRefreshes(page, deviceCard(page, device).card, cardName(device, 'Online'));
});

test('[CONST-12, DASH-18] without the feed the dashboard reads the devices again every 10 s', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED.*notification\/stream/, 'the feed was cut');
  await page.clock.install();
  await page.route(/notification\/stream$/, (route) => route.abort());
  await withDevice(page, world);
  let reads = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === '/api/vic') reads += 1;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  // The next refresh is due 10 s after the response of the overdue one.
  await expect.poll(() => reads, 'whether the overdue refresh has been answered').toBeGreaterThan(0);
  const before = reads;
  await page.clock.runFor(9_900);
  expect(reads).toBe(before);
  await page.clock.runFor(200);
  await expect.poll(() => reads).toBe(before + 1);
});

test('offline, the page says so and refuses commands; back online, it refetches, and a page not loaded yet opens', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported/, 'the network was cut');
  const { device } = await withDevice(page, world);
  const { card, control } = deviceCard(page, device);
  await context.setOffline(true);
  await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeInViewport();
  await expect(control('start')).toBeDisabled();
  await expect(control('start')).toHaveAccessibleDescription(screens.dashboard.offlineRefusal);
  await device.report(ONLINE);
  await context.setOffline(false);
  await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeHidden();
  await expect(card).toHaveAccessibleName(cardName(device, 'Online'));

  await context.setOffline(true);
  await shell(page).navigation.getByRole('link', { name: screens.shell.people }).click();
  await expect(page.getByText(screens.shell.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: screens.shell.people, level: 1 })).toBeVisible();
});

test('[DEV-57] a network failure after the first render keeps the devices and reports the missing part of the page', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_CONNECTION_RESET.*assets/, 'the connection was cut');
  await page.route(/\/assets\/dashboard-extras-[^/]*\.js$/, (route) => route.abort('connectionreset'));
  const { device } = await withDevice(page, world);
  const notice = page.getByRole('alert').filter({ hasText: screens.dashboard.partMissingTitle });
  await expect(notice).toBeVisible();
  await device.report(ONLINE);
  await expect(deviceCard(page, device).card).toHaveAccessibleName(cardName(device, 'Online'));
  await endStub(page, /\/assets\/dashboard-extras-[^/]*\.js$/);
  await notice.getByRole('button', { name: screens.dashboard.reload }).click();
  await expect(deviceCard(page, device).card).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a tab that could not load the feed polls, and receives events through another tab', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_CONNECTION_RESET.*run-feed/, 'the connection was cut');
  await page.clock.install();
  const cut = page.waitForRequest(/\/assets\/run-feed[^/]*\.js$/);
  await page.route(/\/assets\/run-feed[^/]*\.js$/, (route) => route.abort('connectionreset'));
  const { device } = await withDevice(page, world);
  await page.clock.fastForward(2_000);
  await cut;
  const { card } = deviceCard(page, device);
  await device.report(ONLINE);
  await passRefreshes(page, card, cardName(device, 'Online'));

  await stallDeviceReads(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(deviceCard(other, device).card).toBeVisible();
  await waitForFeed(other);
  await device.report({ status: 'warning', failureReason: '3.1 % packet loss' });
  await expect(deviceCard(other, device).card).toContainText('3.1 % packet loss');
  await expect(card).toContainText('3.1 % packet loss');
});

test('[GN-17] the 21st stream of a user is refused: the page says so, polls, and is live again when one is closed', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/429/, 'the user has as many streams as one may have');
  test.slow();
  const opened = page.waitForRequest(/\/notification\/stream$/);
  const { device } = await withDevice(page, world);
  const stream = await opened;
  const headers = { authorization: (await stream.headerValue('authorization')) ?? '' };
  await page.goto('about:blank');
  // Keeps the responses: an unreferenced one is collected, which ends its stream.
  const held: { readonly leave: AbortController; readonly response: Response }[] = [];
  // Retried, because the server may still count the stream of the closed page.
  const hold = () =>
    expect(async () => {
      const leave = new AbortController();
      const response = await fetch(stream.url(), { headers, signal: leave.signal });
      if (response.ok) held.push({ leave, response });
      else leave.abort();
      expect(response.ok).toBe(true);
    }).toPass();
  await Promise.all(Array.from({ length: STREAMS_PER_USER }, hold));
  await page.goto('/dashboard');
  const notice = page.getByRole('status').filter({ hasText: screens.liveUpdates.paused });
  await expect(notice).toContainText(screens.liveUpdates.reasons['too-many-streams']);
  await device.report(ONLINE);
  await expect(deviceCard(page, device).card).toHaveAccessibleName(cardName(device, 'Online'));
  held.pop()?.leave.abort();
  await expect(notice).toBeHidden({ timeout: 40_000 });
  for (const { leave } of held) leave.abort();
});
