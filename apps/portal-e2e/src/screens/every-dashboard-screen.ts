import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse } from '../watch/stub-response.ts';
import { ONLINE } from '../world/account-plan.ts';
import { dashboard, deviceCard, deviceRow, openDeviceMenu, showView } from './dashboard.ts';
import { signIn } from './login.ts';
import { DEMO, STUBBED, owner, signInWithDevices, type OpenScreen } from './open-screen.ts';
import { runOlderBuild } from './older-build.ts';
import { answerLater } from './subscription-prompts.ts';

/** The demo account has an expired subscription. */
async function signInAsOwner(page: Page): Promise<void> {
  await signIn(page, { email: 'owner@demo.partyline.test', password: DEMO });
  await answerLater(page);
}

export const DASHBOARD_SCREENS = {
  'the dashboard with every device state': async ({ page }) => {
    await signInAsOwner(page);
    await expect(dashboard(page).cards.first()).toBeVisible();
  },
  'the dashboard of a client user': async ({ page }) => {
    await signIn(page, { email: 'client@demo.partyline.test', password: DEMO });
    await expect(dashboard(page).cards.first()).toBeVisible();
  },
  'the dashboard of a trial': async ({ page }) => {
    await signIn(page, { email: 'trial@demo.partyline.test', password: DEMO });
    await expect(dashboard(page).cards.first()).toBeVisible();
  },
  'the empty dashboard': async (fixtures) => {
    await signIn(fixtures.page, await owner(fixtures));
    await expect(fixtures.page.getByText(screens.dashboard.emptyWorkspaceTitle)).toBeVisible();
    await expect(fixtures.page.getByRole('region', { name: screens.newcomer.checklist.title })).toBeVisible();
  },
  'the notice of a new version': async ({ page }) => {
    await signIn(page, { email: 'vicadmin@demo.partyline.test', password: DEMO });
    await runOlderBuild(page);
    await page.reload();
    await expect(page.getByRole('region', { name: screens.newVersion.label })).toBeVisible();
  },
  'the loading dashboard': async (fixtures) => {
    const { page } = fixtures;
    await page.route('**/api/vic', () => undefined);
    await signIn(page, await owner(fixtures));
    await expect(page.getByText(screens.dashboard.loading)).toBeAttached();
  },
  'the dashboard after a failed load': async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/status of 403/, STUBBED);
    await stubResponse(
      page,
      { method: 'GET', path: '/api/vic' },
      failureResponse(403, 2003, 'Not on a Sunday.'),
    );
    await signIn(page, await owner(fixtures));
    await expect(page.getByRole('heading', { name: screens.dashboard.failedTitle })).toBeVisible();
  },
  'the offline dashboard': async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
    await signIn(page, { email: 'vicadmin@demo.partyline.test', password: DEMO });
    await expect(dashboard(page).cards.first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeVisible();
  },
  'the dashboard with no search results': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { owner: { role: 'account-owner' } },
    });
    await signIn(page, people.owner);
    await dashboard(page).search.fill('no-such');
    await expect(page.getByText(screens.dashboard.nothingFoundTitle)).toBeVisible();
  },
  'the dashboard with an alert': async ({ page, world, pageErrors }) => {
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { client: { role: 'endpoint-user', in: 'Studio' } },
    });
    await signIn(page, people.client);
    await showView(page, 'grid');
    pageErrors.allow(/status of 400.*\/favorite\//, STUBBED);
    const call = { method: 'PUT', path: /^\/api\/vic\/favorite\// };
    await stubResponse(page, call, failureResponse(400, 2000, 'Not now.'));
    await deviceCard(page, { name: 'Main PL' }).star.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    // An alert does not close while the pointer is on it.
    await page.getByRole('alert').hover();
  },
  'the list view with a selection': async ({ page }) => {
    await signInAsOwner(page);
    await showView(page, 'list');
    const { tick, row } = deviceRow(page, { name: 'Main PL' });
    await tick.check();
    await expect(row).toBeVisible();
    await expect(page.getByRole('toolbar', { name: screens.deviceCare.bulkLabel })).toBeVisible();
  },
  'the popup view': async ({ page }) => {
    await signInAsOwner(page);
    await showView(page, 'popup');
    await expect(dashboard(page).cards.first()).toBeVisible();
  },
  'the device popover of a tile': async (fixtures) => {
    const { page } = fixtures;
    await signInWithDevices(fixtures);
    await showView(page, 'popup');
    await page.getByRole('button', { name: 'Main PL', exact: true }).click();
    await expect(page.getByRole('dialog', { name: screens.deviceDrawer.label('Main PL') })).toBeVisible();
  },
  'the device menu': async ({ page }) => {
    await signInAsOwner(page);
    await showView(page, 'grid');
    const menu = await openDeviceMenu(deviceCard(page, { name: 'Main PL' }).card, { name: 'Main PL' });
    await expect(menu).toBeVisible();
  },
  'the device drawer': async (fixtures) => {
    const { page } = fixtures;
    await signInWithDevices(fixtures);
    await showView(page, 'grid');
    await page.getByRole('button', { name: 'Main PL', exact: true }).click();
    await expect(page.getByRole('region', { name: screens.deviceDrawer.history })).toBeVisible();
  },
  'the edit device dialog': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { owner: { role: 'account-owner' } },
    });
    await signIn(page, people.owner);
    await showView(page, 'grid');
    const menu = await openDeviceMenu(deviceCard(page, { name: 'Main PL' }).card, { name: 'Main PL' });
    await menu.getByRole('menuitem', { name: screens.deviceCare.actions.edit }).click();
    const dialog = page.getByRole('dialog', { name: screens.deviceCare.editTitle('Main PL') });
    await dialog.getByRole('textbox', { name: screens.deviceCare.name }).fill('');
    await dialog.getByRole('button', { name: screens.deviceCare.save }).click();
    await expect(dialog.getByRole('textbox', { name: screens.deviceCare.name })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
  'the confirm dialog before a leader is stopped': async ({ page, world }) => {
    const { people } = await world.account({
      workspaces: [
        {
          name: 'Studio',
          devices: [
            { name: 'Stage manager', report: ONLINE, leads: true },
            { name: 'Flies', report: ONLINE, follows: 'Stage manager' },
          ],
        },
      ],
      people: { owner: { role: 'account-owner' } },
    });
    await signIn(page, people.owner);
    await showView(page, 'grid');
    await deviceCard(page, { name: 'Stage manager' }).control('stop').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
