import type { Locator } from '@playwright/test';
import { screens } from '@partyline/texts';
import {
  dashboard,
  deviceCard,
  devicePanel,
  deviceRow,
  listedNames,
  zoomTo,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import { ownerOfManyDevices } from '../../world/many-devices.ts';

const words = screens.dashboardViews;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager', report: ONLINE, leads: true },
        { name: 'Flies', follows: 'Stage manager', users: 9 },
        { name: 'Alone', users: 10 },
        { name: 'Chorus', users: 100 },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

test('[DASH-1, DASH-5] there are exactly three views, grid is the default on a wide screen, and the chosen view is stored', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const views = page.getByRole('radiogroup', { name: words.view }).getByRole('radio');
  await expect(views).toHaveCount(3);
  const { view, cards, table } = dashboard(page);
  await expect(page.getByRole('radio', { name: words.views.grid })).toBeChecked();
  await expect(deviceCard(page, { name: 'Alone' }).control('start')).toBeVisible();

  await view('list').click();
  await expect(deviceRow(page, { name: 'Alone' }).row).toBeVisible();
  await expect(cards).toHaveCount(0);

  await view('popup').click();
  await expect(table).toBeHidden();
  await expect(cards).toHaveCount(4);
  await expect(deviceCard(page, { name: 'Alone' }).control('start')).toBeHidden();

  await view('list').click();
  await expect(table).toBeVisible();
  await page.reload();
  await expect(deviceRow(page, { name: 'Alone' }).row).toBeVisible();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(deviceRow(page, { name: 'Alone' }).row).toBeVisible();
});

test('[DASH-5, DASH-24] the default view is grid above 767 px, and popup at 767 px and below', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, people.owner);
  const start = deviceCard(page, { name: 'Alone' }).control('start');
  await expect(start).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(dashboard(page).cards).toHaveCount(4);
  await expect(start).toBeHidden();
});

test('[DASH-19, LQ-3] the list sorts users by number in both directions, then returns to leaders with their members', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await dashboard(page).view('list').click();
  await expect(deviceRow(page, { name: 'Flies' }).row).toBeVisible();
  const own = ['Stage manager', 'Flies', 'Alone', 'Chorus'];
  await expect.poll(() => listedNames(page)).toEqual(own);
  const users = page.getByRole('columnheader', { name: words.columns.users });
  await users.getByRole('button').click();
  await expect(users).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => listedNames(page)).toEqual(['Flies', 'Alone', 'Stage manager', 'Chorus']);
  await users.getByRole('button').click();
  await expect(users).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-users/);
  await expect.poll(() => listedNames(page)).toEqual(['Chorus', 'Stage manager', 'Alone', 'Flies']);
  await users.getByRole('button').click();
  await expect(users).not.toHaveAttribute('aria-sort');
  await expect.poll(() => listedNames(page)).toEqual(own);
});

test('[DASH-22, DASH-23, DASH-24] at every width a list row shows its actions without overflow, and the toolbar does not overlap', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await dashboard(page).view('list').click();
  const { row } = deviceRow(page, { name: 'Stage manager' });
  const menu = row.getByRole('button', { name: screens.dashboard.moreOf('Stage manager') });
  const rightOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box === null ? NaN : box.x + box.width;
  };
  for (const width of [360, 630, 631, 767, 768, 991, 992, 1199, 1200, 1251, 1252, 1439, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => (await rightOf(menu)) <= (await rightOf(row)), { message: `${String(width)} px` })
      .toBe(true);
    const cut = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      const title = document.querySelector('h1');
      return {
        page: scrollWidth - innerWidth,
        title: (title?.scrollWidth ?? NaN) - (title?.clientWidth ?? NaN),
      };
    });
    expect(cut, `${String(width)} px`).toEqual({ page: 0, title: 0 });
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('columnheader', { name: words.columns.users })).toBeVisible();

  await page.goto('/dashboard?state=online,offline&plan=Pro&center=eu-fra');
  await expect(menu).toBeVisible();
  const tools = page.getByRole('region', { name: screens.dashboard.toolsLabel });
  for (const width of [631, 700, 1360, 1399, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const overlaps = await tools.locator('input:visible, button:visible').evaluateAll((controls) => {
      const places = controls.map((control) => control.getBoundingClientRect());
      return places.filter(({ left }, index) => index > 0 && left < (places[index - 1]?.right ?? 0) - 1)
        .length;
    });
    expect(overlaps, `${String(width)} px`).toBe(0);
  }
});

test('a row that appears during a fast scroll has its name and state, and everything else once the page rests', async ({
  page,
  world,
}) => {
  await signIn(page, await ownerOfManyDevices(world, 'virtual', 600));
  for (const [view, selector] of [
    ['grid', 'article'],
    ['list', '[role="row"][aria-label]'],
  ] as const) {
    await dashboard(page).view(view).click();
    // The list begins with two rows, and the others follow.
    await expect.poll(() => page.locator(selector).count()).toBeGreaterThan(5);
    const passing = await page.evaluate(async (rows) => {
      const shown = () => [...document.querySelectorAll(rows)];
      const before = new Set(shown());
      scrollTo(0, 7_000);
      // The first rows after the jump, before the scroll has settled.
      while (shown().some((row) => before.has(row))) await new Promise(requestAnimationFrame);
      return shown().map((row) => row.querySelectorAll('button').length);
    }, selector);
    expect(passing.length).toBeGreaterThan(5);
    expect(new Set(passing), view).toEqual(new Set([1]));
    await expect(
      page.locator(selector).filter({ hasNot: page.getByRole('button', { name: screens.dashboard.start }) }),
    ).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('a list row starts its device', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await dashboard(page).view('list').click();
  const { control } = deviceRow(page, { name: 'Alone' });
  await control('start').click();
  // The host also reports hundreds of devices of parallel tests.
  await expect(control('open')).toBeEnabled();
});

test('a tile opens a popover with facts and actions, and Escape returns the focus to the tile', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await dashboard(page).view('popup').click();
  const tile = page.getByRole('button', { name: 'Alone', exact: true });
  await tile.click();
  const { panel, control } = devicePanel(page, { name: 'Alone' });
  await expect(control('start')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(tile).toBeFocused();
});

test('[DASH-2, DASH-4] the zoom enlarges rows and tiles', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  for (const view of ['list', 'popup'] as const) {
    await dashboard(page).view(view).click();
    const device =
      view === 'list' ? deviceRow(page, { name: 'Alone' }).row : deviceCard(page, { name: 'Alone' }).card;
    await expect(device).toBeVisible();
    const heights: number[] = [];
    for (const value of [33, 34, 68]) {
      await zoomTo(page, value);
      heights.push((await device.boundingBox())?.height ?? 0);
    }
    expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  }
});
