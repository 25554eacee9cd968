import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { billing, openBilling } from '../screens/account/billing.ts';
import { changePlan } from '../screens/account/change-plan.ts';
import { customerMenu, openCustomers } from '../screens/account/customers.ts';
import { insertCustomer, insertOffer } from '../world/customers.ts';
import { setSubscription } from '../world/billing-rows.ts';
import { inDays } from '../world/rows.ts';
import { storeSession } from '../world/stored-session.ts';
import { oneScreen, screenGroup, type ScreenFixtures } from './screen-group.ts';

const { customers: words, partner: partnerWords } = screens.billing;
const PARTNER = {
  customerStatus: 'AUTHORIZED_PARTNER',
  people: { owner: { role: 'account-owner' } },
} as const;

/** Opens the customers of a partner in every state. */
async function openOwnCustomers({ page, world }: ScreenFixtures): Promise<void> {
  const partner = await world.account({
    ...PARTNER,
    workspaces: [
      { name: 'Default', isDefault: true, devices: [{ name: 'Own line' }] },
      { name: 'Race control' },
    ],
    people: { ...PARTNER.people, theirs: { role: 'workspace-owner', in: 'Race control' } },
  });
  await insertCustomer(world, partner, { company: 'Harbour Hall', devices: ['Stage', 'Foyer'] });
  const due = await insertCustomer(world, partner, { company: 'Old Mill Arts and Music', devices: ['Mill'] });
  await setSubscription(world, due, 'Mill', {
    status: 'Past-Due',
    grace_ends_at: inDays(5),
    past_due_cents: 19_200,
  });
  await insertCustomer(world, partner, { company: 'Pier Theatre', isReleaseAsked: true });
  await insertOffer(world, partner, { company: 'City Opera' });
  await insertOffer(world, partner, { company: 'Lighthouse Hall', expiresAt: inDays(-1) });
  await storeSession(page, partner.people.owner);
  await openCustomers(page);
}

const OF_A_PARTNER = screenGroup(openOwnCustomers, {
  'the customers of a partner in every state': async ({ page }) => {
    const rows = billing(page).customers;
    await expect(rows).toContainText(words.states.releasing);
    await expect(rows).toContainText(words.states.expired);
    await expect(rows).toContainText(words.health['past-due']);
  },
  'the menu of a customer': async ({ page }) => {
    await customerMenu(page, 'Harbour Hall').click();
    await expect(page.getByRole('menuitem', { name: words.release })).toBeVisible();
  },
  'the offer to a new customer': async ({ page }) => {
    await billing(page).customers.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('dialog', { name: words.addTitle })).toBeVisible();
  },
  'the purchase for a customer': async ({ page }) => {
    await customerMenu(page, 'Harbour Hall').click();
    await page.getByRole('menuitem', { name: words.buy }).click();
    await expect(billing(page).dialog.getByLabel(words.plan)).toContainText('Pro');
  },
  'the question before a customer is released': async ({ page }) => {
    await customerMenu(page, 'Harbour Hall').click();
    await page.getByRole('menuitem', { name: words.release }).click();
    await expect(billing(page).dialog).toBeVisible();
  },
  'the subscriptions that a partner pays for': async ({ page }) => {
    await openBilling(page);
    await expect(billing(page).subscriptions).toContainText(screens.billing.subscriptions.groups.customers);
  },
  'the change of the plan of a customer': async ({ page }) => {
    await openBilling(page);
    const held = billing(page).subscriptions.getByRole('row').filter({ hasText: 'Harbour Hall' }).first();
    await held
      .getByRole('button', { name: new RegExp(`^${screens.changePlan.openOf('Harbour Hall')}`) })
      .click();
    await expect(changePlan(page).nothing).toBeVisible();
  },
});

export const PARTNER_SCREENS = [
  OF_A_PARTNER,
  oneScreen('the customers of a partner without any', async ({ page, world }) => {
    const partner = await world.account(PARTNER);
    await storeSession(page, partner.people.owner);
    await openCustomers(page);
    await expect(billing(page).customers).toContainText(words.none);
  }),
  oneScreen("the billing of a partner's customer that is to be released", async ({ page, world }) => {
    const partner = await world.account(PARTNER);
    const plan = { company: 'Harbour Hall', devices: ['Stage'], isReleaseAsked: true } as const;
    const { people } = await insertCustomer(world, partner, plan);
    await storeSession(page, people.owner);
    await openBilling(page);
    await expect(page.getByRole('button', { name: partnerWords.confirm })).toBeVisible();
  }),
];
