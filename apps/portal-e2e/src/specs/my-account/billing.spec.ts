import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DELETE_SUBSCRIPTION_REFUSAL_TEXTS, RESUBSCRIBE_REFUSAL_TEXTS, screens } from '@partyline/texts';
import {
  billing,
  openBilling,
  openInvoices,
  pickAction,
  shownDate,
  shownDay,
} from '../../screens/account/billing.ts';
import {
  dashboard,
  deviceCard,
  openDeviceMenu,
  showView,
  waitForFeed,
} from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { checkoutPage, openPlans, plans } from '../../screens/account/plans.ts';
import { answerLater, subscriptionPrompts } from '../../screens/account/subscription-prompts.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { addInvoice, billedAs, setSubscription, subscriptionIdOf } from '../../world/billing-rows.ts';
import { inDays } from '../../world/rows.ts';
import { storeSession } from '../../world/stored-session.ts';

const { billing: words, deviceCare: care, planCards } = screens;

async function buyPlan(page: Page, plan: string): Promise<void> {
  await openPlans(page);
  await plans(page).choose(plan).click();
  await plans(page).toPayment.click();
  await checkoutPage(page).pay.click();
  await expect(
    page.getByRole('heading', { name: screens.payment.success.title }).or(dashboard(page).heading),
  ).toBeVisible();
}

const STUDIO = {
  workspaces: [
    {
      name: 'Studio',
      isDefault: true,
      devices: [{ name: 'Main PL' }, { name: 'Flies' }, { name: 'Old', isSubscriptionOver: true }],
    },
  ],
  people: { owner: { role: 'account-owner' }, leader: { role: 'workspace-owner', in: 'Studio' } },
} as const satisfies AccountPlan<string>;

test('[BILL-1, BILL-2, BILL-3, BILL-4, BILL-5, BILL-6, BILL-11, BILL-14, BILL-31, BILL-33, BILL-35, BILL-36, ENT-15, ENT-19, GB-8, GB-12, GB-22, GB-25, GB-31] a bought plan has its invoice, is cancelled and taken up again, its card is in the customer portal, and it expires at its end', async ({
  page,
  world,
}) => {
  test.slow();
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const { tab, section, invoices, subscriptions, action, manage, dialog, confirmCancel } = billing(page);
  await expect(subscriptions.getByText(words.subscriptions.noneTitle)).toBeVisible();
  await expect(manage).toHaveAttribute('data-reason', words.noPortal);
  await expect(section).toContainText('This account has no plan yet.');
  await tab('invoices').click();
  await expect(invoices.getByText(words.invoices.noneTitle)).toBeVisible();
  const { card } = plans(page);
  await tab('plans').click();
  await page.evaluate(() => localStorage.setItem('portal.get-started', 'intercom-pro-16-month'));
  await page.reload();
  await expect(card('Pro')).toContainText(planCards.chosen);
  await expect(card('Essential')).not.toContainText(planCards.yourPlan);

  await buyPlan(page, 'Essential');
  await openBilling(page);
  await expect(section).toContainText('Active plan: Essential.');
  await tab('plans').click();
  await expect(card('Essential')).toContainText(planCards.yourPlan);
  await expect(card('Pro')).not.toContainText(planCards.chosen);
  await tab('invoices').click();
  const invoice = invoices.getByRole('row').nth(1);
  await expect(invoice).toContainText('Essential');
  await expect(invoice).toContainText('Paid');
  await expect(invoice).toContainText(/USD \d+\.\d\d/);
  await expect(invoice.getByRole('cell').nth(1)).toHaveText(await shownDate(page, Date.now()));
  await expect(invoice.getByRole('cell').nth(2)).toContainText(planCards.intervals.month);
  await expect(invoice.getByRole('cell').nth(3)).toHaveText(/^\d+$/);
  await expect(invoice.getByRole('cell').nth(4)).toHaveText(/^\d+ \w+ \d{4}$/);
  const link = invoice.getByRole('link');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const opened = page.waitForEvent('popup');
  await link.click();
  const number = (await link.textContent()) ?? '';
  const atProvider = await opened;
  await expect(atProvider.getByRole('heading', { level: 1 })).toContainText('nvoice');
  await atProvider.close();
  await tab('subscriptions').click();

  const item = subscriptions.getByRole('row').nth(1);
  await expect(item).toContainText('Subscribed');
  await expect(item).toContainText('Renews ');
  await expect(item.getByRole('link')).toHaveText(number);
  await item.getByRole('button', { name: /^Actions / }).click();
  await action('cancel').click();
  await expect(dialog).toContainText(/It works until \d+ \w+ \d{4} and is not renewed/);
  await confirmCancel.click();
  await expect(item.getByRole('status')).toHaveText(/^Ends \d+ \w+ \d{4}, deletion \d+ \w+ \d{4}$/);
  await expect(item).not.toContainText(/Renews/);
  await expect(item.locator('[data-request-state]')).toHaveAttribute('data-request-state', 'complete');
  await item.getByRole('button', { name: /^Resubscribe / }).click();
  await expect(item).toContainText('Renews ');
  await expect(item.getByRole('status')).toHaveCount(0);

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/subscription/billing-session', async (route) => {
    await held;
    await route.fallback();
  });
  await manage.click();
  await expect(section.getByRole('button', { name: words.opening })).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page).toHaveURL(/\/portal\//);
  await page.goBack();
  await expect(section).toBeVisible();
  await expect(manage).not.toHaveAttribute('aria-disabled', 'true');

  // Its month ends at the provider; the page learns of it from the server.
  await item.getByRole('button', { name: /^Actions / }).click();
  await action('cancel').click();
  await confirmCancel.click();
  await expect(item).toContainText('Ends ');
  await waitForFeed(page);
  await world.ageSubscriptions(account, 32);
  await expect(item).toContainText('Not Subscribed');
  await expect(item.getByRole('status')).toHaveText(/^Ended .*, deletion /);
  await expect(section).toContainText(
    'This account has no active plan. No instance has a subscription that is still valid.',
  );
  await page.goto('/dashboard');
  await expect(subscriptionPrompts(page).dialog).toBeVisible();
});

