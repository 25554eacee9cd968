import { screens, WORKSPACE_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import { expect } from '../test.ts';
import { OFFLINE, ONLINE } from '../world/account-plan.ts';
import {
  dashboard,
  deviceCard,
  openDeviceMenu,
  openWorkspaceDialog,
  showView,
  workspaceMenu,
} from '../screens/workspace/dashboard.ts';
import { signIn } from '../screens/login/login.ts';
import { oneScreen, screenGroup, type ScreenFixtures } from './screen-group.ts';
import { palette } from '../screens/shell/palette.ts';
import { plans } from '../screens/account/plans.ts';
import { visit } from '../screens/shell/shell.ts';

const { deviceCare, deviceDrawer } = screens;

/** Opens a dashboard with a few devices only, because the dashboard behind an overlay is checked too. */
async function beginWithDevices({ page, world }: ScreenFixtures): Promise<void> {
  const { people } = await world.account({
    workspaces: [
      {
        name: 'Studio',
        isDefault: true,
        devices: [
          { name: 'Main PL', report: ONLINE },
          { name: 'Flies', report: OFFLINE },
        ],
      },
      {
        name: 'Truck',
        devices: [
          { name: 'Stage manager', report: ONLINE, leads: true },
          { name: 'Sound desk', report: ONLINE, follows: 'Stage manager' },
        ],
      },
      { name: 'Attic', devices: [{ name: 'Spare' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  await expect(dashboard(page).cards.first()).toBeVisible();
}

const OVER_DEVICES = screenGroup(beginWithDevices, {
  'the device popover of a tile': async ({ page }) => {
    await showView(page, 'popup');
    await page.getByRole('button', { name: 'Main PL', exact: true }).click();
    await expect(page.getByRole('dialog', { name: deviceDrawer.label('Main PL') })).toBeVisible();
  },
  'the device drawer': async ({ page }) => {
    await showView(page, 'grid');
    await page.getByRole('button', { name: 'Main PL', exact: true }).click();
    await expect(page.getByRole('region', { name: deviceDrawer.history })).toBeVisible();
  },
  'the edit device dialog with its errors': async ({ page }) => {
    const menu = await openDeviceMenu(deviceCard(page, { name: 'Main PL' }).card, { name: 'Main PL' });
    await menu.getByRole('menuitem', { name: deviceCare.actions.edit }).click();
    const dialog = page.getByRole('dialog', { name: deviceCare.editTitle('Main PL') });
    const name = dialog.getByRole('textbox', { name: deviceCare.name });
    await name.fill('');
    await dialog.getByRole('button', { name: deviceCare.save }).click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    // Closing an edited form asks first.
    await name.fill('Main PL');
  },
  'the confirm dialog before a leader is stopped': async ({ page }) => {
    await deviceCard(page, { name: 'Stage manager' }).control('stop').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the command palette with devices and actions': async ({ page }) => {
    await palette(page).open();
    await palette(page).field.fill('main');
    await expect(palette(page).active).toBeVisible();
  },
  'the dashboard with no search results': async ({ page }) => {
    await dashboard(page).search.fill('no-such');
    await expect(page.getByText(screens.dashboard.nothingFoundTitle)).toBeVisible();
  },
});

const OF_WORKSPACES = screenGroup(beginWithDevices, {
  'the workspace menu': async ({ page }) => {
    await showView(page, 'grid');
    const { button, menu } = workspaceMenu(page, 'Studio');
    await button.click();
    await expect(menu).toBeVisible();
  },
  'the rename workspace dialog': async ({ page }) => {
    const dialog = await openWorkspaceDialog(page, 'Attic', 'rename');
    const field = dialog.getByRole('textbox', { name: screens.workspaceMenu.name });
    await field.fill('#1');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
  'the delete workspace dialog': async ({ page }) => {
    const dialog = await openWorkspaceDialog(page, 'Attic', 'delete');
    await expect(dialog.getByRole('listitem')).toHaveText('Spare');
  },
  'the plans of an instance': async ({ page }) => {
    await visit(page, '/myaccount/plans');
    await expect(plans(page).cards.first()).toBeVisible();
    await plans(page).list('upgrade').click();
    await expect(plans(page).target).toBeVisible();
  },
  'the add device page': async ({ page }) => {
    await visit(page, '/adddevice?code=MADE-UP-CODE');
    await expect(page.getByRole('button', { name: screens.addDevice.add })).toBeVisible();
  },
  'an invalid device link': async ({ page }) => {
    await page.goto('/adddevice?code=');
    await expect(page.getByRole('alert')).toBeVisible();
  },
});

export const DEVICE_SCREENS = [
  OVER_DEVICES,
  OF_WORKSPACES,
  oneScreen('the delete workspace dialog with blockers', async ({ page, world }) => {
    // More than it lists.
    const running = Array.from({ length: 12 }, (_, index) => ({ name: `Line ${index}`, report: ONLINE }));
    const { people } = await world.account({
      workspaces: [
        { name: 'House', isDefault: true },
        { name: 'Truck', devices: running },
      ],
      people: { owner: { role: 'account-owner' }, leader: { role: 'workspace-owner', in: 'Truck' } },
    });
    await signIn(page, people.owner);
    const dialog = await openWorkspaceDialog(page, 'Truck', 'delete');
    await expect(dialog).toContainText(WORKSPACE_DELETION_REFUSAL_TEXTS['devices-running']);
  }),
];
