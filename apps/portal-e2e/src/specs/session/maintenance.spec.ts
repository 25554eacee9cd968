import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { askForNewEmail } from '../../screens/login/inbox.ts';
import { insertInvitation } from '../../screens/login/invitation.ts';
import { askForReset, loginScreen, logIn, submitLogin } from '../../screens/login/login.ts';
import { newPasswordScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import { stubResponse, STUBBED } from '../../watch/stub-response.ts';
import type { BrowserContext, Page } from '@playwright/test';

const SAID = 'New disks are built in.';
const CLOSED = {
  status: 503,
  body: {
    errorCode: 'err_maintenance',
    message: SAID,
    data: { expectedEnd: '2099-01-01T06:00:00Z' },
    statusCode: 503,
  },
};
const { newWorkspace, addMenu, createTitle, name: nameLabel } = screens.workspaceMenu;
const words = screens.maintenance;
const MINUTE = 60_000;

/**
 * Answers API requests of a path, by default all, with the maintenance error until the returned function is
 * called.
 */
async function closeService(context: BrowserContext, path = /^\/api\//): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = [];
  for (const method of ['GET', 'POST', 'PUT']) {
    ends.push(await stubResponse(context, { method, path }, CLOSED));
  }
  return async () => {
    for (const end of ends) await end();
  };
}

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(/status of 503/, STUBBED);
});

async function openNewWorkspace(page: Page) {
  await page.getByRole('button', { name: addMenu, exact: true }).click();
  await page.getByRole('menuitem', { name: newWorkspace }).click();
  return page.getByRole('dialog', { name: createTitle }).getByRole('textbox', { name: nameLabel });
}

test("[ERR-4, ERR-12, ROUTE-12, GR-13, PLUS-29] a maintenance error redirects to its page with the operator's words, and back once the service responds, where the form has what was typed", async ({
  page,
  context,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await logIn(page, account.people.owner);
  const { card } = deviceCard(page, { name: 'Main PL' });
  await expect(card).toBeVisible();
  const typed = await openNewWorkspace(page);
  await typed.fill('Stage left');
  // Background requests succeed, so only the submit redirects.
  const open = await closeService(context, /^\/api\/(?:workspace\/|ping)$/);
  await typed.press('Enter');
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await expect(page.getByText(SAID)).toContainText(words.expectedEnd('1 Jan').slice(0, -1));
  await page.getByRole('button', { name: words.checkNow }).click();
  await expect(page.getByText(words.stillAway)).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance$/);
  await open();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(card).toBeVisible();
  await expect(page.getByRole('dialog', { name: createTitle }).getByRole('textbox')).toHaveValue(
    'Stage left',
  );
});

test("[ERR-4, GR-13] a visitor reads the operator's words at once, also after a reload", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await closeService(context);
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  // Before the first poll.
  await page.clock.pauseAt(Date.now() + 1_000);
  await expect(page.getByText(SAID)).toBeVisible();
});

test('[ROUTE-12] the maintenance page is public, and returns a signed-out user to the landing page', async ({
  page,
  context,
}) => {
  const open = await closeService(context);
  await page.goto('/maintenance');
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await open();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[ROUTE-12, CONST-5, GR-13] without a maintenance the page is left with its first check, after 5 s', async ({
  page,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  await page.goto('/maintenance');
  // In small steps, since the 5 s begin with the page.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL(/\/maintenance$/);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[GX-16, GR-13] a maintenance returns to the invitation, whose key has left the URL', async ({
  page,
  context,
  world,
}) => {
  const account = await world.account();
  const key = await insertInvitation(world, account, {
    email: world.newUser().email,
    role: 'account-admin',
  });
  await page.goto(`/invite?inviteId=${key}`);
  const offer = page.getByRole('heading', { name: screens.invite.offerTitle(account.name) });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  const open = await closeService(context);
  await page.reload();
  await expect(page).toHaveURL(/\/maintenance$/);
  await open();
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
});

test('[AUTH-3, GX-16, GR-13] a maintenance returns to the form of a mailed code, which has left the URL', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*\/v1\/token/, 'the new password has ended every session');
  const { owner } = (await world.account({ people: { owner: { role: 'account-owner' } } })).people;
  await askForReset(page, owner.email);
  const { link } = await world.mail(owner, 'reset');
  await logIn(page, owner);
  await page.goto(link);
  const { heading, password, passwordAgain, submit } = newPasswordScreen(page);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/useraction$/);
  const open = await closeService(context);
  await page.reload();
  await expect(page).toHaveURL(/\/maintenance$/);
  await open();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/useraction$/);
  await password.fill('Another-horse-8');
  await passwordAgain.fill('Another-horse-8');
  await submit.click();
  await expect(page.getByText(screens.userAction.newPassword.saved)).toBeVisible();
});

test('[AUTH-34, GR-13] a maintenance returns to the answer of a mailed code that was in use when it began', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*\/v1\/token/, 'the change of the e-mail has ended every session');
  const { owner, moved, link } = await askForNewEmail(world);
  await logIn(page, owner);
  await expect(dashboard(page).heading).toBeVisible();
  const open = await closeService(context, /^\/api\/(?:users|ping)$/);
  const hold = (call: RegExp, until: RegExp) =>
    page.route(call, async (route) => {
      await page.waitForURL(until, { waitUntil: 'commit' });
      await route.fallback();
    });
  await hold(/\/api\/users$/, /\/useraction$/);
  await hold(/accounts:update/, /\/maintenance$/);
  await page.goto(link);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect.poll(() => world.identity.findUser(moved.email).catch(() => null)).not.toBeNull();
  await open();
  await expect(page.getByText(screens.userAction.changed(moved.email))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a sign-in during a maintenance completes when it is over', async ({ page, context, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const open = await closeService(context);
  await page.goto('/login');
  await expect(loginScreen(page).heading).toBeVisible();
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/maintenance$/);
  await open();
  await expect(dashboard(page).heading).toBeVisible();
});

test('[GR-13] a sign-in after a maintenance that takes longer than the next poll is sent once', async ({
  page,
  context,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const open = await closeService(context);
  await page.goto('/login');
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/maintenance$/);
  let pings = 0;
  await page.route('**/api/ping', (route) => {
    pings += 1;
    return route.fallback();
  });
  let logins = 0;
  await page.route('**/api/login', async (route) => {
    logins += 1;
    const before = pings;
    await expect.poll(() => pings).toBeGreaterThan(before + 1);
    await route.fallback();
  });
  await open();
  await expect(dashboard(page).heading).toBeVisible();
  expect(logins).toBe(1);
});

test('[ROUTE-28, GR-1] a maintenance goes before an idle timeout', async ({ page, context, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  // In the past, so that no token expires.
  await page.clock.install({ time: Date.now() - 65 * MINUTE });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
  await page.keyboard.press('Shift');
  await closeService(context);
  // The next fetch notices it; a pending one may be older, then the fetch a minute later does.
  await expect
    .poll(async () => {
      await page.clock.fastForward(MINUTE);
      return page.url();
    })
    .toMatch(/\/maintenance$/);
  await page.clock.fastForward(33 * MINUTE);
  await expect(page.getByRole('dialog', { name: screens.sessionDialogs.timedOut.title })).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance$/);
});
