import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, logIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import type { World } from '../../world/world.ts';
import { visit } from '../../screens/shell/shell.ts';

const { idleDialog, sessionDialogs } = screens;
const MINUTE = 60_000;

const prompt = (page: Page) => page.getByRole('dialog', { name: idleDialog.title });
const timedOut = (page: Page) => page.getByRole('dialog', { name: sessionDialogs.timedOut.title });
const stay = (page: Page) => page.getByRole('button', { name: idleDialog.stay });

/** Tests move the clock by about an hour; starting in the past keeps it before a token's expiry. */
const BEHIND_MS = 65 * MINUTE;

async function signInAtDashboard(page: Page, world: World): Promise<void> {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.clock.install({ time: Date.now() - BEHIND_MS });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await pauseClock(page);
}

/** Pauses the clock after activity, which starts the idle time. */
async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await page.keyboard.press('Shift');
}

test('[IDLE-1, IDLE-8, IDLE-10, UI-9, CONST-11] the prompt opens after 30 minutes, and staying restarts them', async ({
  page,
  world,
}) => {
  await signInAtDashboard(page, world);
  await page.clock.fastForward(30 * MINUTE - 1_000);
  await expect(prompt(page)).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(page)).toContainText(idleDialog.text('2 minutes'));
  const ring = prompt(page).locator('circle').last();
  await expect(ring).toHaveAttribute('stroke-dasharray', '100 100');
  await page.clock.fastForward(75_000);
  await expect(prompt(page)).toContainText(idleDialog.text('45 seconds'));
  await expect(prompt(page)).toContainText(idleDialog.clock(45));
  await expect(ring).toHaveAttribute('stroke-dasharray', '37.5 100');
  await expect(prompt(page).getByRole('status')).toHaveText(idleDialog.text('1 minute'));
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeHidden();
  await page.clock.fastForward(29 * MINUTE);
  await expect(dashboard(page).heading).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await page.clock.fastForward(MINUTE);
  await expect(prompt(page)).toBeVisible();
});

test('[IDLE-2, IDLE-9, IDLE-11, ROUTE-19] an unanswered prompt logs out to /login after 2 minutes with a dialog to confirm', async ({
  page,
  world,
}) => {
  await signInAtDashboard(page, world);
  await page.clock.fastForward(30 * MINUTE);
  await expect(prompt(page)).toBeVisible();
  await page.clock.fastForward(2 * MINUTE - 1_000);
  await expect(prompt(page)).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(timedOut(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: sessionDialogs.timedOut.confirm }).click();
  await expect(timedOut(page)).toBeHidden();
  await expect(loginScreen(page).heading).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[IDLE-6, GI-6] the open prompt keeps the page and the session; only its end redirects, until it is confirmed', async ({
  page,
  world,
}) => {
  await signInAtDashboard(page, world);
  await page.clock.fastForward(30 * MINUTE);
  await expect(prompt(page)).toBeVisible();
  // Being idle alone redirects nowhere.
  await visit(page, '/myaccount');
  const title = page.getByRole('heading', { name: screens.billingTabs.title, includeHidden: true });
  await expect(title).toBeVisible();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(prompt(page)).toBeVisible();
  await expect(timedOut(page)).toBeHidden();
  await page.clock.fastForward(2 * MINUTE);
  // An expired prompt redirects until the user confirms it.
  await expect(timedOut(page)).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await visit(page, '/myaccount');
  await expect(page).toHaveURL(/\/login$/);
  await expect(timedOut(page)).toBeVisible();
  await page.getByRole('button', { name: sessionDialogs.timedOut.confirm }).click();
  await expect(timedOut(page)).toBeHidden();
  await visit(page, '/myaccount');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[IDLE-8] a dialog whose code arrives after the prompt has opened does not cover it, and is shown once it is answered', async ({
  page,
  world,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/shortcuts-dialog-[^/]*\.js$/, async (route) => {
    await held;
    return route.fallback();
  });
  await signInAtDashboard(page, world);
  const code = page.waitForResponse(/\/assets\/shortcuts-dialog-[^/]*\.js$/);
  await page.keyboard.press('?');
  await page.clock.fastForward(30 * MINUTE);
  await expect(stay(page)).toBeFocused();
  release();
  await (await code).finished();
  const shortcuts = page.getByRole('dialog', { name: screens.commandPalette.shortcutsTitle });
  await page.clock.runFor(2_000);
  await expect(shortcuts).toBeHidden();
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeHidden();
  await expect(shortcuts).toBeVisible();
});

