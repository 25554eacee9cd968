import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { billing } from '../../screens/account/billing.ts';
import { plans } from '../../screens/account/plans.ts';
import { shell } from '../../screens/shell/shell.ts';
import { openNotices, pageNotices } from '../../screens/shell/notices.ts';
import { subscriptionPrompts } from '../../screens/account/subscription-prompts.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { Account, World } from '../../world/world.ts';

const words = screens.subscriptionPrompts;
const MINUTE = 60_000;
const REPEAT = 10 * MINUTE;

const EXPIRED = [{ name: 'Studio', devices: [{ name: 'Main PL', isSubscriptionOver: true }] }] as const;

/** Signs in with a clock that starts in the past, so that moving it passes the end of no token, and pauses it. */
async function signInWithClock(page: Page, user: Parameters<typeof logIn>[1]): Promise<void> {
  await page.clock.install({ time: Date.now() - 65 * MINUTE });
  await logIn(page, user);
  await expect(dashboard(page).heading).toBeVisible();
}

async function change(world: World, account: Account, device: string, set: string): Promise<void> {
  const { rowCount } = await world.database.query(
    `UPDATE app.subscriptions SET ${set}
     WHERE instance_id = (SELECT id FROM app.instances WHERE account_id = $1 AND device_name = $2)`,
    [account.id, device],
  );
  expect(rowCount).toBe(1);
}

function watchUserReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/users') reads.push(request.url());
  });
  return reads;
}

/** Waits for a server response: earlier requests of the page have been sent by then. */
const answerOfServer = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/ax/price-list?subscriptionType=new')).text());

test('[UI-11, BILL-21, BILL-22, BILL-24, CONST-3, GB-14, HZ-11] the dialog of an expired subscription names it and closes with Later; ten minutes later a message says it over the page in use, until it is renewed', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: EXPIRED,
    people: { owner: { role: 'account-owner' } },
  });
  const { dialog, later, goToBilling, message, messageLater } = subscriptionPrompts(page);
  await signInWithClock(page, account.people.owner);
  await expect(dialog).toContainText('Main PL in Studio, since');
  await expect(goToBilling).toBeFocused();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE);
  await later.click();
  await expect(dialog).toBeHidden();
  const reads = watchUserReads(page);
  await page.clock.fastForward(REPEAT - 1_000);
  await answerOfServer(page);
  // The user is fetched before it opens again.
  expect(reads).toEqual([]);
  await expect(message).toBeHidden();
  const { search } = dashboard(page);
  await search.focus();
  await page.clock.fastForward(1_000);
  await expect(message).toBeVisible();
  // It covers no page and takes no focus.
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();
  await messageLater.click();
  await expect(message).toBeHidden();
  await page.reload();
  await page.clock.fastForward(REPEAT);
  // Its code is loaded at any time after that.
  await page.clock.resume();
  await expect(message).toBeVisible();
  await expect(dialog).toBeHidden();
  await messageLater.click();
  await change(
    world,
    account,
    'Main PL',
    "status = 'Subscribed', current_period_end = now() + interval '20 days'",
  );
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/users');
  await page.clock.fastForward(REPEAT);
  await (await asked).finished();
  await page.clock.runFor(1_000);
  await expect(message).toBeHidden();
});

test('[BILL-23, GB-14, HZ-11] Go to billing leads to /myaccount, where the notice never is, and counts as an answer', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: EXPIRED,
    people: { owner: { role: 'account-owner' } },
  });
  const { dialog, goToBilling, message, messageGoToBilling } = subscriptionPrompts(page);
  await signInWithClock(page, people.owner);
  await goToBilling.click();
  const heading = page.getByRole('heading', { name: screens.billingTabs.title, level: 1 });
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(heading).toBeVisible();
  await page.clock.fastForward(REPEAT + MINUTE);
  await expect(dialog).toBeHidden();
  await expect(message).toBeHidden();
  await shell(page).navigation.getByRole('link', { name: screens.shell.dashboard }).click();
  await messageGoToBilling.click();
  await expect(heading).toBeVisible();
  await expect(message).toBeHidden();
  await page.goto('/dashboard');
  await expect(dashboard(page).heading).toBeVisible();
  await page.clock.runFor(MINUTE);
  await expect(message).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('[BILL-25, ROLE-23] only who may buy is told of an expired subscription', async ({
  world,
  openBrowser,
}) => {
  const account = await world.account({
    workspaces: EXPIRED,
    people: {
      owner: { role: 'account-owner' },
      admin: { role: 'account-admin' },
      crew: { role: 'workspace-owner', in: 'Studio' },
      client: { role: 'endpoint-user', in: 'Studio' },
    },
  });
  const partners = await world.account({
    workspaces: EXPIRED,
    customerStatus: 'PARTNER_CUSTOMER',
    people: { customer: { role: 'account-owner' } },
  });
  const { owner, admin, crew, client } = account.people;
  for (const [user, isTold] of [
    [owner, true],
    [admin, true],
    [crew, false],
    [client, false],
    [partners.people.customer, false],
  ] as const) {
    const page = await openBrowser();
    const code = page.waitForResponse(/\/expired-prompt-[^/]*\.js$/);
    await signInWithClock(page, user);
    await (await code).finished();
    await page.clock.runFor(MINUTE);
    const { dialog } = subscriptionPrompts(page);
    if (isTold) await expect(dialog).toBeVisible();
    else await expect(dialog).toBeHidden();
  }
});

