import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import { billing } from './billing.ts';

const words = screens.billing.customers;

export async function openCustomers(page: Page): Promise<void> {
  await page.goto('/myaccount/customers');
  await expect(billing(page).customers).toBeVisible();
}

export function customerRow(page: Page, company: string): Locator {
  return billing(page).customers.getByRole('row').filter({ hasText: company });
}

export function customerMenu(page: Page, company: string): Locator {
  return billing(page).customers.getByRole('button', { name: words.menuOf(company), exact: true });
}
