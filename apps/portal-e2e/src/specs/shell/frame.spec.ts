import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn, signIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { endStub, stubResponse } from '../../watch/stub-response.ts';

const words = screens.shell;

test('[UI-13] the theme follows the system until one is chosen, and the chosen theme survives a reload', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, people.owner);
  const root = page.locator('html');
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const hasScheme = (scheme: 'dark' | 'light') =>
    expect(root).toHaveAttribute('data-mantine-color-scheme', scheme);
  await hasScheme('dark');
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  await hasScheme('light');
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await hasScheme('dark');
  expect(await ground()).toBe(dark);
  await page.getByRole('button', { name: words.theme.auto(words.themeNames.light) }).click();
  await hasScheme('light');
  await page.reload();
  await expect(dashboard(page).heading).toBeVisible();
  await hasScheme('light');
  expect(await ground()).toBe(light);
  await page.goto('/login');
  await page.getByRole('button', { name: words.theme.light(words.themeNames.dark) }).click();
  await hasScheme('dark');
});

test('[UI-1] a blocking operation covers the page with a spinner and its reason', async ({ page, world }) => {
  const here = await world.account({ people: { multi: { role: 'account-owner' } } });
  await world.join(here.people.multi, await world.account(), { role: 'account-admin' });
  await logIn(page, here.people.multi);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<undefined>();
  await page.route(/switch-account$/, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  const spinner = page.getByRole('status').filter({ hasText: screens.shell.switchingAccount });
  await expect(spinner).toBeVisible();
  const box = await spinner.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  goOn(undefined);
  await expect(dashboard(page).heading).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('[UI-2] a click outside of an open menu closes it and does nothing else', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  const { control } = deviceCard(page, { name: 'Main PL' });
  await expect(control('start')).toBeEnabled();
  const { menuButton, logOut } = shell(page);
  await menuButton.click();
  await expect(logOut).toBeVisible();
  const start = await control('start').boundingBox();
  await page.mouse.click((start?.x ?? 0) + 10, (start?.y ?? 0) + 10);
  await expect(logOut).toBeHidden();
  await expect(control('start')).toBeVisible();
  expect((await account.device('Main PL').read()).lastCommandNumber).toBe(0);

  await menuButton.click();
  await expect(logOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logOut).toBeHidden();
  await expect(menuButton).toBeFocused();
});

test('[DASH-22, DASH-23] the navigation is a sidebar above 991 px, a rail up to 991 px, and a tab bar up to 630 px', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  const { menuButton, lastTab, navigation } = shell(page);
  const name = menuButton.getByText(people.owner.name);
  for (const { width, isWhole, isPhone } of [
    { width: 992, isWhole: true, isPhone: false },
    { width: 991, isWhole: false, isPhone: false },
    { width: 631, isWhole: false, isPhone: false },
    { width: 630, isWhole: false, isPhone: true },
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(lastTab).toBeVisible({ visible: isPhone });
    await expect(menuButton).toBeVisible({ visible: !isPhone });
    await expect(name).toBeVisible({ visible: isWhole });
    await expect(navigation.filter({ visible: true })).toHaveCount(1);
  }
});

test('[UI-14, UI-15, ERR-43] a render error shows the general text, in debug mode the error too, and a reload recovers', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/TypeError/, 'the stubbed response breaks the contract');
  pageErrors.allow(
    /loopback|ERR_FAILED.*accounts:lookup/,
    'Chromium keeps a rewritten page off this machine',
  );
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const nonsense = { errorCode: 0, message: '', data: { nonsense: true }, statusCode: 200 };
  const end = await stubResponse(page, { method: 'GET', path: '/api/vic' }, { status: 200, body: nonsense });
  await logIn(page, people.owner);
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  await expect(page.getByText('TypeError')).toHaveCount(0);
  await page.route(/\/dashboard$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"debug":false', '"debug":true');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByText('TypeError')).toBeVisible();
  await endStub(page, /\/dashboard$/);
  await end();
  await page.getByRole('button', { name: words.reload }).click();
  await expect(dashboard(page).heading).toBeVisible();
});
