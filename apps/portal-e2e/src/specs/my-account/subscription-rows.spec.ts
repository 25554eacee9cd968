import { screens } from '@partyline/texts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { plans } from '../../screens/account/plans.ts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { inDays } from '../../world/rows.ts';
import { waitForFeed } from '../../screens/workspace/dashboard.ts';
import { addInvoice, setSubscription } from '../../world/billing-rows.ts';
import { storeSession } from '../../world/stored-session.ts';

const { planCards } = screens;
const STUDIO = {
  workspaces: [
    {
      name: 'Studio',
      isDefault: true,
      devices: [{ name: 'Main PL' }, { name: 'Old', isSubscriptionOver: true }],
    },
  ],
  people: { owner: { role: 'account-owner' } },
} as const;

test('[GB-32] what has ended is bought again for its instance, from its row', async ({ page, world }) => {
  const account = await world.account(STUDIO);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  await expect(billing(page).subscription('Main PL')).toBeVisible();
  await expect(billing(page).buyAgain('Main PL')).toHaveCount(0);
  await billing(page).buyAgain('Old').click();
  await expect(plans(page).target.locator('option:checked')).toHaveText(/^Old/);
  await expect(plans(page).target).toBeInViewport();
  await plans(page).choose('Pro').click();
  await expect(plans(page).dialog).toHaveAccessibleName(planCards.purchase.changeTitle('Old', 'Pro'));
});

test('[PLUS-30] the amounts of invoices have the form of the language of the reader', async ({
  openBrowser,
  world,
}) => {
  const account = await world.account(STUDIO);
  await addInvoice(world, account, {
    provider_invoice_id: `in_${account.id}`,
    number: 'PL-8',
    refunded_cents: 1_050,
  });
  const page = await openBrowser({ locale: 'de-DE' });
  await signIn(page, account.people.owner, '/myaccount/invoices');
  const row = page.getByRole('row').filter({ hasText: 'PL-8' });
  await expect(row).toContainText('192,00\u00a0USD');
  await expect(row).toContainText('10,50\u00a0USD erstattet');
});

test('[PLUS-19] what is paid while the page is open stays among the first rows', async ({ page, world }) => {
  const devices = Array.from({ length: 13 }, (_, index) => ({ name: `Line ${index + 10}` }));
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices }],
    people: { owner: { role: 'account-owner' } },
  });
  const unpaid = { status: 'Past-Due', grace_ends_at: inDays(5) };
  await setSubscription(world, account, 'Line 22', unpaid);
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const first = billing(page).subscriptions.getByRole('row').nth(1);
  await expect(first).toContainText(/Line 22.*Past-Due/);
  await waitForFeed(page);
  await setSubscription(world, account, 'Line 22', { status: 'Subscribed', grace_ends_at: null });
  await world.announce(account, 'subscription update');
  await expect(first).toContainText(/Line 22.*Renews /);
});
