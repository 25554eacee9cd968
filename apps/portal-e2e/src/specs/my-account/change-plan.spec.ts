import type { Page } from '@playwright/test';
import type { PurchasePreview } from '@partyline/contract';
import { PLAN_CHANGE_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { changePlan } from '../../screens/account/change-plan.ts';
import { signIn } from '../../screens/login/login.ts';
import { moneyText } from '../../screens/account/money.ts';
import { checkoutPage, openPlans, paymentHeading, plans } from '../../screens/account/plans.ts';
import { palette } from '../../screens/shell/palette.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { setSubscription } from '../../world/billing-rows.ts';
import { storeSession } from '../../world/stored-session.ts';

const { changePlan: words, payment, planCards } = screens;
const PREVIEW = '/api/users/preview-purchase';
const STUDIO = {
  workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }, { name: 'Flies' }] }],
  people: { owner: { role: 'account-owner' }, leader: { role: 'workspace-owner', in: 'Studio' } },
} as const;

/** Lists the requests for an amount, since now. */
function listPreviews(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(PREVIEW)) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('[PLUS-18, PRICE-1] a change starts from the row with its plan, users and interval marked, and asks for no amount before something else is chosen', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  await setSubscription(world, account, 'Main PL', { billing_interval: 'year' });
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const previews = listPreviews(page);
  const { dialog, open, plan, planRow, users, interval, intervalLabel, nothing, cost } = changePlan(page);
  await open('Main PL').click();
  await expect(dialog).toHaveAccessibleName(words.title('Main PL'));
  await expect(dialog).toContainText('Studio. Pro, 16 users, paid yearly');
  await expect(plan('Pro')).toBeChecked();
  await expect(planRow('Pro')).toContainText(words.todayWith(16));
  await expect(users).toHaveValue('16');
  await expect(interval('year')).toBeChecked();
  await expect(nothing).toBeVisible();
  expect(previews).toEqual([]);

  // What each plan charges for the nearest size, and how its size differs.
  await expect(planRow('Premium')).toContainText(words.from(24));
  await expect(planRow('Premium')).toContainText(moneyText(364_650));
  await expect(planRow('Premium').locator('s')).toHaveText(moneyText(429_000));
  await expect(planRow('Premium')).toContainText('15% off every renewal');
  await expect(users.locator('option', { hasText: '100' })).toHaveText(words.sizeNotSold(100, 'Pro'));
  await expect(users.locator('option', { hasText: '100' })).toBeDisabled();

  await plan('Premium').check();
  await expect(users).toHaveValue('24');
  await expect(interval('year')).toBeChecked();
  await expect(cost).toContainText(moneyText(364_650));
  await expect(page).toHaveURL(/change=[\w-]{36}&to=[\w.-]+-premium-24-year$/);
  // The address has the choice.
  await page.reload();
  await expect(plan('Premium')).toBeChecked();
  await expect(cost).toContainText(moneyText(364_650));
  await intervalLabel('week').click();
  await expect(cost).toContainText(moneyText(15_450));
  // A smaller plan and back keep the size that was asked for.
  await users.selectOption('200');
  await plan('Essential').check();
  await expect(users).toHaveValue('16');
  await expect(planRow('Pro')).toContainText(words.todayWith(16));
  await plan('Premium').check();
  await expect(users).toHaveValue('200');
});

test('[PLUS-18, GB-23] the chosen plan is bought for the amount that was shown', async ({ page, world }) => {
  test.slow();
  const { people } = await world.account({
    people: { owner: { role: 'account-owner' } },
    workspaces: [{ name: 'Studio', isDefault: true }],
  });
  await storeSession(page, people.owner);
  await openPlans(page);
  await plans(page).choose('Essential').click();
  await plans(page).toPayment.click();
  await checkoutPage(page).pay.click();
  await expect(paymentHeading(page, payment.success.title).or(dashboard(page).heading)).toBeVisible();
  await openBilling(page);
  const row = billing(page).subscriptions.getByRole('row').nth(1);
  await row.getByRole('button', { name: /^Change plan of / }).click();
  const { dialog, plan, users, interval } = changePlan(page);
  await expect(plan('Essential')).toBeChecked();
  await expect(users).toHaveValue('8');
  await expect(interval('month')).toBeChecked();
  const previewed = page.waitForResponse(/\/api\/users\/preview-purchase$/);
  await plan('Pro').check();
  const { data } = (await (await previewed).json()) as { data: PurchasePreview }; // the contract's answer
  expect(data).toMatchObject({ chargedAt: 'once' });
  const pay = dialog.getByRole('button', { name: moneyText(data.amountDue) });
  await pay.click();
  await expect(paymentHeading(page, payment.success.title).or(dashboard(page).heading)).toBeVisible();
  await openBilling(page);
  await expect(row).toContainText('Pro');
  await expect(row).toContainText('12');
});

