import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse } from '../watch/stub-response.ts';
import { dashboard } from './dashboard.ts';
import { ACCESS_SCREENS } from './every-access-screen.ts';
import { ALERT_SCREENS } from './every-alert-screen.ts';
import { BILLING_SCREENS } from './every-billing-screen.ts';
import { CONTACT_SCREENS } from './every-contact-screen.ts';
import { DASHBOARD_SCREENS } from './every-dashboard-screen.ts';
import { PEOPLE_SCREENS } from './every-people-screen.ts';
import { PLAN_SCREENS } from './every-plan-screen.ts';
import { SCHEDULE_SCREENS } from './every-schedule-screen.ts';
import { SESSION_SCREENS } from './every-session-screen.ts';
import { WORKSPACE_SCREENS } from './every-workspace-screen.ts';
import { loginScreen, signIn, submitLogin } from './login.ts';
import { myAccount, openMyAccount } from './my-account.ts';
import { notifications, writeNotifications } from './notifications.ts';
import { palette } from './palette.ts';
import { ageAcceptance, forgetAcceptance, profileGate } from './profile-gate.ts';
import { DEMO, STUBBED, owner, signInWithDevices, type OpenScreen } from './open-screen.ts';
import { shell } from './shell.ts';
import { confirmScreen, newPasswordScreen, signUp, signUpScreen } from './sign-up.ts';

