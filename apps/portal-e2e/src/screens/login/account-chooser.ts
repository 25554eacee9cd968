import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import type { TestUser } from '../../world/test-user.ts';

export function accountChooser(page: Page) {
  return {
    heading: page.getByRole('heading', { name: /^Sign in with (?:Google|Microsoft)$/ }),
    account: (email: string) =>
      page.getByRole('list', { name: 'Accounts' }).getByRole('button').filter({ hasText: email }),
    email: page.getByRole('textbox', { name: 'Email' }),
    name: page.getByRole('textbox', { name: 'Name' }),
    /** The address counts as verified. */
    vouches: page.getByRole('checkbox'),
    add: page.getByRole('button', { name: 'Add and sign in' }),
    cancel: page.getByRole('button', { name: 'Cancel' }),
  };
}

export async function chooserWindow(page: Page, open: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await open();
  const chooser = await opened;
  await expect(accountChooser(chooser).heading).toBeVisible();
  return chooser;
}

export async function chooseNewAccount(
  page: Page,
  { email, name }: Pick<TestUser, 'email' | 'name'>,
): Promise<void> {
  const chooser = accountChooser(page);
  await chooser.email.fill(email);
  await chooser.name.fill(name);
  await chooser.add.click();
}
