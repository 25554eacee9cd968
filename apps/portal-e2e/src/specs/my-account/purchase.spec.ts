import type { Page } from '@playwright/test';
import { ERRORS, type PurchasePreview } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { billing, openBilling, openInvoices } from '../../screens/account/billing.ts';
import { dashboard, showView, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn, submitLogin } from '../../screens/login/login.ts';
import { moneyText } from '../../screens/account/money.ts';
import {
  CARDS,
  checkoutPage,
  choosePlan,
  expectActive,
  openPlans,
  paymentHeading,
  plans,
} from '../../screens/account/plans.ts';
import { expect, test } from '../../test.ts';
import { endStub, failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import type { TestUser } from '../../world/test-user.ts';
import { storeSession } from '../../world/stored-session.ts';

const { payment, paymentLink, planCards } = screens;
const OWNER = { people: { owner: { role: 'account-owner' } } } as const;
const CREATE = '/api/users/create-checkout-session';

const portalInfo = (page: Page, { uid }: TestUser) =>
  page.evaluate(
    (id) =>
      ['subscription_type', 'skyport_price_plan', 'isUpgrade'].map((name) =>
        localStorage.getItem(`${id}.${name}`),
      ),
    uid,
  );

test('[GEN-3, GEN-4, GEN-8, PAY-1, PAY-3, PAY-4, PAY-9, PAY-10, PLUS-18, UI-12, DEV-34, ROUTE-25] trial in one click, then a plan in its place, then a larger one for the exact amount that was shown', async ({
  page,
  world,
}) => {
  test.slow();
  const { people } = await world.account({
    ...OWNER,
    workspaces: [{ name: 'Studio', isDefault: true }],
  });
  await storeSession(page, people.owner);
  await openPlans(page);
  await plans(page).startTrial.click();
  await expectActive(page, payment.success.trialTitle);
  await showView(page, 'grid');
  await expect(dashboard(page).cards).toHaveCount(1);
  await expect(dashboard(page).cards.first()).toContainText('Trial');
  expect(await portalInfo(page, people.owner)).toEqual(['trial', null, null]);

  await openPlans(page);
  const { list, choose, dialog, tick, warning, toPayment } = plans(page);
  await list('upgrade').click();
  await choose('Pro').click();
  await expect(warning).toBeVisible();
  await expect(toPayment).toHaveAttribute('aria-disabled', 'true');
  await tick.check();
  await expect(dialog).toContainText('USD');
  await toPayment.click();
  await expect(checkoutPage(page).heading).toBeVisible();
  await checkoutPage(page).pay.click();
  await expectActive(page, payment.success.title);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await portalInfo(page, people.owner)).toEqual(['upgrade', null, 'true']);
  await showView(page, 'grid');
  await expect(dashboard(page).cards).toHaveCount(1);
  await expect(dashboard(page).cards.first()).toContainText('Pro');

  // Changing a paid plan charges the card on file at once.
  await openPlans(page);
  await list('upgrade').click();
  const previewed = page.waitForResponse(/\/api\/users\/preview-purchase$/);
  await choose('Premium').click();
  const { data } = (await (await previewed).json()) as { data: PurchasePreview }; // the contract's answer
  expect(data).toMatchObject({ chargedAt: 'once' });
  const amount = moneyText(data.amountDue);
  for (const line of data.lines) await expect(dialog).toContainText(moneyText(line.amount));
  expect(data.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(data.amountDue);
  await dialog.getByRole('button', { name: planCards.purchase.payNow(amount) }).click();
  await expectActive(page, payment.success.title);
  await expect(dashboard(page).cards.first()).toContainText('Premium');
  await openInvoices(page);
  await expect(billing(page).invoices.getByRole('row').nth(1)).toContainText(amount);
});

test('[AUTH-30, BILL-18, BILL-20, ENT-27, GB-27, GP-7] the second product line is bought for a device, then changed for it, with its price in the portal info and a list of its own', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    ...OWNER,
    workspaces: [
      {
        name: 'Studio',
        isDefault: true,
        devices: [
          { name: 'Back door', kind: 'device' },
          { name: 'Gate', kind: 'device' },
        ],
      },
    ],
  });
  await storeSession(page, people.owner);
  await openPlans(page);
  const { list, device, choose, dialog, toPayment } = plans(page);
  await list('skyport').click();
  await device.selectOption({ label: planCards.deviceOf('Gate', 'Studio') });
  await choose('Essential').click();
  await expect(dialog).toHaveAccessibleName(planCards.purchase.deviceTitle('Essential', 'Gate'));
  await toPayment.click();
  await checkoutPage(page).pay.click();
  await expectActive(page, payment.success.title);
  expect(await portalInfo(page, people.owner)).toEqual([
    'skyport',
    expect.stringMatching(/^skyport-essential-/),
    null,
  ]);
  await openBilling(page);
  const { groups } = screens.billing.subscriptions;
  const bought = billing(page).subscriptions.getByRole('table', { name: groups.skyport });
  await expect(bought.getByRole('row').nth(1)).toContainText('Gate');
  await expect(bought.getByRole('row').nth(1)).toContainText('Essential');
  // The device has a plan, which the new one replaces. The other device has none.
  await openPlans(page);
  await list('skyport').click();
  await choose('Pro').click();
  await expect(dialog).toHaveAccessibleName(planCards.purchase.deviceTitle('Pro', 'Back door'));
  await plans(page).cancel.click();
  const gate = device.locator('option').filter({ hasText: 'Gate: Essential' });
  await device.selectOption(await gate.getAttribute('value'));
  await choose('Pro').click();
  await expect(dialog).toHaveAccessibleName(planCards.purchase.changeTitle('Gate', 'Pro'));
});

