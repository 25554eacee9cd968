import {
  PERMISSION_REFUSAL_TEXTS,
  permissionRefusalText,
  roleNameText,
  screens,
  WHO_CAN_ACTS,
} from '@partyline/texts';
import type { Page } from '@playwright/test';
import {
  deviceCard,
  openDeviceMenu,
  openWorkspaceMenuEntry,
  workspaceMenu,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { palette } from '../../screens/shell/palette.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';

const words = screens.whoCan;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
  ],
  people: {
    owner: { role: 'account-owner' },
    chief: { role: 'workspace-admin', in: 'Studio' },
    crew: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'chief' | 'crew' | 'client'>;

const actChoice = (page: Page) => page.getByRole('combobox', { name: words.act });
const objectChoice = (page: Page) => page.getByRole('combobox', { name: words.object });
const able = (page: Page) =>
  page.getByRole('region', { name: /can$/ }).or(page.getByRole('region', { name: words.rolesCan }));
const rows = (page: Page) => able(page).getByRole('listitem');

async function choose(page: Page, choice: ReturnType<typeof actChoice>, option: string) {
  await choice.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('[PLUS-35, HZ-9] an owner asks who can stop devices, reads by which role, and gives the smallest one', async ({
  page,
  world,
}) => {
  const { people, name } = await world.account(PLAN);
  await signIn(page, people.owner, '/manage-invite');
  await page.getByRole('link', { name: screens.peopleTabs.whoCan }).click();
  await choose(page, actChoice(page), WHO_CAN_ACTS['instance.stop']);
  await choose(page, objectChoice(page), 'Studio');
  await expect(page).toHaveURL(/who-can\?.*act=instance\.stop/);
  await expect(page.getByRole('heading', { name: words.can(3) })).toBeVisible();
  await expect(rows(page).nth(0)).toContainText(words.you(people.owner.name));
  await expect(rows(page).nth(0)).toContainText(words.ofAccount(name));
  await expect(rows(page).nth(1)).toContainText(people.chief.name);
  await expect(rows(page).nth(1)).toContainText(words.ofWorkspace('Studio'));
  await expect(page.getByText(words.now(roleNameText('endpoint-user'), 'Studio'))).toBeVisible();
  const smallest = page.getByRole('radio', { name: words.smallest });
  await expect(smallest).toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: words.changeRole }).click();
  const dialog = page.getByRole('dialog', { name: words.changeTitle(people.client.name) });
  await expect(dialog).toContainText(
    words.changeText(roleNameText('endpoint-user'), roleNameText('vic-admin'), 'Studio'),
  );
  await dialog.getByRole('button', { name: words.change }).click();
  await expect(page.getByText(words.changed(people.client.name, roleNameText('vic-admin')))).toBeVisible();
  await expect(page.getByRole('heading', { name: words.can(4) })).toBeVisible();
});

test('[PLUS-35, PLUS-4] an owner gives a role until a date, and the date is required', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { people } = account;
  const query = `act=instance.stop&workspace=${account.workspaceId('Studio')}`;
  await signIn(page, people.owner, `/manage-invite/who-can?${query}`);
  await page.getByRole('radio', { name: words.onlyUntil(roleNameText('vic-admin')) }).check();
  await page.getByRole('button', { name: words.changeRole }).click();
  const dialog = page.getByRole('dialog', { name: words.changeTitle(people.client.name) });
  await dialog.getByRole('button', { name: words.change }).click();
  await expect(dialog.getByText(words.endRequired)).toBeVisible();
  await dialog.getByLabel(words.endsAt).fill('2099-05-01');
  await dialog.getByRole('button', { name: words.change }).click();
  await expect(rows(page).filter({ hasText: people.client.name })).toContainText('2099');
});

