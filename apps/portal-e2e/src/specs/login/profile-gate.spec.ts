import type { Page } from '@playwright/test';
import { RUNTIME_CONFIG_ELEMENT } from '@partyline/contract';
import {
  ACCEPTANCE_ISSUE_TEXTS,
  EULA,
  FORM_ISSUE_TEXTS,
  PRIVACY_POLICY,
  screens,
  TERMS_OF_SERVICE,
} from '@partyline/texts';
import { logIn } from '../../screens/login/login.ts';
import {
  ageAcceptance,
  fillGate,
  forgetAcceptance,
  MIRA,
  profileGate,
} from '../../screens/login/profile-gate.ts';
import { german, listEnglishOn } from '../../screens/shell/language.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test, type TestFixtures } from '../../test.ts';
import { stubResponse, failureResponse, STUBBED } from '../../watch/stub-response.ts';
import { storeSession } from '../../world/stored-session.ts';

const fields = screens.aboutYou;

async function arrive({ page, world }: { page: Page } & Pick<TestFixtures, 'world'>) {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await forgetAcceptance(world, people.owner);
  await logIn(page, people.owner);
  await expect(profileGate(page).dialog).toBeVisible();
  return people.owner;
}

function listenToWrites(page: Page) {
  const writes: { call: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'GET' || pathname === '/api/login') return;
    writes.push({ call: `${request.method()} ${pathname}`, body: request.postDataJSON() as unknown });
  });
  return writes;
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`[EULA-3, EULA-4, EULA-5, EULA-9, EULA-12, EULA-14, EULA-15, EULA-21, EULA-22, GEN-28] the first sign-in at ${viewport.width} px asks for the form and the agreement, and later sign-ins do not`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize(viewport);
    const owner = await arrive({ page, world });
    const gate = profileGate(page);
    await expect(gate.dialog).toContainText('Version of 1 November 2026');
    await expect(gate.dialog).toContainText(EULA.body.split('\n\n')[0] ?? '');
    const writes = listenToWrites(page);
    await fillGate(page);
    await gate.firstName.fill(`  ${MIRA.firstName} `);
    await gate.accept.click();
    await expect(gate.dialog).toBeHidden();
    await expect.poll(() => writes.length).toBe(2);
    const sent = { ...MIRA, country: 'DEU', state: '', dataUsage: false, email: owner.email };
    expect(writes).toEqual([
      { call: 'PUT /api/users/account', body: expect.objectContaining({ ...sent, t_c_accepted_date: true }) },
      { call: 'POST /api/marketing-leads', body: expect.objectContaining({ ...sent, contactConsent: true }) },
    ]);
    await page.reload();
    await expect(page.getByRole('heading', { name: screens.dashboard.title })).toBeVisible();
    await expect(gate.dialog).toBeHidden();
  });
}

test('[EULA-13] an accepted agreement shows no gate', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await logIn(page, people.owner);
  await expect(page.getByText(screens.dashboard.emptyWorkspaceTitle)).toBeVisible();
  await expect(profileGate(page).dialog).toBeHidden();
});

test('[EULA-1, EULA-2] neither Escape nor a click outside closes the gate', async ({ page, world }) => {
  await arrive({ page, world });
  const gate = profileGate(page);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(1435, 895);
  await expect(gate.dialog).toBeVisible();
  // The page behind is inert: the focus stays in the dialog or in the browser's own controls.
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('[role=dialog], body')?.role ?? 'body',
    );
    const isOutside = await page.evaluate(() => document.activeElement === document.body);
    expect(isOutside ? 'dialog' : place).toBe('dialog');
  }
  await page.goto('/dashboard');
  await expect(gate.dialog).toBeVisible();
});

for (const [id, document, text, path] of [
  ['EULA-7', 'terms', TERMS_OF_SERVICE, '/terms-of-service'],
  ['EULA-8', 'privacy', PRIVACY_POLICY, '/privacy-policy'],
] as const) {
  test(`[${id}] the gate's link to ${path} opens a new tab without an opener`, async ({
    page,
    context,
    world,
  }) => {
    await arrive({ page, world });
    const gate = profileGate(page);
    await gate.company.fill(MIRA.company);
    const address = page.url();
    await expect(gate[document]).toHaveAccessibleName(new RegExp(screens.profileGate.opensInNewTab));
    const opened = page.waitForEvent('popup');
    await gate[document].click();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    await expect(tab.getByRole('heading', { name: text.title, level: 1 })).toBeVisible();
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(context.pages()).toEqual([page, tab]);
    expect(page.url()).toBe(address);
    await expect(gate.company).toHaveValue(MIRA.company);
  });
}

