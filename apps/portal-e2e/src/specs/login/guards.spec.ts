import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { insertInvitation } from '../../screens/login/invitation.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, logIn, submitLogin } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';

const landing = screens.landing;

test('[ROUTE-1, ROUTE-2, ROUTE-4] the landing page, the login screen and the confirmation page are public', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: landing.headline, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: landing.logIn }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginScreen(page).heading).toBeVisible();
  await page.goto('/confirm-email');
  await expect(page.getByRole('heading', { name: screens.confirmEmail.title })).toBeVisible();
});

for (const [ids, path] of [
  ['ROUTE-7, ROUTE-20', '/dashboard'],
  ['ROUTE-8, ROUTE-21', '/myaccount'],
  ['ROUTE-22', '/manage-invite'],
] as const) {
  test(`[${ids}] signed out, ${path} redirects to the landing page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: landing.headline })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(page.getByText(landing.pageUnknown)).toBeHidden();
  });
}

test('[ROUTE-23] signed out, an unknown path redirects to the landing page with a message', async ({
  page,
}) => {
  await page.goto('/nonsense');
  await expect(page.getByText(landing.pageUnknown)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(landing.pageUnknown)).toBeVisible();
  await page.reload();
  await expect(page.getByText(landing.pageUnknown)).toBeHidden();
});

test('[ROUTE-11, ROUTE-13, ERR-20] the pages of mailed links are public, and refuse a missing key as not proper', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const look = async (): Promise<void> => {
    for (const path of [
      '/ownershiptransfer',
      '/ownershiptransfer?docId=%3Cb%3E',
      '/actionlink?key=a&key=b',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.requestNotProper);
      expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
    }
  };
  await look();
  await page.getByRole('link', { name: screens.shell.toLogIn }).click();
  await submitLogin(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await look();
});

test('[ROUTE-18] signed in, the landing page, the login screen and unknown paths redirect to the dashboard', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  for (const path of ['/login', '/nonsense', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(dashboard(page).heading).toBeVisible();
    await expect(page.getByText(screens.shell.pageUnknown)).toBeVisible({ visible: path === '/nonsense' });
  }
});

test('[ROUTE-28, GR-1] the guards hold in their order: signed out, e-mail, invitation, account, allowed pages', async ({
  page,
  world,
}) => {
  const here = await world.account({
    people: { multi: { role: 'account-owner', unverifiedBy: 'everywhere' } },
  });
  const { multi } = here.people;
  await world.join(multi, await world.account(), { role: 'account-admin' });
  // Signed out, with a pending invitation, at a page that needs an account.
  const invited = { email: world.newUser().email, role: 'account-admin', key: 'link' } as const;
  await page.goto(`/invite?inviteId=${await insertInvitation(world, here, invited)}`);
  await page.getByRole('button', { name: screens.invite.signUp }).click();
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
  await page.goto('/accounts-select');
  await expect(page.getByRole('heading', { name: landing.headline })).toBeVisible();

  await page.goto('/login');
  await submitLogin(page, multi);
  await expect(page).toHaveURL(/\/confirm-email$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/confirm-email$/);

  await world.confirmEmail(multi);
  await page.getByRole('button', { name: screens.confirmEmail.confirmed }).click();
  await expect(page).toHaveURL(/\/invite$/);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/invite$/);

  await page.getByRole('button', { name: screens.invite.ignore }).click();
  await expect(page).toHaveURL(/\/accounts-select$/);
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/accounts-select$/);

  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(dashboard(page).heading).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in returns to the page requested before', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/dashboard?q=camera');
  await expect(page.getByRole('heading', { name: landing.headline })).toBeVisible();
  await page.getByRole('link', { name: landing.logIn }).first().click();
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/dashboard\?q=camera$/);
  await expect(dashboard(page).search).toHaveValue('camera');
});

test('[ROUTE-24] public pages have no navigation, signed-in pages have one', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const navigation = page.getByRole('navigation', { name: screens.shell.navigation });
  await page.goto('/login');
  await expect(loginScreen(page).heading).toBeVisible();
  await expect(navigation).toBeHidden();
  await submitLogin(page, people.owner);
  await expect(navigation).toBeVisible();
});
