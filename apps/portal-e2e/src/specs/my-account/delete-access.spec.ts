import type { Page } from '@playwright/test';
import { ACCOUNT_DELETION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { accountChooser, chooserWindow } from '../../screens/login/account-chooser.ts';
import { logIn, submitLogin } from '../../screens/login/login.ts';
import { settings, openSettings } from '../../screens/account/settings.ts';
import { providerButton } from '../../screens/login/sign-up.ts';
import { expect, test } from '../../test.ts';

const words = screens.myAccount;
const CREW = {
  workspaces: [{ name: 'Studio' }],
  people: { owner: { role: 'account-owner' }, client: { role: 'endpoint-user', in: 'Studio' } },
} as const;

async function askForDeletion(page: Page) {
  await openSettings(page, 'delete');
  const screen = settings(page);
  await screen.deletion.getByRole('button', { name: words.deletion.open }).click();
  return screen;
}

test('[ACCT-20] an owner sees all blockers of the deletion at once, each with its place and a link', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' }, second: { role: 'workspace-owner', in: 'Studio' } },
  });
  await logIn(page, account.people.owner);
  const screen = await askForDeletion(page);
  await expect(screen.deletionDialog).toHaveAccessibleName(words.deletion.blockedTitle);
  await expect(screen.deletionDialog).toContainText(ACCOUNT_DELETION_REFUSAL_TEXTS['account-owner']);
  await expect(screen.deletionDialog).toContainText(words.deletion.where['account-owner'](account.name));
  await expect(screen.word).toBeHidden();
  await screen.deletionDialog.getByRole('link', { name: words.deletion.solve.here }).first().click();
  await expect(page.getByRole('heading', { name: screens.dashboard.title })).toBeVisible();
});

test('[ACCT-22] a user who owns nothing deletes their access by typing the word and their password', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the first password is wrong, and later no user has this e-mail');
  pageErrors.allow(/status of 401/, 'the feed may learn that the user is gone before the page leaves');
  const { people } = await world.account(CREW);
  await logIn(page, people.client);
  const screen = await askForDeletion(page);
  await expect(screen.deleteNow).toHaveAttribute('aria-disabled', 'true');
  await screen.word.fill('delete');
  await screen.password.fill('not-the-password');
  await expect(screen.deleteNow).toHaveAccessibleDescription(/DELETE/);
  await screen.word.fill('DELETE');
  await screen.deleteNow.click();
  await expect(screen.password).toHaveAccessibleDescription(screens.myAccount.signIn.wrongPassword);
  await expect(screen.password).toBeFocused();
  await screen.password.fill(people.client.password);
  await screen.deleteNow.click();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await page.goto('/login');
  await submitLogin(page, people.client);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('deleting the own access shows no session expired dialog, even if the feed ends before the response', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, 'the feed learns that the user is gone');
  const { people } = await world.account(CREW);
  await logIn(page, people.client);
  const screen = await askForDeletion(page);
  await page.route(/users\/gdpr$/, async (route) => {
    if (route.request().method() === 'DELETE') await route.fetch();
    else await route.continue();
    // The response never arrives: the end of the feed ends the session.
  });
  await screen.word.fill('DELETE');
  await screen.password.fill(people.client.password);
  await screen.deleteNow.click();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});

test('[ACCT-23, ERR-30] an active subscription blocks the deletion with the specified text', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await logIn(page, account.people.owner);
  const { deletionDialog, word } = await askForDeletion(page);
  const [first] = await deletionDialog.getByRole('listitem').all();
  await expect(first ?? deletionDialog).toContainText(
    'Please delete all your active subscriptions before deleting the account',
  );
  await expect(first ?? deletionDialog).toContainText(
    words.deletion.where['active-subscription'](account.name),
  );
  await expect(word).toBeHidden();
  await world.database.query("UPDATE app.subscriptions SET status = 'Not Subscribed' WHERE account_id = $1", [
    account.id,
  ]);
  await deletionDialog.getByRole('button', { name: words.deletion.close }).click();
  await askForDeletion(page);
  await expect(deletionDialog.getByRole('listitem')).toContainText([
    ACCOUNT_DELETION_REFUSAL_TEXTS['account-owner'],
  ]);
});

test('[ACCT-21] an owned workspace in any account blocks the deletion and links to that account', async ({
  page,
  world,
}) => {
  const here = await world.account(CREW);
  const there = await world.account({ workspaces: [{ name: 'Stage' }] });
  await world.join(here.people.client, there, { role: 'workspace-owner', in: 'Stage' });
  await logIn(page, here.people.client);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const { deletionDialog, word } = await askForDeletion(page);
  const blocker = deletionDialog.getByRole('listitem');
  await expect(blocker).toHaveCount(1);
  await expect(blocker).toContainText('Please transfer ownership before deleting the account.');
  await expect(blocker).toContainText(words.deletion.where['workspace-owner'](there.name, 'Stage'));
  await expect(word).toBeHidden();
  await blocker.getByRole('link', { name: words.deletion.solve.elsewhere(there.name) }).click();
  await expect(page).toHaveURL(/\/accounts-select$/);
});

for (const providerId of ['google.com', 'microsoft.com'] as const) {
  test(`[ACCT-22, GX-19] a user of ${providerId} confirms the deletion with a new sign-in there, and closing that window deletes nothing`, async ({
    page,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 401/, 'the feed may learn that the user is gone before the page leaves');
    // The e-mail was never confirmed, so the provider's sign-in removes the password.
    const { people } = await world.account({
      workspaces: [{ name: 'Studio' }],
      people: { client: { role: 'endpoint-user', in: 'Studio', unverifiedBy: 'identity' } },
    });
    const { email, uid } = people.client;
    await world.identity.addIdpAccount({ providerId, email, emailVerified: true });
    await page.goto('/login');
    const choose = (chooser: Page) => accountChooser(chooser).account(email).click();
    await choose(await chooserWindow(page, () => providerButton(page, providerId).click()));
    await expect(page).toHaveURL(/\/dashboard$/);
    const { deletionDialog, word, password, deleteNow } = await askForDeletion(page);
    await expect(deletionDialog).toContainText(words.deletion.windowHint(words.signIn.providers[providerId]));
    await expect(password).toBeHidden();
    await word.fill(words.deletion.word);
    await (await chooserWindow(page, () => deleteNow.click())).close();
    await expect(deleteNow).toHaveText(words.deletion.confirm);
    const isDeleted = async () => {
      const { rows } = await world.database.query<{ at: Date | null }>(
        'SELECT deleted_at AS at FROM app.users WHERE uid = $1',
        [uid],
      );
      return rows[0]?.at !== null;
    };
    expect(await isDeleted()).toBe(false);
    await choose(await chooserWindow(page, () => deleteNow.click()));
    await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
    expect(await isDeleted()).toBe(true);
    await expect.poll(() => world.identity.findUser(email)).toBeNull();
  });
}