test('[PLUS-35, GV-24] a workspace admin reads the names of the workspace, and of the account its roles alone', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.chief, '/manage-invite/who-can?act=instance.start');
  await expect(page.getByRole('heading', { name: words.can(2) })).toBeVisible();
  await expect(rows(page).filter({ hasText: people.crew.name })).toBeVisible();
  await expect(rows(page).filter({ hasText: words.hidden })).toContainText(roleNameText('account-owner'));
  await expect(page.getByText(people.owner.email)).toHaveCount(0);
  // May give the smaller role, not the next one.
  await expect(page.getByRole('button', { name: words.changeRole })).toBeVisible();
  await page.getByRole('radio', { name: roleNameText('workspace-admin') }).check();
  await expect(page.getByRole('button', { name: words.changeRole })).toHaveCount(0);
});

test('[PLUS-35, GV-24] a client user reads roles without names and what would allow them, on a phone', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people } = await world.account(PLAN);
  await signIn(page, people.client, '/manage-invite/who-can?act=instance.start');
  await expect(page.getByRole('heading', { name: words.rolesCan })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: words.wouldAllowYou })).toBeVisible();
  await expect(page.getByRole('radio', { name: words.smallest })).toBeChecked();
  for (const { email, name } of [people.owner, people.chief, people.crew]) {
    await expect(page.getByText(email)).toHaveCount(0);
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: words.changeRole })).toHaveCount(0);
});

test('[PLUS-35, GC-5] in a trial no one can invite, and the page says what is missing and who can get it', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ isTrial: true, people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner, '/manage-invite/who-can?act=workspace.invite');
  await expect(page.getByRole('heading', { name: words.noneCan })).toBeVisible();
  await expect(page.getByText(PERMISSION_REFUSAL_TEXTS.trial).first()).toBeVisible();
  await expect(page.getByText(words.needs['paid-plan'])).toContainText(roleNameText('account-owner'));
});

test('[PLUS-35, GC-14] an unknown workspace is not found, and another can be chosen', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404.*who-can/, 'the workspace is unknown');
  const { people } = await world.account(PLAN);
  await signIn(page, people.chief, '/manage-invite/who-can?workspace=999999999');
  await expect(page.getByRole('heading', { name: words.unknownTitle })).toBeVisible();
  await choose(page, objectChoice(page), 'Studio');
  await expect(page.getByRole('heading', { name: words.can(2) })).toBeVisible();
});

test('[PLUS-35] the question is asked with the keyboard alone, by a part of a name', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner, '/manage-invite/who-can');
  await actChoice(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('rename the acc');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.can(1) })).toBeVisible();
  await expect(page).toHaveURL(/act=accountName\.rename/);
  await objectChoice(page).waitFor({ state: 'detached' });
});

test('[PLUS-35] the menu of a device leads to who can start or stop it, for a user who may not', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.client);
  const device = account.device('Main PL');
  const menu = await openDeviceMenu(deviceCard(page, device).card, device);
  await menu.getByRole('menuitem', { name: screens.whoCanLink.start }).click();
  await expect(page).toHaveURL(/who-can\?.*act=instance\.start/);
  await expect(objectChoice(page)).toHaveValue('Main PL, Studio');
  await expect(page.getByRole('heading', { name: words.rolesCan })).toBeVisible();
});