test('[PLUS-7, PLUS-19, GC-10] without the right to buy, or past due, every way in says why, and so does the address', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(STUDIO);
  const billed = { provider_subscription_id: `sub_${account.id}`, provider_read_at: new Date() };
  await setSubscription(world, account, 'Flies', { status: 'Past-Due', ...billed });
  const { dialog, open, close } = changePlan(page);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const pastDue = PLAN_CHANGE_REFUSAL_TEXTS['past-due'];
  await billing(page).menu('Flies').click();
  const refusedEntry = page.getByRole('menuitem', { name: words.open });
  await expect(refusedEntry).toContainText(pastDue);
  await refusedEntry.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await open('Main PL').click();
  await expect(dialog).toBeVisible();
  const address = page.url();

  const theirs = await openBrowser();
  await signIn(theirs, account.people.leader, address);
  const refused = changePlan(theirs);
  await expect(refused.dialog).toContainText(PERMISSION_REFUSAL_TEXTS['no-right']);
  await refused.close.click();
  await expect(refused.dialog).toHaveCount(0);
  await theirs.goto('/dashboard');
  await expect(dashboard(theirs).cards.first()).toBeVisible();
  await palette(theirs).open();
  await palette(theirs).field.fill('change main');
  await expect(palette(theirs).option(/Change plan of Main PL/)).toContainText(
    PERMISSION_REFUSAL_TEXTS['no-right'],
  );

  // An address of another account, or one that never was.
  await page.goto('/myaccount?change=00000000-0000-4000-8000-000000000000');
  await expect(dialog).toContainText(words.unknown);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/myaccount$/);
});

test('[PLUS-18, PLUS-26] the palette opens it, the keyboard chooses, and Escape closes it', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  await signIn(page, account.people.owner);
  await expect(dashboard(page).cards.first()).toBeVisible();
  await palette(page).open();
  await palette(page).field.fill('change main');
  await expect(palette(page).active).toContainText('Change plan of Main PL');
  await page.keyboard.press('Enter');
  const { dialog, plan, users, cost } = changePlan(page);
  await expect(plan('Pro')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(plan('Premium')).toBeChecked();
  await expect(plan('Premium')).toBeFocused();
  await expect(cost).toContainText(moneyText(42_900));
  await page.keyboard.press('Tab');
  await expect(users).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/myaccount$/);
});

test('[PLUS-12, PLUS-18] the drawer of a device opens it, and Back returns to the drawer', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  await signIn(page, account.people.owner, `/dashboard?device=${account.device('Main PL').vicUuid}`);
  const { open, plan, dialog } = changePlan(page);
  await open('Main PL').click();
  await expect(plan('Pro')).toBeChecked();
  await expect(dialog).toHaveAccessibleName(words.title('Main PL'));
  await page.goBack();
  await expect(open('Main PL')).toBeVisible();
});

test('at 360 px the choices come first, the cost below, and nothing is cut off', async ({ page, world }) => {
  const account = await world.account(STUDIO);
  await page.setViewportSize({ width: 360, height: 740 });
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const { dialog, open, plan, planRow, cost } = changePlan(page);
  await open('Main PL').click();
  await plan('Premium').check();
  const pay = cost.getByRole('button', { name: planCards.purchase.toPayment });
  await pay.scrollIntoViewIfNeeded();
  await expect(pay).toBeInViewport();
  const [choice, amount] = await Promise.all([planRow('Premium').boundingBox(), cost.boundingBox()]);
  expect(amount?.y).toBeGreaterThan(choice?.y ?? 0);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('[PLUS-18] the list of changes preselects the present size and interval of the instance', async ({
  page,
  world,
}) => {
  const account = await world.account(STUDIO);
  await setSubscription(world, account, 'Main PL', { billing_interval: 'year' });
  await storeSession(page, account.people.owner);
  await openPlans(page);
  await plans(page).list('upgrade').click();
  const main = plans(page).target.locator('option').filter({ hasText: 'Main PL' });
  await plans(page).target.selectOption(await main.getAttribute('value'));
  await expect(plans(page).users('Pro')).toHaveValue('16');
  await expect(plans(page).card('Pro')).toContainText(`${moneyText(230_400)} ${moneyText(256_000)} a year`);
});
