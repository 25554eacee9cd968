import type { Page } from '@playwright/test';
import type { PurchasePreview } from '@partyline/contract';
import { ERROR_TEXTS, screens } from '@partyline/texts';
import { readFile } from 'node:fs/promises';
import { Pool } from 'pg';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { changePlan } from '../../screens/account/change-plan.ts';
import { moneyText } from '../../screens/account/money.ts';
import { checkoutPage, openPlans, paymentHeading, plans } from '../../screens/account/plans.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { startOwnProduct } from '../../stack/own-product.ts';
import type { Product } from '../../stack/product.ts';
import { expect, test as shared } from '../../test.ts';
import { sandboxControl } from '../../world/sandbox-control.ts';
import { createWorld } from '../../world/world.ts';
import { storeSession } from '../../world/stored-session.ts';

const { planCards, payment, landing, billing: words } = screens;
const { purchase } = planCards;

/** Has its own product, whose payment provider adds tax and takes promotion codes. */
const test = shared.extend<{ product: Product }>({
  product: async ({}, use) => {
    const product = await startOwnProduct({
      PAYMENT_TAX: 'automatic',
      PAYMENT_PROMOTION_CODES: 'true',
    });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.portal),
  world: async ({ product }, use) => {
    const database = new Pool({ connectionString: product.database, max: 1 });
    const sandbox = sandboxControl(product.sandbox);
    const { world, end } = createWorld({ database, sandbox, portal: product.portal });
    await use(world);
    await end();
    await database.end();
  },
});

function fact(page: Page, name: string) {
  return page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
}

async function expectTotals(page: Page, { net, tax, total }: PurchasePreview['totals']): Promise<void> {
  await expect(fact(page, purchase.net)).toContainText(moneyText(net));
  await expect(fact(page, purchase.tax)).toContainText(moneyText(tax ?? -1));
  await expect(fact(page, purchase.total)).toContainText(moneyText(total));
}

/** Saves the customer's address on the provider's page; an empty country removes it. */
async function saveAddress(page: Page, country: string): Promise<void> {
  await page.getByLabel('Country (two letters)').fill(country);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to the portal' }).click();
}

test('[GB-23, PLUS-18, PLUS-21] prices say "plus tax", and net, tax and total are told before a charge, listed and exported; an address without a tax is refused with the way out', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/\b400\b.*preview-purchase/, 'the address tells no tax');
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/');
  await expect(page.locator('#plans')).toContainText(landing.plans.plusTax);
  await expect(page.locator('#plans')).toContainText(landing.plans.noteTaxed);

  await storeSession(page, account.people.owner);
  await openPlans(page);
  await expect(plans(page).section).toContainText(planCards.textTaxed);
  await expect(plans(page).card('Essential')).toContainText(planCards.plusTax);
  await plans(page).choose('Essential').click();
  await expect(fact(page, purchase.tax)).toContainText(purchase.taxByAddress);
  await expect(fact(page, purchase.dueNow)).toContainText(planCards.plusTax);
  await plans(page).toPayment.click();

  const { pay, alert } = checkoutPage(page);
  await page.getByLabel('Promotion code').fill('NO-SUCH-CODE');
  await page.getByLabel('Country (two letters)').fill('DE');
  await pay.click();
  await expect(alert).toContainText('This code is invalid.');
  await page.getByLabel('Promotion code').fill('');
  await page.getByRole('button', { name: 'Update the total' }).click();
  await pay.click();
  await expect(paymentHeading(page, payment.success.title).or(dashboard(page).heading)).toBeVisible();

  await openBilling(page);
  const { invoices, manage, export: save, charges, subscriptions } = billing(page);
  await expect(charges).toContainText(words.charges.beforeTax);
  await expect(subscriptions).toContainText(planCards.plusTax);
  await billing(page).tab('invoices').click();
  const { columns } = words.invoices;
  for (const head of [columns.net, columns.tax, columns.total])
    await expect(invoices.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await save.click();
  const [head = '', row = ''] = (await readFile(await (await waiting).path(), 'utf8')).split('\r\n');
  const cell = (name: string): number => Number(row.split(',')[head.split(',').indexOf(name)]);
  expect(cell('tax')).toBeCloseTo(cell('net') * 0.19, 1);
  expect(cell('amount')).toBeCloseTo(cell('net') + cell('tax'), 5);
  const listed = invoices.getByRole('row').nth(1);
  for (const name of ['net', 'tax', 'amount'])
    await expect(listed).toContainText(moneyText(Math.round(cell(name) * 100)));

  await billing(page).tab('subscriptions').click();
  const { open, plan, cost } = changePlan(page);
  const previewed = page.waitForResponse(/\/api\/users\/preview-purchase$/);
  await open('Intercom 1').click();
  await plan('Premium').check();
  const { data } = (await (await previewed).json()) as { data: PurchasePreview }; // the contract's answer
  await expectTotals(page, data.totals);
  await expect(fact(page, purchase.renewal)).toContainText(moneyText(data.renewalAmount ?? 0));
  await expect(fact(page, purchase.renewal)).toContainText(moneyText(data.renewalTax ?? 0));

  // The address is removed on the provider's page, and completed from beside the refused change.
  await openBilling(page);
  await manage.click();
  await saveAddress(page, '');
  await openBilling(page);
  await open('Intercom 1').click();
  await plan('Premium').check();
  await expect(cost).toContainText(ERROR_TEXTS['tax-location-missing']);
  await expect(cost.getByRole('button', { name: purchase.tryAgain })).toHaveCount(0);
  await cost.getByRole('button', { name: purchase.completeAddress }).click();
  await saveAddress(page, 'FR');
  await openBilling(page);
  await open('Intercom 1').click();
  await plan('Premium').check();
  await expect(fact(page, purchase.total)).toBeVisible();
});
