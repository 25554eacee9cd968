import { screens, WORDINGS } from '@partyline/texts';
import { createHash, randomUUID } from 'node:crypto';
import { chooseNewAccount, chooserWindow } from '../screens/account-chooser.ts';
import { dashboard } from '../screens/dashboard.ts';
import { signIn, submitLogin } from '../screens/login.ts';
import { profileGate } from '../screens/profile-gate.ts';
import { providerButton } from '../screens/sign-up.ts';
import { expect, test } from '../test.ts';

const words = screens.invite;

test('[ROUTE-10, ENT-11, AUTH-26, GA-10] a signed-out user who follows an invitation link signs up into the workspace of the invitation', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Studio', devices: [{ name: 'Main PL' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  const user = world.newUser();
  const key = randomUUID();
  await world.database.query(
    `INSERT INTO app.invitations (account_id, workspace_id, email, role_id, mail_key_hash, expires_at)
      VALUES ($1, $2, $3, 6, $4, now() + interval '7 days')`,
    [account.id, account.workspaceId('Studio'), user.email, createHash('sha256').update(key).digest()],
  );
  await page.goto(`/invite?inviteId=${key}`);
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
  // The invitation is stored sealed.
  await page.reload();
  await expect(page.getByRole('heading', { name: words.signUpTitle, exact: true })).toBeVisible();
  await expect(page.getByText(words.signUpWith)).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries))),
  ).not.toContain(key);
  const signup = page.waitForRequest((request) => request.url().endsWith('/api/signup'));
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, user);
  expect((await signup).postDataJSON()).toMatchObject({ email: user.email, inviteId: key });
  await expect(profileGate(page).dialog).toBeVisible();
  await expect(dashboard(page).cards).toHaveCount(1);
  const { rows } = await world.database.query(
    `SELECT m.account_id::int AS account, m.workspace_id::int AS workspace FROM app.memberships m
      JOIN app.users u ON u.uid = m.user_uid WHERE lower(u.email) = lower($1)`,
    [user.email],
  );
  expect(rows).toEqual([{ account: account.id, workspace: account.workspaceId('Studio') }]);
  expect(await page.evaluate(() => localStorage.getItem('portal.invite'))).toBeNull();
});

test('[ROUTE-15] a login with a pending invitation asks about it once, before the account selection', async ({
  page,
  world,
}) => {
  const here = await world.account({
    people: { multi: { role: 'account-owner' } },
  });
  const { multi } = here.people;
  await world.join(multi, await world.account(), { role: 'account-admin' });
  await page.goto('/invite?inviteId=somebody-elses');
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
  await page.getByRole('link', { name: screens.login.signUp.logIn }).click();
  await submitLogin(page, multi);
  await expect(page.getByText(words.signedInAs(multi.email))).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/invite$/);
  await page.getByRole('button', { name: words.ignore }).click();
  await expect(page).toHaveURL(/\/accounts-select$/);
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(here.name) })).toBeVisible();
});

test('[ROUTE-10, GA-13] an invitation link asks a signed-in user before logging out, and a malformed link is refused', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await page.goto('/invite?inviteId=one&inviteId=two');
  await expect(page.getByRole('alert')).toHaveText(WORDINGS.requestNotProper);
  await page.goto('/invite?inviteId=somebody-elses');
  await expect(page.getByText(words.signedInAs(people.owner.email))).toBeVisible();
  await page.getByRole('button', { name: words.ignore }).click();
  await expect(dashboard(page).heading).toBeVisible();
  await page.goto('/invite?inviteId=somebody-elses');
  await page.getByRole('button', { name: words.logOutAndSignUp }).click();
  await expect(page.getByRole('heading', { name: words.signUpTitle, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
});
