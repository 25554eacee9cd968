import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { submitLogin } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import type { Page } from '@playwright/test';

const words = screens.confirmEmail;

async function rememberRegisterState(page: Page, uid: string, state: 'in progress' | 'done'): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `portal.register-state.${uid}`,
    state,
  ] as const);
}

test('[AUTH-8, ROUTE-4] an unconfirmed e-mail redirects to the confirmation page until it is confirmed', async ({
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

test('[AUTH-13] logging out before the e-mail is confirmed logs out every tab', async ({
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
  test(`[${id}] a registration that is ${state} admits a user whose e-mail is unconfirmed in the identity service`, async ({
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

test('a forged register state in local storage does not skip the confirmation', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, 'the server refuses an unconfirmed e-mail');
  const { people } = await world.account({
    people: { owner: { role: 'account-owner', unverifiedBy: 'everywhere' } },
  });
  await page.goto('/login');
  await rememberRegisterState(page, people.owner.uid, 'done');
  await submitLogin(page, people.owner);
  await expect(page).toHaveURL(/\/confirm-email$/);
});
