import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, logIn } from '../../screens/login/login.ts';
import { settings } from '../../screens/account/settings.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { endStub } from '../../watch/stub-response.ts';
import { inDays } from '../../world/rows.ts';

const words = screens.sessionDialogs.expired;
const REFUSED = { status: 401, json: { errorCode: 401, message: '', data: null, statusCode: 401 } };

test('[AUTH-33, UI-10] the session expired dialog has one button, which leads to the login', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, 'the session was ended');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await page.route('**/api/vic', (route) => route.fulfill(REFUSED));
  await page.reload();
  const modal = page.getByRole('dialog', { name: words.title });
  await expect(modal).toContainText('Your session expired, please login again!');
  await expect(modal.getByRole('button')).toHaveCount(1);
  await modal.getByRole('button', { name: words.confirm }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginScreen(page).heading).toBeFocused();
});

test('[AUTH-14] the back button after a logout shows no data of the session', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await logIn(page, account.people.owner);
  await expect(deviceCard(page, { name: 'Main PL' }).card).toBeVisible();
  await shell(page).leave();
  await page.goBack();
  await expect(page.getByText('Main PL')).toHaveCount(0);
  await expect(page.getByText(account.name)).toHaveCount(0);
});

test('[AUTH-14] logging out works even if the identity SDK cannot be loaded', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/, 'the request for the SDK is aborted');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  // A stored session opens the dashboard without the SDK.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.user'))).not.toBeNull();
  await page.route(/\/assets\/firebase-sdk-/, (route) => route.abort());
  await page.reload();
  await shell(page).leave();
  await endStub(page, /\/assets\/firebase-sdk-/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('with full storage a session lasts until the page is closed', async ({ page, world }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
});

test('with blocked storage signing in and navigating work until the page is closed', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, 'a token is refused once');
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    // Browsers that block storage may block these APIs too.
    IDBFactory.prototype.open = refuse;
    LockManager.prototype.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const { theme, themeNames } = screens.shell;
  await page.getByRole('button', { name: theme.auto(themeNames.light) }).click();
  await expect(page.getByRole('button', { name: theme.light(themeNames.dark) })).toBeVisible();
  await shell(page).openMenu();
  await page.route('**/api/users/account', (route) => route.fulfill(REFUSED), { times: 1 });
  await page.getByRole('dialog').getByRole('link', { name: screens.shell.settings }).click();
  const firstName = settings(page).profile.getByLabel(screens.aboutYou.firstName);
  await firstName.fill('Blocked');
  await expect(firstName).toHaveValue('Blocked');
  await shell(page).leave();
});

for (const days of [-1, 1]) {
  test(`a clock that is off by ${days} day signs in and keeps the session`, async ({ page, world }) => {
    const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
    await page.clock.install({ time: inDays(days) });
    await logIn(page, people.owner);
    await expect(dashboard(page).heading).toBeVisible();
    await page.reload();
    await expect(dashboard(page).heading).toBeVisible();
  });
}
