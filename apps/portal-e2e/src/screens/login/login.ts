import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import { storeSession } from '../../world/stored-session.ts';
import type { TestUser } from '../../world/test-user.ts';

const { login } = screens;

export function loginScreen(page: Page) {
  return {
    heading: page.getByRole('heading', { name: login.title }),
    email: page.getByLabel(login.email),
    password: page.getByRole('textbox', { name: login.password }),
    submit: page.getByRole('button', { name: login.submit }),
  };
}

export async function submitLogin(
  page: Page,
  { email, password }: Pick<TestUser, 'email' | 'password'>,
): Promise<void> {
  const screen = loginScreen(page);
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.submit.click();
}

/** Logs in through the login screen. */
export async function logIn(page: Page, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, user);
  await expect(page).not.toHaveURL(/\/login/);
}

/**
 * Opens a page of the portal by a session that is stored in the browser, in half the time of {@link logIn}. Where the test opens its
 * page by a helper, {@link storeSession} alone saves the load of the dashboard before it.
 */
export async function signIn(
  page: Page,
  user: Pick<TestUser, 'email' | 'password'>,
  path = '/dashboard',
): Promise<void> {
  await storeSession(page, user);
  await page.goto(path);
  await page.waitForFunction(() => localStorage.getItem('portal.user') !== null);
}

/** Requests that a link for a new password is mailed. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: login.forgot }).click();
  await loginScreen(page).email.fill(email);
  await page.getByRole('button', { name: login.reset.submit }).click();
  await expect(page.getByText(login.reset.sent(email))).toBeVisible();
}
