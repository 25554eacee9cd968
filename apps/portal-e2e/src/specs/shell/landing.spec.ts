import type { Page } from '@playwright/test';
import {
  FORM_ISSUE_TEXTS,
  PRIVACY_POLICY,
  screens,
  TERMS_OF_SERVICE,
  legalPageTitle,
} from '@partyline/texts';
import { logIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import { stubResponse, failureResponse, STUBBED } from '../../watch/stub-response.ts';

const words = screens.landing;
const fields = screens.aboutYou;

function contactForm(page: Page) {
  const region = page.getByRole('region', { name: words.contact.title });
  const field = (name: string) => region.getByLabel(name, { exact: true });
  return { region, field, send: region.getByRole('button', { name: words.contact.submit }) };
}

async function fill(page: Page): Promise<void> {
  const { field } = contactForm(page);
  await field(fields.firstName).fill(' Mira ');
  await field(fields.lastName).fill('Kessler');
  await field(fields.email).fill('Mira@Example.org');
  await field(fields.company).fill('Northlight');
  await expect(field(fields.marketCode).getByRole('option')).not.toHaveCount(1);
  await field(fields.marketCode).selectOption({ index: 1 });
  await field(fields.country).selectOption('Germany');
  await field(fields.contactConsent).check();
}

test('[GA-23] a plan card shows its price for each interval and links to the sign-up with that price stored', async ({
  page,
}) => {
  await page.goto('/');
  const plans = page.getByRole('region', { name: words.plans.title });
  const card = plans.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Essential' }) });
  await expect(card).toContainText(/USD \d+\.\d\d a month/);
  await plans.getByRole('radio', { name: words.plans.intervals.year }).check();
  await expect(card).toContainText(words.plans.saving('USD '));
  await expect(card.getByText('USD 720.00 a year, 8 users')).toBeVisible();
  await expect(card.getByText('USD 390.00 to USD 1,360.00 a year, by size')).toBeVisible();
  await expect(card.getByText('a month, by size')).toBeHidden();
  await plans.getByRole('radio', { name: words.plans.intervals.week }).check();
  await expect(card.getByText(/USD \d+\.\d\d a week, 8/)).toBeVisible();
  await card.getByRole('link', { name: words.plans.choose('Essential') }).click();
  await expect(page).toHaveURL(/\/login\?mode=sign-up/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('portal.get-started')))
    .toMatch(/^intercom-essential-\d+-week$/);
  await page.goto('/');
  await page.getByRole('link', { name: words.startTrial }).click();
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
  expect(await page.evaluate(() => localStorage.getItem('portal.get-started'))).toBeNull();
});

test('[GC-5] the landing page and the sign-up say that inviting comes with a plan, not with the trial', async ({
  page,
}) => {
  await page.goto('/');
  const withPlan = 'Invite the crew when you choose a plan';
  await expect(page.getByText(withPlan)).toBeVisible();
  await expect(page.getByText(/^When you choose a plan: by e-mail/)).toBeVisible();
  await page.getByRole('link', { name: words.startTrial }).click();
  await expect(page.getByText(withPlan)).toBeVisible();
});

test('[PRICE-21] the plan cards list what differs, and what all plans share is said once', async ({
  page,
}) => {
  await page.goto('/');
  const plans = page.getByRole('region', { name: words.plans.title });
  const facts = plans.getByRole('list').getByRole('list');
  await expect(facts).toHaveCount(3);
  expect(new Set(await facts.allTextContents()).size).toBe(3);
  await expect(facts.first()).toContainText('For 4, 8, 12 or 16 users');
  await expect(facts.first()).toContainText('USD 39.00 to USD 136.00 a month, by size');
  await expect(plans.getByText(words.plans.everyPlan)).toHaveCount(1);
});

for (const width of [1440, 360]) {
  test(`[EULA-30, EULA-32, EULA-34, VAL-24] the contact form at ${width} px shows missing fields, then that it was sent`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const { region, field, send } = contactForm(page);
    await region.scrollIntoViewIfNeeded();
    await expect(field(fields.marketCode).getByRole('option')).not.toHaveCount(1);
    await send.click();
    await expect(field(fields.firstName)).toBeFocused();
    for (const [name, code] of [
      [fields.firstName, 'first-name-required'],
      [fields.email, 'email-required'],
      [fields.marketCode, 'market-code-required'],
      [fields.country, 'country-required'],
      [fields.contactConsent, 'contact-consent-required'],
    ] as const) {
      await expect(field(name)).toHaveAccessibleDescription(FORM_ISSUE_TEXTS[code]);
    }
    await fill(page);
    await expect(field(fields.firstName)).toHaveAccessibleDescription('');
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/marketing-leads'));
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({
      firstName: 'Mira',
      country: 'DEU',
      contactConsent: true,
    });
    await expect(page.getByText(words.contact.sent)).toBeFocused();
    await expect(send).toBeHidden();
  });
}

test('[EULA-33] a refused lead shows the error beside the form, which keeps its input', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/, STUBBED);
  await stubResponse(
    page,
    { method: 'POST', path: '/api/marketing-leads' },
    failureResponse(400, 2000, 'Not now.'),
  );
  await page.goto('/');
  const { region, field, send } = contactForm(page);
  await region.scrollIntoViewIfNeeded();
  await fill(page);
  await send.click();
  await expect(region.getByRole('alert')).toHaveText('Not now.');
  await expect(field(fields.company)).toHaveValue('Northlight');
});

test('the landing page loads no script of the app, and the legal documents are public', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: words.headline })).toBeVisible();
  expect(scripts.filter((path) => !/\/(?:first-paint|landing|lead-form)-/.test(path))).toEqual([]);
  for (const [name, text] of [
    [words.footer.terms, TERMS_OF_SERVICE],
    [words.footer.privacy, PRIVACY_POLICY],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: text.title, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(legalPageTitle(text));
  }
});

test('[GU-15, HZ-7] without analytics configured no request goes to another host, even for a user who shares usage data', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await world.database.query('UPDATE app.users SET data_usage = true WHERE uid = $1', [people.owner.uid]);
  const others: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1')
      others.push(request.url());
  });
  await logIn(page, people.owner);
  await expect(page.getByText(screens.dashboard.emptyWorkspaceTitle)).toBeVisible();
  await page.goto('/myaccount');
  await expect(page.getByRole('heading', { name: screens.billingTabs.title })).toBeVisible();
  expect(others).toEqual([]);
});

test('[UI-13] the theme chosen on the landing page applies at once, after a reload and in the app', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { theme, themeNames } = screens.shell;
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const light = await ground();
  await page.getByRole('button', { name: theme.auto(themeNames.light) }).click();
  await page.getByRole('button', { name: theme.light(themeNames.dark) }).click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: theme.dark(themeNames.auto) })).toBeVisible();
  expect(await ground()).toBe(dark);
  await page.getByRole('link', { name: words.logIn }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto('/');
  await page.getByRole('button', { name: theme.dark(themeNames.auto) }).click();
  expect(await ground()).toBe(light);
});
