import { screens } from '@partyline/texts';
import { accountChooser, chooseNewAccount, chooserWindow } from '../../screens/login/account-chooser.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { loginScreen } from '../../screens/login/login.ts';
import { providerButton } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';

const words = screens.login;

for (const provider of ['google.com', 'microsoft.com'] as const) {
  for (const width of [1440, 360]) {
    test(`[GEN-2, AUTH-6] a new user signs in with ${provider} at ${width} px without a confirmation mail`, async ({
      page,
      world,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const user = world.newUser();
      await page.goto('/login?mode=sign-up');
      const chooser = await chooserWindow(page, () => providerButton(page, provider).click());
      await chooseNewAccount(chooser, user);
      await expect(page).not.toHaveURL(/\/login|\/confirm-email/);
      expect(await world.identity.listMails(user.email)).toEqual([]);
    });
  }

  test(`[GEN-2] an account of ${provider} is chosen by keyboard`, async ({ page, world }) => {
    const user = world.newUser();
    await world.identity.addIdpAccount({
      providerId: provider,
      email: user.email,
      displayName: user.name,
    });
    await page.goto('/login');
    await providerButton(page, provider).focus();
    const chooser = await chooserWindow(page, () => page.keyboard.press('Enter'));
    await accountChooser(chooser).account(user.email).focus();
    await chooser.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login|\/confirm-email/);
  });
}

test('Google signs a user with a password into the same account', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
});

test('an unverified address of a provider that has an account is refused with its sign-in method', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the identity service may refuse this sign-in method');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'microsoft.com').click());
  await chooseNewAccount(chooser, people.owner);
  await expect(page.getByRole('alert')).toHaveText(words.otherWay(people.owner.email, [words.ways.password]));
  await expect(page).toHaveURL(/\/login$/);
});

test('a cancelled provider window shows no error, and the page keeps working', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await expect(page.getByText(words.chooserOpen)).toBeVisible();
  await accountChooser(chooser).cancel.click();
  await expect(page.getByText(words.chooserOpen)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await loginScreen(page).email.fill(people.owner.email);
  await loginScreen(page).password.fill(people.owner.password);
  await loginScreen(page).submit.click();
  await expect(dashboard(page).heading).toBeVisible();
});

test('[GEN-2] with popups blocked, the page redirects to the provider and returns signed in', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const user = world.newUser();
  await page.goto('/login');
  await providerButton(page, 'google.com').click();
  await expect(accountChooser(page).heading).toBeVisible();
  await chooseNewAccount(page, user);
  await expect(page).not.toHaveURL(/\/login|emulator|\/confirm-email/);
  expect(await world.identity.findUser(user.email)).toMatchObject({ emailVerified: true });
});
