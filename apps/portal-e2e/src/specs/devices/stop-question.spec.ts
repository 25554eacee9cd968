import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import {
  dashboard,
  deviceCard,
  devicePanel,
  deviceRow,
  openDeviceMenu,
  waitForFeed,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { palette } from '../../screens/shell/palette.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

const words = screens.confirmCommand;
const { actions } = screens.deviceCare;

async function withRunningDevices(world: World) {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Busy', report: { ...ONLINE, connectedUsers: 3 } },
          { name: 'Empty', report: { ...ONLINE, connectedUsers: 0 } },
          { name: 'Uncounted', report: { ...ONLINE, connectedUsers: null } },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  return { account, owner: account.people.owner };
}

const question = (page: Page, name: string) =>
  page.getByRole('dialog', { name: words.stopTitle(name), exact: true });

test('[GD-28, GZ-15] stopping a device asks while users are connected or their number is unknown, and says how many', async ({
  page,
  world,
}) => {
  const { account, owner } = await withRunningDevices(world);
  await signIn(page, owner);
  const busy = deviceCard(page, { name: 'Busy' });
  await busy.control('stop').click();
  await expect(question(page, 'Busy')).toContainText('3 users are connected and will be disconnected.');
  await waitForFeed(page);
  await account.device('Busy').report({ connectedUsers: 4 });
  await expect(question(page, 'Busy')).toContainText('4 users are connected');
  await question(page, 'Busy').getByRole('button', { name: words.cancel }).click();
  await expect(question(page, 'Busy')).toBeHidden();
  expect(await account.device('Busy').read()).toMatchObject({ state: 'online', lastCommandNumber: 0 });

  await deviceCard(page, { name: 'Uncounted' }).control('stop').click();
  await expect(question(page, 'Uncounted')).toContainText(words.stopUsers(null));
  await page.keyboard.press('Escape');

  await busy.control('stop').click();
  await question(page, 'Busy').getByRole('button', { name: words.stopDevice }).click();
  await expect(busy.control('start')).toBeEnabled();
});

test('[GZ-15] stopping a device that is known to have no users asks nothing', async ({ page, world }) => {
  const { owner } = await withRunningDevices(world);
  await signIn(page, owner);
  const { control, working } = deviceCard(page, { name: 'Empty' });
  await control('stop').click();
  await expect(working('stopping').or(control('start'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[GZ-15] the list, the tile, the drawer, the menu and the palette ask as the card does', async ({
  page,
  world,
}) => {
  const { account, owner } = await withRunningDevices(world);
  await signIn(page, owner);
  const { view } = dashboard(page);
  const expectAsked = async () => {
    await expect(question(page, 'Busy')).toContainText('3 users are connected');
    await page.keyboard.press('Escape');
    await expect(question(page, 'Busy')).toBeHidden();
  };
  await view('list').click();
  const { row, control } = deviceRow(page, { name: 'Busy' });
  await expect(control('open')).toBeEnabled();
  await expect(control('stop')).toBeHidden();
  const menu = await openDeviceMenu(row, { name: 'Busy' });
  await menu.getByRole('menuitem', { name: actions.stop, exact: true }).click();
  await expectAsked();

  await view('popup').click();
  await page.getByRole('button', { name: 'Busy', exact: true }).click();
  const opened = devicePanel(page, { name: 'Busy' });
  await opened.control('stop').click();
  await expectAsked();
  await page.keyboard.press('Escape');

  await view('grid').click();
  await page.getByRole('button', { name: 'Busy', exact: true }).click();
  await opened.control('stop').click();
  await expectAsked();
  await opened.panel.getByRole('button', { name: screens.deviceDrawer.close }).click();

  const { open, option } = palette(page);
  await open();
  await page.keyboard.type('stop busy');
  await option(screens.commandPalette.deviceAction.stop('Busy')).first().click();
  await expectAsked();
  expect(await account.device('Busy').read()).toMatchObject({ state: 'online', lastCommandNumber: 0 });
});

test('Open and Stop stand apart on a card', async ({ page, world }) => {
  const { owner } = await withRunningDevices(world);
  await signIn(page, owner);
  const { control } = deviceCard(page, { name: 'Busy' });
  await expect(control('open')).toBeEnabled();
  const [open, stop] = await Promise.all([control('open').boundingBox(), control('stop').boundingBox()]);
  expect(stop?.x ?? 0).toBeGreaterThanOrEqual((open?.x ?? 0) + (open?.width ?? Infinity) + 16);
});
