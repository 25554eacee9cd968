import type { Page } from '@playwright/test';
import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { chooseNewAccount, chooserWindow } from '../../screens/login/account-chooser.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { insertInvitation } from '../../screens/login/invitation.ts';
import { loginScreen, logIn, submitLogin } from '../../screens/login/login.ts';
import { profileGate } from '../../screens/login/profile-gate.ts';
import { shell } from '../../screens/shell/shell.ts';
import { confirmScreen, providerButton, signUpScreen } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import { findBrokenWords } from '../../watch/broken-words.ts';
import { failureResponse, stubResponse } from '../../watch/stub-response.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import type { TestUser } from '../../world/test-user.ts';
import type { World } from '../../world/world.ts';

const words = screens.invite;

const PLAN = {
  workspaces: [
    { name: 'House', isDefault: true },
    { name: 'Studio', devices: [{ name: 'Main PL' }] },
  ],
  people: { sender: { role: 'account-owner' } },
} as const satisfies AccountPlan<'sender'>;

const heading = (page: Page, account: string) =>
  page.getByRole('heading', { name: words.offerTitle(account) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function seatsOf({ database }: World, email: string) {
  const { rows } = await database.query<{ account: number; workspace: number | null; role: string }>(
    `SELECT m.account_id::int AS account, m.workspace_id::int AS workspace, r.name AS role FROM app.memberships m
      JOIN app.users u ON u.uid = m.user_uid JOIN app.roles r ON r.id = m.role_id
      WHERE lower(u.email) = lower($1) AND m.removed_at IS NULL ORDER BY m.id`,
    [email],
  );
  return rows;
}

const storedInvite = (page: Page) => page.evaluate(() => localStorage.getItem('portal.invite'));

async function signUpInvited(page: Page, { email, password }: { email: string; password: string }) {
  const screen = signUpScreen(page);
  await expect(screen.email).toHaveValue(email);
  await screen.password.fill(password);
  await screen.passwordAgain.fill(password);
  await screen.submit.click();
}

test('[GEN-10, ROUTE-10, ENT-11, INV-28, INV-36, AUTH-26, GA-10, GA-19, GX-16] a signed-out user sees what an invitation offers, without its key in the URL, and signs up into its workspace', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { sender } = account.people;
  const user = world.newUser();
  const key = await insertInvitation(world, account, { email: user.email, in: 'Studio', by: sender.uid });
  const verified = page.waitForRequest((request) => request.url().includes('/api/invitation/verify/'));
  await page.goto(`/invite?inviteId=${key}`);
  expect(new URL((await verified).url()).pathname).toBe(`/api/invitation/verify/${key}`);
  await expect(heading(page, account.name)).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  await page.reload();
  await expect(page.getByText(words.offer(sender.name, account.name))).toBeVisible();
  await expect(page.getByRole('definition')).toContainText([
    account.name,
    'Studio',
    words.roleName('workspace-admin'),
    user.email,
  ]);
  await button(page, words.signUp).click();
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
  expect(await seatsOf(world, user.email)).toEqual([
    { account: account.id, workspace: account.workspaceId('Studio'), role: 'workspace-admin' },
  ]);
  expect(await storedInvite(page)).toBeNull();
});

test('[AUTH-7, INV-37, GA-26, GA-33] a new user with a password and the mailed link needs no other confirmation of the e-mail', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const user = world.newUser();
  const key = await insertInvitation(world, account, { email: user.email, in: 'Studio' });
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.signUp).click();
  await signUpInvited(page, user);
  await expect(profileGate(page).dialog).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await seatsOf(world, user.email)).toHaveLength(1);
});

test('[GV-3, GA-33, AUTH-8] a new user with a copied link confirms the e-mail first, and then joins', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(
    /status of 400.*invitation\/verify/,
    'the tab of the mail may have accepted it before this one asks',
  );
  const account = await world.account(PLAN);
  const user = world.newUser();
  const key = await insertInvitation(world, account, { email: user.email, in: 'Studio', key: 'link' });
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.signUp).click();
  await signUpInvited(page, user);
  await expect(confirmScreen(page).heading).toBeVisible();
  expect(await seatsOf(world, user.email)).toEqual([]);
  const mail = await world.mail(user, 'verify');
  const other = await page.context().newPage();
  await other.goto(mail.link);
  await expect(profileGate(page).dialog).toBeVisible();
  await expect
    .poll(() => seatsOf(world, user.email))
    .toEqual([{ account: account.id, workspace: account.workspaceId('Studio'), role: 'workspace-admin' }]);
});

