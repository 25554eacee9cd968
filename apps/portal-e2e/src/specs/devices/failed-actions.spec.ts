import { screens } from '@partyline/texts';
import { dashboard, deviceCard, deviceRow, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

const words = screens.dashboard;
const GENERAL = 'Something went wrong!';
const COMMANDS = { method: 'PUT', path: /^\/api\/vic\/?$/ } as const;
const FAILURE = failureResponse(500, 2500, 'A stack trace.');
const MANY = Array.from({ length: 40 }, (_, n) => ({ name: `Zone ${String(n + 1).padStart(2, '0')}` }));

async function withDevices(world: World) {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }, ...MANY] }],
    people: { owner: { role: 'account-owner' } },
  });
  return { account, owner: account.people.owner };
}

test('a failed start is said on its card, with the cause and a retry, and in a message that is seen when scrolled', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500.*\/api\/vic/, STUBBED);
  const { owner } = await withDevices(world);
  await signIn(page, owner);
  const last = deviceCard(page, { name: 'Zone 40' });
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(last.control('start')).toBeInViewport({ timeout: 500 });
  }).toPass();
  const end = await stubResponse(page, COMMANDS, FAILURE);
  await last.control('start').click();
  const message = page.getByRole('alert');
  await expect(message).toHaveText(`Zone 40Not started: ${GENERAL}`);
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(last.card).toContainText(`Not started: ${GENERAL}`);
  await end();
  await last.control('retry').click();
  await expect(message).toBeHidden();
  await expect(last.card).not.toContainText('Not started');
  await expect(last.control('open')).toBeEnabled();
});

test('a failed stop and a failed favourite are said too, and a message stays until it is dismissed', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500.*\/api\/vic/, STUBBED);
  const { owner } = await withDevices(world);
  await page.clock.install();
  await signIn(page, owner);
  const { card, control } = deviceCard(page, { name: 'Main PL' });
  const endCommands = await stubResponse(page, COMMANDS, FAILURE);
  await control('stop').click();
  await expect(card).toContainText(`Not stopped: ${GENERAL}`);
  await expect(control('retry')).toBeEnabled();
  await expect(control('open')).toBeEnabled();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert')).toHaveText(`Main PLNot stopped: ${GENERAL}`);
  await shell(page).closeMessage.click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(card).not.toContainText('Not stopped');
  await expect(control('stop')).toBeEnabled();
  await endCommands();

  const endStars = await stubResponse(page, { method: 'PUT', path: /^\/api\/vic\/favorite\// }, FAILURE);
  await card.getByRole('button', { name: words.favourite }).click();
  await expect(page.getByRole('alert')).toHaveText(`Main PL${words.notDone.favorite}: ${GENERAL}`);
  await expect(card.getByRole('button', { name: words.favourite })).toHaveAttribute('aria-pressed', 'false');
  await endStars();
});

test('what a failed command said goes when its device changes', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/status of 500.*\/api\/vic/, STUBBED);
  const { account, owner } = await withDevices(world);
  await page.clock.install();
  await signIn(page, owner);
  const { card, control } = deviceCard(page, { name: 'Main PL' });
  await waitForFeed(page);
  const end = await stubResponse(page, COMMANDS, FAILURE);
  await control('stop').click();
  await expect(card).toContainText('Not stopped');
  await end();
  await account.device('Main PL').report({ status: 'warning', failureReason: 'Too hot' });
  await expect(card).toContainText('Too hot');
  await expect(card).not.toContainText('Not stopped');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('[PLUS-10] a bulk failure is said in its results and at each device, without a message', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500.*\/api\/vic/, STUBBED);
  const { owner } = await withDevices(world);
  await signIn(page, owner);
  await dashboard(page).view('list').click();
  for (const name of ['Zone 01', 'Zone 02']) await deviceRow(page, { name }).tick.check();
  const end = await stubResponse(page, COMMANDS, FAILURE);
  await page.getByRole('button', { name: screens.deviceCare.bulk.start(2) }).click();
  const results = page.getByRole('region', { name: screens.deviceCare.results });
  await expect(results.getByText(GENERAL)).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeHidden();
  for (const name of ['Zone 01', 'Zone 02']) {
    await expect(deviceRow(page, { name }).control('retry')).toBeEnabled();
  }
  await end();
  // A single command: its message covers neither results nor bar.
  const endOther = await stubResponse(page, COMMANDS, FAILURE);
  await deviceRow(page, { name: 'Zone 03' }).control('start').click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('Zone 03');
  const [above, below] = await Promise.all([message.boundingBox(), results.boundingBox()]);
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await endOther();
  await results.getByRole('button', { name: screens.deviceCare.closeResults }).click();
  await expect(deviceRow(page, { name: 'Zone 01' }).control('start')).toBeEnabled();
});

test('on a phone a message is above the navigation', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/status of 500.*\/api\/vic/, STUBBED);
  await page.setViewportSize({ width: 360, height: 740 });
  const { owner } = await withDevices(world);
  await signIn(page, owner);
  const { control } = deviceCard(page, { name: 'Zone 01' });
  await control('start').scrollIntoViewIfNeeded();
  const end = await stubResponse(page, COMMANDS, FAILURE);
  await control('start').click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('Zone 01');
  const navigation = page.getByRole('region', { name: screens.shell.sidebar });
  const [above, below] = await Promise.all([message.boundingBox(), navigation.boundingBox()]);
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await end();
});

test('[GU-17] offline, the notice stays in sight while scrolling, and refused controls say that it is the connection', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
  const { owner } = await withDevices(world);
  await signIn(page, owner);
  await expect(deviceCard(page, { name: 'Main PL' }).control('open')).toBeEnabled();
  await waitForFeed(page);
  for (const view of ['grid', 'list'] as const) {
    await dashboard(page).view(view).click();
    await context.setOffline(true);
    const notice = page.getByText(words.offlineTitle, { exact: true });
    await expect(notice).toBeInViewport();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(notice).toBeInViewport({ ratio: 1 });
    const start = page.getByRole('button', { name: new RegExp(`^${words.start} `) }).last();
    await expect(start).toHaveAccessibleDescription(words.offlineRefusal);
    if (view === 'list') {
      const [head, bar] = await Promise.all([
        page.getByRole('columnheader').first().boundingBox(),
        page.getByRole('banner').boundingBox(),
      ]);
      expect(head?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0) - 1);
    }
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await page.mouse.wheel(0, -5000);
  }
});
