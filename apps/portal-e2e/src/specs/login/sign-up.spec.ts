import { FORM_ISSUE_TEXTS, IDENTITY_FAILURE_TEXTS, screens } from '@partyline/texts';
import { followMail } from '../../screens/login/inbox.ts';
import { loginScreen } from '../../screens/login/login.ts';
import { confirmScreen, signUp, signUpScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`[AUTH-1, AUTH-2, AUTH-8, ROUTE-2, ROUTE-4] signing up and confirming the mail continues in the open page (${size}, mouse)`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(viewport);
    const user = world.newUser();
    await signUp(page, user);
    await expect(page.getByText(screens.confirmEmail.text(user.email))).toBeVisible();
    const tab = await followMail(page, user, 'verify');
    await expect(tab.getByText(screens.userAction.goesOn)).toBeVisible();
    await tab.close();
    await expect(page).not.toHaveURL(/\/confirm-email/);
    expect(await world.identity.findUser(user.email)).toMatchObject({ emailVerified: true });
  });

  test(`[AUTH-1, AUTH-2] signing up and confirming the mail work by keyboard (${size})`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(viewport);
    const user = world.newUser();
    await page.goto('/login');
    await loginScreen(page).email.focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('link', { name: screens.login.startTrial })).toBeFocused();
    await page.keyboard.press('Enter');
    const { heading, email, passwordAgain } = signUpScreen(page);
    await expect(heading).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(email).toBeFocused();
    await page.keyboard.type(user.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.password);
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(passwordAgain).toBeFocused();
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await expect(confirmScreen(page).heading).toBeVisible();
    await expect(confirmScreen(page).heading).toBeFocused();
    const tab = await followMail(page, user, 'verify', 'keyboard');
    await expect(tab.getByText(screens.userAction.goesOn)).toBeVisible();
    await tab.close();
    await expect(page).not.toHaveURL(/\/confirm-email/);
  });
}

test('[AUTH-2] a confirmation link opened on another device continues this page, and shows a login with the e-mail there', async ({
  page,
  world,
  openBrowser,
}) => {
  const user = world.newUser();
  await signUp(page, user);
  const phone = await openBrowser({ viewport: SIZES.phone });
  await phone.goto((await world.mail(user, 'verify')).link);
  await expect(phone).toHaveURL(/\/login$/);
  await expect(loginScreen(phone).email).toHaveValue(user.email);
  await expect(phone.getByText(screens.userAction.verifiedLogIn(user.email))).toBeVisible();
  await expect(page).not.toHaveURL(/\/confirm-email/);
});

test('a mail can be resent once a minute, and a reload does not shorten the wait', async ({
  page,
  world,
}) => {
  await page.clock.install();
  const user = world.newUser();
  await signUp(page, user);
  const first = await world.mail(user, 'verify');
  const { wait, resend } = confirmScreen(page);
  await expect(wait).toBeVisible();
  await page.reload();
  await expect(wait).toBeVisible();
  await page.clock.fastForward(60_000);
  await resend.click();
  await expect(page.getByText(screens.confirmEmail.sent(user.email))).toBeVisible();
  await expect(wait).toBeVisible();
  const second = await world.mail(user, 'verify', 2);
  expect(second.parameters['oobCode']).not.toBe(first.parameters['oobCode']);
});

test('the confirmation page lets a user log out and sign up with another address', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  await signUp(page, user);
  await confirmScreen(page).useAnother.click();
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
  await expect(signUpScreen(page).heading).toBeFocused();
  await signUp(page, world.newUser('other'));
});

for (const [ids, password, issue] of [
  ['VAL-12', 'p'.repeat(5), FORM_ISSUE_TEXTS['password-too-short']],
  ['VAL-13', 'p'.repeat(101), FORM_ISSUE_TEXTS['password-too-long']],
] as const) {
  test(`[${ids}] a password of ${password.length} characters is refused at the field`, async ({
    page,
    world,
  }) => {
    const user = world.newUser();
    await page.goto('/login?mode=sign-up');
    const screen = signUpScreen(page);
    await screen.email.fill(user.email);
    await screen.password.fill(password);
    await screen.passwordAgain.fill(password);
    await screen.submit.click();
    await expect(screen.password).toHaveAccessibleDescription(new RegExp(issue));
    await expect(screen.password).toBeFocused();
    expect(await world.identity.findUser(user.email)).toBeNull();
  });
}

for (const length of [6, 100]) {
  test(`[VAL-12, VAL-13] a password of ${length} characters signs up and signs in again`, async ({
    page,
    world,
  }) => {
    const user = { ...world.newUser(), password: 'a1'.repeat(length / 2) };
    await signUp(page, user);
    await confirmScreen(page).useAnother.click();
    await expect(signUpScreen(page).heading).toBeVisible();
    await page.goto('/login');
    await loginScreen(page).email.fill(user.email.toUpperCase());
    await loginScreen(page).password.fill(user.password);
    await loginScreen(page).submit.click();
    await expect(confirmScreen(page).heading).toBeVisible();
  });
}