test('[BILL-7, BILL-11, BILL-12, BILL-13, BILL-19, BILL-34, PLUS-19, PLUS-21, PLUS-7] each subscription has its status, users, next date, warnings, and what can be done', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  const [since, graceEnd] = [inDays(-2), inDays(5)];
  await setSubscription(world, account, 'Flies', {
    status: 'Past-Due',
    past_due_since: since,
    grace_ends_at: graceEnd,
    price_cents: 19_200,
    past_due_cents: 19_200,
  });
  const renewal = inDays(20);
  await setSubscription(world, account, 'Main PL', {
    ...billedAs(account, 'main', renewal),
    price_cents: 7_200,
  });
  const unpaid = 'https://invoices.example.test/unpaid';
  await addInvoice(world, account, {
    provider_invoice_id: `in_${account.id}`,
    number: 'PL-9',
    status: 'Past-Due',
    subscription_id: await subscriptionIdOf(world, account, 'Flies'),
    hosted_url: unpaid,
  });
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const { subscription, subscriptions, menu, action, payNow, charges } = billing(page);
  const grace = await shownDay(page, graceEnd.getTime());

  await expect(subscription('Main PL')).toContainText(/in Studio.*Pro.*16.*Renews .*Subscribed/);
  await expect(subscription('Main PL').getByRole('status')).toHaveCount(0);
  await expect(payNow('Main PL')).toHaveCount(0);
  await menu('Main PL').click();
  await expect(action('cancel')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(action('delete')).toHaveAttribute('aria-disabled', 'true');
  await expect(action('delete')).toContainText(DELETE_SUBSCRIPTION_REFUSAL_TEXTS['still-active']);
  await page.keyboard.press('Escape');

  // Subscriptions that need the user are first.
  await expect(subscriptions.getByRole('row').nth(1)).toContainText('Flies');
  await expect(payNow('Flies')).toHaveAttribute('href', unpaid);
  await expect(subscription('Flies')).toContainText('Past-Due');
  await expect(subscription('Flies')).toContainText('USD 192.00');
  await expect(subscription('Flies')).not.toContainText(/Renews/);
  await expect(subscription('Flies').getByRole('status')).toHaveText(`Pay by ${grace}, or it stops`);

  await expect(subscription('Old')).toContainText('Not Subscribed');
  const deletion = await shownDate(page, inDays(4).getTime());
  await expect(subscription('Old').getByRole('status')).toContainText(
    new RegExp(`^Ended .*, deletion ${deletion}$`),
  );
  await menu('Old').click();
  await expect(action('resubscribe')).toContainText(RESUBSCRIBE_REFUSAL_TEXTS['period-over']);

  const nodes = charges.getByRole('listitem');
  await expect(nodes).toHaveText([
    `Overdue, by ${grace}USD 192.00Flies`,
    `${await shownDay(page, renewal.getTime())}USD 72.00Main PL`,
  ]);
  await expect(charges).toContainText('Next 30 days USD 264.00');
});

