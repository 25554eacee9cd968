import { insertRow } from '@partyline/rows/testing';
import { screens, WORDINGS } from '@partyline/texts';
import { cardName, dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { openSettings } from '../../screens/account/settings.ts';
import { palette } from '../../screens/shell/palette.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.commandPalette;

const STUDIO = {
  workspaces: [
    {
      name: 'Studio',
      devices: [{ name: 'Main PL', report: ONLINE }, { name: 'Camera 1' }, { name: 'Bühne', report: ONLINE }],
    },
  ],
} as const satisfies AccountPlan<never>;

for (const width of [1440, 360]) {
  test(`[PLUS-26] the palette finds, starts and opens a device by keyboard at ${width} px`, async ({
    page,
    world,
  }) => {
    const { people } = await world.account({ ...STUDIO, people: { owner: { role: 'account-owner' } } });
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, people.owner);
    await expect(dashboard(page).cards).toHaveCount(3);
    const { open, field, active, dialog, option, status } = palette(page);
    await open();
    await page.keyboard.type('cam');
    await expect(active).toHaveText(/^Camera 1/);
    await expect(field).toHaveAttribute('aria-activedescendant', /device:/);
    await expect(status).toHaveText(/^\d+ results?$/);
    await page.keyboard.press('Tab');
    await expect(active).toHaveText(words.deviceVerbs.start);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: cardName({ name: 'Camera 1' }, 'Online') })).toBeVisible();

    await open();
    await page.keyboard.type('open cam');
    await expect(active).toHaveText(`${words.deviceAction.open('Camera 1')}Studio`);
    await expect(option(words.deviceAction.start('Camera 1'))).toHaveCount(0);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await expect((await opened).getByRole('heading', { name: 'Camera 1' })).toBeVisible();
  });
}

test('[GC-10, PLUS-26] the palette has no command for a client user, and what the card refuses it refuses with the same reason and leads to who can', async ({
  page,
  world,
  openBrowser,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Camera 1', isSubscriptionOver: true }] }],
    people: { client: { role: 'endpoint-user', in: 'Studio' }, crew: { role: 'vic-admin', in: 'Studio' } },
  });
  await signIn(page, people.client);
  await expect(dashboard(page).cards).toHaveCount(1);
  const { open, option } = palette(page);
  await open();
  await page.keyboard.type('start cam');
  await expect(option(/^Start/)).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('camera');
  await expect(option(words.deviceVerbs.details)).toBeEnabled();
  await expect(option(/^Start/)).toHaveCount(0);

  const theirs = await openBrowser();
  await signIn(theirs, people.crew);
  await expect(dashboard(theirs).cards).toHaveCount(1);
  const commands: string[] = [];
  theirs.on('request', (sent) => sent.method() === 'PUT' && commands.push(sent.url()));
  const refused = palette(theirs);
  await refused.open();
  await theirs.keyboard.type('start cam');
  await expect(refused.active).toHaveText(new RegExp(`^${words.deviceAction.start('Camera 1')}.*expired`));
  await expect(refused.active).toContainText(screens.whoCanLink.any);
  await refused.active.click();
  await expect(theirs).toHaveURL(/who-can\?.*act=instance\.start/);
  await expect(refused.dialog).toBeHidden();
  expect(commands).toEqual([]);
});

test('[PLUS-26] the palette lists favourites and pages before anything is typed, and nothing else', async ({
  page,
  world,
}) => {
  const { id, people, device } = await world.account({
    ...STUDIO,
    people: { owner: { role: 'account-owner' } },
  });
  const star = { user_uid: people.owner.uid, account_id: id, instance_id: device('Main PL').id };
  await insertRow(world.database, 'favorites', star, 'user_uid');
  await signIn(page, people.owner);
  await expect(dashboard(page).cards).toHaveCount(3);
  const { open, dialog, option, field } = palette(page);
  await open();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expect(dialog.getByRole('group', { name: words.groups.favourites })).toContainText('Main PL');
  const pages = dialog.getByRole('group', { name: words.groups.pages }).getByRole('option');
  const { dashboard: home, shows, people: members, activity, billing, settings } = screens.shell;
  await expect(pages).toHaveText([home, shows, members, activity, billing, settings]);
  await expect(option(words.shortcuts)).toHaveCount(0);
  await field.fill('shortc');
  await expect(option(words.shortcuts)).toBeVisible();
});

