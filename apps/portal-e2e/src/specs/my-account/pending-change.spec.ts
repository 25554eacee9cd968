import type { Page } from '@playwright/test';
import { ERROR_TEXTS, PLAN_CHANGE_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { changePlan } from '../../screens/account/change-plan.ts';
import { answerBank, pendingChange } from '../../screens/account/pending-change.ts';
import { CARDS, checkoutPage, openPlans, paymentHeading, plans } from '../../screens/account/plans.ts';
import { dashboard, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import type { TestUser } from '../../world/test-user.ts';
import { storeSession } from '../../world/stored-session.ts';

const { changePlan: change, payment, pendingChange: words } = screens;
const BOUGHT = 'Intercom 1';

/** Buys Essential with a card, and opens the billing. */
async function buy(page: Page, owner: TestUser, card: string): Promise<void> {
  await storeSession(page, owner);
  await openPlans(page);
  await plans(page).choose('Essential').click();
  await plans(page).toPayment.click();
  await checkoutPage(page).card.fill(card);
  await checkoutPage(page).pay.click();
  if (card === CARDS.asks) await page.getByRole('button', { name: 'Complete' }).click();
  await expect(paymentHeading(page, payment.success.title).or(dashboard(page).heading)).toBeVisible();
  await openBilling(page);
  await expect(billing(page).subscription(BOUGHT)).toContainText('Essential');
  await waitForFeed(page);
}

async function askFor(page: Page, wanted: string): Promise<void> {
  const { open, plan, cost } = changePlan(page);
  await open(BOUGHT).click();
  await plan(wanted).check();
  await cost.getByRole('button', { name: /^Pay / }).click();
}

test('[PLUS-18] a change that the bank wants to have confirmed waits, is confirmed on its page, and its row follows by itself', async ({
  page,
  world,
}) => {
  test.slow();
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await buy(page, people.owner, CARDS.asks);
  await askFor(page, 'Pro');
  const { dialog } = changePlan(page);
  await expect(dialog).toContainText(words.title);
  await expect(dialog).toContainText(words.nothingYet);
  await expect(paymentHeading(page, payment.success.title)).toHaveCount(0);
  await dialog.getByRole('button', { name: words.close, exact: true }).click();

  const row = billing(page).subscription(BOUGHT);
  await expect(row.getByRole('status')).toContainText(
    /^Changes to Pro, \d+ users, paid monthly, once the bank/,
  );
  await expect(row).toContainText('Essential');
  // No other change meanwhile.
  await billing(page).menu(BOUGHT).click();
  await expect(page.getByRole('menuitem', { name: change.open })).toContainText(
    PLAN_CHANGE_REFUSAL_TEXTS['change-pending'],
  );
  await page.keyboard.press('Escape');

  await answerBank(page, () => pendingChange(page).confirm(BOUGHT).click(), 'Complete');
  await expect(pendingChange(page).confirm(BOUGHT)).toHaveCount(0);
  await expect(row.getByRole('cell', { name: 'Pro' })).toBeVisible();
  await expect(changePlan(page).open(BOUGHT)).toBeVisible();
});

test('[PLUS-18] a change that waits stands in the drawer, is withdrawn from its row, and is gone when the bank refuses', async ({
  page,
  world,
}) => {
  test.slow();
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  await buy(page, account.people.owner, CARDS.asks);
  await askFor(page, 'Pro');
  const { dialog } = changePlan(page);
  await dialog.getByRole('button', { name: words.close, exact: true }).click();
  const { withdraw, withdrawn, confirm } = pendingChange(page);
  const { rows } = await world.database.query<{ vicUuid: string }>(
    'SELECT vic_uuid AS "vicUuid" FROM app.instances WHERE account_id = $1',
    [account.id],
  );
  await page.goto(`/dashboard?device=${rows[0]?.vicUuid ?? ''}`);
  await expect(confirm(BOUGHT)).toBeVisible();
  await openBilling(page);
  await withdraw(BOUGHT).click();
  await expect(withdrawn(BOUGHT)).toBeVisible();
  const row = billing(page).subscription(BOUGHT);
  await expect(confirm(BOUGHT)).toHaveCount(0);
  await expect(row).toContainText('Essential');

  // Refused at the bank, it is gone as well.
  await askFor(page, 'Premium');
  await answerBank(page, () => confirm(BOUGHT).last().click(), 'Fail');
  await dialog.getByRole('button', { name: /Close|Cancel/ }).click();
  await expect(changePlan(page).open(BOUGHT)).toBeVisible();
  await expect(row).toContainText('Essential');
  await expect(row).not.toContainText('Premium');
});

test('[GB-23] a declined card changes nothing, and says so in the dialog', async ({
  page,
  pageErrors,
  world,
}) => {
  test.slow();
  pageErrors.allow(/status of 400.*create-checkout-session/, 'the card is declined');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await buy(page, people.owner, CARDS.worksOnce);
  await askFor(page, 'Pro');
  const { dialog, cancel } = changePlan(page);
  await expect(dialog.getByRole('alert')).toContainText(ERROR_TEXTS['payment-failed']);
  await cancel.click();
  await expect(billing(page).subscription(BOUGHT)).toContainText('Essential');
  await expect(changePlan(page).open(BOUGHT)).toBeVisible();
  await expect(billing(page).subscription(BOUGHT)).not.toContainText('Past-Due');
});