test('[PLUS-7, PLUS-35] a menu entry that the trial refuses leads to who can', async ({ page, world }) => {
  const trial = await world.account({
    isTrial: true,
    workspaces: [{ name: 'Hall', isDefault: true }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, trial.people.owner);
  const menu = workspaceMenu(page, 'Hall');
  await menu.button.click();
  const entry = page.getByRole('menuitem', {
    name: `${screens.workspaceMenu.entries.invite} ${screens.whoCanLink.any}`,
  });
  await expect(entry).toBeEnabled();
  await expect(entry).toHaveAccessibleDescription(
    permissionRefusalText('trial', { purchase: 'buy', accountName: trial.name }),
  );
  await entry.press('Enter');
  await expect(page).toHaveURL(/who-can\?.*act=workspace\.invite/);
  await expect(page.getByRole('heading', { name: words.noneCan })).toBeVisible();
});

test('[PLUS-7, PLUS-26, PLUS-35] a command of the palette that the trial refuses leads to who can', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    isTrial: true,
    workspaces: [{ name: 'Hall', isDefault: true }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  await expect(workspaceMenu(page, 'Hall').button).toBeVisible();
  const { open, active } = palette(page);
  await open();
  await page.keyboard.type(screens.workspaceMenu.newWorkspace);
  await expect(active).toHaveText(
    new RegExp(`^${screens.workspaceMenu.newWorkspace}.*${screens.whoCanLink.any.replace('?', '\\?')}$`),
  );
  await expect(active).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/who-can\?.*act=account\.workspace\.add/);
});

test('[PLUS-35] a refused page leads to who can', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.client, '/manage-invite');
  await page.getByRole('link', { name: screens.whoCanLink.any }).click();
  await expect(page).toHaveURL(/who-can\?.*act=workspace\.list/);
  await expect(page.getByRole('heading', { name: words.rolesCan })).toBeVisible();
});

test('[PLUS-35, GC-14] a change is not made when the member no longer has the role that was read', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { people } = account;
  const query = `act=instance.stop&workspace=${account.workspaceId('Studio')}`;
  await signIn(page, people.owner, `/manage-invite/who-can?${query}`);
  await page.getByRole('button', { name: words.changeRole }).click();
  const dialog = page.getByRole('dialog', { name: words.changeTitle(people.client.name) });
  await expect(dialog).toBeVisible();
  await world.database.query('UPDATE app.memberships SET role_id = 6 WHERE user_uid = $1', [
    people.client.uid,
  ]);
  await dialog.getByRole('button', { name: words.change }).click();
  await expect(page.getByText(words.notAsRead(people.client.name))).toBeVisible();
  await expect(rows(page).filter({ hasText: people.client.name })).toContainText(
    roleNameText('workspace-admin'),
  );
});

/** Keeps the feed and its polls from a page, which then does not learn of a lowered role. */
const holdFeed = (page: Page) => page.route(/\/users\/notification(?:\/stream|\?|$)/, () => undefined);

test('[PLUS-7, PLUS-35] a dialog whose call was refused leads to who can', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, 'the role was lowered meanwhile');
  const account = await world.account(PLAN);
  const { chief } = account.people;
  await holdFeed(page);
  await signIn(page, chief);
  await openWorkspaceMenuEntry(page, 'Studio', 'rename');
  // The page reads the role after a refusal, and closes the dialogs of another one.
  await page.route('**/api/login', () => undefined);
  await world.changeRole(chief, account, 'endpoint-user');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Stage');
  await dialog.getByRole('textbox').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(PERMISSION_REFUSAL_TEXTS['no-right']);
  await expect(dialog.getByRole('link', { name: screens.whoCanLink.any })).toHaveAttribute(
    'href',
    `/manage-invite/who-can?act=workspace.rename&workspace=${account.workspaceId('Studio')}`,
  );
});

test('[PLUS-7, PLUS-35] the message of a refused call leads to who can', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, 'the role was lowered meanwhile');
  const account = await world.account(PLAN);
  const { crew } = account.people;
  await holdFeed(page);
  await signIn(page, crew);
  const { control } = deviceCard(page, account.device('Main PL'));
  await expect(control('start')).toBeEnabled();
  await world.changeRole(crew, account, 'endpoint-user');
  await control('start').click();
  const message = page.getByRole('region', { name: screens.shell.messages }).getByRole('alert');
  await expect(message).toContainText('Main PL');
  await message.getByRole('link', { name: screens.whoCanLink.any }).click();
  await expect(page).toHaveURL(/who-can\?act=instance\.start&device=/);
  await expect(page.getByRole('heading', { name: words.rolesCan })).toBeVisible();
});