test('[BILL-32, GB-12] what has ended is deleted after a question, and stays away', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const { subscription, dialog, confirmDelete } = billing(page);
  await pickAction(page, 'Old', 'delete');
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect(subscription('Old')).toBeVisible();
  await pickAction(page, 'Old', 'delete');
  await confirmDelete.click();
  await expect(page.getByText(words.actions.deleted('Old'))).toBeVisible();
  await expect(subscription('Old')).toHaveCount(0);
  await page.reload();
  await expect(subscription('Main PL')).toBeVisible();
  await expect(subscription('Old')).toHaveCount(0);
});

test('[BILL-40, NOTIF-25] a silent subscription update reloads all subscriptions', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const { subscription, invoices, tab } = billing(page);
  await expect(subscription('Main PL')).toContainText('Subscribed');
  await waitForFeed(page);
  await setSubscription(world, account, 'Main PL', { status: 'Past-Due' });
  await world.announce(account, 'subscription update');
  await expect(subscription('Main PL')).toContainText('Past-Due');
  await tab('invoices').click();
  await expect(invoices.getByText(words.invoices.noneTitle)).toBeVisible();
  await addInvoice(world, account, { provider_invoice_id: `in_${account.id}`, number: 'PL-7' });
  await world.announce(account, 'subscription update');
  await expect(invoices.getByText('PL-7')).toBeVisible();
  await tab('subscriptions').click();
  // The first change may arrive with the fetch after the feed connects; the second only with the event.
  await setSubscription(world, account, 'Main PL', { status: 'Subscribed' });
  await world.announce(account, 'subscription update');
  await expect(subscription('Main PL')).not.toContainText('Past-Due');
  await expect(subscription('Main PL')).toContainText('Subscribed');
});

test('[BILL-2, BILL-3, BILL-4, BILL-5, BILL-6, PLUS-21, CSV-3, GV-15] the invoices as a file hold no formula and no address', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  const renewal = new Date('2027-03-14T10:00:00Z');
  await addInvoice(world, account, {
    provider_invoice_id: `in_${account.id}_1`,
    number: '=HYPERLINK("x")',
    period_end: renewal,
    issued_at: new Date('2026-02-14T10:00:00Z'),
    refunded_cents: 1_050,
    hosted_url: 'https://invoices.example.test/secret',
  });
  await addInvoice(world, account, {
    provider_invoice_id: `in_${account.id}_2`,
    number: 'PL-2',
    plan: null,
    users: null,
    status: 'Void',
    currency: 'EUR',
    period_end: null,
    issued_at: new Date('2026-01-14T10:00:00Z'),
  });
  await addInvoice(world, account, {
    provider_invoice_id: `in_${account.id}_3`,
    number: 'PL-3',
    billing_interval: 'week',
    amount_cents: -162_000,
    due_cents: 0,
    credit_added_cents: 162_000,
    period_end: renewal,
    issued_at: new Date('2026-01-13T10:00:00Z'),
  });
  await storeSession(page, account.people.owner);
  await openInvoices(page);
  await expect(billing(page).invoice('HYPERLINK')).toContainText('USD 10.50 refunded');
  await expect(billing(page).invoice('PL-2')).toContainText('EUR 192.00');
  const waiting = page.waitForEvent('download');
  await billing(page).export.click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      '\uFEFFplan,invoice ID,users,interval,renewal date,status,issued,net,tax,amount,amount due,credit added,credit used,refunded,discount,discount lasts,currency',
      `Pro,"'=HYPERLINK(""x"")",16,,2027-03-14,Paid,2026-02-14,192.00,0.00,192.00,192.00,0.00,0.00,10.50,,,USD`,
      ',PL-2,,,,Void,2026-01-14,192.00,0.00,192.00,192.00,0.00,0.00,0.00,,,EUR',
      'Pro,PL-3,16,week,2027-03-14,Credit,2026-01-13,1620.00,0.00,1620.00,0.00,1620.00,0.00,0.00,,,USD',
      '',
    ].join('\r\n'),
  );
});