test('[BILL-26, BILL-27, BILL-28, CONST-24, GB-15] the dashboard warns of ends 3 days ahead by the week, 5 by the month and the year', async ({
  page,
  world,
}) => {
  const ends = [
    ['Week now', 'week', '3 days'],
    ['Week later', 'week', '3 days 1 hour'],
    ['Month now', 'month', '5 days'],
    ['Month later', 'month', '5 days 1 hour'],
    ['Year now', 'year', '5 days'],
    ['Year later', 'year', '5 days 1 hour'],
  ] as const;
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [...ends.map(([name]) => ({ name })), { name: 'Renewed' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const end = (after: string) => `now() + interval '${after}'`;
  for (const [name, interval, after] of ends) {
    const set = `billing_interval = '${interval}', cancel_status = true, auto_renewal_date = NULL`;
    await change(
      world,
      account,
      name,
      `${set}, current_period_end = ${end(after)}, expiration_date = ${end(after)}`,
    );
  }
  await change(world, account, 'Renewed', `current_period_end = ${end('1 day')}`);
  await logIn(page, account.people.owner);
  const { items, item, later, line, panel, none } = pageNotices(page);
  await openNotices(page);
  await expect(items).toHaveCount(3);
  await expect(item('Week now')).toContainText('ends in 3 days');
  await expect(item('Month now')).toContainText('ends in 5 days');
  await expect(item('Year now')).toContainText('ends in 5 days');
  await expect(item('Month now').getByRole('link', { name: words.goToBilling })).toHaveAttribute(
    'href',
    '/myaccount',
  );
  await later('Month now').click();
  await expect(items).toHaveCount(2);
  await page.reload();
  await expect(line).toContainText(screens.notices.count(2));
  await openNotices(page);
  await later('Week now').click();
  await later('Year now').click();
  await expect(panel).toBeHidden();
  await expect(none).toBeVisible();
});

const FULL = [
  {
    name: 'Studio',
    devices: [
      { name: 'Full', users: 4, report: { ...ONLINE, connectedUsers: 4 } },
      { name: 'Roomy', users: 4, report: { ...ONLINE, connectedUsers: 3 } },
      { name: 'Other line', users: 4, report: { ...ONLINE, connectedUsers: 4 } },
      { name: 'Largest', users: 4, report: { ...ONLINE, connectedUsers: 4 } },
      { name: 'Ending', users: 8 },
    ],
  },
] as const;

/** Prepares one device on the second product line, one on the largest plan, and one that ends. */
async function preparePlans(world: World, account: Account): Promise<void> {
  await change(world, account, 'Other line', "product_kind = 'skyport'");
  await change(world, account, 'Largest', "plan = 'Premium'");
  const end = "now() + interval '2 days'";
  await change(
    world,
    account,
    'Ending',
    `cancel_status = true, current_period_end = ${end}, expiration_date = ${end}`,
  );
}

test('[BILL-29, BILL-30, ROLE-24, ROLE-25] an upgrade is offered where all seats are taken, never for the second product line, and only to buyers', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account({ workspaces: FULL, people: { owner: { role: 'account-owner' } } });
  await preparePlans(world, account);
  await logIn(page, account.people.owner);
  const { items, item } = pageNotices(page);
  await openNotices(page);
  await expect(item('Full')).toContainText(words.seatsTaken(4));
  await expect(items).toHaveCount(2);
  await item('Full').getByRole('link', { name: words.upgrade }).click();
  await expect(page).toHaveURL(/\/myaccount\/plans\?list=upgrade&target=[^&]+$/);
  await expect(plans(page).target.locator('option:checked')).toHaveText(/^Full/);

  const partners = await world.account({
    workspaces: FULL,
    customerStatus: 'PARTNER_CUSTOMER',
    people: { customer: { role: 'account-owner' } },
  });
  await preparePlans(world, partners);
  const theirs = await openBrowser();
  await logIn(theirs, partners.people.customer);
  await openNotices(theirs);
  await expect(pageNotices(theirs).item('Ending')).toBeVisible();
  await expect(pageNotices(theirs).items).toHaveCount(1);
  await expect(pageNotices(theirs).items.getByRole('link')).toHaveCount(0);
});

test('[PLUS-20] the trial counts down on every page, on a phone too, and leads to the plans that can replace it', async ({
  world,
  openBrowser,
}) => {
  const { people } = await world.account({ isTrial: true, people: { owner: { role: 'account-owner' } } });
  for (const width of [1440, 800, 390]) {
    const page = await openBrowser({ viewport: { width, height: 844 } });
    await logIn(page, people.owner);
    for (const path of ['/dashboard', '/manage-invite', '/myaccount']) {
      await page.goto(path);
      const shown = subscriptionPrompts(page).trial.filter({ visible: true });
      await expect(shown).toContainText(screens.shell.trial.daysLeft(20));
      await expect(shown).toBeInViewport();
    }
    const shown = subscriptionPrompts(page).trial.filter({ visible: true });
    await shown.getByRole('link', { name: screens.shell.trial.choosePlan }).click();
    await expect(page).toHaveURL(/\/myaccount\/plans\?list=upgrade$/);
  }
});

test('plans and billing are in the navigation, on a phone as a tab', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await shell(page).navigation.getByRole('link', { name: screens.shell.billing, exact: true }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await billing(page).tab('plans').click();
  await expect(page).toHaveURL(/\/myaccount\/plans$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = shell(page).navigation.getByRole('link', { name: screens.shell.billing, exact: true });
  await expect(tab).toBeInViewport();
  await expect(tab).toHaveAttribute('aria-current', 'page');
});
