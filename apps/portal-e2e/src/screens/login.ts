import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import type { Person } from '../world/person.ts';

const { login } = screens;

/** The parts of the login screen. */
export function loginScreen(page: Page) {
  return {
    heading: page.getByRole('heading', { name: login.title }),
    email: page.getByLabel(login.email),
    password: page.getByRole('textbox', { name: login.password }),
    submit: page.getByRole('button', { name: login.submit }),
  };
}

/** Types a person's e-mail and password at the login screen that stands and sends them. */
export async function submitLogin(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const screen = loginScreen(page);
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.submit.click();
}

/** Signs a person in through the login screen and waits until they have been let in, wherever that leads them. */
export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}
