import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, signIn, submitLogin } from '../../screens/login/login.ts';
import {
  PLAN,
  dialogNamed,
  handovers,
  offerStudio,
  linkKey,
  mailedKey,
  rolesIn,
} from '../../screens/workspace/ownership.ts';
import { expect, test } from '../../test.ts';
import { endStub } from '../../watch/stub-response.ts';

const words = screens.ownership;

test('[ROUTE-11, ROUTE-13, OWN-9, OWN-10, OWN-13, OWN-14, API-24, GR-5, GX-16] a mailed link of a signed-out user is verified, leaves the URL, leads through the login and back, and is accepted', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { people } = account;
  const sender = await openBrowser();
  await offerStudio(sender, account);
  const key = await mailedKey(world, people.chief);
  const verified = page.waitForResponse((response) => response.url().includes('/userActionLink/verify?key='));
  await page.goto(`/actionlink?key=${key}`);
  expect(await (await verified).json()).toMatchObject({
    data: {
      event: 'ownership-transfer',
      accountId: account.id,
      workspaceId: account.workspaceId('Studio'),
      userName: people.leader.name,
      userId: people.leader.uid,
      redirectAction: `/ownershiptransfer?docId=${key}`,
    },
  });
  await expect(page).toHaveURL(/\/ownershiptransfer$/);
  await page.reload();
  await expect(page.getByText(words.offeredBy(people.leader.name, 'Studio'))).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries))),
  ).not.toContain(key);
  await page.getByRole('button', { name: words.logIn }).click();
  await submitLogin(page, people.chief);
  await expect(page).toHaveURL(/\/ownershiptransfer$/);
  await page.getByRole('button', { name: words.accept }).click();
  await expect(page.getByRole('heading', { name: words.acceptedTitle })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('portal.transfer'))).toBeNull();
  await page.getByRole('button', { name: words.toDashboard }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(screens.dashboard.ownedByYou, { exact: true })).toBeVisible();
  expect(await rolesIn(world, account, 'Studio')).toMatchObject({ [people.chief.name]: 'workspace-owner' });
});

test('[OWN-7, OWN-9, ROUTE-11] the addressed user rejects a link; the next visit finds it void', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the link is void then');
  const account = await world.account(PLAN);
  await offerStudio(await openBrowser(), account);
  const key = await linkKey(world, account);
  await signIn(page, account.people.chief, `/ownershiptransfer?docId=${key}`);
  await page.getByRole('button', { name: words.reject }).click();
  await dialogNamed(page, words.rejectTitle).getByRole('button', { name: words.reject }).click();
  await expect(page.getByRole('heading', { name: words.rejectedTitle })).toBeVisible();
  await page.goto(`/ownershiptransfer?docId=${key}`);
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
  expect(await rolesIn(world, account, 'Studio')).toMatchObject({
    [account.people.leader.name]: 'workspace-owner',
  });
});

test('[OWN-9, GO-6] a link that has expired is void, and its offer is gone from the portal', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the link has expired');
  const account = await world.account(PLAN);
  await offerStudio(await openBrowser(), account);
  const key = await linkKey(world, account);
  await world.database.query(
    `UPDATE app.ownership_actions SET expires_at = now() - interval '1 minute' WHERE account_id = $1`,
    [account.id],
  );
  await signIn(page, account.people.chief);
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
  await page.goto(`/ownershiptransfer?docId=${key}`);
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
  await page.getByRole('link', { name: screens.shell.goOn }).click();
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
  await expect(handovers(page)).toHaveCount(0);
});

test('[OWN-11, OWN-12, ERR-38, GO-9, GA-13, GR-4] a key that is not valid clears the stored record and changes no access; a malformed link is no proper request', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the key is made up');
  const account = await world.account(PLAN);
  await offerStudio(await openBrowser(), account);
  const key = await linkKey(world, account);
  await signIn(page, account.people.chief, `/ownershiptransfer?docId=${key}`);
  await expect(page.getByRole('button', { name: words.accept })).toBeVisible();
  const stored = () => page.evaluate(() => sessionStorage.getItem('portal.transfer'));
  expect(await stored()).not.toBeNull();
  await page.goto('/ownershiptransfer?docId=made-up');
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
  expect(await stored()).toBeNull();
  await page.goto('/actionlink?key=made-up');
  await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.actionCodeInvalid);
  // The browser takes the same URL for a reload.
  for (const link of ['/actionlink?key=%3Cx%3E', '/ownershiptransfer?docId=a&docId=b', '/actionlink']) {
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.requestNotProper);
  }
  await page.goto('/dashboard');
  await expect(dashboard(page).workspace('Studio')).toBeVisible();
});

test('[OWN-10, ROUTE-13, GR-5] a redirect outside of the portal is not followed', async ({ page, world }) => {
  const { people } = await world.account(PLAN);
  await signIn(page, people.owner);
  for (const redirectAction of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/actionlink?key=loop',
  ]) {
    await page.route(/userActionLink\/verify/, (route) =>
      route.fulfill({
        json: {
          errorCode: 0,
          message: '',
          statusCode: 200,
          data: {
            event: 'ownership-transfer',
            accountId: 1,
            workspaceId: null,
            userName: 'Wim',
            userId: 'u1',
            placeName: 'Studio',
            redirectAction,
          },
        },
      }),
    );
    await page.goto('/actionlink?key=some-key');
    await expect(page.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.requestNotProper);
    await expect(page).toHaveURL(/\/actionlink$/);
    await endStub(page, /userActionLink\/verify/);
  }
});

test('[ROUTE-11, GO-9] a link for another user says so, and the log-out leads back to it', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*verify-ownership-action/, 'the link is for another user');
  const account = await world.account(PLAN);
  const { people } = account;
  await offerStudio(await openBrowser(), account);
  const key = await linkKey(world, account);
  await signIn(page, people.crew, `/ownershiptransfer?docId=${key}`);
  await expect(page.getByText(words.wrongUser(people.crew.email))).toBeVisible();
  await expect(page.getByRole('button', { name: words.accept })).toHaveCount(0);
  await page.getByRole('button', { name: words.logOutAndIn }).click();
  await expect(loginScreen(page).heading).toBeVisible();
  await submitLogin(page, people.chief);
  await expect(page).toHaveURL(/\/ownershiptransfer$/);
  await expect(page.getByRole('button', { name: words.accept })).toBeVisible();
});
