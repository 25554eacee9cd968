import { screens } from '@partyline/texts';
import { cardName, dashboard, deviceCard, blockDeviceReads } from '../../screens/workspace/dashboard.ts';
import { askForNewEmail } from '../../screens/login/inbox.ts';
import { logIn } from '../../screens/login/login.ts';
import { settings, openSettings } from '../../screens/account/settings.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { hasFeed } from '../../watch/watch-context.ts';
import { ONLINE } from '../../world/account-plan.ts';

test('[DEV-12] a start in one tab shows in the other without a reload', async ({ page, context, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  await logIn(page, account.people.owner);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(deviceCard(other, device).control('start')).toBeEnabled();
  await blockDeviceReads(other);
  await deviceCard(page, device).control('start').click();
  await expect(deviceCard(other, device).working('starting')).toBeVisible();
  await expect(deviceCard(other, device).control('open')).toBeEnabled();
  await expect(deviceCard(page, device).control('open')).toBeEnabled();
});

test('the tabs of a browser share one feed, and another tab takes over when its tab closes', async ({
  page,
  context,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const device = account.device('Main PL');
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/notification/stream')) streams += 1;
  });
  await logIn(page, account.people.owner);
  await expect(deviceCard(page, device).card).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  const { card } = deviceCard(other, device);
  await expect(card).toHaveAccessibleName(cardName(device, 'Offline'));
  await expect.poll(() => streams).toBe(1);
  await page.close();
  await expect.poll(() => streams).toBe(2);
  await blockDeviceReads(other);
  await device.report(ONLINE);
  await expect(card).toHaveAccessibleName(cardName(device, 'Online'));
});

test('[AUTH-13] logging out in one tab logs the other out', async ({ page, context, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other).heading).toBeVisible();
  await shell(page).leave();
  await expect(other.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/$/);
});

test('[AUTH-13, AUTH-33, GA-14] a new e-mail ends the session of the other tab, which says so', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*\/v1\/token/, 'the change of the e-mail has ended every session');
  const { owner, moved, link } = await askForNewEmail(world);
  await logIn(page, owner);
  await expect(dashboard(page).heading).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab.getByText(screens.userAction.changed(moved.email))).toBeVisible();
  await expect(tab.getByRole('dialog')).toBeHidden();
  const { title, text, confirm } = screens.sessionDialogs.expired;
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('[AUTH-12, ACCT-13] an account switch in one tab switches the other, which shows a message', async ({
  page,
  context,
  world,
}) => {
  const plan = (device: string) => ({ workspaces: [{ name: 'Studio', devices: [{ name: device }] }] });
  const here = await world.account({ ...plan('Device here'), people: { multi: { role: 'account-owner' } } });
  const there = await world.account(plan('Device there'));
  await world.join(here.people.multi, there, { role: 'account-admin' });
  await logIn(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  // A tab opened before the choice of account would have to choose too.
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(deviceCard(other, { name: 'Device here' }).card).toBeVisible();

  await page.goto('/accounts-select');
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
  await expect(deviceCard(other, { name: 'Device there' }).card).toBeVisible();
  await expect(deviceCard(other, { name: 'Device here' }).card).toBeHidden();
  await expect(shell(other).messages.getByText(screens.shell.rightsChanged)).toBeVisible();
});

test('[PLUS-29] an account switch in one tab keeps the profile input of another, which a logout removes', async ({
  page,
  context,
  world,
}) => {
  const plan = (device: string) => ({ workspaces: [{ name: 'Studio', devices: [{ name: device }] }] });
  const here = await world.account({ ...plan('Device here'), people: { multi: { role: 'account-owner' } } });
  const { multi } = here.people;
  const there = await world.account(plan('Device there'));
  await world.join(multi, there, { role: 'account-admin' });
  await logIn(page, multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
  const other = await context.newPage();
  await openSettings(other);
  const company = settings(other).profile.getByLabel(screens.aboutYou.company);
  await company.fill('Northlight Events');
  await page.goto('/accounts-select');
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  await expect(shell(other).messages.getByText(screens.shell.rightsChanged)).toBeVisible();
  await expect(company).toHaveValue('Northlight Events');
  await shell(other).leave();
  const stored = () => other.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(await stored()).not.toContain('Northlight Events');
});

test('[DEV-12, NOTIF-22] a start by one user shows for another user at once', async ({
  page,
  openBrowser,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' }, client: { role: 'endpoint-user', in: 'Studio' } },
  });
  const device = account.device('Main PL');
  const watching = await openBrowser();
  await logIn(watching, account.people.client);
  await expect(deviceCard(watching, device).card).toHaveAccessibleName(cardName(device, 'Offline'));
  await blockDeviceReads(watching);
  await logIn(page, account.people.owner);
  await deviceCard(page, device).control('start').click();
  await expect(deviceCard(watching, device).card).toHaveAccessibleName(cardName(device, 'Online'));
});

test('[NOTIF-23, GC-11] a changed role applies in all tabs of the user, with a message', async ({
  page,
  context,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' }, crew: { role: 'endpoint-user', in: 'Studio' } },
  });
  const { control } = deviceCard(page, { name: 'Main PL' });
  await logIn(page, account.people.crew);
  const other = await context.newPage();
  await other.goto('/dashboard');
  for (const tab of [page, other]) {
    await expect(deviceCard(tab, { name: 'Main PL' }).card).toBeVisible();
    await expect(deviceCard(tab, { name: 'Main PL' }).control('start')).toBeHidden();
  }
  await expect.poll(() => hasFeed(context), 'whether the feed is open').toBe(true);
  await world.database.query(
    `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = 'workspace-admin')
      WHERE user_uid = $1`,
    [account.people.crew.uid],
  );
  for (const tab of [page, other]) {
    await expect(shell(tab).messages.getByText(screens.shell.roleChanged)).toBeVisible();
    await expect(tab.getByTitle(/Workspace Admin in Studio/)).toBeVisible();
    await expect(deviceCard(tab, { name: 'Main PL' }).control('start')).toBeEnabled();
  }
  await control('start').click();
  await expect(control('open')).toBeEnabled();
});
