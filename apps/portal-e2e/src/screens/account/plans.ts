import type { Page } from '@playwright/test';
import { PURCHASE_WARNING_TEXTS, screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import { storeSession } from '../../world/stored-session.ts';
import type { TestUser } from '../../world/test-user.ts';
import { dashboard } from '../workspace/dashboard.ts';

const words = screens.planCards;
const { purchase } = words;

export const CARDS = {
  works: '4242 4242 4242 4242',
  /** Its renewals fail. */
  worksOnce: '4000 0000 0000 0341',
  declined: '4000 0000 0000 0002',
  /** Its bank asks at every payment. */
  asks: '4000 0027 6000 3184',
} as const;

export function plans(page: Page) {
  const section = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const choice = (group: string, name: string) =>
    section.getByRole('radiogroup', { name: group }).locator('label').filter({ hasText: name });
  const card = (plan: string) => section.getByRole('listitem', { name: plan, exact: true });
  return {
    section,
    cards: section.getByRole('listitem'),
    card,
    choose: (plan: string) => card(plan).getByRole('button'),
    users: (plan: string) => section.getByLabel(words.usersOf(plan)),
    list: (name: keyof typeof words.list) => choice(words.lists, words.list[name]),
    interval: (name: keyof typeof words.intervals) => choice(words.interval, words.intervals[name]),
    device: section.getByLabel(words.device, { exact: true }),
    target: section.getByLabel(words.target),
    startTrial: section.getByRole('button', { name: words.trial.start }),
    dialog,
    tick: dialog.getByLabel(purchase.accept),
    warning: dialog.getByText(PURCHASE_WARNING_TEXTS['resets-configuration']),
    payFirst: (name: string) =>
      dialog.getByRole('link', { name: screens.billing.actions.payNowOf(name), exact: true }),
    toPayment: dialog.getByRole('button', { name: purchase.toPayment }),
    cancel: dialog.getByRole('button', { name: purchase.cancel }),
  };
}

export async function openPlans(page: Page): Promise<void> {
  await page.goto('/myaccount/plans');
  await expect(plans(page).cards.first()).toBeVisible();
}

export function checkoutPage(page: Page) {
  return {
    heading: page.getByRole('heading', { name: 'Checkout' }),
    card: page.getByLabel('Card number'),
    pay: page.getByRole('button', { name: /^Pay / }),
    back: page.getByRole('link', { name: 'Cancel and go back' }),
    alert: page.getByRole('alert'),
  };
}

export function paymentHeading(page: Page, title: string) {
  return page.getByRole('heading', { name: title, level: 1 });
}

/** Opens the purchase of a plan, up to the step to the payment. */
export async function choosePlan(page: Page, user: TestUser, plan = 'Pro'): Promise<void> {
  await storeSession(page, user);
  await openPlans(page);
  await plans(page).choose(plan).click();
  await expect(plans(page).toPayment).toBeVisible();
}

/** Expects that the plan is active: on its screen, or on the dashboard after a silent update. */
export async function expectActive(page: Page, title: string): Promise<void> {
  await expect(paymentHeading(page, title).or(dashboard(page).heading)).toBeVisible();
  const goOn = page.getByRole('button', { name: screens.payment.toDashboard });
  // The page also goes on by itself, between a look and a click.
  await expect(async () => {
    if (await paymentHeading(page, title).isVisible()) await goOn.click({ timeout: 2_000 });
    await expect(dashboard(page).heading).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
