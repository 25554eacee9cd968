import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { failureResponse, stubResponse } from '../watch/stub-response.ts';
import { signIn } from './login.ts';
import { STUBBED, owner, type OpenScreen, type ScreenFixtures } from './open-screen.ts';
import { openPlans, paymentHeading, plans } from './plans.ts';

const { planCards, payment } = screens;

async function openOwnPlans(fixtures: ScreenFixtures): Promise<void> {
  await signIn(fixtures.page, await owner(fixtures));
  await openPlans(fixtures.page);
}

/** Returns from a payment. */
async function comeBack(fixtures: ScreenFixtures, query: string): Promise<void> {
  await signIn(fixtures.page, await owner(fixtures));
  await fixtures.page.goto(`/dashboard?${query}`);
}

async function stubCheckout({ page }: ScreenFixtures, state: 'paid' | 'active'): Promise<void> {
  const data = {
    checkoutId: null,
    state,
    subscriptionType: 'new',
    plan: 'Premium',
    users: 40,
    interval: 'month',
    subscriptionId: null,
    vicUuid: null,
  };
  const body = { errorCode: 0, message: '', data, statusCode: 200 };
  await stubResponse(page, { method: 'GET', path: '/api/users/checkout-session' }, { status: 200, body });
}

export const PLAN_SCREENS = {
  'the plans by the year': async (fixtures) => {
    await openOwnPlans(fixtures);
    await plans(fixtures.page).interval('year').click();
  },
  'the plans of an instance': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
      people: { owner: { role: 'account-owner' } },
    });
    await signIn(page, people.owner);
    await openPlans(page);
    await plans(page).list('upgrade').click();
    await expect(plans(page).target).toBeVisible();
  },
  'the plans without an instance to change': async (fixtures) => {
    await openOwnPlans(fixtures);
    await plans(fixtures.page).list('upgrade').click();
    await expect(fixtures.page.getByText(planCards.noneTitle)).toBeVisible();
  },
  'the plans after a failed load': async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/status of 400.*price-list/, STUBBED);
    const call = { method: 'GET', path: '/api/ax/price-list' };
    await stubResponse(page, call, failureResponse(400, 2000));
    await signIn(page, await owner(fixtures));
    await page.goto('/myaccount?tab=plans');
    await expect(page.getByText(planCards.missingTitle)).toBeVisible();
  },
  'the purchase dialog': async (fixtures) => {
    await openOwnPlans(fixtures);
    await plans(fixtures.page).choose('Pro').click();
    await expect(plans(fixtures.page).toPayment).toBeVisible();
  },
  'the payment processing screen': async (fixtures) => {
    await stubCheckout(fixtures, 'paid');
    await comeBack(fixtures, 'payment=success&subscriptionType=new');
    await expect(paymentHeading(fixtures.page, payment.processing.title)).toBeVisible();
  },
  'the payment success screen': async (fixtures) => {
    // Stops the countdown; timers run.
    await fixtures.page.clock.setFixedTime(Date.now());
    await stubCheckout(fixtures, 'active');
    await comeBack(fixtures, 'payment=success&subscriptionType=new');
    await expect(paymentHeading(fixtures.page, payment.success.title)).toBeVisible();
  },
  'the payment cancel screen': async (fixtures) => {
    // Stops the countdown; timers run.
    await fixtures.page.clock.setFixedTime(Date.now());
    await comeBack(fixtures, 'payment=cancel&subscriptionType=new');
    await expect(paymentHeading(fixtures.page, payment.cancel.title)).toBeVisible();
  },
  'the screen of a payment that is not there': async (fixtures) => {
    await comeBack(fixtures, 'payment=success&subscriptionType=new');
    await expect(fixtures.page.getByText(payment.unpaid.none)).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