test('[EULA-11, EULA-23, EULA-24, EULA-25, EULA-26, EULA-27, EULA-30] Accept is disabled until every field is valid, and lists the missing ones', async ({
  page,
  world,
}) => {
  await arrive({ page, world });
  const gate = profileGate(page);
  const writes = listenToWrites(page);
  await expect(gate.accept).toHaveAttribute('aria-disabled', 'true');
  await expect(gate.accept).toHaveAccessibleDescription(
    'To accept, fill in First name, Last name, Company, Market, and Country and agree to be contacted.',
  );
  await expect(gate.contactConsent).toHaveAccessibleDescription(screens.aboutYou.contactConsentRequired);
  await gate.accept.focus();
  await page.keyboard.press('Enter');
  await expect(gate.firstName).toBeFocused();
  for (const [field, code] of [
    [gate.firstName, 'first-name-required'],
    [gate.lastName, 'last-name-required'],
    [gate.company, 'company-required'],
    [gate.market, 'market-code-required'],
    [gate.country, 'country-required'],
    [gate.contactConsent, 'contact-consent-required'],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(new RegExp(`${FORM_ISSUE_TEXTS[code]}$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await fillGate(page);
  await expect(gate.accept).not.toHaveAttribute('aria-disabled');
  await gate.contactConsent.uncheck();
  await expect(gate.accept).toHaveAccessibleDescription('To accept, agree to be contacted.');
  expect(writes).toEqual([]);
});

test('[EULA-30, VAL-2, GE-14] what Accept waits for names what is missing, what is too long, and the consent, and a counter shows the limit', async ({
  page,
  world,
}) => {
  await arrive({ page, world });
  const gate = profileGate(page);
  await fillGate(page);
  await expect(gate.accept).not.toHaveAttribute('aria-disabled');
  const counter = gate.dialog.getByText(/^\d+ of 30$/);
  await gate.lastName.fill('x'.repeat(23));
  await expect(counter).toHaveCount(0);
  await gate.lastName.fill('x'.repeat(24));
  await expect(gate.lastName).toHaveAccessibleDescription('24 of 30 characters');
  await gate.lastName.fill('x'.repeat(35));
  await expect(counter).toHaveText('35 of 30');
  await gate.company.fill('y'.repeat(31));
  await gate.country.fill('united states');
  await gate.country.press('Enter');
  await gate.contactConsent.uncheck();
  await expect(gate.accept).toHaveAccessibleDescription(
    'To accept, fill in State, shorten Last name and Company, and agree to be contacted.',
  );
});

test('[EULA-16, EULA-19, EULA-20, EULA-28, EULA-29, VAL-26] only the USA has a state field, whose code is sent', async ({
  page,
  world,
}) => {
  await arrive({ page, world });
  const gate = profileGate(page);
  const writes = listenToWrites(page);
  await fillGate(page);
  await expect(gate.state).toBeHidden();
  await expect(gate.accept).not.toHaveAttribute('aria-disabled');
  await gate.country.fill('united st');
  await gate.country.press('Enter');
  await expect(gate.country).toHaveValue('United States');
  await expect(gate.accept).toHaveAccessibleDescription(/State/);
  await expect(gate.state.getByRole('option')).toHaveCount(52);
  await gate.state.selectOption('Texas');
  await gate.accept.click();
  await expect(gate.dialog).toBeHidden();
  expect(writes[0]?.body).toMatchObject({ country: 'USA', state: 'TX' });
});

test('[EULA-6, EULA-17, EULA-18] the e-mail is read-only, and usage data default to shared unless the country asks for consent', async ({
  page,
  world,
}) => {
  const owner = await arrive({ page, world });
  const gate = profileGate(page);
  await expect(gate.email).toHaveValue(owner.email);
  await expect(gate.email).toHaveAttribute('readonly');
  await expect(gate.dataUsage).toBeChecked();
  await gate.country.fill('Canada');
  await gate.country.press('Enter');
  await expect(gate.dataUsage).toBeChecked();
  await gate.country.fill('Switzer');
  await gate.country.press('Enter');
  await expect(gate.dataUsage).not.toBeChecked();
  await gate.dataUsage.check();
  await gate.country.fill('France');
  await gate.country.press('Enter');
  await expect(gate.dataUsage).toBeChecked();
});

test('[GE-5] the runtime configuration names the countries that ask for consent', async ({ page, world }) => {
  await page.addInitScript((id) => {
    new MutationObserver((_changes, observer) => {
      const served = document.getElementById(id);
      if (served === null) return;
      observer.disconnect();
      const stated = document.createElement('div');
      stated.textContent = served.textContent.replace('{', '{"consentOptInCountries":["CAN"],');
      stated.hidden = true;
      stated.id = id;
      served.replaceWith(stated);
    }).observe(document, { childList: true, subtree: true });
  }, RUNTIME_CONFIG_ELEMENT);
  await arrive({ page, world });
  const gate = profileGate(page);
  await gate.country.fill('Switzer');
  await gate.country.press('Enter');
  await expect(gate.dataUsage).toBeChecked();
  await gate.country.fill('Canada');
  await gate.country.press('Enter');
  await expect(gate.dataUsage).not.toBeChecked();
});

test('the gate is completed by keyboard, and its input survives a reload', async ({ page, world }) => {
  await arrive({ page, world });
  const gate = profileGate(page);
  const { keyboard } = page;
  await expect(gate.firstName).toBeFocused();
  await keyboard.type('Mira');
  await keyboard.press('Tab');
  await keyboard.type('Kessler');
  await page.reload();
  await expect(gate.firstName).toHaveValue('Mira');
  await expect(gate.lastName).toHaveValue('Kessler');
  await expect(gate.firstName).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.type('Northlight');
  await keyboard.press('Tab');
  await expect(gate.market).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.type('cote d');
  await expect(page.getByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible();
  // Escape closes the list, not the gate.
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await keyboard.type('cote d');
  await expect(page.getByRole('option', { name: 'Côte d’Ivoire' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(gate.country).toHaveValue('Côte d’Ivoire');
  await keyboard.press('Tab');
  await expect(gate.dataUsage).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(gate.contactConsent).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(gate.accept).toBeFocused();
  await keyboard.press('Enter');
  await expect(gate.dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: screens.dashboard.title })).toBeFocused();
});

test('[EULA-31] a market list that fails to load can be retried or replaced by free text', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/, STUBBED);
  const markets = { method: 'GET', path: '/api/marketing-leads/market' };
  const stop = await stubResponse(page, markets, failureResponse(500, 2500));
  await arrive({ page, world });
  const gate = profileGate(page);
  await expect(gate.dialog.getByText(fields.marketsFailed)).toBeVisible();
  await gate.market.fill('Puppet theatre');
  await stop();
  await gate.dialog.getByRole('button', { name: fields.marketsRetry }).click();
  await expect(gate.market).toHaveValue('Puppet theatre');
  await expect(gate.market.getByRole('option')).not.toHaveCount(0);
  await fillGate(page, { market: 'Puppet theatre' });
  const writes = listenToWrites(page);
  await gate.accept.click();
  await expect(gate.dialog).toBeHidden();
  expect(writes[0]?.body).toMatchObject({ marketCode: { value: '', label: 'Puppet theatre' } });
});

test('[EULA-32, EULA-33] a failed lead shows a message, and the gate closes anyway', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, STUBBED);
  await stubResponse(page, { method: 'POST', path: '/api/marketing-leads' }, failureResponse(400, 2000));
  await arrive({ page, world });
  await fillGate(page);
  await profileGate(page).accept.click();
  await expect(profileGate(page).dialog).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText(ACCEPTANCE_ISSUE_TEXTS['lead-not-sent']);
});

test('a failed save shows the error in the gate, which keeps its input', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/, STUBBED);
  const stop = await stubResponse(
    page,
    { method: 'PUT', path: '/api/users/account' },
    failureResponse(500, 2500),
  );
  await arrive({ page, world });
  const gate = profileGate(page);
  await fillGate(page);
  await gate.accept.click();
  await expect(gate.dialog.getByRole('alert')).toHaveText('Something went wrong!');
  await expect(gate.company).toHaveValue(MIRA.company);
  await stop();
  await gate.accept.click();
  await expect(gate.dialog).toBeHidden();
});

test('[EULA-10] Decline logs out and discards the input, and the gate shows again at the next sign-in', async ({
  page,
  world,
}) => {
  const owner = await arrive({ page, world });
  await profileGate(page).firstName.fill('Mira');
  await profileGate(page).decline.click();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Mira');
  await logIn(page, owner);
  await expect(profileGate(page).firstName).toHaveValue('');
});

test('a newer agreement is asked for without the form, and its acceptance is stored', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await ageAcceptance(world, people.owner);
  await logIn(page, people.owner);
  const gate = profileGate(page);
  await expect(gate.title).toBeFocused();
  await expect(gate.firstName).toBeHidden();
  const writes = listenToWrites(page);
  await gate.accept.click();
  await expect(gate.dialog).toBeHidden();
  expect(writes).toEqual([{ call: 'PUT /api/users/eula', body: { t_c_accepted_date: true } }]);
  await page.reload();
  await expect(shell(page).menuButton).toBeVisible();
  await expect(gate.dialog).toBeHidden();
});

test('accepting in one tab closes the gate in the other', async ({ page, world, context }) => {
  await arrive({ page, world });
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(profileGate(other).dialog).toBeVisible();
  await fillGate(page);
  await profileGate(page).accept.click();
  await expect(profileGate(other).dialog).toBeHidden();
});

test('[HZ-17, EULA-5] a German page shows the agreement in German, whose language is stored with the acceptance', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await ageAcceptance(world, people.owner);
  const page = await openBrowser({ locale: 'de-DE' });
  await storeSession(page, people.owner);
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: german.EULA.title });
  const [first = ''] = german.EULA.body.split('\n\n');
  await expect(dialog.getByText(first)).toHaveAttribute('lang', 'de');
  expect(await listEnglishOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: german.screens.profileGate.accept, exact: true }).click();
  await expect(dialog).toBeHidden();
  const { rows } = await world.database.query<{ eula_language: string }>(
    'SELECT eula_language FROM app.users WHERE uid = $1',
    [people.owner.uid],
  );
  expect(rows).toEqual([{ eula_language: 'de' }]);
});
