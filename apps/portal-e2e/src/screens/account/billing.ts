import type { Page } from '@playwright/test';
import { screens, TEXTS_LOCALE } from '@partyline/texts';
import { expect } from '../../test.ts';

const words = screens.billing;
const { menuOf } = words.subscriptions;

export function billing(page: Page) {
  const section = page.getByRole('main');
  const part = (name: string) => section.getByRole('group', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const subscriptions = part(words.subscriptions.title);
  const invoices = part(words.invoices.title);
  const tabs = page.getByRole('navigation', { name: screens.billingTabs.label });
  return {
    heading: page.getByRole('heading', { name: screens.billingTabs.title, level: 1 }),
    tab: (name: 'subscriptions' | 'plans' | 'invoices' | 'customers') =>
      tabs.getByRole('link', { name: screens.billingTabs[name], exact: true }),
    section,
    subscriptions,
    subscription: (name: string) =>
      subscriptions
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: menuOf(name), exact: true }) }),
    menu: (name: string) => subscriptions.getByRole('button', { name: menuOf(name), exact: true }),
    action: (action: 'cancel' | 'resubscribe' | 'delete') =>
      subscriptions.getByRole('menuitem', { name: words.actions[action] }),
    resubscribe: (name: string) =>
      subscriptions.getByRole('button', { name: words.actions.resubscribeOf(name), exact: true }),
    buyAgain: (name: string) =>
      subscriptions.getByRole('link', { name: words.actions.buyAgainOf(name), exact: true }),
    payNow: (name: string) =>
      subscriptions.getByRole('link', { name: words.actions.payNowOf(name), exact: true }),
    manage: section.getByRole('button', { name: words.manage }),
    charges: part(words.charges.title),
    invoices,
    invoice: (id: string) => invoices.getByRole('row').filter({ hasText: id }),
    export: invoices.getByRole('button', { name: words.invoices.export }),
    customers: part(words.customers.title),
    dialog,
    confirmCancel: dialog.getByRole('button', { name: words.cancelQuestion.confirm }),
    confirmDelete: dialog.getByRole('button', { name: words.deleteQuestion.confirm }),
  };
}

export async function pickAction(page: Page, name: string, action: 'cancel' | 'delete'): Promise<void> {
  await billing(page).menu(name).click();
  await billing(page).action(action).click();
}

export async function openBilling(page: Page): Promise<void> {
  await page.goto('/myaccount');
  await expect(billing(page).heading).toBeVisible();
}

export async function openInvoices(page: Page): Promise<void> {
  await page.goto('/myaccount/invoices');
  await expect(billing(page).invoices).toBeVisible();
}

/** Returns a date of the next weeks as the page shows it, without its year. */
export function shownDay(page: Page, ms: number): Promise<string> {
  return page.evaluate(
    ([instant, locale]) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(instant),
    [ms, TEXTS_LOCALE] as const,
  );
}

export function shownDate(page: Page, ms: number, language: string = TEXTS_LOCALE): Promise<string> {
  return page.evaluate(
    ([instant, locale]) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(instant),
    [ms, language] as const,
  );
}