test('[PAY-5, PAY-12, CONST-4] a bought plan is a new instance; its success screen leads to the dashboard after 10 s', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await page.clock.install();
  await choosePlan(page, people.owner, 'Essential');
  await plans(page).toPayment.click();
  await checkoutPage(page).card.fill(CARDS.works);
  await checkoutPage(page).pay.click();
  await expectActive(page, payment.success.title);
  await showView(page, 'grid');
  await expect(dashboard(page).cards).toHaveCount(1);
  // Typing the URL shows the screen again: the server says the plan is active.
  await page.goto('/dashboard?payment=success&subscriptionType=new');
  await expect(paymentHeading(page, payment.success.title)).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(page.getByText(payment.redirect(1))).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(dashboard(page).heading).toBeVisible();
});

test('a declined card buys nothing, and the same page takes another one', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await choosePlan(page, people.owner);
  await plans(page).toPayment.click();
  await checkoutPage(page).card.fill(CARDS.declined);
  await checkoutPage(page).pay.click();
  await expect(checkoutPage(page).alert).toContainText('declined');
  await page.goto('/dashboard?payment=success&subscriptionType=new');
  await expect(page.getByText(payment.unpaid.open)).toBeVisible();
  await page.getByRole('button', { name: payment.toDashboard }).click();
  await expect(page.getByText(screens.dashboard.emptyWorkspaceTitle)).toBeVisible();
});

test('[PAY-2] cancel in the dialog sends nothing', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await choosePlan(page, people.owner);
  await plans(page).cancel.click();
  await expect(plans(page).dialog).toHaveCount(0);
  await expect(plans(page).choose('Pro')).toBeFocused();
  expect(sent.filter((url) => url.includes(CREATE))).toEqual([]);
});

test('[PAY-6, PAY-8] cancel on the page of the provider comes back to the cancel screen, whose countdown can be stopped', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await choosePlan(page, people.owner);
  await plans(page).toPayment.click();
  await checkoutPage(page).back.click();
  await expect(paymentHeading(page, payment.cancel.title)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const countdown = page.getByText(/in \d+ seconds?\.$/);
  await expect(countdown).toBeVisible();
  const stay = page.getByRole('button', { name: payment.stay, exact: true });
  await stay.click();
  await expect(countdown).toHaveCount(0);
  await expect(stay).toHaveCount(0);
  await expect(page.getByRole('button', { name: payment.toDashboard, exact: true })).toBeFocused();
  expect(await portalInfo(page, people.owner)).toEqual([null, null, null]);
  await page.getByRole('link', { name: payment.toPlans }).click();
  await expect(plans(page).section).toBeVisible();
});

