import { API_SCOPE_TEXTS, API_TOKEN_ISSUE_TEXTS, FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { submitLogin } from '../../screens/login/login.ts';
import { settings, openSettings, showSettings } from '../../screens/account/settings.ts';
import { expect, test } from '../../test.ts';
import { storeSession } from '../../world/stored-session.ts';
import { endStub, failureResponse, stubResponse } from '../../watch/stub-response.ts';

const words = screens.apiTokens;

test('[PLUS-25] a user creates an API token, copies it, calls the API with it, and revokes it', async ({
  page,
  context,
  request,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { people } = await world.account({
    workspaces: [{ name: 'Studio' }],
    people: { owner: { role: 'account-owner' } },
  });
  await storeSession(page, people.owner);
  await openSettings(page, 'api-tokens');
  const { apiTokens } = settings(page);
  await expect(apiTokens.getByText(words.empty)).toBeVisible();

  await apiTokens.getByRole('button', { name: words.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.create }).click();
  for (const code of ['token-name-required', 'token-scopes-required'] as const)
    await expect(dialog.getByText(API_TOKEN_ISSUE_TEXTS[code])).toBeVisible();
  await dialog.getByRole('textbox', { name: words.name, exact: true }).fill('Rundown');
  await dialog.getByRole('checkbox', { name: API_SCOPE_TEXTS['devices:read'] }).check();
  await dialog.getByLabel(words.expiry).selectOption({ label: words.days(30) });
  await dialog.getByRole('button', { name: words.create }).click();

  const secret = await dialog.getByLabel(words.secret, { exact: true }).inputValue();
  await dialog.getByRole('button', { name: words.copy }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expect(apiTokens.getByRole('button', { name: words.create })).toBeFocused();
  const item = apiTokens.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect(item).toContainText('Rundown');
  await expect(item).toContainText('devices:read');
  await expect(item).toContainText(words.neverUsed, { ignoreCase: true });

  const authorization = `Bearer ${secret}`;
  const devices = new URL('/api/vic', page.url()).href;
  const answer = await request.get(devices, { headers: { authorization } });
  expect(await answer.json()).toMatchObject({ errorCode: 0 });
  expect(await answer.text()).toContain('Studio');
  await page.reload();
  await expect(item).not.toContainText(words.neverUsed, { ignoreCase: true });

  await item.getByRole('button', { name: words.revokeOne('Rundown') }).click();
  await dialog.getByRole('button', { name: words.revokeConfirm }).click();
  await expect(apiTokens.getByText(words.empty)).toBeVisible();
  expect((await request.get(devices, { headers: { authorization } })).status()).toBe(401);
});

test('[PLUS-25] on a phone the API documentation breaks no name of a scope or field, and does not scroll sideways', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/no route for GET \/api\/docs/, 'the contract describes calls, not pages');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(words.docsPath);
  const names = page.getByRole('rowheader').locator('code');
  await expect(names.filter({ hasText: 'notifications:read' })).toBeVisible();
  const broken = await names.evaluateAll((all) =>
    all.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
  );
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('[PLUS-25, PLUS-29] the form for a token has what was typed when the session expires and the user logs in again', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401|ERR_CONNECTION|Failed to load/, 'the session was ended by stubs');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await storeSession(page, people.owner);
  await openSettings(page, 'api-tokens');
  const { apiTokens } = settings(page);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: words.name, exact: true });
  const scope = dialog.getByRole('checkbox', { name: API_SCOPE_TEXTS['devices:read'] });
  const create = apiTokens.getByRole('button', { name: words.create });
  await create.click();
  await name.fill('Rundown');
  await scope.check();
  const end = await stubResponse(
    context,
    { method: 'POST', path: /^\/api\/users\/tokens$/ },
    failureResponse(401, 401),
  );
  const renewal = '**/securetoken.googleapis.com/**';
  await page.route(renewal, (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(page).toHaveURL(/\/login$/);
  await end();
  await endStub(page, renewal);

  await dialog.getByRole('button', { name: screens.sessionDialogs.expired.confirm }).click();
  await submitLogin(page, people.owner);
  await expect(page).not.toHaveURL(/\/login$/);
  await openSettings(page, 'api-tokens');
  await create.click();
  await expect(name).toHaveValue('Rundown');
  await expect(scope).toBeChecked();
});

test('[PLUS-25, GX-19] the form for a token asks for the password after an old login, and creates what was typed', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403.*users\/tokens/, 'the login was too old to create a token');
  pageErrors.allow(/status of 400.*signInWithPassword/, 'the first password is wrong');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await storeSession(page, people.owner, { hasExpiredToken: true });
  await world.identity.ageSignIn(people.owner.uid);
  await openSettings(page, 'api-tokens');
  const { apiTokens, sessions } = settings(page);
  await apiTokens.getByRole('button', { name: words.create }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: words.create });
  const name = dialog.getByRole('textbox', { name: words.name, exact: true });
  const password = dialog.getByLabel(words.password, { exact: true });
  await name.fill('Run\u202Edown');
  await dialog.getByRole('checkbox', { name: API_SCOPE_TEXTS['devices:read'] }).check();
  await create.click();
  await expect(name).toHaveAccessibleDescription(new RegExp(FORM_ISSUE_TEXTS['hidden-characters']));
  await name.fill('Rundown');
  await expect(password).toBeHidden();
  await create.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(words.confirmLogin);
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await password.fill('not-the-password');
  await create.click();
  await expect(dialog.getByText(screens.myAccount.signIn.wrongPassword)).toBeVisible();
  await expect(name).toHaveValue('Rundown');
  await password.fill(people.owner.password);
  await create.click();
  await expect(dialog.getByLabel(words.secret, { exact: true })).toHaveValue(/^plt_/);
  await dialog.getByRole('button', { name: words.close }).click();

  await showSettings(page, 'sign-in');
  const entry = sessions.getByRole('listitem').filter({ hasText: words.tag });
  await expect(entry).toContainText('Rundown');
  await expect
    .poll(async () => (await world.identity.listMails(people.owner.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('A new API token'));
  await entry.getByRole('button', { name: words.revokeOne('Rundown') }).click();
  await dialog.getByRole('button', { name: words.revokeConfirm }).click();
  await expect(entry).toHaveCount(0);
  await showSettings(page, 'api-tokens');
  await expect(apiTokens.getByText(words.empty)).toBeVisible();
});

