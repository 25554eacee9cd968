import { FORM_ISSUE_TEXTS, screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { askForNewEmail, followMail } from '../../screens/login/inbox.ts';
import { askForReset, loginScreen, logIn, submitLogin } from '../../screens/login/login.ts';
import { confirmScreen, newPasswordScreen, signUp } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import { endStub } from '../../watch/stub-response.ts';

const words = screens.userAction;
const RESET = screens.login.reset;
const REFUSED = 'the identity service refuses the code';

for (const [by, width] of [
  ['mouse', 1440],
  ['keyboard', 360],
] as const) {
  test(`[AUTH-3, ROUTE-3] a user sets a new password by mail and logs in with it (${by}, ${width} px)`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    await askForReset(page, people.owner.email);
    const tab = await followMail(page, people.owner, 'reset', by);
    const { heading, password, passwordAgain, submit } = newPasswordScreen(tab);
    await expect(heading).toBeFocused();
    expect(new URL(tab.url()).search).toBe('');
    await tab.reload();
    const changed = { ...people.owner, password: 'Another-horse-8' };
    if (by === 'mouse') {
      await password.fill(changed.password);
      await passwordAgain.fill(changed.password);
      await submit.click();
    } else {
      await expect(password).toBeVisible();
      await password.focus();
      await tab.keyboard.type(changed.password);
      for (const key of ['Tab', 'Tab']) await tab.keyboard.press(key);
      await tab.keyboard.type(changed.password);
      await tab.keyboard.press('Enter');
    }
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText(words.newPassword.saved)).toBeVisible();
    await expect(loginScreen(tab).email).toHaveValue(people.owner.email);
    await submitLogin(tab, changed);
    await expect(dashboard(tab).heading).toBeVisible();
  });
}

test('[VAL-14, VAL-15, VAL-16] a new password has 6 to 30 characters and must be repeated', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await askForReset(page, people.owner.email);
  await page.goto((await world.mail(people.owner, 'reset')).link);
  const { password, passwordAgain, submit } = newPasswordScreen(page);
  await password.fill('p'.repeat(5));
  await submit.click();
  await expect(password).toHaveAccessibleDescription(new RegExp(FORM_ISSUE_TEXTS['password-too-short']));
  await password.fill('p'.repeat(31));
  await expect(password).toHaveAccessibleDescription(new RegExp(FORM_ISSUE_TEXTS['new-password-too-long']));
  await password.fill('p'.repeat(30));
  await passwordAgain.fill('p'.repeat(29));
  await expect(passwordAgain).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['passwords-differ']);
  await passwordAgain.fill('p'.repeat(30));
  await submit.click();
  await expect(page.getByText(words.newPassword.saved)).toBeVisible();
});

test('an unknown address gets the same answer and no mail', async ({ page, world }) => {
  const user = world.newUser();
  await askForReset(page, user.email);
  expect(await world.identity.listMails(user.email)).toEqual([]);
});

test('[AUTH-34, ERR-21] used, expired and made-up reset links are invalid', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*accounts:resetPassword/, REFUSED);
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await askForReset(page, people.owner.email);
  const used = await world.mail(people.owner, 'reset');
  await page.goto(used.link);
  const { password, passwordAgain, submit } = newPasswordScreen(page);
  await password.fill('Another-horse-8');
  await passwordAgain.fill('Another-horse-8');
  await submit.click();
  await expect(page).toHaveURL(/\/login$/);
  await askForReset(page, people.owner.email);
  const expired = await world.mail(people.owner, 'reset', 2);
  await world.identity.expireCodes(people.owner.email);
  for (const link of [used.link, expired.link, '/useraction?mode=resetPassword&oobCode=made-up']) {
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
    expect(new URL(page.url()).search).toBe('');
  }
  await page.getByRole('link', { name: words.askAgain }).click();
  await expect(page.getByRole('heading', { name: RESET.title })).toBeFocused();
});

test('[AUTH-34, ERR-22] a replaced confirmation link is invalid, and a used one too', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*accounts:resetPassword/, REFUSED);
  await page.clock.install();
  const user = world.newUser();
  await signUp(page, user);
  const replaced = await world.mail(user, 'verify');
  await page.clock.fastForward(60_000);
  await confirmScreen(page).resend.click();
  const second = await world.mail(user, 'verify', 2);
  const phone = await openBrowser();
  await phone.goto(replaced.link);
  await expect(phone.getByRole('alert')).toHaveText('Invalid or expired action code');
  expect(await world.identity.findUser(user.email)).toMatchObject({ emailVerified: false });
  await phone.goto(second.link);
  await expect(phone.getByText(words.verifiedLogIn(user.email))).toBeVisible();
  expect(await world.identity.findUser(user.email)).toMatchObject({ emailVerified: true });
  await phone.goto(second.link);
  await expect(phone.getByRole('alert')).toHaveText('Invalid or expired action code');
  await phone.getByRole('link', { name: screens.shell.toLogIn }).click();
  await expect(loginScreen(phone).heading).toBeVisible();
});

test('[AUTH-34, ERR-22] a confirmation link that is expired or lacks its code is invalid and confirms nothing', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*accounts:resetPassword/, REFUSED);
  const user = world.newUser();
  await signUp(page, user);
  const { link } = await world.mail(user, 'verify');
  await world.identity.expireCodes(user.email);
  for (const path of [link, '/useraction?mode=verifyEmail', '/useraction?mode=verifyEmail&oobCode=']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
  }
  expect(await world.identity.findUser(user.email)).toMatchObject({ emailVerified: false });
});

test('[ERR-20] a link without a mode or with an unknown one is not proper', async ({ page }) => {
  for (const path of ['/useraction', '/useraction?oobCode=abc', '/useraction?mode=signIn&oobCode=abc']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.requestNotProper);
  }
});

test('a code of one kind is refused under another mode', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await askForReset(page, people.owner.email);
  const { link } = await world.mail(people.owner, 'reset');
  await page.goto(link.replace('resetPassword', 'recoverEmail'));
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
});

test('a network failure does not invalidate the code, and can be retried', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, 'the network was cut');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await askForReset(page, people.owner.email);
  const { link } = await world.mail(people.owner, 'reset');
  await page.route(/accounts:resetPassword/, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(screens.login.failures.network);
  await endStub(page, /accounts:resetPassword/);
  await page.getByRole('button', { name: words.again }).click();
  await expect(newPasswordScreen(page).heading).toBeVisible();
});

test('[AUTH-34] a link to the new address changes the e-mail, and one to the old address reverts it', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*\/v1\/token/, 'the change of the e-mail has ended every session');
  const { owner, moved } = await askForNewEmail(world);
  await logIn(page, owner);
  const tab = await followMail(page, moved, 'change');
  await expect(tab).toHaveURL(/\/login$/);
  await expect(tab.getByText(words.changed(moved.email))).toBeVisible();
  await expect(loginScreen(tab).email).toHaveValue(moved.email);

  const other = await openBrowser();
  await other.goto((await world.mail(owner, 'recover')).link);
  await expect(other.getByRole('heading', { name: words.recovered.title })).toBeFocused();
  await expect(other.getByText(words.recovered.text(owner.email))).toBeVisible();
  await other.getByRole('link', { name: words.recovered.setPassword }).click();
  await expect(loginScreen(other).email).toHaveValue(owner.email);
  await logIn(other, owner);
});
