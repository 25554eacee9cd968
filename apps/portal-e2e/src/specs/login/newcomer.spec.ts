import type { Locator } from '@playwright/test';
import { roleNameText, screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { followMail } from '../../screens/login/inbox.ts';
import { loginScreen, signIn, submitLogin } from '../../screens/login/login.ts';
import { plans } from '../../screens/account/plans.ts';
import { fillGate, MIRA, profileGate } from '../../screens/login/profile-gate.ts';
import { inviteDialog } from '../../screens/workspace/people.ts';
import { shell } from '../../screens/shell/shell.ts';
import { register } from '../../screens/login/register.ts';
import { confirmScreen, signUpScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';

const words = screens.newcomer;
const { checklist } = words;
const { landing, confirmEmail, login, planCards } = screens;
/** The preselected price of the plan in the catalogue. */
const PRICE = '8 users, USD 72.00 a month.';

/** Returns acts of a user that count their clicks and fields. */
function countedActs() {
  const count = { clicks: 0, fields: 0 };
  return {
    count,
    click: async (target: Locator) => {
      count.clicks++;
      await target.click();
    },
    fill: async (target: Locator, text: string) => {
      count.fields++;
      await target.fill(text);
    },
    choose: async (target: Locator, index: number) => {
      count.fields++;
      await target.selectOption({ index });
    },
  };
}

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
  const steps = page.getByRole('region', { name: checklist.label });
  await expect(steps).toContainText(words.chose('Essential', PRICE));
  await expect(steps.getByRole('heading', { name: checklist.inviteWithPlan })).toBeVisible();
  await expect(steps).not.toContainText(checklist.inviteText);
  await steps.getByRole('link', { name: words.confirmPlan('Essential') }).click();
  await expect(toPayment).toBeVisible();
  await cancel.click();
  await shell(page).navigation.getByRole('link', { name: screens.shell.dashboard }).click();
  await steps.getByRole('button', { name: words.trialMeanwhile }).click();
  const { card } = deviceCard(page, { name: 'Intercom 1' });
  await expect(card).toBeVisible();
  await expect(steps.getByRole('button', { name: checklist.toStart('Intercom 1') })).toBeVisible();
});

test('[EULA-25, VAL-17] a new account is named after the company, and its device has no upgrade badge', async ({
  page,
  world,
}) => {
  await register(page, world.newUser());
  await expect(page.getByText(MIRA.company)).toBeVisible();
  const { card } = deviceCard(page, { name: 'Intercom 1' });
  await expect(card).toContainText('Trial');
  await expect(card).not.toContainText(/available/);
});

test('[HZ-12, BILL-15, GC-5, PLUS-28] the steps of a new owner lead from the landing page to an opened line in 7 clicks and 8 fields, then to a plan, until they are hidden in every tab', async ({
  page,
  context,
  world,
}) => {
  const user = world.newUser();
  const acts = countedActs();
  await page.goto('/');
  await acts.click(page.getByRole('link', { name: landing.startTrial }).first());
  const signUpForm = signUpScreen(page);
  await acts.fill(signUpForm.email, user.email);
  await acts.fill(signUpForm.password, user.password);
  await acts.fill(signUpForm.passwordAgain, user.password);
  await acts.click(signUpForm.submit);
  await expect(confirmScreen(page).heading).toBeVisible();
  // The link of the mail: one click more.
  const mailed = await followMail(page, user, 'verify');
  await expect(mailed.getByText(screens.userAction.goesOn)).toBeVisible();
  await mailed.close();
  const gate = profileGate(page);
  await expect(gate.dialog).toBeVisible();
  await acts.fill(gate.firstName, MIRA.firstName);
  await acts.fill(gate.lastName, MIRA.lastName);
  await acts.fill(gate.company, MIRA.company);
  await acts.choose(gate.market, 1);
  await acts.fill(gate.country, 'germ');
  await gate.country.press('Enter');
  await acts.click(gate.contactConsent);
  await acts.click(gate.accept);

  const steps = page.getByRole('region', { name: checklist.label });
  await expect(steps.getByRole('heading', { level: 2 })).toHaveText(
    checklist.title(`${MIRA.firstName} ${MIRA.lastName}`, 3),
  );
  await expect(page.getByRole('region', { name: words.trialAllows.title })).toContainText(
    words.trialAllows.noInvitations,
  );
  await acts.click(steps.getByRole('button', { name: checklist.toStart('Intercom 1') }));
  const open = steps.getByRole('button', { name: checklist.toOpen('Intercom 1') });
  await expect(open).toBeVisible();
  await expect(steps).toContainText(checklist.openText);
  const opening = context.waitForEvent('page');
  await acts.click(open);
  await expect(await opening).toHaveURL(/\/manager\//);
  // With the link of the mail.
  expect([acts.count.clicks + 1, acts.count.fields]).toEqual([7, 8]);

  await page.bringToFront();
  await expect(steps).toContainText(checklist.progress(2, 3));
  await expect(steps.locator('li[data-state="done"]')).toHaveCount(2);
  await expect(steps.locator('li[data-state="inProgress"]')).toContainText(checklist.inviteWithPlan);
  await expect(steps.getByRole('link', { name: checklist.seePlans })).toBeVisible();
  await expect(steps.getByRole('link', { name: checklist.toInvite })).toBeHidden();
  await page.reload();
  await expect(steps).toContainText(checklist.progress(2, 3));
  await steps.getByRole('button', { name: checklist.hide }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(deviceCard(page, { name: 'Intercom 1' }).card).toBeVisible();
  await expect(steps).toBeHidden();
});

test('[HZ-12] an owner with a plan is led to the first invitation, and the steps end with it', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Arena', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await world.database.query(
    'INSERT INTO app.first_steps (account_id, opened_at) SELECT account_id, now() FROM app.memberships WHERE user_uid = $1',
    [people.owner.uid],
  );
  await signIn(page, people.owner);
  const steps = page.getByRole('region', { name: checklist.label });
  await expect(page.getByRole('region', { name: words.trialAllows.title })).toBeHidden();
  await steps.getByRole('link', { name: checklist.toInvite }).click();
  const invite = inviteDialog(page);
  await invite.email.fill('crew@example.test');
  await invite.role(roleNameText('vic-admin')).check();
  await invite.workspace.selectOption('Arena');
  await invite.send.click();
  await expect(page.getByText(screens.inviteDialog.sent('crew@example.test'))).toBeVisible();
  await shell(page).navigation.getByRole('link', { name: screens.shell.dashboard }).click();
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
  await expect(steps).toBeHidden();
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
