import type { Page } from '@playwright/test';
import type { User } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { chooseNewAccount, chooserWindow } from '../../screens/login/account-chooser.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { profileGate } from '../../screens/login/profile-gate.ts';
import { confirmScreen, providerButton, signUp } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import type { World } from '../../world/world.ts';

async function countAccountsAndTrials(
  world: World,
  email: string,
): Promise<{ accounts: number; trials: number }> {
  const { rows } = await world.database.query<{ accounts: number; trials: number }>(
    `SELECT count(DISTINCT m.account_id)::int AS accounts, count(DISTINCT s.id)::int AS trials
       FROM app.users u
       JOIN app.memberships m ON m.user_uid = u.uid
       JOIN app.roles r ON r.id = m.role_id AND r.name = 'account-owner'
       LEFT JOIN app.subscriptions s ON s.account_id = m.account_id
      WHERE lower(u.email) = lower($1)`,
    [email],
  );
  return rows[0] ?? { accounts: 0, trials: 0 };
}

test('[AUTH-21, AUTH-22, AUTH-23, ACCT-3] a first sign-in with a provider shows a spinner until the account and its trial exist', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  const signups: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signup')) signups.push(request.postDataJSON());
  });
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, user);
  await expect(page.getByText(screens.shell.settingUp)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(profileGate(page).dialog).toBeVisible();
  await expect(page.getByText(screens.shell.settingUp)).toBeHidden();
  await expect(dashboard(page).cards).toHaveCount(1);
  expect(signups).toEqual([
    expect.objectContaining({
      email: user.email,
      name: user.name,
      provider: 'google.com',
      inviteId: null,
    }),
  ]);
  expect(signups[0]).not.toHaveProperty('newPurchase');
  expect(await countAccountsAndTrials(world, user.email)).toEqual({ accounts: 1, trials: 1 });
});

/** Returns when the page has polled, in milliseconds after the answer to the sign-up. */
function pollTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const of = (path: string) => entries.filter(({ name }) => new URL(name).pathname === path);
    const answeredAt = of('/api/signup')[0]?.responseEnd ?? 0;
    return of('/api/users').map(({ startTime }) => startTime - answeredAt);
  });
}

test('[AUTH-22, GA-6] a first login polls from 4 s on, every 2 s, while the register state is in progress, and goes on once it is done', async ({
  page,
  world,
}) => {
  let uid = '';
  const states: string[] = [];
  await page.route('**/api/signup', async (route) => {
    ({ userid: uid } = route.request().postDataJSON() as { userid: string }); // the body of the call
    // Another node is at the user's claims, so that the registration goes on.
    await world.database.query(
      `INSERT INTO app.claims_turns (user_uid, holder, until) VALUES ($1, gen_random_uuid(), now() + interval '1 hour')`,
      [uid],
    );
    await route.continue();
  });
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/users') return;
    const { data } = (await response.json()) as { data: { user: User } }; // GET users
    states.push(data.user.registerState);
  });
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, world.newUser());
  await expect.poll(() => states.length, 'how often the page has polled').toBeGreaterThanOrEqual(3);
  expect(new Set(states)).toEqual(new Set(['in progress']));
  await expect(page.getByText(screens.shell.settingUp)).toBeVisible();
  const times = await pollTimes(page);
  for (const [index, time] of times.entries()) {
    // A timer of Chromium may be early by a millisecond.
    expect(time, `poll ${index + 1}`).toBeGreaterThanOrEqual(4_000 + index * 2_000 - 1);
  }

  await world.database.query('DELETE FROM app.claims_turns WHERE user_uid = $1', [uid]);
  await expect(profileGate(page).dialog).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(screens.shell.settingUp)).toBeHidden();
  expect(states.lastIndexOf('in progress')).toBeLessThan(states.indexOf('done'));
});

for (const round of [1, 2, 3]) {
  test(`two tabs that race through a first login, one of them reloaded, create one account and one trial (round ${round})`, async ({
    page,
    context,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(
      /status of 403.*notification\/stream/,
      'a token of before the registration names no account',
    );
    const user = world.newUser();
    await signUp(page, user);
    const other = await context.newPage();
    await other.goto('/confirm-email');
    await expect(confirmScreen(other).heading).toBeVisible();
    // Both tabs check the confirmation at the same moment.
    const signups: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/signup')) signups.push(request.url());
    });
    const { localId: uid } = (await world.identity.findUser(user.email)) ?? { localId: '' };
    await world.confirmEmail({ uid });
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('focus')))));
    await expect.poll(() => signups.length, 'whether a tab has sent POST signup').toBeGreaterThan(0);
    await other.reload();
    for (const tab of [page, other]) {
      await expect(profileGate(tab).dialog).toBeVisible();
      await expect(dashboard(tab).cards).toHaveCount(1);
    }
    expect(await countAccountsAndTrials(world, user.email)).toEqual({ accounts: 1, trials: 1 });
  });
}

test('[AUTH-27] a sign-up from a plan card starts a purchase and creates no trial', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  await page.goto('/login?mode=sign-up&plan=intercom');
  const signup = page.waitForRequest(/\/api\/signup$/);
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, user);
  expect((await signup).postDataJSON()).toMatchObject({ newPurchase: true });
  await expect(profileGate(page).dialog).toBeVisible();
  expect(await countAccountsAndTrials(world, user.email)).toEqual({ accounts: 1, trials: 0 });
});