test('[AUTH-28, INV-38] an invitation that was taken back meanwhile is forgotten at the sign-up, which goes on without it', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*api\/signup/, 'the invitation was taken back');
  const account = await world.account(PLAN);
  const user = world.newUser();
  const key = await insertInvitation(world, account, { email: user.email, in: 'Studio' });
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.signUp).click();
  await expect(signUpScreen(page).email).toHaveValue(user.email);
  await world.database.query(`UPDATE app.invitations SET status = 'revoked' WHERE email = $1`, [user.email]);
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, user);
  await expect(profileGate(page).dialog).toBeVisible();
  expect(await storedInvite(page)).toBeNull();
  const seats = await seatsOf(world, user.email);
  expect(seats.map(({ role }) => role)).toEqual(['account-owner']);
  expect(seats[0]?.account).not.toBe(account.id);
});

test('[GEN-10, INV-36, ROUTE-15, GR-4] an existing user logs in with the invitation, accepts it before the account selection, and is in its account', async ({
  page,
  world,
}) => {
  const home = await world.account({ people: { multi: { role: 'account-owner' } } });
  const { multi } = home.people;
  await world.join(multi, await world.account(), { role: 'account-admin' });
  const account = await world.account(PLAN);
  const key = await insertInvitation(world, account, { email: multi.email.toUpperCase(), in: 'Studio' });
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.haveAccount).click();
  await expect(loginScreen(page).email).toHaveValue(multi.email.toUpperCase());
  await submitLogin(page, multi);
  await expect(page.getByText(words.signedInAs(multi.email))).toBeVisible();
  await expect(page).toHaveURL(/\/invite$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/invite$/);
  const accepted = page.waitForRequest((request) => request.url().endsWith('/api/invitation/accept'));
  await button(page, words.accept).click();
  expect((await accepted).postDataJSON()).toEqual({ inviteId: key });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
  await expect(page.getByText(account.name).first()).toBeVisible();
  expect(await seatsOf(world, multi.email)).toContainEqual({
    account: account.id,
    workspace: account.workspaceId('Studio'),
    role: 'workspace-admin',
  });
  expect(await storedInvite(page)).toBeNull();
});

test('[ROUTE-26, ROUTE-25, GR-8, GR-9] a payment in the query of an invitation, or of a page that it comes before, survives sign-in and acceptance', async ({
  page,
  world,
  openBrowser,
}) => {
  const bought = 'subscriptionType=new&payment=success';
  const accept = async (tab: Page, { uid }: TestUser) => {
    await button(tab, words.accept).click();
    await expect(tab.getByText(screens.payment.unpaid.none)).toBeVisible();
    await expect(tab).toHaveURL(/\/dashboard$/);
    expect(await tab.evaluate((key) => localStorage.getItem(key), `${uid}.subscription_type`)).toBe('new');
  };
  const account = await world.account(PLAN);
  const begin = async (tab: Page, query: string) => {
    const { guest } = (await world.account({ people: { guest: { role: 'account-owner' } } })).people;
    const key = await insertInvitation(world, account, { email: guest.email, role: 'account-admin' });
    await tab.goto(`/invite?inviteId=${key}${query}`);
    await button(tab, words.haveAccount).click();
    await submitLogin(tab, guest);
    await expect(tab.getByText(words.signedInAs(guest.email))).toBeVisible();
    return guest;
  };
  await accept(page, await begin(page, `&${bought}`));

  const other = await openBrowser();
  const guest = await begin(other, '');
  await other.goto(`/dashboard?${bought}`);
  await expect(other).toHaveURL(/\/invite$/);
  await accept(other, guest);
});

test('[ROUTE-15, GV-17] a user who ignores the pending invitation is asked for the account, and not about it again', async ({
  page,
  world,
}) => {
  const here = await world.account({ people: { multi: { role: 'account-owner' } } });
  const { multi } = here.people;
  await world.join(multi, await world.account(), { role: 'account-admin' });
  const account = await world.account(PLAN);
  const key = await insertInvitation(world, account, { email: multi.email, in: 'Studio' });
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.haveAccount).click();
  await submitLogin(page, multi);
  await button(page, words.notNow).click();
  await expect(page).toHaveURL(/\/accounts-select$/);
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(here.name) })).toBeVisible();
});

test('[INV-36, GC-11, GC-14] a signed-in user accepts an invitation to a second workspace of the same account without a new login', async ({
  page,
  world,
}) => {
  const account = await world.account({
    ...PLAN,
    people: { ...PLAN.people, crew: { role: 'vic-admin', in: 'House' } },
  });
  const { crew } = account.people;
  const key = await insertInvitation(world, account, { email: crew.email, in: 'Studio' });
  await logIn(page, crew);
  await expect(dashboard(page).workspace('House')).toBeVisible();
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.accept).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
  expect((await seatsOf(world, crew.email)).map(({ role }) => role)).toEqual([
    'vic-admin',
    'workspace-admin',
  ]);
});

