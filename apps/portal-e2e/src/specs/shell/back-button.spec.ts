import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import {
  dashboard,
  deviceCard,
  openDeviceMenu,
  openWorkspaceDialog,
  showView,
  workspaceMenu,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import type { World } from '../../world/world.ts';

const words = screens.dashboardFilters;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      isDefault: true,
      devices: [{ name: 'Camera', report: ONLINE }, { name: 'Desk', report: ONLINE }, { name: 'Gate' }],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

/** Enters the dashboard from My account, where one Back too many would lead. */
async function comeFromMyAccount(page: Page, world: World): Promise<void> {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner, '/myaccount');
  await shell(page).navigation.getByRole('link', { name: screens.shell.dashboard }).click();
  await showView(page, 'grid');
  await expect(deviceCard(page, { name: 'Camera' }).control('open')).toBeVisible();
}

/** Goes back once more and expects to leave the dashboard: no history entry is left. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/myaccount/);
}

const drawer = (page: Page, name: string) =>
  page.getByRole('dialog', { name: screens.deviceDrawer.label(name) });

for (const width of [1440, 360]) {
  test(`[PLUS-12] Back closes the drawer at ${width} px, and closing it otherwise leaves no entry behind`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await comeFromMyAccount(page, world);
    const open = async () => {
      await page.getByRole('button', { name: 'Camera', exact: true }).click();
      await expect(drawer(page, 'Camera')).toBeVisible();
    };
    await open();
    await page.goBack();
    await expect(drawer(page, 'Camera')).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);

    await open();
    await page.getByRole('button', { name: screens.deviceDrawer.next }).click();
    await expect(drawer(page, 'Desk')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();

    await open();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open();
    // A second press must not leave the page.
    await drawer(page, 'Camera')
      .getByRole('button', { name: screens.deviceDrawer.close, exact: true })
      .dblclick();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectNothingLeft(page);
  });

  test(`[PLUS-12] a drawer stays open over a reload and opens from a link at ${width} px; closing it stays on the dashboard`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await comeFromMyAccount(page, world);
    await page.getByRole('button', { name: 'Camera', exact: true }).click();
    await expect(page).toHaveURL(/device=/);
    const link = page.url();
    await page.reload();
    await expect(drawer(page, 'Camera')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page, 'Camera')).toBeHidden();
    await expectNothingLeft(page);

    await page.goto(link);
    await expect(drawer(page, 'Camera')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page, 'Camera')).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('[GD-41, PLUS-13] Back takes filters back one by one; typing gets no entry of its own and is not lost', async ({
  page,
  world,
}) => {
  await comeFromMyAccount(page, world);
  const { search, cards } = dashboard(page);
  const tally = page.getByRole('list', { name: screens.dashboard.tallyLabel });
  await search.pressSequentially('a');
  await expect(page).toHaveURL(/q=a$/);
  await search.pressSequentially('e');
  // Immediately: the typed text belongs to the entry before the filter.
  await tally.getByRole('button', { name: screens.dashboard.tally.online }).click();
  await expect(page).toHaveURL(/q=ae.*state=online|state=online.*q=ae/);
  await search.fill('');
  await expect(cards).toHaveCount(2);
  await tally.getByRole('button', { name: screens.dashboard.tally.offline }).click();
  await expect(cards).toHaveCount(3);
  await page.goBack();
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=ae$/);
  await expect(search).toHaveValue('ae');
  await page.goBack();
  await expect(page).toHaveURL(/\/myaccount/);
});

test('on a phone Back closes every sheet and nothing else, and a closed sheet leaves no entry behind', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await comeFromMyAccount(page, world);
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');
  const camera = deviceCard(page, { name: 'Camera' });
  const sheets = [
    [menu, () => openDeviceMenu(camera.card, { name: 'Camera' })],
    [menu, () => workspaceMenu(page, 'Studio').button.click()],
    [dialog, () => openWorkspaceDialog(page, 'Studio', 'rename')],
    [dialog, () => shell(page).openMenu()],
    [dialog, () => dashboard(page).filters.click()],
  ] as const;
  for (const [sheet, open] of sheets) {
    await open();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
    await open();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await showView(page, 'popup');
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(drawer(page, 'Camera')).toBeVisible();
  await page.goBack();
  await expect(drawer(page, 'Camera')).toBeHidden();
  await expectNothingLeft(page);
});

test('on a phone a drawer that a menu opened takes the place of the menu in the history', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await comeFromMyAccount(page, world);
  const menu = await openDeviceMenu(deviceCard(page, { name: 'Camera' }).card, { name: 'Camera' });
  await menu.getByRole('menuitem', { name: screens.deviceCare.actions.details }).click();
  await expect(drawer(page, 'Camera')).toBeVisible();
  // A menu over the drawer closes alone.
  await openDeviceMenu(drawer(page, 'Camera'), { name: 'Camera' });
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(drawer(page, 'Camera')).toBeVisible();
  await page.goBack();
  await expect(drawer(page, 'Camera')).toBeHidden();
  await expectNothingLeft(page);
});

for (const how of ['Back', 'the button']) {
  test(`[PLUS-13] on a phone filters stay when their sheet is closed with ${how}; the next Back takes them back`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await comeFromMyAccount(page, world);
    const { filters, cards } = dashboard(page);
    const sheet = page.getByRole('dialog', { name: words.filters });
    await filters.click();
    await sheet.getByRole('checkbox', { name: 'Online' }).check();
    await expect(sheet.getByRole('button', { name: words.show(2) })).toBeVisible();
    await sheet.getByRole('button', { name: words.favourites }).click();
    await expect(sheet.getByRole('button', { name: words.show(0) })).toBeVisible();
    await sheet.getByRole('button', { name: words.favourites }).click();
    if (how === 'Back') await page.goBack();
    else await sheet.getByRole('button', { name: words.show(2) }).click();
    await expect(sheet).toBeHidden();
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL(/state=online/);
    await page.goBack();
    await expect(cards).toHaveCount(3);
    await expectNothingLeft(page);
  });
}
