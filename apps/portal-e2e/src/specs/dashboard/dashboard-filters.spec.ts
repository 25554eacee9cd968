import { DEVICE_STATE_WORDS, screens } from '@partyline/texts';
import {
  dashboard,
  deviceCard,
  deviceRow,
  listedNames,
  showFavourites,
  showView,
  waitForFeed,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const words = screens.dashboardFilters;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'On air', report: { ...ONLINE, version: '4.9.0' } },
        { name: 'Resting', report: { state: 'offline', status: 'healthy', DNSStatus: '', version: '4.8.0' } },
        { name: 'Panel', kind: 'device' },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

test('[PLUS-13, GD-41] filters narrow the dashboard, are kept in the URL and over a reload, and can be cleared together', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards, filters } = dashboard(page);
  await filters.click();
  const panel = page.getByRole('dialog', { name: words.filters });
  await panel.getByRole('checkbox', { name: DEVICE_STATE_WORDS.online }).check();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/state=online/);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(filters).toHaveAccessibleName(words.chosen(words.filters, 1));

  await page.reload();
  await expect(deviceCard(page, { name: 'On air' }).card).toBeVisible();
  await expect(cards).toHaveCount(1);
  await filters.click();
  await page.getByRole('checkbox', { name: '4.8.0' }).check();
  await expect(page.getByText(screens.dashboard.nothingFoundTitle)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: screens.dashboard.clearFilters }).first().click();
  await expect(cards).toHaveCount(3);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[PLUS-13] each filter finds the matching devices', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards } = dashboard(page);
  await expect(cards).toHaveCount(3);
  for (const [query, names] of [
    ['plan=pro', ['On air', 'Resting']],
    ['version=4.8.0', ['Resting']],
    ['center=eu-fra', ['On air', 'Resting']],
    ['state=offline', ['Panel', 'Resting']],
    ['state=offline&plan=Pro&q=rest', ['Resting']],
  ] as const) {
    await page.goto(`/dashboard?${query}`);
    await expect(cards.getByRole('heading')).toHaveText(names);
  }
});

test('[GEN-16, DEV-54, PLUS-13] a favourite survives a reload, and the favourites filter shows only favourites', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { star } = deviceCard(page, { name: 'Resting' });
  const sent = page.waitForResponse((answer) => answer.url().includes('/vic/favorite/'));
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect((await sent).request().postDataJSON()).toEqual({ isFavorite: 1 });
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await showFavourites(page);
  await expect(dashboard(page).cards).toHaveCount(1);
  await star.click();
  const nothing = page.getByRole('heading', { name: screens.dashboard.nothingFoundTitle }).locator('..');
  const { nothingFoundText, clearAll, clearFilters } = screens.dashboard;
  await expect(nothing).toContainText(nothingFoundText('', true, 3));
  await expect(nothing.getByRole('button', { name: clearFilters })).toBeVisible();
  await dashboard(page).search.fill('rest');
  await expect(nothing).toContainText(nothingFoundText('rest', true, 3));
  await nothing.getByRole('button', { name: clearAll }).click();
  await expect(dashboard(page).cards).toHaveCount(3);
});