test('[INV-36] an invitation that was accepted stays accepted where the rights cannot be refreshed', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500.*api\/login/, 'the rights cannot be refreshed');
  const account = await world.account({
    ...PLAN,
    people: { ...PLAN.people, crew: { role: 'vic-admin', in: 'House' } },
  });
  const { crew } = account.people;
  const key = await insertInvitation(world, account, { email: crew.email, in: 'Studio' });
  await logIn(page, crew);
  await expect(dashboard(page).workspace('House')).toBeVisible();
  await page.goto(`/invite?inviteId=${key}`);
  await expect(button(page, words.accept)).toBeVisible();
  await stubResponse(page, { method: 'POST', path: '/api/login' }, failureResponse(500, 'internal'));
  await button(page, words.accept).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard(page).heading).toBeVisible();
  expect(await seatsOf(world, crew.email)).toHaveLength(2);
  expect(await storedInvite(page)).toBeNull();
});

test('[GA-10, INV-36] a user who has lost every access and is invited again can log in with the invitation', async ({
  page,
  world,
}) => {
  const old = await world.account({ people: { crew: { role: 'account-admin' } } });
  const { crew } = old.people;
  await world.database.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [crew.uid]);
  const account = await world.account(PLAN);
  const key = await insertInvitation(world, account, { email: crew.email, in: 'Studio' });
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.haveAccount).click();
  await submitLogin(page, crew);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
});

test('[GV-17, ROUTE-10] another user reads both addresses, can ignore the invitation, or log out and use the invited one', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const invited = (await world.account({ people: { guest: { role: 'account-owner' } } })).people.guest;
  const key = await insertInvitation(world, account, { email: invited.email, in: 'Studio' });
  await logIn(page, account.people.sender);
  await expect(dashboard(page).heading).toBeVisible();
  await page.goto(`/invite?inviteId=${key}`);
  await expect(page.getByText(words.otherAccount(invited.email, account.people.sender.email))).toBeVisible();
  await expect(button(page, words.accept)).toHaveCount(0);
  await button(page, words.ignore).click();
  await expect(dashboard(page).heading).toBeVisible();
  await page.goto(`/invite?inviteId=${key}`);
  await button(page, words.logOutAndUse(invited.email)).click();
  await button(page, words.haveAccount).click();
  await expect(loginScreen(page).email).toHaveValue(invited.email);
  await submitLogin(page, invited);
  await button(page, words.accept).click();
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
});

test('[ROUTE-10, GV-17] on a phone, addresses break between their parts', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const account = await world.account(PLAN);
  const email = `camera.three.of.the.lighting.department.${world.newUser().email}`;
  const key = await insertInvitation(world, account, { email, in: 'Studio' });
  await page.goto(`/invite?inviteId=${key}`);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  expect(await findBrokenWords(page.getByRole('main'))).toEqual([]);
  await logIn(page, account.people.sender);
  await expect(dashboard(page).heading).toBeVisible();
  await page.goto(`/invite?inviteId=${key}`);
  await expect(button(page, words.logOutAndUse(email))).toBeVisible();
  expect(await findBrokenWords(page.getByRole('main'))).toEqual([]);
});

test('[GV-18, PLUS-1, INV-28] an expired, a revoked, an accepted and an unknown invitation each say what they are, and the sender can be asked again', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*invitation\/verify/, 'the invitations are not open');
  const account = await world.account({
    ...PLAN,
    people: { ...PLAN.people, crew: { role: 'vic-admin', in: 'House' } },
  });
  const { crew } = account.people;
  const open = async (key: string, hint: keyof typeof words.notOpenHints) => {
    await page.goto(`/invite?inviteId=${key}`);
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
    await expect(page.getByText(words.notOpenHints[hint])).toBeVisible();
  };
  await open('made-up', 'unknown');
  await open(
    await insertInvitation(world, account, { email: crew.email, in: 'Studio', isExpired: true }),
    'expired',
  );
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/invitation/ask-again'));
  await button(page, words.askAgain).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByText(words.asked)).toBeVisible();
  await expect(button(page, words.askAgain)).toHaveCount(0);
  await open(
    await insertInvitation(world, account, { email: crew.email, in: 'House', status: 'revoked' }),
    'revoked',
  );
  await test.step('accepted, by the right user', async () => {
    const guest = (await world.account({ people: { guest: { role: 'account-owner' } } })).people.guest;
    const key = await insertInvitation(world, account, {
      email: guest.email,
      in: 'Studio',
      role: 'vic-admin',
    });
    await logIn(page, guest);
    await page.goto(`/invite?inviteId=${key}`);
    await button(page, words.accept).click();
    await expect(dashboard(page).workspace('Studio')).toBeVisible();
    await open(key, 'accepted');
    await expect(button(page, words.askAgain)).toHaveCount(0);
    await page.getByRole('link', { name: words.toDashboard }).click();
    await expect(dashboard(page).workspace('Studio')).toBeVisible();
    await shell(page).leave();
  });
});

test('[ROUTE-10, GA-13] a malformed invitation link is refused', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await logIn(page, people.sender);
  await expect(dashboard(page).heading).toBeVisible();
  for (const search of ['?inviteId=one&inviteId=two', '?inviteId=', '?inviteId=%3Cx%3E', '']) {
    await page.goto(`/invite${search}`);
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.requestNotProper);
  }
});
