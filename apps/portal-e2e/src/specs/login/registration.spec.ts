import type { Page, Route } from '@playwright/test';
import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { accountChooser, chooseNewAccount, chooserWindow } from '../../screens/login/account-chooser.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { profileGate } from '../../screens/login/profile-gate.ts';
import { providerButton } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';
import { failureResponse, stubResponse, type StubbedResponse, STUBBED } from '../../watch/stub-response.ts';
import type { NewUser } from '../../world/test-user.ts';

const SIGNUP = { method: 'POST', path: '/api/signup' } as const;
const settingUp = (page: Page) => page.getByText(screens.shell.settingUp);

/** Signs in for the first time, which triggers the signup. */
async function signInFirst(page: Page, user: NewUser): Promise<void> {
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, user);
}

const storedStates = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('portal.register-state.')),
  );

test('[AUTH-25, ACCT-2] a signup loads under a spinner, and its state is stored for the user: in progress, then done', async ({
  page,
  world,
}) => {
  const user = world.newUser();
  let held: Route | undefined;
  await page.route(/\/api\/signup$/, (route) => {
    held = route;
  });
  await signInFirst(page, user);
  await expect.poll(() => held !== undefined, 'whether POST signup has been sent').toBe(true);
  const { localId: uid = '' } = (await world.identity.findUser(user.email)) ?? {};
  await expect(settingUp(page)).toBeVisible();
  await expect(dashboard(page).heading).toBeHidden();
  expect(await storedStates(page)).toEqual([[`portal.register-state.${uid}`, 'in progress']]);
  await held?.continue();
  await expect(profileGate(page).dialog).toBeVisible();
  await expect(settingUp(page)).toBeHidden();
  expect(await storedStates(page)).toEqual([[`portal.register-state.${uid}`, 'done']]);
});

const FAILURES: readonly (readonly [string, string, StubbedResponse, string])[] = [
  ['ERR-15', 'is refused', failureResponse(500, 2500), ACCOUNT_WORDINGS.loginUnsuccessful],
  [
    'ERR-16',
    'returns nothing',
    { status: 200, body: { errorCode: 0, message: '', data: null, statusCode: 200 } },
    ACCOUNT_WORDINGS.registrationFailure,
  ],
];
for (const [id, what, response, text] of FAILURES) {
  test(`[${id}, ACCT-5, UI-16] a signup that ${what} hides the spinner, says so at the login and leaves no user signed in`, async ({
    page,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 500.*signup/, STUBBED);
    const user = world.newUser();
    const end = await stubResponse(page, SIGNUP, response);
    await signInFirst(page, user);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(settingUp(page)).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    // A failure is not final: the next attempt registers the user.
    await end();
    await page.goto('/login');
    const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
    await accountChooser(chooser).account(user.email).click();
    await expect(profileGate(page).dialog).toBeVisible();
  });
}

test('[AUTH-24] a user whose registration is done reaches the dashboard without a poll or a spinner', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:signup|users\/?)$/i.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      const isShown = document.querySelector('body')?.textContent.includes(text) === true;
      if (isShown) document.documentElement.dataset['sawSpinner'] = 'yes';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, screens.shell.settingUp);
  await logIn(page, people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  expect(calls).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-spinner');
});
