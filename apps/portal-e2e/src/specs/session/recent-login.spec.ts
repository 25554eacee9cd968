import type { Page } from '@playwright/test';
import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { logIn } from '../../screens/login/login.ts';
import { openSettings, settings, showSettings } from '../../screens/account/settings.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test, type TestFixtures } from '../../test.ts';
import type { TestUser } from '../../world/test-user.ts';

const words = screens.myAccount;
const NEW_PASSWORD = 'Cue-lights-9';

async function atTheirAccount(page: Page, world: TestFixtures['world']): Promise<TestUser> {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio' }],
    people: { client: { role: 'endpoint-user', in: 'Studio' } },
  });
  await logIn(page, people.client);
  await openSettings(page);
  return people.client;
}

/** Ages the login by an hour once, right after the password was entered: it is too old for the operation. */
async function sleepAfterLogin(page: Page, world: TestFixtures['world'], { uid }: TestUser): Promise<void> {
  await page.route(
    /securetoken\.googleapis\.com/,
    async (route) => {
      await world.identity.ageSignIn(uid);
      await route.continue();
    },
    { times: 1 },
  );
}

test('[GX-19, ERR-23] a password is not changed without a recent login, and is once there is one', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400.*accounts:update/, 'the login was too old to change the password');
  const user = await atTheirAccount(page, world);
  await showSettings(page, 'sign-in');
  const { openPassword, passwordDialog, currentPassword, newPassword, newPasswordAgain, changePassword } =
    settings(page);
  await openPassword.click();
  await currentPassword.fill(user.password);
  await newPassword.fill(NEW_PASSWORD);
  await newPasswordAgain.fill(NEW_PASSWORD);
  await sleepAfterLogin(page, world, user);
  await changePassword.click();
  await expect(passwordDialog.getByRole('alert')).toHaveText(
    'This requires recent Login. Please login again before retrying.',
  );
  // The input is kept; retrying signs in first.
  await changePassword.click();
  await expect(page.getByText(words.signIn.changed)).toBeVisible();
  await shell(page).leave();
  await logIn(page, { ...user, password: NEW_PASSWORD });
});

test('[GX-19, ERR-23] the access is not deleted without a recent login, and the user stays signed in', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403.*users\/gdpr/, 'the login was too old to delete the access');
  const user = await atTheirAccount(page, world);
  await showSettings(page, 'delete');
  const screen = settings(page);
  await screen.deletion.getByRole('button', { name: words.deletion.open }).click();
  await screen.word.fill(words.deletion.word);
  await screen.password.fill(user.password);
  await sleepAfterLogin(page, world, user);
  await screen.deleteNow.click();
  await expect(screen.deletionDialog.getByRole('alert')).toHaveText(ACCOUNT_WORDINGS.recentLoginRequired);
  await screen.deletionDialog.getByRole('button', { name: words.deletion.cancel }).click();
  await page.reload();
  await expect(screen.deletion).toBeVisible();
  const { rows } = await world.database.query('SELECT deleted_at FROM app.users WHERE uid = $1', [user.uid]);
  expect(rows).toEqual([{ deleted_at: null }]);
});
