import { screens } from '@partyline/texts';
import { loginScreen, signIn, submitLogin } from '../../screens/login/login.ts';
import { settings } from '../../screens/account/settings.ts';
import { palette } from '../../screens/shell/palette.ts';
import { newPasswordScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { ONLINE } from '../../world/account-plan.ts';

const SIGNED_OUT = {
  '/': 'Partyline · Service · Welcome',
  '/terms-of-service': 'Partyline · Service · Terms of service',
  '/privacy-policy': 'Partyline · Service · Privacy policy',
  '/login': 'Partyline · Sign in · Log in',
  '/login?mode=sign-up': 'Partyline · Sign in · Start a free trial',
  '/login?mode=reset': 'Partyline · Sign in · Reset your password',
  '/confirm-email': 'Partyline · Sign in · Confirm e-mail',
  '/useraction': 'Partyline · Sign in · E-mail and password',
  '/actionlink': 'Partyline · Sign in · Link',
  '/adddevice': 'Partyline · Workspace · Add device',
  '/invite': 'Partyline · Workspace · Invitation',
  '/ownershiptransfer': 'Partyline · Workspace · Ownership',
} as const;

const SIGNED_IN = {
  '/shows': 'Partyline · Workspace · Shows',
  '/manage-invite': 'Partyline · Workspace · People',
  '/manage-invite/who-can': 'Partyline · Workspace · Who can…',
  '/manage-invite/access-request': 'Partyline · Workspace · Request for a role',
  '/manage-invite/permissions': 'Partyline · Workspace · Permissions',
  '/activity': 'Partyline · Account · Audit log',
  '/activity/alerts': 'Partyline · Account · Alerts',
  '/myaccount/plans': 'Partyline · Account · Plans',
  '/myaccount/invoices': 'Partyline · Account · Invoices',
  '/myaccount/settings': 'Partyline · Account · Profile',
} as const;

test('[ROUTE-27] every page for a signed-out visitor is titled with the product, the area and the screen', async ({
  page,
  pageErrors,
}) => {
  for (const [path, title] of Object.entries(SIGNED_OUT)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  pageErrors.allow(/status of 503/, STUBBED);
  await stubResponse(page, { method: 'GET', path: '/api/ping' }, failureResponse(503, 'err_maintenance'));
  await page.goto('/maintenance');
  await expect(page).toHaveTitle('Partyline · Service · Maintenance');
});

test('[ROUTE-27] the title follows a user from the account choice over the pages into a device and back', async ({
  page,
  world,
}) => {
  const here = await world.account({ people: { multi: { role: 'account-owner' } } });
  await world.join(here.people.multi, await world.account(), { role: 'account-admin' });
  await page.goto('/login');
  await submitLogin(page, here.people.multi);
  await expect(page).toHaveTitle('Partyline · Account · Choose account');
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(page).toHaveTitle('Partyline · Workspace · Dashboard');
  for (const [path, title] of Object.entries(SIGNED_IN)) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto('/myaccount');
  await expect(page).toHaveTitle('Partyline · Account · Billing');
});

test('[ROUTE-27] an open device is named in the title until it is closed', async ({ page, world }) => {
  const { people } = await world.account({
    workspaces: [
      { name: 'Studio', isDefault: true, devices: [{ name: 'Main PL', report: ONLINE }, { name: 'Flies' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, people.owner);
  await palette(page).open();
  await palette(page).field.fill('details main');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: screens.deviceDrawer.label('Main PL') })).toBeVisible();
  await expect(page).toHaveTitle('Partyline · Workspace · Main PL');
  await page.getByRole('button', { name: screens.deviceDrawer.next }).click();
  await expect(page).toHaveTitle('Partyline · Workspace · Flies');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Partyline · Workspace · Dashboard');
});

test('[VAL-15] a reset and a changed password state the limit of 30 before anything is typed', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/login?mode=reset');
  await loginScreen(page).email.fill(people.owner.email);
  await page.getByRole('button', { name: screens.login.reset.submit }).click();
  await page.goto((await world.mail(people.owner, 'reset')).link);
  const { password } = newPasswordScreen(page);
  await expect(page).toHaveTitle('Partyline · Sign in · Set a new password');
  await expect(page.getByText(`${screens.userAction.newPassword.hint}.`)).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/^6 to 30 characters, even if your present/);
  await signIn(page, people.owner, '/myaccount/settings/sign-in');
  await settings(page).openPassword.click();
  await expect(settings(page).newPassword).toHaveAccessibleDescription(
    /^6 to 30 characters, even if your present/,
  );
});
