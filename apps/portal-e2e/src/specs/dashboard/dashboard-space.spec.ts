import type { Locator } from '@playwright/test';
import { screens } from '@partyline/texts';
import {
  dashboard,
  deviceCard,
  devicePanel,
  deviceRow,
  showView,
  zoomTo,
} from '../../screens/workspace/dashboard.ts';
import { german } from '../../screens/shell/language.ts';
import { signIn } from '../../screens/login/login.ts';
import { answerLater } from '../../screens/account/subscription-prompts.ts';
import { expect, test } from '../../test.ts';
import { findCutWords } from '../../watch/cut-words.ts';
import { OFFLINE, ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const LONG_NAME = 'Broadcast compound OB-4 backup';
const REASON = 'The configuration could not be applied';
/** Minimum width of a name in the list, px. */
const NAME_PX = 232;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      devices: [
        { name: 'Stage manager', report: ONLINE, leads: true },
        { name: LONG_NAME, follows: 'Stage manager', report: ONLINE },
        { name: LONG_NAME.replace('OB', 'PC'), kind: 'device' },
        { name: 'Follow spots', report: { ...OFFLINE, status: 'failed', failureReason: REASON } },
        { name: 'Lossy', report: { ...ONLINE, status: 'warning', failureReason: '3.1 % packet loss' } },
        { name: 'Over', report: ONLINE, users: 100, isSubscriptionOver: true },
      ],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

test('[PLUS-11] at every width the list has room for names, with badges too, and shows what is wrong', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await answerLater(page);
  const { view, table } = dashboard(page);
  await view('list').click();
  const names = table.getByRole('row', { name: /, / }).getByRole('cell').nth(2);
  await expect(names).toBeVisible();
  const cells = table.locator('[role="cell"]:has(> button[dir])');
  for (const width of [768, 992, 1252, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cells).toHaveCount(6);
    const rooms = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { paddingLeft, paddingRight } = getComputedStyle(cell);
        return cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      }),
    );
    expect(Math.min(...rooms), `${String(width)} px`).toBeGreaterThanOrEqual(NAME_PX);
    for (const name of [LONG_NAME, LONG_NAME.replace('OB', 'PC')]) {
      const { link } = deviceRow(page, { name });
      expect(await findCutWords(link), `${String(width)} px`).toEqual([]);
    }
    const { row } = deviceRow(page, { name: 'Follow spots' });
    // Below the problems.
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText(REASON)).toBeInViewport();
    expect(await findCutWords(row), `${String(width)} px`).toEqual([]);
    const isWhole = await row
      .getByText(REASON)
      .evaluate(
        (reason) => reason.scrollWidth <= reason.clientWidth && reason.scrollHeight <= reason.clientHeight,
      );
    expect(isWhole, `${String(width)} px`).toBe(true);
  }
});

test('a list row of a device that does not run is unlit, as its card is', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await answerLater(page);
  const { card } = deviceCard(page, { name: 'Follow spots' });
  await expect(card).toBeVisible();
  await dashboard(page).view('list').click();
  const groundOf = (name: string) =>
    deviceRow(page, { name }).row.evaluate((row) => getComputedStyle(row).backgroundColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(deviceRow(page, { name: 'Lossy' }).row).toBeVisible();
  expect(await groundOf('Follow spots')).toBe(ground);
  expect(await groundOf(LONG_NAME.replace('OB', 'PC'))).toBe(ground);
  expect(await groundOf('Lossy')).not.toBe(ground);
});

test('[DASH-2, PLUS-11] the smallest cards say what is wrong, above their controls', async ({
  page,
  world,
}) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await answerLater(page);
  await zoomTo(page, 33);
  for (const [name, reason, control] of [
    ['Follow spots', 'The configuration', 'retry'],
    ['Lossy', '3.1 % packet loss', 'open'],
  ] as const) {
    const device = deviceCard(page, { name });
    const line = device.card.getByText(reason);
    await expect(line).toBeInViewport();
    const box = await line.boundingBox();
    const below = await device.control(control).boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN) - 1);
    const card = await device.card.boundingBox();
    expect((below?.y ?? NaN) + (below?.height ?? NaN)).toBeLessThan((card?.y ?? NaN) + (card?.height ?? NaN));
  }
});

test('where a card is short of space the users give way, and the term stays', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  await answerLater(page);
  const { card } = deviceCard(page, { name: 'Over' });
  const users = card.getByText(screens.dashboard.users(100), { exact: true });
  const isSeen = () =>
    users.evaluate((text) => {
      const hiding = text.parentElement?.getBoundingClientRect();
      const { top } = text.getBoundingClientRect();
      return hiding !== undefined && top < hiding.bottom - 1;
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await zoomTo(page, 100);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(screens.dashboard.expired)).toBeInViewport();
  expect(await isSeen()).toBe(true);
  await page.setViewportSize({ width: 1356, height: 900 });
  await zoomTo(page, 34);
  await expect.poll(isSeen).toBe(false);
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(screens.dashboard.expired)).toBeInViewport();
  expect(await findCutWords(card)).toEqual([]);
});

test('[DASH-2] the longer words of German leave the smallest cards room for all controls', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account(PLAN);
  const page = await openBrowser({ locale: 'de-AT' });
  await signIn(page, people.owner);
  const slider = page.getByRole('slider', { name: german.screens.dashboardViews.zoom });
  const card = page.getByRole('article').filter({ hasText: 'Lossy' });
  // The narrowest that a small card is.
  await page.setViewportSize({ width: 1428, height: 900 });
  await slider.press('Home');
  const stop = card.getByRole('button', { name: german.screens.dashboard.stop });
  await card.scrollIntoViewIfNeeded();
  await expect(stop).toBeVisible();
  await expect
    .poll(() =>
      card.evaluate((element) => {
        const { right } = element.getBoundingClientRect();
        const controls = [...element.querySelectorAll('button')];
        return Math.max(...controls.map((control) => control.getBoundingClientRect().right)) - right;
      }),
    )
    .toBeLessThanOrEqual(-2);
});

test('[PLUS-11] every view, the popup and the drawer say when a device was last seen', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const device = account.device('Stage manager');
  await world.database.query(
    `UPDATE app.instances SET last_seen = now() - interval '7 min', state_since = now() - interval '3 h' WHERE id = $1`,
    [device.id],
  );
  const seen = screens.dashboard.seen(screens.dashboard.ago('7 m'));
  await signIn(page, account.people.owner);
  await answerLater(page);
  const { card } = deviceCard(page, device);
  await expect(card.getByText(seen)).toBeInViewport();
  await expect(card.locator('time')).toHaveAttribute('title', screens.dashboard.lastSeen('7 m ago'));
  await showView(page, 'list');
  await expect(deviceRow(page, device).row.getByText(seen)).toBeInViewport();
  await showView(page, 'popup');
  await page.setViewportSize({ width: 360, height: 740 });
  await card.getByRole('button', { name: device.name, exact: true }).click();
  const facts = screens.deviceDrawer;
  const fact = (within: Locator) => within.getByText(facts.seen, { exact: true }).locator('+ dd');
  const { panel } = devicePanel(page, device);
  await expect(fact(panel)).toHaveText(screens.dashboard.ago('7 m'));
  await panel.getByRole('button', { name: screens.deviceCare.actions.details }).click();
  const drawer = page.getByRole('dialog', { name: facts.label(device.name) });
  await expect(drawer.getByRole('heading', { name: facts.network })).toBeVisible();
  await expect(fact(drawer)).toHaveText(screens.dashboard.ago('7 m'));
});