test('[DEV-54] a favourite set during a refetch is not overwritten by its older response', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  const { star } = deviceCard(page, { name: 'Resting' });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await waitForFeed(page);
  const shown = await star.evaluateHandle((button) => {
    const seen: (string | null)[] = [];
    const note = () => void seen.push(button.getAttribute('aria-pressed'));
    new MutationObserver(note).observe(button, { attributeFilter: ['aria-pressed'] });
    return seen;
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let reads = 0;
  await page.route(/\/api\/vic$/, async (route) => {
    const answer = await route.fetch();
    reads += 1;
    await held;
    // The aborted request has no receiver.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  let write = () => {};
  const writing = new Promise<void>((resolve) => (write = resolve));
  await page.route(/\/api\/vic\/favorite\//, async (route) => {
    await writing;
    await route.continue();
  });
  // One fetch is pending before the star is set; another begins before the server knows of it.
  await world.announce(account, 'workspace update');
  await expect.poll(() => reads).toBe(1);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await world.announce(account, 'workspace update');
  await expect.poll(() => reads).toBe(2);
  const written = page.waitForResponse(/\/api\/vic\/favorite\//);
  write();
  await (await written).finished();
  const follow = page.waitForResponse((response) => reads > 2 && /\/api\/vic$/.test(response.url()));
  release();
  await (await follow).finished();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(await shown.jsonValue()).toEqual(['true']);
});

test('removing a favourite from the favourites list does not move the focus to another star', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await showView(page, 'list');
  const starOf = (name: string) => deviceRow(page, { name }).star;
  for (const name of ['On air', 'Resting']) await starOf(name).click();
  await showFavourites(page);
  await expect(deviceRow(page, { name: 'Panel' }).row).toBeHidden();
  await starOf('On air').press('Enter');
  await expect(deviceRow(page, { name: 'On air' }).row).toBeHidden();
  await expect(starOf('Resting')).not.toBeFocused();
  await page.keyboard.press('Enter');
  await expect(starOf('Resting')).toHaveAttribute('aria-pressed', 'true');
});

test('[PLUS-13] a view is saved under a name, survives a reload, and restores its search', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { search, cards } = dashboard(page);
  const savedViews = dashboard(page).filters;
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  const save = async (name: string) => {
    await savedViews.click();
    await page.getByRole('textbox', { name: words.saveName }).fill(name);
    await page.getByRole('button', { name: words.save }).click();
    await page.keyboard.press('Escape');
  };
  await save('Everything');
  await search.fill('rest');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/q=rest/);
  await save('Night');
  // A saved search is restored even without later typing.
  await savedViews.click();
  await view('Everything').click();
  await expect(cards).toHaveCount(3);
  await view('Night').click();
  await expect(search).toHaveValue('rest');
  await expect(cards).toHaveCount(1);
  await page.goto('/dashboard');
  await expect(cards).toHaveCount(3);
  await savedViews.click();
  await view('Night').click();
  await expect(cards).toHaveCount(1);
  await expect(search).toHaveValue('rest');
  await page.getByRole('button', { name: words.remove('Night') }).click();
  await page.getByRole('button', { name: words.remove('Everything') }).click();
  await expect(page.getByText(words.savedNone)).toBeVisible();
});

test('[PLUS-13] a tally button filters by its state, by keyboard too, and a second press clears the filter', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  const { cards } = dashboard(page);
  const tally = page.getByRole('list', { name: screens.dashboard.tallyLabel });
  const count = (name: keyof typeof screens.dashboard.tally) =>
    tally.getByRole('button', { name: new RegExp(`^\\d+ ${screens.dashboard.tally[name]}$`) });
  await count('online').focus();
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('heading')).toHaveText(['On air']);
  await expect(page).toHaveURL(/state=online$/);
  await expect(count('online')).toHaveAttribute('aria-pressed', 'true');
  await count('offline').click();
  await expect(cards).toHaveCount(3);
  await count('online').click();
  await expect(cards.getByRole('heading')).toHaveText(['Panel', 'Resting']);

  await page.reload();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(count('offline')).toHaveAttribute('aria-pressed', 'true');
  await expect(count('offline')).toHaveText('2 offline');
  await count('offline').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[DASH-19] on a phone the list is sorted with a select, in both directions', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, people.owner);
  await showView(page, 'list');
  const sort = page.getByRole('combobox', { name: screens.dashboardViews.sortBy });
  await expect.poll(() => listedNames(page)).toEqual(['On air', 'Panel', 'Resting']);
  await sort.selectOption({ label: screens.dashboardViews.columns.version });
  await expect.poll(() => listedNames(page)).toEqual(['Resting', 'Panel', 'On air']);
  await page.getByRole('button', { name: screens.dashboardViews.sortUp }).click();
  await expect.poll(() => listedNames(page)).toEqual(['On air', 'Panel', 'Resting']);
  await expect(page).toHaveURL(/sort=-version/);
  await sort.selectOption('');
  await expect(page).not.toHaveURL(/sort/);
});
