import type { Request } from '@playwright/test';
import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, logIn, submitLogin } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';

const DEMO_PASSWORD = 'Partyline-demo-1';
const DEMO_ROLES = [
  ['an account owner', 'owner', 'Demo Broadcast', 'Account Owner'],
  ['an account admin', 'admin', 'Demo Broadcast', 'Account Admin'],
  ['a workspace owner', 'wsowner', 'Demo Broadcast', 'Workspace Owner in Studio A'],
  ['a workspace admin', 'wsadmin', 'Demo Broadcast', 'Workspace Admin in Studio A'],
  ['an intercom admin', 'vicadmin', 'Demo Broadcast', 'Admin of the intercom service in Studio A'],
  ['a client user', 'client', 'Demo Broadcast', 'Virtual Client User in Studio A'],
  ['a trial user', 'trial', 'Trial Chapel', 'Account Owner'],
] as const;

for (const [who, name, account, role] of DEMO_ROLES) {
  test(`[ROUTE-16] ${who} of the demo data signs in and lands on the dashboard`, async ({ page }) => {
    await logIn(page, { email: `${name}@demo.partyline.test`, password: DEMO_PASSWORD });
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dashboard(page).cards.first()).toBeVisible();
    await expect(page.getByTitle(`${account}, ${role}`)).toBeVisible();
  });
}

test('[AUTH-1, AUTH-4, GEN-2] the portal calls POST login after the identity service has signed in', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/signInWithPassword|\/api\//.test(pathname) && request.method() === 'POST') calls.push(pathname);
  });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  expect(calls).toEqual(['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', '/api/login']);
});

test('[AUTH-11] a verified user is accepted with the access token of the identity service, an unverified one not', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: {
      owner: { role: 'account-owner' },
      unverified: { role: 'account-admin', unverifiedBy: 'everywhere' },
    },
  });
  const isLogin = (request: Request) => new URL(request.url()).pathname === '/api/login';
  const isDeviceRead = (request: Request) => new URL(request.url()).pathname === '/api/vic';
  const issued = page.waitForResponse(/accounts:signInWithPassword/);
  const [login, read] = [page.waitForRequest(isLogin), page.waitForRequest(isDeviceRead)];
  await logIn(page, people.owner);
  const { idToken } = (await (await issued).json()) as { idToken: string }; // as the identity service answers
  expect((await login).postDataJSON()).toMatchObject({ accessToken: idToken });
  // The token may have been renewed for new claims; its user stays the same.
  const [scheme, token = ''] = ((await read).headers()['authorization'] ?? '').split(' ');
  expect([scheme, uidOf(token)]).toEqual(['Bearer', uidOf(idToken)]);
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
  await shell(page).leave();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (isLogin(request) || isDeviceRead(request)) calls.push(request.url());
  });
  await page.goto('/login');
  await submitLogin(page, people.unverified);
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expect(page.getByText(screens.confirmEmail.text(people.unverified.email))).toBeVisible();
  expect(calls).toEqual([]);
});

function uidOf(token: string): unknown {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: unknown }).sub; // every token has a subject
}

test('a wrong password and an unknown user get the same error', async ({ page, world, pageErrors }) => {
  pageErrors.allow(/status of 400.*signInWithPassword/, 'the identity service refuses both');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/login');
  for (const attempt of [
    { email: people.owner.email, password: 'not-the-password' },
    { email: 'unknown@e2e.partyline.test', password: 'not-the-password' },
  ]) {
    await submitLogin(page, attempt);
    await expect(page.getByRole('alert')).toHaveText(screens.login.failures.credentials);
    await expect(loginScreen(page).submit).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.reload();
  }
});

test('[FORM-10] an empty field shows that it is required', async ({ page }) => {
  await page.goto('/login');
  const { email, password, submit } = loginScreen(page);
  await submit.click();
  await expect(email).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['email-required']);
  await expect(password).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['password-required']);
  await expect(email).toBeFocused();
  await email.fill('unknown@');
  await expect(email).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['email-invalid']);
  await email.fill('unknown@e2e.partyline.test');
  await expect(email).toHaveAccessibleDescription('');
});

test('an entered e-mail survives an error and a reload, a password only the error', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*signInWithPassword/, 'no user has this e-mail');
  await page.goto('/login');
  const { email, password } = loginScreen(page);
  await submitLogin(page, { email: 'unknown@e2e.partyline.test', password: 'not-the-password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(email).toHaveValue('unknown@e2e.partyline.test');
  await expect(password).toHaveValue('not-the-password');
  await page.reload();
  await expect(email).toHaveValue('unknown@e2e.partyline.test');
  await expect(password).toHaveValue('');
});

test('[ERR-18] a user without any association is logged out with the general error', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    people: { owner: { role: 'account-owner' }, admin: { role: 'account-admin' } },
  });
  await world.database.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [
    people.admin.uid,
  ]);
  await page.goto('/login');
  await submitLogin(page, people.admin);
  await expect(page.getByRole('alert')).toHaveText('Something went wrong!');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
});

test('[PLUS-5, PLUS-7] a suspended user reads at the login where they are suspended and whom to ask', async ({
  page,
  world,
}) => {
  const { name, people } = await world.account({
    workspaces: [{ name: 'House', isDefault: true }, { name: 'Studio' }],
    people: { owner: { role: 'account-owner' }, crew: { role: 'vic-admin', in: 'Studio' } },
  });
  const suspend = 'UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1';
  await world.database.query(suspend, [people.crew.uid]);
  await page.goto('/login');
  await submitLogin(page, people.crew);
  await expect(page.getByRole('alert')).toHaveText(
    `Your access to Studio (${name}) is suspended. Ask the owner of ${name} to resume it.`,
  );
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);

  await world.database.query('UPDATE app.memberships SET suspended_at = NULL WHERE user_uid = $1', [
    people.crew.uid,
  ]);
  await page.goto('/login');
  await submitLogin(page, people.crew);
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
});
