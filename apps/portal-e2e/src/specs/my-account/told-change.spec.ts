import type { Page } from '@playwright/test';
import type { PurchasePreview } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { billing, openInvoices, shownDate } from '../../screens/account/billing.ts';
import { checkoutPage, openPlans, plans } from '../../screens/account/plans.ts';
import { signIn } from '../../screens/login/login.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { stubResponse } from '../../watch/stub-response.ts';
import { addInvoice } from '../../world/billing-rows.ts';
import { storeSession } from '../../world/stored-session.ts';

const { billing: words, payment, planCards } = screens;
const { purchase } = planCards;

/** Returns a pattern of an amount in the form of a language, with or without separators between thousands. */
function money(cents: number, language: 'en' | 'de' = 'en'): RegExp {
  const [whole = '', rest] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',?' : '\\.?');
  return new RegExp(language === 'en' ? `USD.${digits}\\.${rest}` : `${digits},${rest}.USD`);
}

async function finish(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: payment.success.title, level: 1 });
  await expect(heading.or(dashboard(page).heading)).toBeVisible();
}

/** Opens the change to a plan; returns the amounts that the server told. */
async function openChange(page: Page, interval: 'week' | 'month' | 'year'): Promise<PurchasePreview> {
  await openPlans(page);
  const { list, choose, interval: by } = plans(page);
  await list('upgrade').click();
  await by(interval).click();
  const previewed = page.waitForResponse(/\/api\/users\/preview-purchase$/);
  await choose('Pro').click();
  return ((await (await previewed).json()) as { data: PurchasePreview }).data; // the contract's answer
}

test('[PLUS-18, BILL-5, BILL-6, GB-22] a change without a charge tells its credit, what that is expected to pay and when, and is listed as a credit', async ({
  page,
  openBrowser,
  world,
}) => {
  test.slow();
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await storeSession(page, account.people.owner);
  await openPlans(page);
  const { choose, dialog, interval, toPayment } = plans(page);
  await interval('year').click();
  await choose('Pro').click();
  await expect(dialog).toContainText(purchase.addsInstance);
  await toPayment.click();
  await checkoutPage(page).pay.click();
  await finish(page);

  const told = await openChange(page, 'week');
  const { added, left } = told.credit ?? { added: 0, left: 0 };
  expect(added).toBeGreaterThan(0);
  const fact = (name: string) =>
    dialog.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(dialog.getByText(/^Unused time of Pro, \d+ users, paid yearly$/)).toBeVisible();
  await expect(dialog.getByText(/^Pro, \d+ users, paid weekly$/)).toBeVisible();
  await expect(fact(purchase.dueNow)).toContainText(purchase.noCharge);
  await expect(fact(purchase.creditAdded)).toContainText(money(added));
  await expect(fact(purchase.creditLeft)).toContainText(money(left));
  // A week from now, not the end of the year whose unused time is credited.
  const renewal = await shownDate(page, Date.parse(told.renewalAt ?? ''));
  expect(renewal).toBe(await shownDate(page, Date.now() + 7 * 86_400_000));
  await expect(fact(purchase.renewal)).toContainText(renewal);
  await expect(fact(purchase.renewal)).toContainText(money(told.renewalAmount ?? 0));
  await expect(fact(purchase.expectedOn(renewal))).toContainText(/^Expected on .* from credit$/);
  await expect(dialog).toContainText(purchase.keepsRunning('Intercom 1'));
  await expect(dialog).toContainText(purchase.paysNothing);
  await expect(dialog).not.toContainText(/card|pay usd/i);
  await dialog.getByRole('button', { name: purchase.changeFree, exact: true }).click();
  await finish(page);

  await openInvoices(page);
  const row = billing(page).invoices.getByRole('row').nth(1);
  await expect(row).toContainText(words.invoices.statuses.Credit);
  await expect(row).not.toContainText('Paid');
  await expect(row).not.toContainText(/-\d+\.\d\d/);
  const cells = row.getByRole('cell');
  await expect(cells.nth(1)).toHaveText(await shownDate(page, Date.now()));
  await expect(cells.nth(2)).toContainText(planCards.intervals.week);
  await expect(cells.nth(4)).toHaveText(renewal);
  await expect(cells.nth(6)).toHaveText(money(added));
  await expect(cells.nth(6)).toContainText('Credit USD');
  const { charges, tab } = billing(page);
  await tab('subscriptions').click();
  await expect(charges).toContainText(money(left));
  await expect(charges.getByRole('listitem').first()).toContainText('expected from credit');

  const german = await openBrowser({ locale: 'de-DE' });
  await signIn(german, account.people.owner, '/myaccount/invoices');
  const gutschrift = german.getByRole('row').filter({ hasText: 'Gutschrift' });
  await expect(gutschrift).toContainText(money(added, 'de'));
  await german.goto('/myaccount');
  await expect(
    german.getByRole('listitem').filter({ hasText: 'voraussichtlich aus Guthaben' }).first(),
  ).toContainText(money(told.renewalAmount ?? 0, 'de'));
});

