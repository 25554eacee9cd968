import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, showView } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { german } from '../../screens/shell/language.ts';
import { notifications } from '../../screens/shell/notifications.ts';
import { palette } from '../../screens/shell/palette.ts';
import { shell, visit } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.dashboardFilters;
const LONG_NAME = 'Broadcast compound OB-4 backup';

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      isDefault: true,
      devices: [{ name: 'Camera', report: ONLINE }, { name: LONG_NAME }, { name: 'Gate' }],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

const tools = (page: Page) => page.getByRole('region', { name: screens.dashboard.toolsLabel });

/** Returns the places of everything in the toolbar and of the tally, once the controls that are loaded last are there. */
async function places(page: Page): Promise<string[]> {
  await expect(notifications(page).bell(0)).toBeVisible();
  return page
    .locator('header')
    .locator('input:visible, button:visible, [role=radiogroup]:visible, [role=slider]:visible')
    .evaluateAll((controls, clear) => {
      const shown = controls.filter((control) => control.textContent !== clear);
      return shown.map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
    }, screens.dashboard.clearFilters);
}

test('[PLUS-13] nothing in the bar moves when filters are set, at any width, and the search field keeps its room', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await showView(page, 'grid');
  const banner = page.getByRole('banner');
  for (const width of [1440, 1280, 1024, 768, 720, 640, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/dashboard');
    await expect(dashboard(page).cards).toHaveCount(3);
    await expect(dashboard(page).view('grid').or(dashboard(page).filters).first()).toBeVisible();
    const before = await places(page);
    const field = await tools(page).getByRole('search').boundingBox();
    if (width !== 640) expect(field?.width, `${width} px`).toBeGreaterThanOrEqual(width > 360 ? 200 : 180);
    // By URL: the test is about rendering, not choosing.
    await visit(page, '/dashboard?state=online&plan=Pro&favorites=1');
    await expect(page.getByText(screens.dashboard.nothingFoundTitle)).toBeVisible();
    await expect(dashboard(page).view('grid').or(dashboard(page).filters).first()).toBeVisible();
    expect(await places(page), `${width} px`).toEqual(before);
    if (width > 630)
      await expect(banner.getByRole('button', { name: screens.dashboard.clearFilters })).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px`).toBe(0);
  }
});

test('[GD-41] the longer words of German leave the toolbar on one line at every width', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account({ ...PLAN, workspaces: [...PLAN.workspaces, { name: 'Annexe' }] });
  const page = await openBrowser({ locale: 'de-AT' });
  await signIn(page, people.owner);
  const bar = page.getByRole('region', { name: german.screens.dashboard.toolsLabel });
  const controls = bar.locator(
    '[role=search], button:visible, [role=radiogroup]:visible, [role=slider]:visible',
  );
  await expect(bar.getByRole('button', { name: german.screens.dashboardFilters.workspace })).toBeVisible();
  for (const width of [1440, 1280, 1199, 1100, 1099, 1040, 1000, 992, 991, 768, 720, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('button', { name: german.screens.workspaceMenu.addMenu })).toBeVisible();
    const middles = await controls.evaluateAll((all) =>
      all.map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    expect(middles.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(8);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px`).toBe(0);
  }
});

test('[GD-41] a filtered workspace says how many of its devices are shown', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { onlineOf, shownOf } = screens.dashboard;
  await expect(page.getByText(onlineOf(1, 3))).toBeVisible();
  await dashboard(page).search.fill('gate');
  await expect(page.getByText(shownOf(1, 3))).toBeVisible();
  await showView(page, 'list');
  await expect(page.getByText(shownOf(1, 3))).toBeVisible();
  await dashboard(page).search.fill('');
  await expect(page.getByText(onlineOf(1, 3))).toBeVisible();
});

test('[PLUS-13, DASH-1] on a phone the filters are a sheet with a title, views in words, and targets of 44 px', async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { filters } = dashboard(page);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: words.filters });
  await expect(sheet.getByRole('heading', { name: words.filters })).toBeVisible();
  for (const name of Object.values(screens.dashboardViews.views)) {
    const label = sheet.getByText(name, { exact: true });
    await expect(label).toBeVisible();
    expect((await label.boundingBox())?.width, name).toBeGreaterThan(20);
  }
  await expect(sheet.getByRole('button', { name: words.show(3) })).toBeInViewport({ ratio: 1 });
  for (const checkbox of await sheet.getByRole('checkbox').all()) {
    // Away from the sheet's footer, which covers rows.
    await checkbox.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const isLarge = await checkbox.evaluate((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      const owner = (dx: number, dy: number) =>
        document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)?.closest('label, input');
      return [owner(0, -21), owner(0, 21), owner(21, 0)].every((hit) => hit === box);
    });
    expect(isLarge).toBe(true);
  }
  for (const button of await sheet.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await sheet.getByRole('checkbox', { name: 'Offline' }).check();
  await expect(sheet.getByRole('button', { name: words.show(2) })).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: screens.dashboard.clearFilters }).click();
  await sheet.getByRole('button', { name: words.show(3) }).click();
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
});

test('[PLUS-26] a phone shows one magnifier, and the palette is behind the last tab', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await expect(dashboard(page).filters).toBeVisible();
  await expect(page.locator('.tabler-icon-search').filter({ visible: true })).toHaveCount(1);
  await shell(page).openMenu();
  await page.getByRole('button', { name: screens.shell.find, exact: true }).click();
  const { field, dialog } = palette(page);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(shell(page).lastTab).toBeFocused();
});

test('[PLUS-26] the palette says the verb first: alone among the actions of one device, before the name elsewhere', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await expect(dashboard(page).filters).toBeVisible();
  const { open, dialog, option } = palette(page);
  await open();
  await page.keyboard.type('broad');
  const own = dialog.getByRole('group', { name: screens.commandPalette.actionsOn(LONG_NAME) });
  await expect(
    own.getByRole('option', { name: screens.commandPalette.deviceVerbs.star, exact: true }),
  ).toBeVisible();
  await expect(own.getByRole('option').first()).toHaveText(screens.commandPalette.deviceVerbs.start);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('add broad');
  await expect(option(new RegExp(`^${screens.commandPalette.deviceVerbs.star}`))).toBeVisible();
});

test('[PLUS-26] the search field shows its key, and the user menu lists the keyboard shortcuts', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { search } = dashboard(page);
  const key = tools(page).getByText('/', { exact: true });
  await expect(key).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(key).toBeHidden();
  await shell(page).openMenu();
  await page.getByRole('button', { name: screens.commandPalette.shortcuts }).click();
  const dialog = page.getByRole('dialog', { name: screens.commandPalette.shortcutsTitle });
  await expect(dialog.getByText(screens.commandPalette.keys.between)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(shell(page).menuButton).toBeFocused();
});
