import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse } from '../watch/stub-response.ts';
import { ONLINE } from '../world/account-plan.ts';
import { dashboard, deviceCard, deviceRow, openDeviceMenu, showView } from './dashboard.ts';
import { signIn } from './login.ts';
import { DEMO, INJECTED, owner, signInWithDevices, type OpenScreen } from './open-screen.ts';

/** The dashboard in every state, and the dialogs over its devices. */
export const DASHBOARD_SCREENS = {
  'the dashboard with every state of a device': async ({ page }) => {
    await signIn(page, { email: 'owner@demo.partyline.test', password: DEMO });
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
  },
  'the dashboard while it loads': async (fixtures) => {
    const { page } = fixtures;
    await page.route('**/api/vic', () => undefined);
    await signIn(page, await owner(fixtures));
    await expect(page.getByText(screens.dashboard.loading)).toBeAttached();
  },
  'the dashboard that cannot be loaded': async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/status of 403/, INJECTED);
    await stubResponse(
      page,
      { method: 'GET', path: '/api/vic' },
      failureResponse(403, 2003, 'Not on a Sunday.'),
    );
    await signIn(page, await owner(fixtures));
    await expect(page.getByRole('heading', { name: screens.dashboard.failedTitle })).toBeVisible();
  },
  'the dashboard without a network': async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
    await signIn(page, { email: 'vicadmin@demo.partyline.test', password: DEMO });
    await expect(dashboard(page).cards.first()).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeVisible();
  },
  'the dashboard with a search that finds nothing': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { owner: { role: 'account-owner' } },
    });
    await signIn(page, people.owner);
    await dashboard(page).search.fill('nobody');
    await expect(page.getByText(screens.dashboard.nothingFoundTitle)).toBeVisible();
  },
  'the dashboard with an alert': async ({ page, world }) => {
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
      people: { client: { role: 'endpoint-user', in: 'Studio' } },
    });
    await signIn(page, people.client);
    await showView(page, 'grid');
    await deviceCard(page, { name: 'Main PL' }).control('start').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    // The pointer on it keeps it there.
    await page.getByRole('alert').hover();
  },
  'the dashboard as a list with a selection': async ({ page }) => {
    await signIn(page, { email: 'owner@demo.partyline.test', password: DEMO });
    await showView(page, 'list');
    const { tick, row } = deviceRow(page, { name: 'Main PL' });
    await tick.check();
    await expect(row).toBeVisible();
    await expect(page.getByRole('toolbar', { name: screens.deviceCare.bulkLabel })).toBeVisible();
  },
  'the dashboard as tiles': async ({ page }) => {
    await signIn(page, { email: 'owner@demo.partyline.test', password: DEMO });
    await showView(page, 'popup');
    await expect(dashboard(page).cards.first()).toBeVisible();
  },
  'the card of a tile': async (fixtures) => {
    const { page } = fixtures;
    await signInWithDevices(fixtures);
    await showView(page, 'popup');
    await page.getByRole('button', { name: 'Main PL', exact: true }).click();
    await expect(page.getByRole('dialog', { name: screens.deviceDrawer.label('Main PL') })).toBeVisible();
  },
  'the menu of a device': async ({ page }) => {
    await signIn(page, { email: 'owner@demo.partyline.test', password: DEMO });
    await showView(page, 'grid');
    const menu = await openDeviceMenu(deviceCard(page, { name: 'Main PL' }).card, { name: 'Main PL' });
    await expect(menu).toBeVisible();
  },
  'the drawer of a device': async (fixtures) => {
    const { page } = fixtures;
    await signInWithDevices(fixtures);
    await showView(page, 'grid');
    await page.getByRole('button', { name: 'Main PL', exact: true }).click();
    await expect(page.getByRole('region', { name: screens.deviceDrawer.history })).toBeVisible();
  },
  'the form that edits a device': async (fixtures) => {
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
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
  'the question before a leader is stopped': async ({ page, world }) => {
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