test('[PAY-3] a double click sends one checkout', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CREATE)) sent += 1;
  });
  await choosePlan(page, people.owner);
  await plans(page).toPayment.dblclick();
  await expect(checkoutPage(page).heading).toBeVisible();
  expect(sent).toBe(1);
});

test('[PLUS-18] without a preview there is no button, and the dialog gives the reason', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*preview-purchase/, STUBBED);
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openPlans(page);
  const call = { method: 'POST', path: '/api/users/preview-purchase' };
  const restore = await stubResponse(page, call, failureResponse(400, 2000, 'The provider is away.'));
  await plans(page).choose('Pro').click();
  await expect(plans(page).dialog.getByRole('alert')).toContainText('The provider is away.');
  await expect(plans(page).toPayment).toHaveCount(0);
  await restore();
  await plans(page).dialog.getByRole('button', { name: screens.planCards.purchase.tryAgain }).click();
  await expect(plans(page).toPayment).toBeVisible();
});

test('[PLUS-18] an amount that has changed is asked for again, and the dialog shows the new one', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*create-checkout-session/, STUBBED);
  const { people } = await world.account(OWNER);
  await choosePlan(page, people.owner);
  const { dialog, toPayment } = plans(page);
  const call = { method: 'POST', path: CREATE };
  const { errorCode } = ERRORS['price-changed'];
  const restore = await stubResponse(page, call, failureResponse(400, errorCode, 'The price has changed.'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/users/preview-purchase', async (route) => {
    await held;
    await route.fallback();
  });
  await toPayment.click();
  await expect(dialog.getByRole('alert')).toHaveText('The price has changed.');
  await expect(dialog.getByText(planCards.purchase.checking)).toBeVisible();
  await expect(toPayment).toHaveCount(0);
  answer();
  await restore();
  await toPayment.click();
  await expect(checkoutPage(page).heading).toBeVisible();
});

test('[ERR-25, BILL-38] the plan that an instance has already is refused in the dialog', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4\d\d.*preview-purchase/, 'the server refuses the same plan');
  const { people } = await world.account({
    ...OWNER,
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
  });
  await storeSession(page, people.owner);
  await openPlans(page);
  await plans(page).list('upgrade').click();
  await plans(page).users('Pro').selectOption('16');
  await plans(page).choose('Pro').click();
  await expect(plans(page).dialog.getByRole('alert')).toContainText('You have already an active plan.');
  await expect(plans(page).toPayment).toHaveCount(0);
});

