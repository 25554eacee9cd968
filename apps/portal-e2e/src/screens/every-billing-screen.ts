import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { failureResponse, stubResponse } from '../watch/stub-response.ts';
import { addInvoice, inDays, setSubscription, subscriptionIdOf } from '../world/billing-rows.ts';
import { billing, openBilling, pickAction } from './billing.ts';
import { signIn } from './login.ts';
import { STUBBED, owner, type OpenScreen, type ScreenFixtures } from './open-screen.ts';

const words = screens.billing;

/**
 * Signs in the owner of an account with subscriptions that renew, are past due and have ended, and two
 * invoices.
 */
async function openOwnBilling({ page, world }: ScreenFixtures): Promise<void> {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        isDefault: true,
        devices: [{ name: 'Main PL' }, { name: 'Flies' }, { name: 'Old', isSubscriptionOver: true }],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await setSubscription(world, account, 'Flies', {
    status: 'Past-Due',
    grace_ends_at: inDays(5),
    price_cents: 19_200,
  });
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
  await signIn(page, account.people.owner);
  await openBilling(page);
  await expect(billing(page).subscription('Old')).toBeVisible();
  await expect(billing(page).payNow('Flies')).toBeVisible();
  await expect(billing(page).invoice('PL-2026-0412')).toBeVisible();
}

export const BILLING_SCREENS = {
  'the billing': async (fixtures) => {
    await openOwnBilling(fixtures);
  },
  'the question before a subscription is cancelled': async (fixtures) => {
    await openOwnBilling(fixtures);
    await pickAction(fixtures.page, 'Main PL', 'cancel');
    await expect(billing(fixtures.page).confirmCancel).toBeVisible();
  },
  'the billing before the first purchase': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await openBilling(page);
    await expect(page.getByText(words.subscriptions.noneTitle)).toBeVisible();
    await expect(page.getByText(words.invoices.noneTitle)).toBeVisible();
  },
  'the billing after a failed load': async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/status of 400.*api\/subscription/, STUBBED);
    const call = { method: 'GET', path: /^\/api\/subscription(\/billing)?$/ };
    await stubResponse(page, call, failureResponse(400, 2000));
    await signIn(page, await owner(fixtures));
    await openBilling(page);
    await expect(billing(page).section.getByRole('alert')).toHaveCount(2);
  },
  'the billing of who may not see it': async ({ page, world }) => {
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', isDefault: true }],
      people: { leader: { role: 'workspace-owner', in: 'Studio' } },
    });
    await signIn(page, people.leader);
    await openBilling(page);
    await expect(page.getByText(words.noRightsTitle)).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