/** Every screen, with its states and dialogs that look different. */
export const EVERY_SCREEN = {
  'the landing page': async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  },
  'the landing page for an unknown path': async ({ page }) => {
    await page.goto('/nonsense');
    await expect(page.getByText(screens.landing.pageUnknown)).toBeVisible();
  },
  'the login screen': async ({ page }) => {
    await page.goto('/login');
    await expect(loginScreen(page).heading).toBeVisible();
  },
  'the login screen with its errors': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*signInWithPassword/, 'no user has this e-mail');
    await page.goto('/login');
    await submitLogin(page, { email: 'unknown@e2e.partyline.test', password: 'not-the-password' });
    await expect(page.getByRole('alert')).toBeVisible();
    await loginScreen(page).email.fill('unknown@');
    await loginScreen(page).password.fill('');
    await expect(page.getByRole('textbox', { name: screens.login.email })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
  'the sign-up screen with its errors': async ({ page }) => {
    await page.goto('/login?mode=sign-up');
    const { email, password, passwordAgain, submit } = signUpScreen(page);
    await email.fill('unknown@');
    await password.fill('tulpenwagen');
    await submit.click();
    await expect(passwordAgain).toHaveAttribute('aria-invalid', 'true');
  },
  'the sign-up screen with a chosen plan': async ({ page }) => {
    await page.goto('/login?mode=sign-up&plan=intercom-essential-8-month');
    await expect(page.getByRole('button', { name: screens.newcomer.trialInstead })).toBeVisible();
  },
  ...PEOPLE_SCREENS,
  'an invalid invitation link': async ({ page }) => {
    await page.goto('/invite?inviteId=');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the password reset screen': async ({ page }) => {
    await page.goto('/login?mode=reset');
    await loginScreen(page).email.fill('unknown@e2e.partyline.test');
    await page.getByRole('button', { name: screens.login.reset.submit }).click();
    await expect(page.getByText(screens.login.reset.sent('unknown@e2e.partyline.test'))).toBeVisible();
  },
  'the new password form': async (fixtures) => {
    const { page, world } = fixtures;
    const user = await owner(fixtures);
    await page.goto('/login?mode=reset');
    await loginScreen(page).email.fill(user.email);
    await page.getByRole('button', { name: screens.login.reset.submit }).click();
    await page.goto((await world.mail(user, 'reset')).link);
    await newPasswordScreen(page).password.fill('kurz');
    await newPasswordScreen(page).submit.click();
    await expect(newPasswordScreen(page).password).toHaveAttribute('aria-invalid', 'true');
  },
  'an invalid mailed link': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*accounts:resetPassword/, 'the code is made up');
    await page.goto('/useraction?mode=resetPassword&oobCode=made-up');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the confirmation page after signing up': async ({ page, world }) => {
    await signUp(page, world.newUser());
    await expect(confirmScreen(page).wait).toBeVisible();
  },
  'the confirmation page': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
    });
    await page.goto('/login');
    await submitLogin(page, people.owner);
    await expect(page.getByRole('heading', { name: screens.confirmEmail.title })).toBeVisible();
  },
  'the account selection': async ({ page }) => {
    await signIn(page, { email: 'multi@demo.partyline.test', password: DEMO });
    await page.goto('/accounts-select');
    await expect(page.getByRole('list', { name: screens.accountsSelect.listLabel })).toBeVisible();
  },
  'the maintenance page': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 503/, STUBBED);
    await stubResponse(page, { method: 'GET', path: '/api/ping' }, failureResponse(503, 'err_maintenance'));
    await page.goto('/maintenance');
    await expect(page.getByRole('heading', { name: screens.maintenance.title })).toBeVisible();
  },
  ...CONTACT_SCREENS,
  ...DASHBOARD_SCREENS,
  ...BILLING_SCREENS,
  ...PLAN_SCREENS,
  'the add device page': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }, { name: 'Attic' }],
      people: { owner: { role: 'account-owner' } },
    });
    await signIn(page, people.owner);
    await page.goto('/adddevice?code=MADE-UP-CODE');
    await expect(page.getByRole('button', { name: screens.addDevice.add })).toBeVisible();
  },
  'an invalid device link': async ({ page }) => {
    await page.goto('/adddevice?code=');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'the command palette with devices and actions': async (fixtures) => {
    const { page } = fixtures;
    await signInWithDevices(fixtures);
    await expect(dashboard(page).cards.first()).toBeVisible();
    await palette(page).open();
    await palette(page).field.fill('main');
    await expect(palette(page).active).toBeVisible();
  },
  'the command palette with no results': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await expect(dashboard(page).heading).toBeVisible();
    await palette(page).open();
    await palette(page).field.fill('zzzz');
    await expect(palette(page).status).toHaveText(screens.commandPalette.found(0));
  },
  'the list of shortcuts': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await expect(dashboard(page).heading).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: screens.commandPalette.shortcutsTitle })).toBeVisible();
  },
  'the list of notifications': async ({ page, world }) => {
    const account = await world.account({ people: { owner: { role: 'account-owner' } } });
    const { owner: user } = account.people;
    await writeNotifications(world, account, user, [
      {
        message: 'Main PL has failed: No power',
        event: 'device-failed',
        object: { kind: 'device', id: 'none' },
      },
      { message: 'The trial for Main PL ends in 2 days.', event: 'subscription-ending', minutesAgo: 90 },
      {
        message: 'Nora asks for the ownership of A workspace with a long name.',
        event: 'ownership-submitted',
        object: { kind: 'ownership', id: 'none' },
        minutesAgo: 3_000,
      },
    ]);
    await signIn(page, user);
    await notifications(page).open(3);
    await notifications(page).removeAll.click();
  },
  'the empty list of notifications': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await notifications(page).open(0);
    await expect(page.getByText(screens.notifications.empty, { exact: true })).toBeVisible();
  },
  'the user menu': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await shell(page).openMenu();
    await expect(shell(page).logOut).toBeVisible();
  },
  'the sheet of the last tab on a phone': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await page.setViewportSize({ width: 360, height: 740 });
    await shell(page).openMenu();
    await expect(shell(page).logOut).toBeVisible();
  },
  'the licence agreement with the about-you form': async (fixtures) => {
    const { page, world } = fixtures;
    const user = await owner(fixtures);
    await forgetAcceptance(world, user);
    await signIn(page, user);
    await expect(profileGate(page).market.getByRole('option')).not.toHaveCount(1);
  },
  'the licence agreement with form errors and an open list': async (fixtures) => {
    const { page, world } = fixtures;
    const user = await owner(fixtures);
    await forgetAcceptance(world, user);
    await signIn(page, user);
    const gate = profileGate(page);
    await gate.accept.focus();
    await page.keyboard.press('Enter');
    await gate.country.fill('united');
    await expect(page.getByRole('listbox')).toBeVisible();
  },
  'a newer licence agreement': async (fixtures) => {
    const { page, world } = fixtures;
    const user = await owner(fixtures);
    await ageAcceptance(world, user);
    await signIn(page, user);
    await expect(profileGate(page).dialog).toBeVisible();
  },
  'my account': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await openMyAccount(page);
  },
  'the log out everywhere dialog': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await openMyAccount(page);
    const { sessions } = screens.myAccount;
    await myAccount(page).sessions.getByRole('button', { name: sessions.everywhere }).click();
    await expect(page.getByRole('dialog', { name: sessions.everywhereTitle })).toBeVisible();
  },
  'the delete access dialog': async (fixtures) => {
    const { page, world } = fixtures;
    const { people } = await world.account({
      workspaces: [{ name: 'Studio' }],
      people: { client: { role: 'endpoint-user', in: 'Studio' } },
    });
    await signIn(page, people.client);
    await openMyAccount(page);
    const screen = myAccount(page);
    await screen.deletion.getByRole('button', { name: screens.myAccount.deletion.open }).click();
    await expect(screen.word).toBeVisible();
  },
  'the delete access dialog with blockers': async (fixtures) => {
    const { page } = fixtures;
    await signIn(page, await owner(fixtures));
    await openMyAccount(page);
    const screen = myAccount(page);
    await screen.deletion.getByRole('button', { name: screens.myAccount.deletion.open }).click();
    await expect(screen.deletionDialog.getByRole('listitem').first()).toBeVisible();
  },
  'the contact form with its errors': async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('region', { name: screens.landing.contact.title });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel(screens.aboutYou.marketCode).getByRole('option')).not.toHaveCount(1);
    await form.getByRole('button', { name: screens.landing.contact.submit }).click();
    await expect(form.getByLabel(screens.aboutYou.firstName)).toBeFocused();
  },
  'the terms of service': async ({ page }) => {
    await page.goto('/terms-of-service');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the privacy policy': async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  ...SESSION_SCREENS,
  ...WORKSPACE_SCREENS,
  ...ACCESS_SCREENS,
  ...ALERT_SCREENS,
  ...SCHEDULE_SCREENS,
  'the error boundary': async (fixtures) => {
    const { page, pageErrors } = fixtures;
    pageErrors.allow(/TypeError/, 'the stubbed response breaks the contract');
    const body = { errorCode: 0, message: '', data: { nonsense: true }, statusCode: 200 };
    await stubResponse(page, { method: 'GET', path: '/api/vic' }, { status: 200, body });
    await signIn(page, await owner(fixtures));
    await expect(page.getByRole('button', { name: screens.shell.reload })).toBeVisible();
  },
} as const satisfies Record<string, OpenScreen>;
