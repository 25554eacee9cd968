import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { logIn, loginScreen, signIn, submitLogin } from '../../screens/login/login.ts';
import { myAccount, openMyAccount } from '../../screens/account/my-account.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.myAccount;
const fields = screens.aboutYou;
const OWNER = { people: { owner: { role: 'account-owner' } } } as const;
const CREW = {
  workspaces: [{ name: 'Studio' }],
  people: { owner: { role: 'account-owner' }, client: { role: 'endpoint-user', in: 'Studio' } },
} as const;

test('[ACCT-19, ROUTE-8] the user menu links to the settings, and an unknown tab falls back to them', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await signIn(page, people.owner);
  await shell(page).openMenu();
  await page.getByRole('link', { name: screens.shell.myAccount }).click();
  await expect(myAccount(page).heading).toBeFocused();
  await page.goto('/myaccount?tab=%3Cscript%3E');
  await expect(myAccount(page).profile).toBeVisible();
});

test('[PLUS-29] profile input is there again when the session has expired and the user logs in', async ({
  page,
  openBrowser,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[01]/, 'the session was ended from another browser');
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openMyAccount(page);
  const company = myAccount(page).profile.getByLabel(fields.company);
  await company.fill('Northlight Events');
  const other = await openBrowser();
  await storeSession(other, people.owner);
  await openMyAccount(other);
  const { endOthers, endOthersConfirm } = words.sessions;
  await myAccount(other).sessions.getByRole('button', { name: endOthers }).click();
  await other.getByRole('dialog').getByRole('button', { name: endOthersConfirm }).click();
  const { title, confirm } = screens.sessionDialogs.expired;
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: confirm }).click();
  await expect(loginScreen(page).heading).toBeVisible();
  await submitLogin(page, people.owner);
  await expect(company).toHaveValue('Northlight Events');
  await shell(page).leave();
  await storeSession(page, people.owner);
  await openMyAccount(page);
  await expect(company).toHaveValue('');
});

test('profile input survives a reload, saved or not', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await logIn(page, people.owner);
  await openMyAccount(page);
  const { profile } = myAccount(page);
  const save = profile.getByRole('button', { name: words.save });
  await profile.getByLabel(fields.firstName).fill('Mira');
  await page.reload();
  await expect(profile.getByLabel(fields.firstName)).toHaveValue('Mira');
  await save.click();
  await expect(profile.getByLabel(fields.lastName)).toHaveAccessibleDescription(
    FORM_ISSUE_TEXTS['last-name-required'],
  );
  await expect(profile.getByLabel(fields.lastName)).toBeFocused();
  await profile.getByLabel(fields.lastName).fill('Kessler');
  await profile.getByLabel(fields.company).fill('Northlight');
  await profile.getByLabel(fields.marketCode).selectOption({ index: 1 });
  await profile.getByRole('combobox', { name: fields.country }).fill('aust');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await save.click();
  await expect(profile.getByText(words.saved)).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel(fields.company)).toHaveValue('Northlight');
  await expect(profile.getByRole('combobox', { name: fields.country })).toHaveValue('Austria');
});

test('[ACCT-24, VAL-17, VAL-18, VAL-19, VAL-20] an owner changes the account name, and cannot remove it', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: OWNER.people,
  });
  await storeSession(page, people.owner);
  await openMyAccount(page);
  const { account } = myAccount(page);
  const name = account.getByLabel(words.account.name);
  for (const [text, code] of [
    ['', 'account-name-not-removable'],
    ['N', 'account-name-too-short'],
    ['12345', 'account-name-is-number'],
  ] as const) {
    await name.fill(text);
    await expect(name).toHaveAccessibleDescription(`${FORM_ISSUE_TEXTS[code]} ${words.account.nameHint}`);
    await expect(account.getByRole('button', { name: words.save })).toHaveAttribute('aria-disabled', 'true');
  }
  await name.fill('Northlight Events');
  await account.getByRole('button', { name: words.save }).click();
  await expect(account.getByText(words.saved)).toBeVisible();
  await expect(page.getByTitle('Northlight Events, Account Owner')).toBeVisible();
});

test('without the permission the account name is read-only and says why', async ({ page, world }) => {
  const { people } = await world.account(CREW);
  await storeSession(page, people.client);
  await openMyAccount(page);
  const name = myAccount(page).account.getByLabel(words.account.name);
  await expect(name).toHaveAttribute('readonly');
  await expect(name).toHaveAccessibleDescription(words.account.notYours);
});

test('[ACCT-19] the contents lead to every section of my account', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openMyAccount(page);
  const links = page.getByRole('navigation', { name: words.contents }).getByRole('link');
  const regions = page.getByRole('main').getByRole('region');
  await expect(regions).toHaveCount(await links.count());
  const titles = await links.allTextContents();
  expect(await regions.getByRole('heading', { level: 2 }).allTextContents()).toEqual(titles);
  const { deletion, heading } = myAccount(page);
  await expect(deletion).not.toBeInViewport();
  await links.filter({ hasText: words.deletion.title }).click();
  await expect(deletion).toBeInViewport();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#deletion$/);
});

test('the theme is chosen by keyboard and stored', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openMyAccount(page);
  const { appearance } = myAccount(page);
  await appearance.getByRole('radio', { name: words.appearance.themes.auto }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(appearance.getByRole('radio', { name: words.appearance.themes.dark })).toBeChecked();
});

test('[VAL-14, VAL-16] a password is changed with the current one, and the new one signs in', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, 'the current password was wrong');
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openMyAccount(page);
  const { signIn: section } = myAccount(page);
  const current = section.getByLabel(words.signIn.currentPassword, { exact: true });
  const next = section.getByLabel(words.signIn.newPassword, { exact: true });
  const again = section.getByLabel(words.signIn.newPasswordAgain, { exact: true });
  const change = section.getByRole('button', { name: words.signIn.changePassword });
  await expect(section).toContainText(words.signIn.providers.password);
  await change.click();
  await expect(current).toBeFocused();
  await current.fill('not-the-password');
  await next.fill('Cue-lights-9');
  await again.fill('Cue-lights-8');
  await change.click();
  await expect(again).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['passwords-differ']);
  await again.fill('Cue-lights-9');
  await change.click();
  await expect(current).toHaveAccessibleDescription(words.signIn.wrongPassword);
  await expect(current).toBeFocused();
  await current.fill(people.owner.password);
  await change.click();
  await expect(section.getByText(words.signIn.changed)).toBeVisible();
  await expect(current).toHaveValue('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell(page).leave();
  await logIn(page, { ...people.owner, password: 'Cue-lights-9' });
});

test('log out everywhere ends the sessions of other browsers', async ({
  page,
  world,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 40[01]/, 'the other session is refused');
  const { people } = await world.account(OWNER);
  const other = await openBrowser();
  await logIn(other, people.owner);
  await logIn(page, people.owner);
  await openMyAccount(page);
  await myAccount(page).sessions.getByRole('button', { name: words.sessions.everywhere }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.sessions.everywhereConfirm }).click();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await other.goto('/dashboard');
  await expect(loginScreen(other).submit.or(other.getByText(screens.landing.headline))).toBeVisible();
});

test('[PLUS-24] the data export saves everything stored about the user', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openMyAccount(page);
  const download = page.waitForEvent('download');
  await myAccount(page).ownData.getByRole('button', { name: words.ownData.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array)); // a file's bytes
  expect(Buffer.concat(chunks).toString()).toContain(people.owner.email);
});
