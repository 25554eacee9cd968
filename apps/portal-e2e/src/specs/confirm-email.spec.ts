import { screens } from '@partyline/texts';
import { dashboard } from '../screens/dashboard.ts';
import { submitLogin } from '../screens/login.ts';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';

const words = screens.confirmEmail;

/** Lets this browser remember how far a user's registration has come. */
async function rememberRegisterState(page: Page, uid: string, state: 'in progress' | 'done'): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `portal.register-state.${uid}`,
    state,
  ] as const);
}

test('[AUTH-8, ROUTE-4] somebody with an unconfirmed e-mail is asked to confirm it, and goes on once it is', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
  });
  await page.goto('/login');
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expect(page.getByText(words.text(people.owner.email))).toBeVisible();
  await page.getByRole('button', { name: words.confirmed }).click();
  await expect(page.getByText(words.notYet)).toBeVisible();

  await world.confirmEmail(people.owner);
  await page.getByRole('button', { name: words.confirmed }).click();
  await expect(dashboard(page).heading).toBeVisible();
});

test('[AUTH-13] who logs out before the e-mail is confirmed is logged out in every tab', async ({
  page,
  context,
  world,
}) => {
  const { people } = await world.account({
    people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
  });
  await page.goto('/login');
  await submitLogin(page, people.owner);
  await expect(page.getByText(words.text(people.owner.email))).toBeVisible();
  const other = await context.newPage();
  await other.goto('/confirm-email');
  await other.getByRole('button', { name: words.useAnother }).click();
  await expect(other).toHaveURL(/\/login\?mode=sign-up$/);
  await expect(page.getByText(words.signInFirst)).toBeVisible();
  await expect(page.getByText(people.owner.email)).toHaveCount(0);
});

for (const [id, state] of [
  ['AUTH-9', 'in progress'],
  ['AUTH-10', 'done'],
] as const) {
  test(`[${id}] whose registration is ${state} is let in with an e-mail that the identity service holds for unconfirmed`, async ({
    page,
    world,
  }) => {
    const { people } = await world.account({
      people: { owner: { role: 'account-owner', unverifiedBy: 'identity' } },
    });
    await page.goto('/login');
    await rememberRegisterState(page, people.owner.uid, state);
    await submitLogin(page, people.owner);
    await expect(dashboard(page).heading).toBeVisible();
  });
}

test('a register state written into local storage by hand opens nothing', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, 'the server refuses who has not proved the e-mail');
  const { people } = await world.account({
    people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
  });
  await page.goto('/login');
  await rememberRegisterState(page, people.owner.uid, 'done');
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/confirm-email$/);
});