test('[GI-7] the Log out now button of the prompt logs out by keyboard', async ({ page, world }) => {
  await signInAtDashboard(page, world);
  await page.clock.fastForward(30 * MINUTE);
  await expect(stay(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: idleDialog.logOut })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[GI-9] a machine that slept past the idle time logs out at once, without a prompt', async ({
  page,
  world,
}) => {
  await signInAtDashboard(page, world);
  await page.clock.fastForward(40 * MINUTE);
  await expect(timedOut(page)).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});

test('[IDLE-4] activity in one tab counts for all tabs, and staying in one closes the prompt in both', async ({
  page,
  context,
  world,
}) => {
  await signInAtDashboard(page, world);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other).heading).toBeVisible();
  await other.keyboard.press('Shift');
  await page.clock.fastForward(20 * MINUTE);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(20 * MINUTE);
  await expect(dashboard(other).heading).toBeVisible();
  await expect(prompt(other)).toBeHidden();
  await page.clock.fastForward(10 * MINUTE);
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(other)).toBeVisible();
  await stay(other).click();
  await expect(prompt(other)).toBeHidden();
  await expect(prompt(page)).toBeHidden();
});

test('[IDLE-4, GI-8] activity outside of the prompt closes it in every tab, and moving to its buttons does not', async ({
  page,
  context,
  world,
}) => {
  await signInAtDashboard(page, world);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other).heading).toBeVisible();
  await page.clock.fastForward(31 * MINUTE);
  await expect(prompt(page)).toBeVisible();
  await stay(page).hover();
  await page.keyboard.press('Tab');
  await page.clock.fastForward(1_000);
  await expect(prompt(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(prompt(page)).toBeHidden();
  await expect(prompt(other)).toBeHidden();
  await page.clock.fastForward(31 * MINUTE);
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('a');
  await expect(prompt(page)).toBeHidden();
});

test('[IDLE-5] the idle logout logs out every tab', async ({ page, context, world }) => {
  await signInAtDashboard(page, world);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other).heading).toBeVisible();
  await page.clock.fastForward(33 * MINUTE);
  for (const tab of [page, other]) {
    await expect(timedOut(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\/login$/);
  }
});

test('[IDLE-7] the prompt opens on the account selection too', async ({ page, world }) => {
  const here = await world.account({ people: { multi: { role: 'account-owner' } } });
  await world.join(here.people.multi, await world.account(), { role: 'account-admin' });
  await page.clock.install({ time: Date.now() - BEHIND_MS });
  await logIn(page, here.people.multi);
  await expect(page).toHaveURL(/\/accounts-select$/);
  await pauseClock(page);
  await page.clock.fastForward(30 * MINUTE);
  await expect(prompt(page)).toBeVisible();
  await page.clock.fastForward(2 * MINUTE);
  await expect(timedOut(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('[AUTH-5] a session whose last activity is more than 32 minutes ago ends when the app starts', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  for (const [minutes, isOver] of [
    [31, false],
    [33, true],
  ] as const) {
    // A page without the app, which would record activity on leaving.
    await page.goto('/terms-of-service');
    const atMs = Date.now() - minutes * MINUTE;
    await page.evaluate((text) => localStorage.setItem('portal.activity', text), String(atMs));
    await page.goto('/dashboard');
    if (isOver) await expect(page).toHaveURL(/\/login$/);
    await expect(isOver ? timedOut(page) : prompt(page)).toBeVisible();
    if (!isOver) await stay(page).click();
  }
});