test('[PLUS-18] the dialog of a change is in the language of the reader, and tells what is paid with credit and who stays connected', async ({
  openBrowser,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const page = await openBrowser({ locale: 'de-DE' });
  const preview: PurchasePreview = {
    chargedAt: 'once',
    currency: 'USD',
    amountDue: 123_456,
    lines: [{ description: 'Pro', amount: 173_456, bills: null }],
    totals: { net: 173_456, tax: 0, total: 173_456 },
    discount: null,
    renewalAmount: 173_456,
    renewalTax: 0,
    renewalDiscount: null,
    renewalAt: '2027-02-28T12:00:00.000Z',
    renewals: [
      { at: '2027-02-28T12:00:00.000Z', credit: 1000, due: 172_456, left: 0 },
      { at: '2027-03-31T12:00:00.000Z', credit: 0, due: 173_456, left: 0 },
    ],
    credit: { added: 0, used: 50_000, left: 1000, carriedOver: 0 },
    instanceEffect: 'keeps-running',
    usersConnected: 64,
    prorationAt: 1_800_000_000,
  };
  const call = { method: 'POST', path: '/api/users/preview-purchase' };
  const restore = await stubResponse(page, call, {
    status: 200,
    body: { errorCode: 0, message: '', statusCode: 200, data: preview },
  });
  await signIn(page, account.people.owner, '/myaccount/plans');
  await page.getByRole('radiogroup').locator('label').filter({ hasText: 'Tarif ändern' }).click();
  await page.getByRole('listitem', { name: 'Premium', exact: true }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const fact = (name: string) =>
    dialog.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(fact('Jetzt fällig')).toContainText(money(123_456, 'de'));
  await expect(fact('Mit Guthaben bezahlt')).toContainText(money(50_000, 'de'));
  await expect(fact('Verbleibendes Guthaben des Kontos')).toContainText(money(1000, 'de'));
  await expect(fact('Jede Verlängerung')).toContainText('erstmals am 28. Feb. 2027');
  const expected = fact('Voraussichtlich am 28. Feb. 2027');
  await expect(expected).toContainText(/10,00.USD aus Guthaben, 1\.?724,56.USD zu zahlen/);
  // Paid as always from then on.
  await expect(dialog).not.toContainText('31. März 2027');
  await expect(dialog).toContainText('Main PL läuft weiter');
  await expect(dialog).toContainText('Jetzt sind 64 Benutzer verbunden, mehr als die 40 dieses Tarifs.');
  await expect(dialog).toContainText('Ihre hinterlegte Karte wird belastet');
  await expect(dialog.getByRole('button', { name: /^Jetzt 1\.?234,56.USD bezahlen$/ })).toBeVisible();
  await restore();
});

test('[BILL-6, GB-22, PLUS-30] an invoice tells what credit paid of it, in the form of the language', async ({
  openBrowser,
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const row = { due_cents: 56_789, credit_used_cents: 123_456, amount_cents: 180_245 };
  await addInvoice(world, account, { provider_invoice_id: `in_${account.id}`, number: 'PL-9', ...row });
  const voided = { number: 'PL-10', status: 'Void', amount_cents: -100, credit_used_cents: 0 };
  await addInvoice(world, account, { provider_invoice_id: `in_${account.id}_void`, ...voided });
  await storeSession(page, account.people.owner);
  await openInvoices(page);
  await expect(billing(page).invoice('PL-9')).toContainText('Paid');
  await expect(billing(page).invoice('PL-9')).toContainText(/USD 1,?802\.45/);
  await expect(billing(page).invoice('PL-9')).toContainText(/USD 1,?234\.56 paid with credit/);
  await expect(billing(page).invoice('PL-10')).toContainText('Void');
  const german = await openBrowser({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  await signIn(german, account.people.owner, '/myaccount/invoices');
  const paid = german.getByRole('row').filter({ hasText: 'PL-9' });
  await expect(paid).toContainText(/1\.?234,56.USD mit Guthaben bezahlt/);
  await expect(paid.getByRole('cell').nth(1)).toHaveText(
    await shownDate(german, Date.now() - 86_400_000, 'de'),
  );
});
