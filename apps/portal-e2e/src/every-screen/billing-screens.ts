import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { addInvoice, addPendingChange, setSubscription, subscriptionIdOf } from '../world/billing-rows.ts';
import { billing, openBilling, openInvoices, pickAction } from '../screens/account/billing.ts';
import { changePlan } from '../screens/account/change-plan.ts';
import { screenGroup, type ScreenFixtures } from './screen-group.ts';
import type { Account } from '../world/world.ts';
import { inDays } from '../world/rows.ts';
import { storeSession } from '../world/stored-session.ts';

/** Opens the billing of subscriptions that renew, wait for the bank, are past due and have ended. */
async function openOwnBilling({ page, world }: ScreenFixtures): Promise<Account> {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        isDefault: true,
        devices: [
          { name: 'Main PL' },
          { name: 'Flies' },
          { name: 'Choir' },
          { name: 'Old', isSubscriptionOver: true },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await setSubscription(world, account, 'Flies', {
    status: 'Past-Due',
    grace_ends_at: inDays(5),
    price_cents: 19_200,
  });
  await addPendingChange(world, account, 'Choir');
  const idOf = (device: string) => subscriptionIdOf(world, account, device);
  const invoices = [
    { status: 'Past-Due', issued_at: inDays(-1), subscription_id: await idOf('Flies') },
    { refunded_cents: 1_050, issued_at: inDays(-2), subscription_id: await idOf('Main PL') },
  ];
  for (const [index, columns] of invoices.entries()) {
    await addInvoice(world, account, {
      provider_invoice_id: `in_${account.id}_${index}`,
      number: `PL-2026-041${index + 1}`,
      hosted_url: 'https://invoices.example.test/one',
      ...columns,
    });
  }
  await storeSession(page, account.people.owner);
  await openBilling(page);
  await expect(billing(page).subscription('Old')).toBeVisible();
  await expect(billing(page).payNow('Flies')).toBeVisible();
  return account;
}

export const BILLING_SCREENS = screenGroup(openOwnBilling, {
  'the subscriptions': ({ page }) => expect(billing(page).payNow('Flies')).toBeVisible(),
  'the change of a plan': async ({ page }) => {
    const { open, plan, cost } = changePlan(page);
    await open('Main PL').click();
    await plan('Premium').check();
    await expect(cost).toContainText(/429[.,]00/);
  },
  'the change of a plan before anything is chosen': async ({ page }) => {
    await changePlan(page).open('Main PL').click();
    await expect(changePlan(page).nothing).toBeVisible();
  },
  'the change of a plan that waits for the bank': async ({ page }, account) => {
    await page.goto(`/myaccount?change=${account.device('Choir').vicUuid}`);
    await expect(changePlan(page).dialog).toContainText(screens.pendingChange.title);
    await expect(changePlan(page).dialog.getByRole('link')).toBeVisible();
  },
  'the question before a subscription is cancelled': async ({ page }) => {
    await pickAction(page, 'Main PL', 'cancel');
    await expect(billing(page).confirmCancel).toBeVisible();
  },
  'the invoices': async ({ page }) => {
    await openInvoices(page);
    await expect(billing(page).invoice('PL-2026-0412')).toBeVisible();
  },
});
