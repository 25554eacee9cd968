import type { Page } from '@playwright/test';
import { CHECKOUT_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { billing, openBilling, pickAction, shownDate, shownDay } from '../../screens/account/billing.ts';
import { CARDS, checkoutPage, openPlans, plans } from '../../screens/account/plans.ts';
import { openNotices, pageNotices } from '../../screens/shell/notices.ts';
import { signIn } from '../../screens/login/login.ts';
import { dashboard, deviceCard, openDeviceMenu, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { setSubscription } from '../../world/billing-rows.ts';
import { inDays } from '../../world/rows.ts';
import type { Account, World } from '../../world/world.ts';
import { storeSession } from '../../world/stored-session.ts';

const { billing: words, subscriptionPrompts: prompts } = screens;
const BOUGHT = 'Intercom 1';

/** Buys Essential with a card whose renewals fail, and lets its month pass. */
async function becomePastDue(page: Page, world: World, account: Account<'owner'>): Promise<void> {
  await storeSession(page, account.people.owner);
  await openPlans(page);
  await plans(page).choose('Essential').click();
  await plans(page).toPayment.click();
  await checkoutPage(page).card.fill(CARDS.worksOnce);
  await checkoutPage(page).pay.click();
  await expect(
    page.getByRole('heading', { name: screens.payment.success.title }).or(dashboard(page).heading),
  ).toBeVisible();
  await openBilling(page);
  await expect(billing(page).subscription(BOUGHT)).toContainText('Renews ');
  await waitForFeed(page);
  await world.ageSubscriptions(account, 32);
  await expect(billing(page).subscription(BOUGHT)).toContainText('Past-Due');
}

async function graceOf({ database }: World, { id }: Account): Promise<number> {
  const { rows } = await database.query<{ end: Date }>(
    'SELECT grace_ends_at AS "end" FROM app.subscriptions WHERE account_id = $1',
    [id],
  );
  return rows[0]?.end.getTime() ?? 0;
}

/** Pays on the page of the provider, which opens in a tab of its own. */
async function pay(page: Page, click: () => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await click();
  const tab = await opened;
  await tab.getByRole('button', { name: /^Pay / }).click();
  await expect(tab.getByText('paid', { exact: true })).toBeVisible();
  await tab.close();
}

test('[PLUS-19, HZ-3, BILL-31, BILL-33] an unpaid subscription is cancelled to the end of its grace, taken up again, and paid from its row', async ({
  page,
  world,
}) => {
  test.slow();
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await becomePastDue(page, world, account);
  const { subscription, payNow, dialog, confirmCancel, menu, action } = billing(page);
  const row = subscription(BOUGHT);
  const grace = await shownDate(page, await graceOf(world, account));
  const graceDay = await shownDay(page, await graceOf(world, account));
  await expect(row.getByRole('status')).toHaveText(`Pay by ${graceDay}, or it stops`);
  await expect(row).not.toContainText(/Renews/);
  await expect(payNow(BOUGHT)).toBeVisible();

  await pickAction(page, BOUGHT, 'cancel');
  await expect(dialog).toContainText(words.cancelQuestion.untilUnpaid(grace));
  await confirmCancel.click();
  await expect(page.getByText(words.actions.cancelledUnpaid(BOUGHT, grace))).toBeVisible();
  await expect(row.getByRole('status')).toHaveText(new RegExp(`^Unpaid, ends ${graceDay}, deletion `));
  await expect(row).toContainText('Past-Due');
  await expect(row).not.toContainText(/Renews/);
  await expect(payNow(BOUGHT)).toBeVisible();

  await menu(BOUGHT).click();
  await action('resubscribe').click();
  await expect(page.getByText(words.actions.resubscribedUnpaid(BOUGHT))).toBeVisible();
  await expect(row.getByRole('status')).toHaveText(`Pay by ${graceDay}, or it stops`);

  await world.repairCard(account);
  await pay(page, () => payNow(BOUGHT).click());
  await expect(row).toContainText('Renews ');
  await expect(row).not.toContainText('Past-Due');
  await expect(payNow(BOUGHT)).toHaveCount(0);
});

test('[HZ-3, PLUS-7] a change of an unpaid plan is refused with the way out, which is paid from there', async ({
  page,
  world,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/status of 400.*preview-purchase/, 'the server refuses what is unpaid');
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await becomePastDue(page, world, account);
  await openPlans(page);
  const { list, target, choose, dialog, payFirst, toPayment } = plans(page);
  await list('upgrade').click();
  await target.selectOption({ label: await optionOf(page) });
  await choose('Pro').click();
  await expect(dialog).toContainText(CHECKOUT_REFUSAL_TEXTS['past-due']);
  await expect(toPayment).toHaveCount(0);
  await world.repairCard(account);
  await pay(page, () => payFirst(BOUGHT).click());
  await openBilling(page);
  await expect(billing(page).subscription(BOUGHT)).toContainText(/Essential.*Renews /);
});

async function optionOf(page: Page): Promise<string> {
  const option = plans(page).target.locator('option').filter({ hasText: BOUGHT });
  return (await option.textContent()) ?? '';
}

test('[PLUS-19, PLUS-27] a failed payment is told on the dashboard until it is paid, which is done from there', async ({
  page,
  world,
}) => {
  test.slow();
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await becomePastDue(page, world, account);
  await page.goto('/dashboard');
  const { item, later, none } = pageNotices(page);
  const grace = await shownDate(page, await graceOf(world, account));
  await openNotices(page);
  await expect(item(BOUGHT)).toContainText(
    new RegExp(
      `^Intercom 1 in .+: A payment of USD \\d+\\.\\d\\d has failed\\. .*${grace}, the last day to pay\\.`,
    ),
  );
  await expect(later(BOUGHT)).toBeVisible();
  await waitForFeed(page);
  await world.repairCard(account);
  const payNow = item(BOUGHT).getByRole('link', { name: words.actions.payNowOf(BOUGHT), exact: true });
  await pay(page, () => payNow.click());
  await expect(none).toBeVisible();
});

test('[PLUS-19, PLUS-7] who may not pay reads whom to ask, is led to no invoice, and may put the notice off', async ({
  world,
  openBrowser,
}) => {
  const devices = [{ name: 'Main PL' }, { name: 'Flies' }];
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices }],
    people: {
      crew: { role: 'workspace-admin', in: 'Studio' },
      client: { role: 'endpoint-user', in: 'Studio' },
    },
  });
  const unpaid = {
    status: 'Past-Due',
    grace_ends_at: inDays(5),
    past_due_cents: 19_200,
    past_due_url: 'https://invoices.example.test/secret',
  };
  await setSubscription(world, account, 'Flies', unpaid);
  const page = await openBrowser();
  await signIn(page, account.people.crew);
  const { item, items, later, none } = pageNotices(page);
  const grace = await shownDate(page, inDays(5).getTime());
  await openNotices(page);
  await expect(item('Flies')).toContainText(`${prompts.unpaid('Studio', null, grace)} Ask the owner of`);
  await expect(items).toHaveCount(1);
  await expect(items.getByRole('link')).toHaveCount(0);
  await expect(items).not.toContainText('USD');
  await later('Flies').click();
  await expect(none).toBeVisible();
  await page.reload();
  const flies = account.device('Flies');
  const menu = await openDeviceMenu(deviceCard(page, flies).card, flies);
  await menu.getByRole('menuitem', { name: screens.deviceCare.actions.details }).click();
  const drawer = page.getByRole('dialog', { name: screens.deviceDrawer.label('Flies') });
  await expect(drawer).toContainText(words.subscriptions.graceEnds(grace));
  await expect(none).toBeVisible();

  const theirs = await openBrowser();
  await signIn(theirs, account.people.client);
  await expect(dashboard(theirs).heading).toBeVisible();
  await expect(pageNotices(theirs).none).toBeVisible();

  const customers = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices }],
    customerStatus: 'PARTNER_CUSTOMER',
    people: { customer: { role: 'account-owner' } },
  });
  await setSubscription(world, customers, 'Flies', unpaid);
  const customer = await openBrowser();
  await signIn(customer, customers.people.customer);
  await openNotices(customer);
  await expect(pageNotices(customer).item('Flies')).toContainText(/USD 192\.00.*Contact your partner/);
  await expect(pageNotices(customer).items.getByRole('link')).toHaveCount(0);
  await openBilling(customer);
  const refused = billing(customer).payNow('Flies');
  await expect(refused).toHaveAttribute('href', /who-can\?act=subscription\.buy/);
  await expect(refused).toHaveAccessibleDescription(/Contact your partner/);
});
