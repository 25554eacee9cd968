import type { Request } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn, submitLogin } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { stubResponse, failureResponse, STUBBED } from '../../watch/stub-response.ts';
import type { World } from '../../world/world.ts';

const words = screens.accountsSelect;

async function withTwoAccounts(world: World) {
  const here = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Device here' }] }],
    people: { multi: { role: 'account-owner' } },
  });
  const there = await world.account({
    workspaces: [{ name: 'Stage', devices: [{ name: 'Device there' }] }],
  });
  await world.join(here.people.multi, there, { role: 'vic-admin', in: 'Stage' });
  return { here, there, multi: here.people.multi };
}

test('[ACCT-18, ROUTE-6, ROUTE-14] a user with several associations chooses one by account and role', async ({
  page,
  world,
}) => {
  const { here, there, multi } = await withTwoAccounts(world);
  await logIn(page, multi);
  await expect(page).toHaveURL(/\/accounts-select$/);
  const choices = page.getByRole('list', { name: words.listLabel }).getByRole('button');
  await expect(choices).toHaveCount(2);
  await expect(choices.filter({ hasText: here.name })).toContainText('Account Owner');
  await expect(choices.filter({ hasText: there.name })).toContainText(
    'Admin of the intercom service in Stage',
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/accounts-select$/);
  await choices.filter({ hasText: there.name }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
});

test('[ROUTE-17] the chosen account is restored at the next sign-in', async ({ page, world }) => {
  const { here, multi } = await withTwoAccounts(world);
  await logIn(page, multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(dashboard(page).heading).toBeVisible();
  await shell(page).leave();
  await page.goto('/login');
  await submitLogin(page, multi);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
});

test('[ACCT-7, ACCT-8, ACCT-9, ACCT-11, ACCT-13] switching accounts posts the choice, renews the token, and shows only the new account', async ({
  page,
  world,
}) => {
  const { here, there, multi } = await withTwoAccounts(world);
  await logIn(page, multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') calls.push(pathname);
  });
  const posted = page.waitForRequest(/users\/switch-account$/);
  await page.getByTitle(screens.shell.switchAccount).click();
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  expect((await posted).postDataJSON()).toEqual({
    accountId: there.id,
    workspaceId: there.workspaceId('Stage'),
  });
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeHidden();
  await expect(page.getByText(here.name)).toBeHidden();
  await expect(
    page.getByTitle(`${there.name}, Admin of the intercom service in Stage`).first(),
  ).toBeVisible();
  expect(calls).toEqual(['/api/users/switch-account', '/securetoken.googleapis.com/v1/token']);
});

function claimsOf(request: Request): { readonly accountId?: unknown } {
  const [, payload = ''] = (request.headers()['authorization'] ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { accountId?: unknown }; // claims are an object
}

const isDeviceRead = (request: Request) => new URL(request.url()).pathname === '/api/vic';

test('[ACCT-4, ACCT-10] a switched account is ready with the claims of the new token', async ({
  page,
  world,
}) => {
  const { here, there, multi } = await withTwoAccounts(world);
  await logIn(page, multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
  await page.getByTitle(screens.shell.switchAccount).click();
  // After connecting, the feed makes the page fetch the old account's devices once more.
  const read = page.waitForRequest(
    (request) => isDeviceRead(request) && claimsOf(request).accountId !== here.id,
  );
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  expect(claimsOf(await read)).toMatchObject({
    accountId: there.id,
    workspaceId: there.workspaceId('Stage'),
    role: 'vic-admin',
  });
  await expect(page.getByText(screens.shell.switchingAccount)).toBeHidden();
  const { control, working } = deviceCard(page, { name: 'Device there' });
  await control('start').click();
  await expect(working('starting').or(control('open'))).toBeVisible();
});

test('[ACCT-10, ACCT-12] a switch whose new token still has the claims of the old account ends the session', async ({
  page,
  world,
}) => {
  const { here, there, multi } = await withTwoAccounts(world);
  await logIn(page, multi);
  const read = page.waitForRequest(isDeviceRead);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  const [, oldToken = ''] = ((await read).headers()['authorization'] ?? '').split(' ');
  await page.route('**/securetoken.googleapis.com/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object; // the identity service sends an object
    await route.fulfill({ response, json: { ...body, id_token: oldToken, access_token: oldToken } });
  });
  await page.getByTitle(screens.shell.switchAccount).click();
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText('We could not open this session. Please login again!');
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeHidden();
});

test('[ACCT-12, ERR-24] a failed account switch logs out with the general session error', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500.*switch-account/, STUBBED);
  const { there, multi } = await withTwoAccounts(world);
  await logIn(page, multi);
  await stubResponse(page, { method: 'POST', path: '/api/users/switch-account' }, failureResponse(500, 2500));
  await page.getByRole('button', { name: new RegExp(there.name) }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText('We could not open this session. Please login again!');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/$/);
});

test('a user with one association is not asked to choose', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await expect(page.getByTitle(screens.shell.switchAccount)).toBeHidden();
  await page.goto('/accounts-select');
  await expect(page).toHaveURL(/\/dashboard$/);
});
