import { EULA, screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { chooseNewAccount, chooserWindow } from '../../screens/login/account-chooser.ts';
import { loginScreen, logIn, submitLogin } from '../../screens/login/login.ts';
import { profileGate } from '../../screens/login/profile-gate.ts';
import { providerButton } from '../../screens/login/sign-up.ts';
import { settings, openSettings } from '../../screens/account/settings.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';

const words = screens.myAccount.sessions;

test('[PLUS-23] a user lists their sessions and ends one, whose page shows the session expired dialog', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/, 'the ended session is refused');
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const other = await openBrowser();
  await logIn(other, people.owner);
  await logIn(page, people.owner);
  await openSettings(page, 'sign-in');
  const { sessions } = settings(page);
  const items = sessions.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(words.device('Chrome', 'Linux'));
  await expect(items.filter({ hasText: words.isThis })).toHaveCount(1);
  await expect(items.filter({ hasText: words.isThis }).getByRole('button')).toHaveCount(0);

  await items.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click();
  await expect(items).toHaveCount(2);
  await items.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: words.endConfirm }).click();
  await expect(items).toHaveCount(1);
  await expect(sessions.getByText(words.ended)).toBeVisible();
  const { expired } = screens.sessionDialogs;
  await other
    .getByRole('dialog', { name: expired.title })
    .getByRole('button', { name: expired.confirm })
    .click();
  await expect(loginScreen(other).submit).toBeVisible();
  // Signing in without a reload proves that no state of the ended session is left.
  await submitLogin(other, people.owner);
  await expect(dashboard(other).heading).toBeVisible();
  await shell(other).leave();

  const others = sessions.getByRole('button', { name: words.endOthers });
  await expect(others).toHaveAccessibleDescription(words.noOthers);
  await logIn(other, people.owner);
  await page.reload();
  await expect(items).toHaveCount(2);
  await others.click();
  await page.getByRole('dialog').getByRole('button', { name: words.endOthersConfirm }).click();
  await expect(items).toHaveCount(1);
  await expect(other.getByRole('dialog', { name: expired.title })).toBeVisible();
  await page.goto('/dashboard');
  await expect(dashboard(page).heading).toBeVisible();
});

test('[PLUS-23] logging out removes the session from the list', async ({ page, world, openBrowser }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const other = await openBrowser();
  await logIn(other, people.owner);
  await logIn(page, people.owner);
  await openSettings(page, 'sign-in');
  const items = settings(page).sessions.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect(items).toHaveCount(2);
  await shell(other).leave();
  // The logout request is sent while the page unloads, so its response cannot be awaited.
  const listed = async () => {
    const { rowCount } = await world.database.query('SELECT FROM app.sessions WHERE user_uid = $1', [
      people.owner.uid,
    ]);
    return rowCount;
  };
  await expect.poll(listed, 'how many sessions there are').toBe(1);
  await page.reload();
  await expect(items).toHaveCount(1);
});

test('[PLUS-23] sessions show the address they were used from, and fold after five with this one first', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await world.database.query(
    `INSERT INTO app.sessions (user_uid, signed_in_at, browser, system, address, last_used_at)
      SELECT $1, now() - n * interval '1 hour', 'Firefox', 'Linux', '203.0.113.7', now() + interval '1 hour'
      FROM generate_series(2, 8) n`,
    [people.owner.uid],
  );
  await logIn(page, people.owner);
  await openSettings(page, 'sign-in');
  const { sessions } = settings(page);
  const items = sessions.getByRole('list', { name: words.list }).getByRole('listitem');
  await expect(items).toHaveCount(5);
  await expect(items.first()).toContainText(words.isThis);
  await expect(items.first()).toContainText(new RegExp(`${words.from('')}(127.0.0.1|::1)$`));
  await expect(items.nth(1)).toContainText(words.from('203.0.113.7'));
  await sessions.getByRole('button', { name: words.showAll(8) }).click();
  await expect(items).toHaveCount(8);
  await sessions.getByRole('button', { name: words.showFewer }).click();
  await expect(items).toHaveCount(5);
});

test('[PLUS-23] the second factor of a sign-in is told, and a provider that has one is linked to', async ({
  page,
  world,
}) => {
  const { secondFactor, providers } = screens.myAccount.signIn;
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await openSettings(page, 'sign-in');
  const { signIn: section, sessions } = settings(page);
  const entry = section.getByRole('listitem').filter({ hasText: secondFactor.name });
  await expect(entry.getByText(secondFactor.none)).toBeVisible();
  await expect(entry.getByRole('link')).toHaveCount(0);
  await expect(sessions.getByText(words.secondFactor)).toHaveCount(0);

  // As the API stores it of a token that says so.
  await world.database.query('UPDATE app.sessions SET has_second_factor = true WHERE user_uid = $1', [
    people.owner.uid,
  ]);
  await page.reload();
  await expect(entry.getByText(secondFactor.confirmed)).toBeVisible();
  await expect(sessions.getByText(words.secondFactor)).toBeVisible();
  await shell(page).leave();

  const user = world.newUser();
  await page.goto('/login');
  const chooser = await chooserWindow(page, () => providerButton(page, 'google.com').click());
  await chooseNewAccount(chooser, user);
  await expect(profileGate(page).dialog).toBeVisible();
  await world.database.query(
    'UPDATE app.users SET eula_version = $2, eula_accepted_at = now() WHERE email = $1',
    [user.email, EULA.version],
  );
  await openSettings(page, 'sign-in');
  const google = providers['google.com'];
  await expect(entry.getByText(secondFactor['by-provider'](google))).toBeVisible();
  const link = entry.getByRole('link', { name: secondFactor.setUp(google) });
  await expect(link).toHaveAttribute('href', 'https://myaccount.google.com/signinoptions/twosv');
  await expect(link).toHaveAttribute('target', '_blank');
});
