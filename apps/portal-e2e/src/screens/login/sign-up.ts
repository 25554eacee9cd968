import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import type { NewUser } from '../../world/test-user.ts';
import { ofAnyNumber } from '../shell/of-any-number.ts';

const { login, confirmEmail, userAction } = screens;

export function signUpScreen(page: Page) {
  return {
    heading: page.getByRole('heading', { name: login.signUp.title }),
    email: page.getByLabel(login.email),
    password: page.getByRole('textbox', { name: login.password, exact: true }),
    passwordAgain: page.getByRole('textbox', { name: login.signUp.passwordAgain }),
    submit: page.getByRole('button', { name: login.signUp.submit }),
  };
}

export function providerButton(page: Page, provider: keyof typeof login.providers) {
  return page.getByRole('button', { name: login.providers[provider] });
}

export function confirmScreen(page: Page) {
  return {
    heading: page.getByRole('heading', { name: confirmEmail.title }),
    check: page.getByRole('button', { name: confirmEmail.confirmed }),
    resend: page.getByRole('button', { name: confirmEmail.resend }),
    wait: page.getByRole('button', { name: ofAnyNumber(confirmEmail.resendIn) }),
    useAnother: page.getByRole('button', { name: confirmEmail.useAnother }),
  };
}

export function newPasswordScreen(page: Page) {
  const words = userAction.newPassword;
  return {
    heading: page.getByRole('heading', { name: words.title }),
    password: page.getByRole('textbox', { name: words.password, exact: true }),
    passwordAgain: page.getByRole('textbox', { name: words.passwordAgain }),
    submit: page.getByRole('button', { name: words.submit }),
  };
}

/** Signs up with a password and waits for the confirmation page. */
export async function signUp(
  page: Page,
  { email, password }: Pick<NewUser, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login?mode=sign-up');
  const screen = signUpScreen(page);
  await screen.email.fill(email);
  await screen.password.fill(password);
  await screen.passwordAgain.fill(password);
  await screen.submit.click();
  await expect(confirmScreen(page).heading).toBeVisible();
}
