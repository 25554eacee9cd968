import type { Page } from '@playwright/test';
import {
  DECIDED_REFUSALS,
  DECIDED_WORDINGS,
  screens,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
  WORKSPACE_NAME_REFUSAL_TEXTS,
} from '@partyline/texts';
import {
  dashboard,
  holdDeviceReads,
  openWorkspaceDialog,
  showView,
  workspaceMenu,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { OFFLINE, ONLINE } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

const words = screens.workspaceMenu;
const REFUSED = /status of 400.*api\/workspace\/\d+/;

/** Renames a workspace in the database, without an event. */
const renameUnseen = (world: World, id: number, name: string) =>
  world.database.query(`UPDATE app.workspaces SET name = $1, row_version = row_version + 1 WHERE id = $2`, [
    name,
    id,
  ]);

/** Sets the owner of a workspace in the database, without an event. */
const setOwnerSeat = (world: World, workspaceId: number, isTaken: boolean) =>
  world.database.query(
    `UPDATE app.memberships SET removed_at = CASE WHEN $2 THEN NULL ELSE now() END
      WHERE workspace_id = $1 AND role_id = 2`,
    [workspaceId, isTaken],
  );

const notices = (page: Page) => page.getByRole('status');

test('[WS-2, WS-15, WS-22, WS-24, WS-26, WS-27, DASH-14] renaming a workspace refuses an invalid name at the field and a stale edit once, and shows for other users at once', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED, 'the API refuses what the page cannot know');
  const account = await world.account({
    // A device with a subscription; without one the account is limited like a trial.
    workspaces: [
      { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
      { name: 'Studio' },
      { name: 'Truck' },
    ],
    people: { owner: { role: 'account-owner' }, crew: { role: 'vic-admin', in: 'Studio' } },
  });
  const other = await openBrowser();
  await signIn(other, account.people.crew);
  await signIn(page, account.people.owner);
  await showView(page, 'list');
  const dialog = await openWorkspaceDialog(page, 'Studio', 'rename');
  const name = dialog.getByRole('textbox', { name: words.name });
  const save = dialog.getByRole('button', { name: words.rename });
  for (const [typed, text] of [
    ['', WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-required']],
    ['Studio #1', 'Special characters are not allowed: #'],
    ['x'.repeat(31), `${WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-too-long']} 31 of 30 characters`],
    ['TRUCK', WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-taken']],
  ] as const) {
    await name.fill(typed);
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(text);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue(typed);
  }

  await test.step('a name that only the API knows to be taken', async () => {
    await renameUnseen(world, account.workspaceId('Truck'), 'Garage');
    await name.fill('garage');
    await save.click();
    await expect(name).toHaveAccessibleDescription(
      new RegExp(WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-taken']),
    );
    await expect(name).toHaveValue('garage');
  });

  await test.step('a name that another user has changed meanwhile', async () => {
    await name.fill('Big studio');
    await renameUnseen(world, account.workspaceId('Studio'), 'Stage');
    await world.announce(account, 'workspace update');
    await expect(dialog).toContainText(words.calledNow('Stage'));
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText(DECIDED_REFUSALS.stale);
    await expect(name).toHaveValue('Big studio');
    await save.click();
    await expect(dialog).toBeHidden();
  });

  await expect(notices(page).getByText(words.renamed('Studio', 'Big studio'))).toBeVisible();
  await expect(workspaceMenu(page, 'Big studio').button).toBeFocused();
  await expect(dashboard(other).workspace('Big studio')).toBeVisible();
});

test('[GU-17] a new name that is sent offline is kept, beside a sentence that says why', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const dialog = await openWorkspaceDialog(page, 'Studio', 'rename');
  const name = dialog.getByRole('textbox', { name: words.name });
  const save = dialog.getByRole('button', { name: words.rename });
  await name.fill('Big studio');
  await context.setOffline(true);
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(DECIDED_WORDINGS.offline);
  await expect(name).toHaveValue('Big studio');
  await context.setOffline(false);
  await save.click();
  await expect(dashboard(page).workspace('Big studio')).toBeVisible();
});

test('[CONST-14, DASH-21, GW-17] the message at a workspace hides after 8 s', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await page.clock.install();
  await signIn(page, account.people.owner);
  await expect(dashboard(page).view('grid')).toBeVisible();
  const dialog = await openWorkspaceDialog(page, 'Studio', 'rename');
  const now = () => page.evaluate(() => Date.now());
  await dialog.getByRole('textbox', { name: words.name }).fill('Big studio');
  const before = await now();
  await page.keyboard.press('Enter');
  const message = notices(page).getByText(words.renamed('Studio', 'Big studio'));
  await expect(message).toBeVisible();
  const after = await now();
  await page.clock.pauseAt(before + 7_900);
  await expect(message).toBeVisible();
  await page.clock.runFor(after - before + 200);
  await expect(message).toBeHidden();
});

test('[WS-3, WS-16, WS-18, WS-19, WS-20, WS-25, DASH-15, ERR-32, ERR-33] deleting a workspace shows all blockers at once, and moves its devices to the default workspace', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(REFUSED, 'the API refuses what the page cannot know');
  const account = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }, { name: 'Spare PL' }] },
      { name: 'Truck' },
    ],
    people: { owner: { role: 'account-owner' }, leader: { role: 'workspace-owner', in: 'Studio' } },
  });
  const { owner, leader } = account.people;
  await signIn(page, owner);
  await showView(page, 'popup');
  const dialog = await openWorkspaceDialog(page, 'Studio', 'delete');
  const confirm = dialog.getByRole('button', { name: words.delete });
  const texts = WORKSPACE_DELETION_REFUSAL_TEXTS;
  await expect(dialog.getByText(texts['has-owner'])).toBeVisible();
  await expect(dialog.getByText(screens.dashboard.ownedBy(leader.name))).toBeVisible();
  await expect(dialog.getByText(texts['devices-running'])).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['Main PL']);
  await expect(confirm).toBeHidden();
  await expect(dialog).toHaveAccessibleName(words.cannotDelete('Studio'));

  await test.step('the running devices are selected, to be stopped together', async () => {
    await dialog.getByRole('button', { name: words.selectRunning(1) }).click();
    await expect(dialog).toBeHidden();
    const bar = page.getByRole('toolbar', { name: screens.deviceCare.bulkLabel });
    await expect(bar.getByRole('button', { name: screens.deviceCare.bulk.stop(1) })).toBeEnabled();
    await bar.getByRole('button', { name: screens.deviceCare.clearSelection }).click();
    await openWorkspaceDialog(page, 'Studio', 'delete');
  });

  await test.step('resolved blockers disappear', async () => {
    await account.device('Main PL').report(OFFLINE);
    await expect(dialog.getByText(texts['devices-running'])).toBeHidden();
    await expect(confirm).toBeHidden();
    await setOwnerSeat(world, account.workspaceId('Studio'), false);
    await world.announce(account, 'workspace update');
    await expect(dialog.getByRole('listitem')).toHaveText(['Main PL', 'Spare PL']);
    await expect(dialog).toContainText(words.devicesGo(2, 'House'));
    await expect(dialog).toHaveAccessibleName(words.deleteTitle('Studio'));
  });

  await test.step('an owner who was added without an event', async () => {
    // A read on the page would show the owner before the click, or before the answer to it.
    const releaseReads = await holdDeviceReads(page);
    await setOwnerSeat(world, account.workspaceId('Studio'), true);
    const refusal = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await confirm.click();
    await refusal;
    await releaseReads();
    await expect(dialog.getByText(texts['has-owner'])).toBeVisible();
    await expect(confirm).toBeHidden();
    await setOwnerSeat(world, account.workspaceId('Studio'), false);
    await world.announce(account, 'workspace update');
  });

  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(workspaceMenu(page, 'Studio').button).toBeHidden();
  await expect(notices(page).getByText(words.deleted('Studio', 2))).toBeVisible();
  await expect(dashboard(page).devicesOf('House').getByRole('article')).toHaveCount(2);
  await expect(workspaceMenu(page, 'Truck').button).toBeFocused();
});

test('[WS-19, PLUS-7] the running devices that block a deletion can be scrolled by keyboard and lead to each device', async ({
  page,
  world,
}) => {
  const names = Array.from({ length: 14 }, (_, index) => `Camera ${String(index + 1).padStart(2, '0')}`);
  const { people } = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Studio', devices: names.map((name) => ({ name, report: ONLINE })) },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  const dialog = await openWorkspaceDialog(page, 'Studio', 'delete');
  const list = dialog.getByRole('list');
  const last = list.getByRole('link', { name: names.at(-1) ?? '' });
  await expect(last).not.toBeInViewport();
  await list.press('End');
  await expect(last).toBeInViewport();
  await last.click();
  await expect(
    page.getByRole('dialog', { name: screens.deviceDrawer.label(names.at(-1) ?? '') }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
});
