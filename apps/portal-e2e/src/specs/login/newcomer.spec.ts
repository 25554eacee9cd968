import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { followMail } from '../../screens/login/inbox.ts';
import { loginScreen, submitLogin } from '../../screens/login/login.ts';
import { plans } from '../../screens/account/plans.ts';
import { fillGate, MIRA, profileGate } from '../../screens/login/profile-gate.ts';
import { shell } from '../../screens/shell/shell.ts';
import { confirmScreen, signUpScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';

const words = screens.newcomer;
const { landing, confirmEmail, login, planCards } = screens;
/** The preselected price of the plan in the catalogue. */
const PRICE = '8 users, USD 72.00 a month.';

test('[GA-23, AUTH-27, GC-5, GEN-3, PLUS-28] a chosen plan is shown from the sign-up to its purchase and on the dashboard, over a reload and in other tabs, and the trial can start meanwhile', async ({
  page,
  context,
  world,
}) => {
  const user = world.newUser();
  await page.goto('/');
  await page.getByRole('link', { name: landing.plans.choose('Essential') }).click();
  const heading = page.getByRole('heading', { name: words.signUpTitle('Essential') });
  await expect(heading).toBeVisible();
  await expect(page.getByText(`${PRICE} ${words.confirmFirst}`)).toBeVisible();
  await expect(page.getByText(login.signUp.terms)).toBeHidden();
  await page.reload();
  await expect(heading).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login?mode=sign-up');
  await expect(other.getByText(PRICE)).toBeVisible();
  await other.close();

  const { email, password, passwordAgain, submit } = signUpScreen(page);
  await email.fill(user.email);
  await password.fill(user.password);
  await passwordAgain.fill(user.password);
  await submit.click();
  await expect(page.getByText(words.chose('Essential', PRICE))).toBeVisible();
  const signup = context.waitForEvent('request', (request) => request.url().endsWith('/api/signup'));
  const tab = await followMail(page, user, 'verify');
  expect((await signup).postDataJSON()).toMatchObject({ newPurchase: true });
  await tab.close();

  await expect(profileGate(page).dialog).toBeVisible();
  await fillGate(page);
  await profileGate(page).accept.click();
  const { dialog, toPayment, cancel, users } = plans(page);
  await expect(dialog).toContainText(planCards.purchase.title('Essential'));
  await expect(toPayment).toBeVisible();
  await cancel.click();
  await expect(page).toHaveURL(/\/myaccount\/plans$/);
  await expect(users('Essential')).toHaveValue('8');
  await shell(page).navigation.getByRole('link', { name: screens.shell.dashboard }).click();
  const steps = page.getByRole('region', { name: words.checklist.title });
  await expect(steps).toContainText(words.chose('Essential', PRICE));
  await expect(steps.getByRole('heading', { name: words.checklist.inviteWithPlan })).toBeVisible();
  await expect(steps).not.toContainText(words.checklist.inviteText);
  await steps.getByRole('link', { name: words.confirmPlan('Essential') }).click();
  await expect(toPayment).toBeVisible();
  await cancel.click();
  await shell(page).navigation.getByRole('link', { name: screens.shell.dashboard }).click();
  await steps.getByRole('button', { name: words.trialMeanwhile }).click();
  const { card } = deviceCard(page, { name: 'Intercom 1' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: words.nextStep })).toHaveText(
    words.startDevice('Intercom 1'),
  );
  await expect(steps).toBeHidden();
});

test('[EULA-25, VAL-17] a new account is named after the company, its device has no upgrade badge, and one line names the next step until it is done', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  await page.goto('/login?mode=sign-up');
  const { email, password, passwordAgain, submit } = signUpScreen(page);
  await email.fill(user.email);
  await password.fill(user.password);
  await passwordAgain.fill(user.password);
  await submit.click();
  await expect(confirmScreen(page).heading).toBeVisible();
  const tab = await followMail(page, user, 'verify');
  await expect(tab).not.toHaveURL(/\/useraction/);
  await tab.close();
  await expect(profileGate(page).dialog).toBeVisible();
  await fillGate(page);
  await profileGate(page).accept.click();
  await expect(profileGate(page).dialog).toBeHidden();
  await expect(page.getByText(MIRA.company)).toBeVisible();
  const { card, control } = deviceCard(page, { name: 'Intercom 1' });
  await expect(card).toContainText('Trial');
  await expect(card).not.toContainText(/available/);
  const step = page.getByRole('region', { name: words.nextStep });
  await expect(step).toHaveText(words.startDevice('Intercom 1'));
  await control('start').click();
  await expect(step).toBeHidden();
});

test('[GA-23] the chosen plan can be dropped for the trial, and survives another address', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  await page.goto('/login?mode=sign-up&plan=intercom-essential-8-month');
  const { heading, email, password, passwordAgain, submit } = signUpScreen(page);
  await email.fill(user.email);
  await password.fill(user.password);
  await passwordAgain.fill(user.password);
  await submit.click();
  await confirmScreen(page).useAnother.click();
  await expect(page.getByText(PRICE)).toBeVisible();
  await page.getByRole('button', { name: words.trialInstead }).click();
  await expect(heading).toBeFocused();
  const wanted = () => page.evaluate(() => sessionStorage.getItem('portal.wanted'));
  expect(await wanted()).toBeNull();
  await expect(page.getByText(login.signUp.terms)).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText(PRICE)).toBeHidden();

  // Again through the trial link of the landing page.
  await page.goto('/');
  await page.getByRole('link', { name: landing.plans.choose('Essential') }).click();
  await expect(page.getByText(PRICE)).toBeVisible();
  expect(await wanted()).toMatch(/^\/myaccount\/plans\?plan=/);
  await page.goto('/');
  await page.getByRole('link', { name: landing.startTrial }).first().click();
  await expect(page.getByText(login.signUp.terms)).toBeVisible();
  expect(await wanted()).toBeNull();
});

test('the login and the sign-up focus the first empty field when they are opened', async ({ page }) => {
  await page.goto('/login');
  await expect(loginScreen(page).email).toBeFocused();
  await page.keyboard.type('ada@venue.example');
  await page.reload();
  await expect(loginScreen(page).password).toBeFocused();
  await loginScreen(page).email.fill('');
  await page.goto('/login?mode=sign-up');
  await expect(signUpScreen(page).email).toBeFocused();
});

test('an e-mail that is not confirmed yet is reported beside the button that checked it', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
  });
  await page.goto('/login');
  await submitLogin(page, people.owner);
  const { check } = confirmScreen(page);
  await check.click();
  const status = page.getByRole('paragraph').filter({ has: check }).getByRole('status');
  await expect(status).toHaveText(confirmEmail.notYet);
  await expect(shell(page).messages.getByRole('status')).toHaveCount(0);
  await expect(dashboard(page).heading).toBeHidden();
});
