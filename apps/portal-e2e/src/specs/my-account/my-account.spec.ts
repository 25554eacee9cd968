import { FORM_ISSUE_TEXTS, pageTitle, screens } from '@partyline/texts';
import { logIn, loginScreen, signIn, submitLogin } from '../../screens/login/login.ts';
import { settings, openSettings, showSettings } from '../../screens/account/settings.ts';
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

test('[ACCT-19, HZ-9] the user menu links to the settings, and an unknown page falls back to them', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await signIn(page, people.owner);
  await shell(page).openMenu();
  await page.getByRole('dialog').getByRole('link', { name: screens.settings.title }).click();
  await expect(settings(page).heading).toBeFocused();
  await page.goto('/myaccount/settings/%3Cscript%3E');
  await expect(settings(page).profile).toBeVisible();
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
  await openSettings(page);
  const company = settings(page).profile.getByLabel(fields.company);
  await company.fill('Northlight Events');
  const other = await openBrowser();
  await storeSession(other, people.owner);
  await openSettings(other, 'sign-in');
  const { endOthers, endOthersConfirm } = words.sessions;
  await settings(other).sessions.getByRole('button', { name: endOthers }).click();
  await other.getByRole('dialog').getByRole('button', { name: endOthersConfirm }).click();
  const { title, confirm } = screens.sessionDialogs.expired;
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: confirm }).click();
  await expect(loginScreen(page).heading).toBeVisible();
  await submitLogin(page, people.owner);
  await expect(company).toHaveValue('Northlight Events');
  await shell(page).leave();
  await storeSession(page, people.owner);
  await openSettings(page);
  await expect(company).toHaveValue('');
});

test('profile input survives a reload, saved or not', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await logIn(page, people.owner);
  await openSettings(page);
  const { profile } = settings(page);
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
  await openSettings(page, 'account');
  const { account } = settings(page);
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

test('[PLUS-29] an account name that is not saved yet is kept on other pages, until it is discarded or saved', async ({
  page,
  world,
}) => {
  const { people, name: accountName } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL' }] }],
    people: OWNER.people,
  });
  await storeSession(page, people.owner);
  await openSettings(page, 'account');
  const { account } = settings(page);
  const name = account.getByLabel(words.account.name);
  const discard = account.getByRole('button', { name: words.discard });
  const leaveAndReturn = async () => {
    await showSettings(page, 'profile');
    await showSettings(page, 'account');
  };
  await name.fill('Northlight');
  await leaveAndReturn();
  await expect(name).toHaveValue('Northlight');
  await page.reload();
  await expect(name).toHaveValue('Northlight');
  await discard.click();
  await expect(name).toHaveValue(accountName);
  await leaveAndReturn();
  await expect(name).toHaveValue(accountName);
  await name.fill('Northlight');
  await account.getByRole('button', { name: words.save }).click();
  await expect(account.getByText(words.saved)).toBeVisible();
  await name.fill(accountName);
  await account.getByRole('button', { name: words.save }).click();
  await expect(account.getByText(words.saved)).toBeVisible();
  await expect(name).toHaveValue(accountName);
  await leaveAndReturn();
  await expect(name).toHaveValue(accountName);
  await name.fill('Northlight');
  await shell(page).leave();
  await storeSession(page, people.owner);
  await openSettings(page, 'account');
  await expect(name).toHaveValue(accountName);
});

test('without the permission the account name is read-only and says why', async ({ page, world }) => {
  const { people } = await world.account(CREW);
  await storeSession(page, people.client);
  await openSettings(page, 'account');
  const name = settings(page).account.getByLabel(words.account.name);
  await expect(name).toHaveAttribute('readonly');
  await expect(name).toHaveAccessibleDescription(words.account.notYours);
});

test('[ACCT-19, HZ-9] the list leads to every page of the settings, each with its own address and title', async ({
  page,
  world,
}) => {
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openSettings(page);
  const links = settings(page).navigation.getByRole('link');
  const titles = await links.allTextContents();
  expect(titles).toEqual(Object.values(screens.settings.pages));
  for (const title of titles) {
    const link = links.filter({ hasText: title });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(pageTitle('/myaccount/settings', title));
  }
  await page.goBack();
  await expect(links.nth(-2)).toHaveAttribute('aria-current', 'page');
});

test('the theme is chosen by keyboard and stored', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openSettings(page, 'appearance');
  const { appearance } = settings(page);
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
  await openSettings(page, 'sign-in');
  const screen = settings(page);
  const {
    currentPassword: current,
    newPassword: next,
    newPasswordAgain: again,
    changePassword: change,
  } = screen;
  await expect(screen.signIn).toContainText(words.signIn.providers.password);
  await screen.openPassword.click();
  await expect(current).toBeFocused();
  await next.focus();
  await change.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill('not-the-password');
  await next.fill('Cue-lights-9');
  await again.fill('Cue-lights-8');
  await change.click();
  await expect(again).toHaveAccessibleDescription(FORM_ISSUE_TEXTS['passwords-differ']);
  await again.fill('Cue-lights-9');
  await change.click();
  await expect(current).toHaveAccessibleDescription(words.signIn.wrongPassword);
  await expect(current).toBeFocused();
  await expect(next).toHaveValue('Cue-lights-9');
  await current.fill(people.owner.password);
  await change.click();
  await expect(page.getByText(words.signIn.changed)).toBeVisible();
  await expect(screen.passwordDialog).toBeHidden();
  await expect(screen.openPassword).toBeFocused();
  await screen.openPassword.click();
  await expect(current).toHaveValue('');
  await page.keyboard.press('Escape');
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
  await openSettings(page, 'sign-in');
  await settings(page).sessions.getByRole('button', { name: words.sessions.everywhere }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.sessions.everywhereConfirm }).click();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  await other.goto('/dashboard');
  await expect(loginScreen(other).submit.or(other.getByText(screens.landing.headline))).toBeVisible();
});

test('[PLUS-24] the data export saves everything stored about the user', async ({ page, world }) => {
  const { people } = await world.account(OWNER);
  await storeSession(page, people.owner);
  await openSettings(page, 'data');
  const download = page.waitForEvent('download');
  await settings(page).ownData.getByRole('button', { name: words.ownData.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array)); // a file's bytes
  expect(Buffer.concat(chunks).toString()).toContain(people.owner.email);
});
