import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { stubResponse, failureResponse, STUBBED } from '../watch/stub-response.ts';
import { contactScreen } from '../screens/shell/contact.ts';
import { loginScreen, submitLogin } from '../screens/login/login.ts';
import { oneScreen, screenGroup } from './screen-group.ts';
import { signUpScreen } from '../screens/login/sign-up.ts';
import { visit } from '../screens/shell/shell.ts';

const UNKNOWN = 'unknown@e2e.partyline.test';

const STATIC_PAGES = screenGroup(() => Promise.resolve(), {
  'the landing page': async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  },
  'the contact form of the landing page with its errors': async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('region', { name: screens.landing.contact.title });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel(screens.aboutYou.marketCode).getByRole('option')).not.toHaveCount(1);
    await form.getByRole('button', { name: screens.landing.contact.submit }).click();
    await expect(form.getByLabel(screens.aboutYou.firstName)).toBeFocused();
  },
  'the landing page for an unknown path': async ({ page }) => {
    await page.goto('/nonsense');
    await expect(page.getByText(screens.landing.pageUnknown)).toBeVisible();
  },
  'the terms of service': async ({ page }) => {
    await page.goto('/terms-of-service');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the privacy policy': async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

const LOGIN_SCREENS = screenGroup(({ page }) => page.goto('/login'), {
  'the login screen': ({ page }) => expect(loginScreen(page).heading).toBeVisible(),
  'the login screen with its errors': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*signInWithPassword/, 'no user has this e-mail');
    await submitLogin(page, { email: UNKNOWN, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toBeVisible();
    await loginScreen(page).email.fill('unknown@');
    await loginScreen(page).password.fill('');
    await expect(page.getByRole('textbox', { name: screens.login.email })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
  'the password reset screen': async ({ page }) => {
    await visit(page, '/login?mode=reset');
    await loginScreen(page).email.fill(UNKNOWN);
    await page.getByRole('button', { name: screens.login.reset.submit }).click();
    await expect(page.getByText(screens.login.reset.sent(UNKNOWN))).toBeVisible();
  },
  'the sign-up screen with its errors': async ({ page }) => {
    await visit(page, '/login?mode=sign-up');
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
  'the contact form with its errors': async ({ page }) => {
    await visit(page, '/contact');
    await contactScreen(page).submit.click();
    await expect(contactScreen(page).captcha).toHaveAttribute('aria-invalid', 'true');
  },
});

const VOID_LINKS = screenGroup(({ page }) => page.goto('/invite?inviteId='), {
  'an invalid invitation link': ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
  'the page of an invitation that is not open': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*\/invit/, 'the key is made up');
    await page.goto('/invite?inviteId=made-up');
    await expect(page.getByRole('button', { name: screens.invite.askAgain })).toBeVisible();
  },
  'the page of an ownership link that is void': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*userActionLink\/verify/, 'the key is made up');
    const checked = page.waitForResponse(/userActionLink\/verify/);
    await visit(page, '/ownershiptransfer?docId=made-up');
    await checked;
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'an invalid mailed link': async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400.*accounts:resetPassword/, 'the code is made up');
    const checked = page.waitForResponse(/accounts:resetPassword/);
    await visit(page, '/useraction?mode=resetPassword&oobCode=made-up');
    await checked;
    await expect(page.getByRole('alert')).toBeVisible();
  },
});

export const VISITOR_SCREENS = [
  STATIC_PAGES,
  LOGIN_SCREENS,
  VOID_LINKS,
  oneScreen('the maintenance page', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 503/, STUBBED);
    await stubResponse(page, { method: 'GET', path: '/api/ping' }, failureResponse(503, 'err_maintenance'));
    await page.goto('/maintenance');
    await expect(page.getByRole('heading', { name: screens.maintenance.title })).toBeVisible();
  }),
];