test('[PLUS-7, ROLE-38] a workspace owner learns who sees the billing, nothing is read, and the server refuses them', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account(STUDIO);
  const read: string[] = [];
  page.on('request', (sent) => read.push(new URL(sent.url()).pathname));
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.leader);
  const { authorization = '' } = (await listed).headers();
  await openBilling(page);
  await expect(billing(page).section).toContainText(`Ask the owner of ${account.name}.`);
  await expect(billing(page).manage).toHaveCount(0);
  expect(read.filter((path) => /^\/api\/(subscription|partner)/.test(path))).toEqual([]);
  const paths = ['subscription', 'subscription/billing', 'subscription/billing-session', 'partner/customers'];
  for (const path of paths) {
    expect((await request.get(`/api/${path}`, { headers: { authorization } })).status()).toBe(403);
  }
});

test('[BILL-37, ERR-41] why subscriptions could not be loaded stays while it is tried again', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*api\/subscription/, STUBBED);
  const account = await world.account(STUDIO);
  await signIn(page, account.people.owner);
  const call = { method: 'GET', path: '/api/subscription' };
  const restore = await stubResponse(page, call, failureResponse(400, 2000, 'The list is away.'));
  await openBilling(page);
  const { subscriptions, subscription } = billing(page);
  await expect(subscriptions.getByRole('alert')).toContainText('The list is away.');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/subscription', async (route) => {
    await held;
    await route.fallback();
  });
  await restore();
  const again = subscriptions.getByRole('button', { name: words.tryAgain });
  // Forced: the feed may be retrying.
  await again.click({ force: true });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(subscriptions.getByRole('alert')).toContainText('The list is away.');
  answer();
  await expect(subscription('Main PL')).toBeVisible();
  await expect(subscriptions.getByRole('alert')).toHaveCount(0);
});

test('[ENT-15, GEN-5, PLUS-21, GP-6] a partner buys for a customer and sees their customers; before the first one the list says so', async ({
  page,
  world,
}) => {
  const account = await world.account({
    customerStatus: 'AUTHORIZED_PARTNER',
    workspaces: [
      { name: 'Own', isDefault: true, devices: [{ name: 'Demo' }] },
      { name: 'Arena', devices: [{ name: 'Old', isSubscriptionOver: true }] },
    ],
    people: { owner: { role: 'account-owner' }, guest: { role: 'account-admin' } },
  });
  await signIn(page, account.people.owner);
  await buyPlan(page, 'Essential');
  await openBilling(page);
  const { customers, tab } = billing(page);
  await tab('customers').click();
  await expect(customers.getByRole('paragraph').filter({ hasText: words.customers.none })).toBeVisible();
  // Moves the purchase to the customer's workspace, which is then handed over.
  await page.goto('/dashboard');
  await answerLater(page);
  await showView(page, 'grid');
  const bought = { name: 'Intercom 1' };
  const menu = await openDeviceMenu(deviceCard(page, bought).card, bought);
  await menu.getByRole('menuitem', { name: care.actions.move }).click();
  const move = page.getByRole('dialog', { name: care.moveTitle(1) });
  await move.getByRole('combobox', { name: care.moveTo }).selectOption('Arena');
  await move.getByRole('button', { name: care.move(1) }).click();
  await expect(page.getByText(care.moved(1, 'Arena'))).toBeVisible();
  await world.join(account.people.guest, account, { role: 'workspace-owner', in: 'Arena' });
  await openBilling(page);
  await tab('customers').click();
  const rows = customers.getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`Arena${account.people.guest.email}`);
  await expect(rows.nth(1)).toContainText('Essential');
  await expect(rows.nth(1)).toContainText('Expired');
});
