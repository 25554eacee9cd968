import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { followMail } from '../../screens/login/inbox.ts';
import { logIn, submitLogin } from '../../screens/login/login.ts';
import { settings, openSettings } from '../../screens/account/settings.ts';
import { fillGate, profileGate } from '../../screens/login/profile-gate.ts';
import { shell } from '../../screens/shell/shell.ts';
import { confirmScreen, signUpScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';

const WANTED = '/myaccount/settings/profile';
const ASKED_FOR = /\/myaccount\/settings\/profile$/;

/** Requests a page while signed out and goes to the login from the landing page. */
async function requestPageSignedOut(page: Page): Promise<void> {
  await page.goto(WANTED);
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await page.getByRole('link', { name: screens.landing.logIn }).first().click();
  await expect(page).toHaveURL(/\/login$/);
}

test('[GR-11] the requested page opens after sign-up, confirmation mail, a reload, first login and agreement', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  await requestPageSignedOut(page);
  await page.getByRole('link', { name: screens.login.startTrial }).click();
  const { email, password, passwordAgain, submit } = signUpScreen(page);
  await email.fill(user.email);
  await password.fill(user.password);
  await passwordAgain.fill(user.password);
  await submit.click();
  await expect(confirmScreen(page).heading).toBeVisible();
  await page.reload();
  await expect(confirmScreen(page).heading).toBeVisible();
  const tab = await followMail(page, user, 'verify');
  await expect(page).toHaveURL(ASKED_FOR);
  const gate = profileGate(page);
  await expect(gate.dialog).toBeVisible();
  await fillGate(page);
  await gate.accept.click();
  await expect(gate.dialog).toBeHidden();
  await expect(settings(page).profile).toBeVisible();
  await expect(page).toHaveURL(ASKED_FOR);
  // The tab of the mail has no requested page.
  await tab.getByRole('link', { name: screens.userAction.goOnHere }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
});

test('[GR-11] the requested page opens after the account selection, and only once', async ({
  page,
  world,
}) => {
  const here = await world.account({ people: { multi: { role: 'account-owner' } } });
  await world.join(here.people.multi, await world.account(), { role: 'account-admin' });
  await requestPageSignedOut(page);
  await submitLogin(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(page).toHaveURL(ASKED_FOR);
  await expect(settings(page).profile).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const address of ['https://elsewhere.example/dashboard', '//elsewhere.example/dashboard', '/login']) {
  test(`[GR-11] a forged stored page does not redirect to ${address}`, async ({ page, world }) => {
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    await page.goto('/login');
    await page.evaluate((wanted) => sessionStorage.setItem('portal.wanted', wanted), address);
    const { origin } = new URL(page.url());
    await submitLogin(page, people.owner);
    await expect(dashboard(page).heading).toBeVisible();
    expect(page.url()).toBe(`${origin}/dashboard`);
  });
}

test('[GR-11] logging out discards the page for the next sign-in', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await openSettings(page);
  await shell(page).leave();
  // Signs in within the same page, without a reload.
  await page.getByRole('link', { name: screens.landing.logIn }).first().click();
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/dashboard$/);
});
