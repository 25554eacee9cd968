import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse } from '../watch/stub-response.ts';
import { signIn } from '../screens/login/login.ts';
import { owner, screenGroup, type ScreenFixtures } from './screen-group.ts';
import { paymentHeading } from '../screens/account/plans.ts';

const { payment } = screens;
const PAID = '/dashboard?payment=success&subscriptionType=new';

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

async function begin(fixtures: ScreenFixtures): Promise<void> {
  // Stops the countdowns; timers run.
  await fixtures.page.clock.setFixedTime(Date.now());
  await signIn(fixtures.page, await owner(fixtures));
}

// The payment provider sends users back to these addresses.
export const PAYMENT_SCREENS = screenGroup(begin, {
  'the payment cancel screen': async ({ page }) => {
    await page.goto('/dashboard?payment=cancel&subscriptionType=new');
    await expect(paymentHeading(page, payment.cancel.title)).toBeVisible();
  },
  'the screen of a payment that is not there': async ({ page }) => {
    await page.goto(PAID);
    await expect(page.getByText(payment.unpaid.none)).toBeVisible();
  },
  'the payment processing screen': async (fixtures) => {
    await stubCheckout(fixtures, 'paid');
    await fixtures.page.goto(PAID);
    await expect(paymentHeading(fixtures.page, payment.processing.title)).toBeVisible();
  },
  'the payment success screen': async (fixtures) => {
    await stubCheckout(fixtures, 'active');
    await fixtures.page.goto(PAID);
    await expect(paymentHeading(fixtures.page, payment.success.title)).toBeVisible();
  },
});