test('[PLUS-26, UI-13, AUTH-14] the palette on another page navigates, changes the theme, stops a device and logs out', async ({
  page,
  world,
}) => {
  const account = await world.account({ ...STUDIO, people: { owner: { role: 'account-owner' } } });
  await storeSession(page, account.people.owner);
  await openSettings(page);
  const { open, active, dialog } = palette(page);
  const run = async (typed: string, label: string | RegExp) => {
    await open();
    await page.keyboard.type(typed);
    await expect(active).toHaveText(label);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await run('dark', words.theme.dark);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await run('dash', /^Dashboard/);
  await expect(dashboard(page).heading).toBeFocused();
  await run('view list', words.view.list);
  await expect(dashboard(page).table).toBeVisible();
  await run('online', words.filter.online);
  await expect(page).toHaveURL(/state=online$/);
  await run('billing', screens.shell.billing);
  await expect(page).toHaveURL(/\/myaccount$/);
  await run('activ', screens.shell.activity);
  await expect(page).toHaveURL(/\/activity$/);
  await run('settin', screens.shell.settings);
  await expect(page).toHaveURL(/\/myaccount\/settings\/profile$/);
  // Other workspaces may have a device of the same name.
  await run('stop main', `${words.deviceAction.stop('Main PL')}Studio`);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect.poll(() => account.device('Main PL').read()).toMatchObject({ state: 'offline' });
  await run('details main', `${words.deviceAction.details('Main PL')}Studio`);
  const drawer = page.getByRole('dialog', { name: screens.deviceDrawer.label('Main PL') });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  // It closes with its URL; an open overlay keeps the shortcut.
  await expect(drawer).toBeHidden();
  await run('log out', screens.shell.logOut);
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[ACCT-7, PLUS-26] the palette switches the account and then finds only its devices', async ({
  page,
  world,
}) => {
  const plan = (device: string) => ({ workspaces: [{ name: 'Studio', devices: [{ name: device }] }] });
  const here = await world.account({ ...plan('Device here'), people: { multi: { role: 'account-owner' } } });
  const there = await world.account(plan('Device there'));
  await world.join(here.people.multi, there, { role: 'account-admin' });
  await signIn(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
  const { open, active, option } = palette(page);
  await open();
  await page.keyboard.type(`switch ${there.name}`);
  await expect(active).toHaveText(`${words.switchTo(there.name)}Account Admin`);
  await page.keyboard.press('Enter');
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
  await open();
  await page.keyboard.type('device');
  await expect(option(/^Device there/)).toBeVisible();
  await expect(option(/^Device here/)).toHaveCount(0);
});

test('[PLUS-26] shortcuts are ignored in dialogs and text fields, and closing the palette restores the focus', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ ...STUDIO, people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  const { search, cards } = dashboard(page);
  await expect(cards).toHaveCount(3);
  const { open, dialog, field } = palette(page);
  const shortcuts = page.getByRole('dialog', { name: words.shortcutsTitle });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('?/');
  await expect(search).toHaveValue('?/');
  await expect(shortcuts).toBeHidden();
  await open();
  await page.keyboard.type('?');
  await expect(field).toHaveValue('?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();
  await search.fill('');

  const { control } = deviceCard(page, { name: 'Main PL' });
  await control('stop').focus();
  await page.keyboard.press('?');
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(control('stop')).toBeFocused();
  await page.getByRole('button', { name: screens.shell.find }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
  await shell(page).openMenu();
  await page.keyboard.press('Control+k');
  await expect(shell(page).logOut).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[PLUS-26] a dialog whose part cannot be loaded shows one message and closes, so that others open', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404|dynamically imported module/, 'the part is missing');
  const { people } = await world.account({ ...STUDIO, people: { owner: { role: 'account-owner' } } });
  const part = /\/assets\/shortcuts-dialog-[^/]*\.js$/;
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await signIn(page, people.owner);
  await expect(dashboard(page).cards).toHaveCount(3);
  const message = page.getByRole('alert').filter({ hasText: WORDINGS.generalError });
  await page.keyboard.press('?');
  await expect(message).toHaveCount(1);
  const { open, dialog } = palette(page);
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
