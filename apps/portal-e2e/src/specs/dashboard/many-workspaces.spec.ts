import type { Page } from '@playwright/test';
import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import { cardName, dashboard, deviceCard, showView } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { addManyWorkspaces } from '../../world/many-devices.ts';

const words = screens.dashboard;
/** The venues of one town, among those of another: a thousand with that of the plan. */
const FOUND = 40;
const OTHERS = 959;

const PLAN = {
  workspaces: [{ name: 'Théâtre Molde', isDefault: true, devices: [{ name: 'Stage' }] }],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

const header = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('[GD-41] a search among a thousand workspaces packs the devices it finds, each with the name of its workspace', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await addManyWorkspaces(world, account, 'Oslo', FOUND);
  await addManyWorkspaces(world, account, 'Bergen', OTHERS);
  await signIn(page, account.people.owner);
  const { search, cards, devicesOf } = dashboard(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(header(page, 'Bergen 1')).toBeVisible();
  for (const [view, perRow] of [
    ['grid', 4],
    ['popup', 5],
  ] as const) {
    await showView(page, view);
    await search.fill('oslo');
    await expect(header(page, words.foundIn(FOUND, FOUND))).toBeVisible();
    await expect(header(page, 'Oslo 1')).toHaveCount(0);
    const first = devicesOf('Oslo 1');
    await expect(first).toContainText('Oslo 1');
    await expect(first.getByRole('article')).toHaveCount(1);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(perRow);
    expect(await height()).toBeLessThan(2_400);
    // One workspace alone has its header, with its menu.
    await search.fill('oslo 17');
    await expect(header(page, 'Oslo 17')).toBeVisible();
    await expect(cards).toHaveCount(1);
  }
});

test('[GD-41] the list gives each device that a search finds one row, which names its workspace', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await addManyWorkspaces(world, account, 'Oslo', FOUND);
  await addManyWorkspaces(world, account, 'Bergen', OTHERS);
  await signIn(page, account.people.owner);
  const { search, table } = dashboard(page);
  await showView(page, 'list');
  await expect(header(page, 'Bergen 1')).toBeVisible();
  await search.fill('oslo');
  const head = table.getByRole('row', { name: words.foundIn(FOUND, FOUND) });
  await expect(head).toBeVisible();
  const first = table.getByRole('row').filter({ has: page.getByText('Oslo 1', { exact: true }) });
  await expect(first.getByRole('button', { name: 'Main PL', exact: true })).toBeVisible();
  const rowPx = 36;
  const box = async (row: typeof head) => (await row.boundingBox()) ?? { y: NaN, height: NaN };
  expect((await box(first)).y - (await box(head)).y).toBeLessThanOrEqual(rowPx + 4);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(FOUND * rowPx + 480);
  // Arrow keys go from device to device, and the selection takes what was found.
  await first.getByRole('button', { name: 'Main PL', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  const second = table.getByRole('row').filter({ has: page.getByText('Oslo 2', { exact: true }) });
  await expect(second.getByRole('button', { name: 'Main PL', exact: true })).toBeFocused();
  await second.getByRole('checkbox').check();
  await table.getByRole('checkbox', { name: screens.dashboardViews.selectAll }).check();
  await expect(page.getByText(screens.deviceCare.selected(FOUND), { exact: true })).toBeVisible();
});

test('[GD-41] a venue among a thousand is found and its device started in three acts at most', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await addManyWorkspaces(world, account, 'Oslo', FOUND);
  await addManyWorkspaces(world, account, 'Bergen', OTHERS);
  await signIn(page, account.people.owner);
  await expect(header(page, 'Bergen 1')).toBeVisible();
  const { search } = dashboard(page);
  const stage = account.device('Stage');
  const { control } = deviceCard(page, stage);
  const acts = [() => search.fill('theatre mol'), () => control('start').click()];
  for (const act of acts) await act();
  expect(acts.length).toBeLessThanOrEqual(3);
  await expect(
    page.getByRole('article', { name: cardName(stage, DEVICE_STATE_WORDS.online), exact: true }),
  ).toBeVisible();
  expect((await stage.read()).state).toBe('online');
});