for (const isTicked of [true, false])
  test(`[PLUS-23, PLUS-25] logging out everywhere ${isTicked ? 'revokes the API tokens, unless the user unticks that' : 'keeps the API tokens when the user unticks that'}`, async ({
    page,
    world,
    request,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 40[01]/, 'the session has ended');
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    await storeSession(page, people.owner);
    await openSettings(page, 'api-tokens');
    const { apiTokens, sessions } = settings(page);
    await apiTokens.getByRole('button', { name: words.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words.name, exact: true }).fill('Rundown');
    await dialog.getByRole('checkbox', { name: API_SCOPE_TEXTS['devices:read'] }).check();
    await dialog.getByRole('button', { name: words.create }).click();
    const secret = await dialog.getByLabel(words.secret, { exact: true }).inputValue();
    await dialog.getByRole('button', { name: words.close }).click();
    const { everywhere, everywhereConfirm, revokeTokens } = screens.myAccount.sessions;
    await showSettings(page, 'sign-in');
    await sessions.getByRole('button', { name: everywhere }).click();
    const box = dialog.getByRole('checkbox', { name: revokeTokens });
    await expect(box).toBeChecked();
    if (!isTicked) await box.uncheck();
    const devices = new URL('/api/vic', page.url()).href;
    await dialog.getByRole('button', { name: everywhereConfirm }).click();
    await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    const answer = await request.get(devices, { headers: { authorization: `Bearer ${secret}` } });
    expect(answer.status()).toBe(isTicked ? 401 : 200);
  });