test('[BILL-16, BILL-17, ENT-27] a checkout is pending, in progress, failed with a message in the dialog, or complete with a link where the browser stays', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*create-checkout-session/, STUBBED);
  const { people } = await world.account(OWNER);
  await choosePlan(page, people.owner);
  const { dialog, toPayment, choose, cancel } = plans(page);
  const status = dialog.locator('[data-sub-api-status]');
  const link = dialog.getByRole('link', { name: paymentLink.follow });
  await expect(status).toHaveAttribute('data-sub-api-status', 'pending');
  const call = { method: 'POST', path: CREATE };
  const restore = await stubResponse(page, call, failureResponse(400, 2000, 'Not this one.'));
  await toPayment.click();
  await expect(dialog.getByRole('alert')).toHaveText('Not this one.');
  await expect(status).toHaveAttribute('data-sub-api-status', 'failure');
  await expect(toPayment).not.toHaveAttribute('aria-disabled', 'true');
  await restore();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${CREATE}`, async (route) => {
    await held;
    await route.fallback();
  });
  // The provider answers 204, so the browser stays.
  await page.route('**/checkout/**', (route) => route.fulfill({ status: 204 }));
  await toPayment.click();
  await expect(status).toHaveAttribute('data-sub-api-status', 'in progress');
  await expect(dialog.getByRole('button', { name: planCards.purchase.opening })).toBeVisible();
  await expect(link).toHaveCount(0);
  answer();
  await expect(link).toBeVisible();
  await expect(status).toHaveAttribute('data-sub-api-status', 'complete');
  const address = await link.getAttribute('href');
  // The link ends with its dialog.
  await cancel.click();
  await choose('Pro').click();
  await expect(status).toHaveAttribute('data-sub-api-status', 'pending');
  await expect(link).toHaveCount(0);
  // The browser's own navigation ends before the next one.
  const stayed = page.waitForResponse(/\/checkout\/cs_/);
  await toPayment.click();
  await stayed;
  await expect(link).toHaveAttribute('href', address ?? '');
  await endStub(page, '**/checkout/**');
  await link.click();
  await expect(checkoutPage(page).heading).toBeVisible();
});

test('[PAY-11, PAY-16] payment=success typed by hand grants nothing, and without a type saves nothing', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await signIn(page, people.owner, '/dashboard?payment=success');
  await expect(page.getByText(payment.unpaid.none)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await portalInfo(page, people.owner)).toEqual([null, null, null]);
  await page.goto('/dashboard?payment=success&subscriptionType=upgrade');
  await expect(page.getByText(payment.unpaid.none)).toBeVisible();
  await page.getByRole('button', { name: payment.toDashboard }).click();
  await expect(page.getByText(screens.dashboard.emptyWorkspaceTitle)).toBeVisible();
  await page.goto('/dashboard?payment=success&subscriptionType=gift');
  await expect(page.getByRole('heading', { name: 'Your request is not proper!' })).toBeVisible();
});

test('[ROUTE-26, AUTH-30] the return of a payment survives sign-in', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await page.goto('/dashboard?payment=success&subscriptionType=new');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await page.goto('/login');
  await submitLogin(page, people.owner);
  await expect(page.getByText(payment.unpaid.none)).toBeVisible();
  expect(await portalInfo(page, people.owner)).toEqual(['new', null, null]);
  // A plan of the landing page, when signed in.
  await page.goto('/login?mode=sign-up&plan=intercom-pro-16-month');
  await expect(plans(page).dialog).toContainText(planCards.purchase.title('Pro'));
});

test('[PAY-7, PAY-13, PAY-14, CONST-8, CONST-16] the spinner hides after 10 s, and the wait ends after 30 s without an error', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await page.clock.install();
  await signIn(page, people.owner);
  await stubPaid(page);
  await page.goto('/dashboard?payment=success&subscriptionType=new');
  await expect(paymentHeading(page, payment.processing.title)).toBeVisible();
  await expect(page.getByText(payment.processing.text)).toBeVisible();
  await page.clock.fastForward(10_500);
  await expect(page.getByText(payment.processing.longer)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Your payment is being processed. We will notify you.')).toBeVisible();
});

test('[PAY-15, NOTIF-19, NOTIF-21] a silent dashboard update removes the payment-redirect flag and leads to the dashboard', async ({
  page,
  world,
}) => {
  const account = await world.account(OWNER);
  const { owner } = account.people;
  await choosePlan(page, owner);
  await plans(page).toPayment.click();
  await expect(checkoutPage(page).heading).toBeVisible();
  await stubPaid(page);
  await page.goto('/dashboard?payment=success&subscriptionType=new');
  await expect(paymentHeading(page, payment.processing.title)).toBeVisible();
  const flag = () =>
    page.evaluate((uid) => sessionStorage.getItem(`portal.payment-redirect.${uid}`), owner.uid);
  expect(await flag()).not.toBeNull();
  await waitForFeed(page);
  await world.announce(account, 'dashboard update');
  await expect(dashboard(page).heading).toBeVisible();
  expect(await flag()).toBeNull();
});

/** Stubs a checkout that is paid at the provider, while the plan is not active yet. */
async function stubPaid(page: Page): Promise<void> {
  const data = {
    checkoutId: null,
    state: 'paid',
    subscriptionType: 'new',
    plan: 'Pro',
    users: 8,
    interval: 'month',
    subscriptionId: null,
    vicUuid: null,
  };
  const body = { errorCode: 0, message: '', data, statusCode: 200 };
  await stubResponse(page, { method: 'GET', path: '/api/users/checkout-session' }, { status: 200, body });
}
