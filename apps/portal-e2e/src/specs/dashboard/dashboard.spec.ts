import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard, zoomTo } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.dashboard;

const PLAN = {
  workspaces: [
    { name: 'Default', isDefault: true, devices: [{ name: 'House PL', report: ONLINE }] },
    { name: 'Studio', devices: [{ name: 'Camera 2' }, { name: 'Camera 10' }, { name: 'Vision mixer' }] },
    { name: 'Attic' },
  ],
  people: {
    owner: { role: 'account-owner' },
    keeper: { role: 'workspace-owner', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'keeper'>;

function readHeadings(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading').allInnerTexts();
}

test('[DASH-9] every workspace, even an empty one, is an accordion with its devices in order', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { workspace } = dashboard(page);
  await expect(workspace('Attic')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(words.emptyWorkspaceTitle)).toBeVisible();
  expect(await readHeadings(page)).toEqual([
    'Default',
    'House PL',
    'Studio',
    'Camera 2',
    'Camera 10',
    'Vision mixer',
    'Attic',
    words.emptyWorkspaceTitle,
  ]);
  await expect(page.getByText(words.ownedBy(people.keeper.name))).toBeVisible();
  await expect(page.getByText(words.onlineOf(0, 3))).toBeVisible();
});

test('[DASH-9, DASH-10, DASH-11] a collapsed workspace hides its devices, is stored, and stays collapsed after a reload', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner } = account.people;
  await signIn(page, owner);
  const { workspace } = dashboard(page);
  const { card } = deviceCard(page, { name: 'Vision mixer' });
  await workspace('Studio').click();
  await expect(workspace('Studio')).toHaveAttribute('aria-expanded', 'false');
  await expect(card).toBeHidden();
  const stored = await page.evaluate(
    (key) => localStorage.getItem(key),
    `portal.accordions.${owner.uid}.${account.id}`,
  );
  expect(JSON.parse(stored ?? 'null')).toEqual([
    { workspaceId: account.workspaceId('Studio'), isOpen: false },
  ]);
  await page.reload();
  await expect(workspace('Studio')).toHaveAttribute('aria-expanded', 'false');
  await expect(deviceCard(page, { name: 'House PL' }).card).toBeVisible();
  await expect(card).toBeHidden();
  await workspace('Studio').click();
  await expect(card).toBeVisible();
});

test('a search finds devices in collapsed workspaces, is kept in the URL, and tells how many devices it hides', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { search, workspace, cards } = dashboard(page);
  await workspace('Studio').click();
  await search.fill('camera');
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=camera$/);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await search.fill('no-such');
  await expect(page.getByText(words.nothingFoundText('no-such', false, 4))).toBeVisible();
  await page.getByRole('button', { name: words.clearSearch }).last().click();
  await expect(deviceCard(page, { name: 'House PL' }).card).toBeVisible();
  await expect(deviceCard(page, { name: 'Vision mixer' }).card).toBeHidden();
});

test('[DASH-2, DASH-3, DASH-4] the zoom ranges from 0 to 100 over small, medium and large, and is stored', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const zoom = page.getByRole('slider', { name: screens.dashboardViews.zoom });
  const { card } = deviceCard(page, { name: 'House PL' });
  await expect(zoom).toHaveAttribute('aria-valuemin', '0');
  await expect(zoom).toHaveAttribute('aria-valuemax', '100');
  const heights: number[] = [];
  for (const [value, size] of [
    [33, screens.dashboardViews.zoomSizes.small],
    [34, screens.dashboardViews.zoomSizes.medium],
    [67, screens.dashboardViews.zoomSizes.medium],
    [68, screens.dashboardViews.zoomSizes.large],
  ] as const) {
    await zoomTo(page, value);
    await expect(zoom).toHaveAttribute('aria-valuetext', size);
    heights.push((await card.boundingBox())?.height ?? 0);
  }
  const [small, medium, alsoMedium, large] = heights;
  expect(medium).toBeGreaterThan(small ?? Infinity);
  expect(alsoMedium).toBe(medium);
  expect(large).toBeGreaterThan(medium ?? Infinity);
  await page.reload();
  await expect(zoom).toHaveAttribute('aria-valuenow', '68');
});

test('an empty workspace explains how devices get there', async ({ page, world }) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, account.people.owner);
  await expect(page.getByText(words.emptyWorkspaceTitle)).toBeVisible();
});

test('devices of another account are not shown', async ({ page, world }) => {
  const mine = await world.account(PLAN);
  await world.account({ workspaces: [{ name: 'Foreign', devices: [{ name: 'Foreign line' }] }] });
  await signIn(page, mine.people.owner);
  await expect(dashboard(page).cards).toHaveCount(4);
  await expect(page.getByText('Foreign')).toHaveCount(0);
});

test('a user with a role in one workspace sees only that workspace', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.keeper);
  const { workspace, cards } = dashboard(page);
  await expect(workspace('Studio')).toBeVisible();
  await expect(page.getByText(words.ownedByYou)).toBeVisible();
  await expect(cards).toHaveCount(3);
  await expect(workspace('Default')).toBeHidden();
});