test('[VAL-6, VAL-7, VAL-8, VAL-9, VAL-10, VAL-11, VAL-16] every field shows its own error', async ({
  page,
}) => {
  await page.goto('/login?mode=sign-up');
  const { email, password, passwordAgain, submit } = signUpScreen(page);
  await submit.click();
  await expect(email).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['email-required']);
  await expect(email).toBeFocused();
  const invalid = [
    'plain',
    '@venue.example',
    'a@b.c',
    'a b@venue.example',
    `${'a'.repeat(287)}@venue.example`,
  ];
  for (const address of invalid) {
    await email.fill(address);
    await expect(email).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['email-invalid']);
  }
  await email.fill('a@b.co');
  await expect(email).toHaveAccessibleDescription('');
  await password.fill('Correct-horse-7');
  await passwordAgain.fill('correct-horse-7');
  await expect(passwordAgain).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['passwords-differ']);
  await passwordAgain.fill('Correct-horse-7');
  await expect(passwordAgain).toHaveAccessibleDescription('');
});

test('the password strength is shown while typing and refuses nothing', async ({ page, world }) => {
  const user = { ...world.newUser('mira'), password: 'mira12' };
  await page.goto('/login?mode=sign-up');
  const { email, password } = signUpScreen(page);
  await email.fill(user.email);
  await password.fill(user.password);
  await expect(password).toHaveAccessibleDescription(
    /Password strength Weak: leave your e-mail out of it\.$/,
  );
  await password.fill('tulpenwagen');
  await expect(password).toHaveAccessibleDescription(/Fair/);
  await password.fill('Tv7!kq2#Lp9x');
  await expect(password).toHaveAccessibleDescription(/Password strength Strong$/);
  await signUp(page, user);
});

test('an e-mail that has an account, in any letter case, is refused with a link to the login and kept', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*accounts:signUp/, 'there is an account with this e-mail');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const address = people.owner.email.toUpperCase();
  await page.goto('/login?mode=sign-up');
  const screen = signUpScreen(page);
  await screen.email.fill(address);
  await screen.password.fill('Correct-horse-7');
  await screen.passwordAgain.fill('Correct-horse-7');
  await screen.submit.click();
  await expect(page.getByRole('alert')).toHaveText(IDENTITY_FAILURE_TEXTS['email-taken']);
  await page.reload();
  await expect(screen.email).toHaveValue(address);
  await expect(screen.password).toHaveValue('');
  await page.getByRole('link', { name: screens.login.signUp.logIn, exact: true }).click();
  await expect(loginScreen(page).email).toHaveValue(address);
});

test('an address with non-Latin letters signs up and is confirmed', async ({ page, world }) => {
  const user = world.newUser('zoë.жанна');
  await signUp(page, user);
  await expect(page.getByText(screens.confirmEmail.text(user.email))).toBeVisible();
  const tab = await followMail(page, user, 'verify');
  await expect(tab.getByText(screens.userAction.goesOn)).toBeVisible();
});

for (const [what, mode, message, text] of [
  ['logging in', 'log-in', 'TOO_MANY_ATTEMPTS_TRY_LATER', IDENTITY_FAILURE_TEXTS['too-many-attempts']],
  ['logging in', 'log-in', 'USER_DISABLED', IDENTITY_FAILURE_TEXTS.disabled],
  ['signing up', 'sign-up', 'TOO_MANY_ATTEMPTS_TRY_LATER', IDENTITY_FAILURE_TEXTS['too-many-attempts']],
  ['signing up', 'sign-up', 'WEAK_PASSWORD : no', IDENTITY_FAILURE_TEXTS['weak-password']],
  ['signing up', 'sign-up', null, IDENTITY_FAILURE_TEXTS.network],
] as const) {
  test(`${what} shows the error of the identity service: ${message ?? 'no response'}`, async ({
    page,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 400|ERR_FAILED/, 'the identity service refuses or does not answer');
    await page.route(/accounts:sign(?:Up|InWithPassword)/, (route) =>
      message === null
        ? route.abort()
        : route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { code: 400, message } },
          }),
    );
    const user = world.newUser();
    await page.goto(`/login?mode=${mode}`);
    const { email, password, passwordAgain } = signUpScreen(page);
    await email.fill(user.email);
    await password.fill(user.password);
    if (mode === 'sign-up') await passwordAgain.fill(user.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(email).toHaveValue(user.email);
    await expect(password).toHaveValue(user.password);
  });
}
