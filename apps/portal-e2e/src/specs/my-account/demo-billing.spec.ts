import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { logIn } from '../../screens/login/login.ts';
import { expect, testOfOwnProduct as test } from '../../test-of-own-product.ts';

const { customers, partner } = screens.billing;
const PASSWORD = 'Partyline-demo-1';
const PAST_DUE = 'Gate control';

async function openBillingAs(page: Page, email: string): Promise<void> {
  await logIn(page, { email, password: PASSWORD });
  await openBilling(page);
}

test('a visitor of the demo manages the billing at once, and pays what is past due', async ({ page }) => {
  test.slow();
  await openBillingAs(page, 'owner@demo.partyline.test');
  const { tab, subscription, payNow, manage, invoices, charges } = billing(page);
  await tab('invoices').click();
  await expect(invoices.getByRole('row').nth(5)).toContainText('SBX-');
  await tab('subscriptions').click();
  const row = subscription(PAST_DUE);
  await expect(row).toContainText('Past-Due');
  await expect(row).toContainText('or it stops');
  await expect(charges.getByRole('listitem').first()).toContainText(/Overdue, by .*USD/);
  const opened = page.waitForEvent('popup');
  await payNow(PAST_DUE).click();
  const invoice = await opened;
  await invoice.getByRole('button', { name: /^Pay / }).click();
  await expect(invoice.getByText('paid', { exact: true })).toBeVisible();
  await invoice.close();
  // It stays where it is.
  await expect(payNow(PAST_DUE)).toHaveCount(0);
  await expect(row).toContainText('Renews ');
  await manage.click();
  await expect(page.getByRole('heading', { name: 'Billing', exact: true })).toBeVisible();
  await expect(page.getByText('visa •••• 4242')).toBeVisible();
});

test("a visitor of the demo sees the partner's customers, each with its health", async ({ page }) => {
  test.slow();
  await openBillingAs(page, 'owner@northlight.partyline.test');
  await billing(page).tab('customers').click();
  const row = (name: string) => billing(page).customers.getByRole('row').filter({ hasText: name });
  await expect(row('City Marathon')).toContainText(customers.health['ends-soon']);
  await expect(row('Corn Exchange')).toContainText(customers.health.ok);
  await expect(row('Corn Exchange')).toContainText('theatre@northlight.partyline.test');
  await expect(row('Lighthouse Hall')).toContainText(customers.health.expired);
  await expect(row('Riverside Festival')).toContainText(customers.health['past-due']);
  await expect(row('Guildhall Concerts')).toContainText(customers.health.ok);
  await expect(row('Old Mill Arts')).toContainText(customers.health.none);
});

test("[HZ-6, GEN-5] a visitor of the demo sees what a partner's customer has, and that its partner pays", async ({
  page,
}) => {
  test.slow();
  await openBillingAs(page, 'owner@guildhall.partyline.test');
  await expect(page.getByText(partner.pays('Northlight Hire'))).toBeVisible();
  await expect(billing(page).subscription('Concert PL')).toContainText('Pro');
  const manage = page.getByRole('link', { name: screens.billing.manage });
  await expect(manage).toHaveAttribute('href', /who-can/);
});
