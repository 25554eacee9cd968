import { screens } from '@partyline/texts';
import type { Page } from '@playwright/test';
import { german, LANGUAGE_NAMES, listEnglishOn } from '../../screens/shell/language.ts';
import { logIn, signIn } from '../../screens/login/login.ts';
import { openSettings, settings, showSettings } from '../../screens/account/settings.ts';
import { expect, test } from '../../test.ts';
import { findBrokenWords } from '../../watch/broken-words.ts';
import { ONLINE } from '../../world/account-plan.ts';
import type { TestUser } from '../../world/test-user.ts';
import { storeSession } from '../../world/stored-session.ts';

const { login: loginWords, landing, manageInvite } = german.screens;
const CREW = {
  workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL', report: ONLINE }] }],
  people: { owner: { role: 'account-owner' } },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function signInGerman(page: Page, { email, password }: TestUser): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(loginWords.email).fill(email);
  await page.getByRole('textbox', { name: loginWords.password }).fill(password);
  await page.getByRole('button', { name: loginWords.submit, exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

test('[PLUS-30] a German browser gets German pages, with no English text on the main screens', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account(CREW);
  const page = await openBrowser({ locale: 'de-AT' });
  await page.goto('/');
  await expect(heading(page, landing.headline)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await listEnglishOn(page)).toEqual([]);
  await page.goto('/login');
  await expect(heading(page, loginWords.title)).toBeVisible();
  expect(await listEnglishOn(page)).toEqual([]);
  await signInGerman(page, people.owner);
  await expect(page.getByText('Main PL').first()).toBeVisible();
  expect(await listEnglishOn(page)).toEqual([]);
  for (const path of [
    '/myaccount',
    '/myaccount/plans',
    '/myaccount/invoices',
    '/shows',
    '/activity',
    '/activity/alerts',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(await listEnglishOn(page), path).toEqual([]);
  }
  await page.goto('/myaccount/settings/profile');
  await expect(page.getByLabel(german.screens.aboutYou.firstName)).toBeVisible();
  expect(await listEnglishOn(page)).toEqual([]);
  await page.goto('/manage-invite');
  await expect(page.getByRole('table', { name: manageInvite.members })).toContainText(people.owner.email);
  expect(await listEnglishOn(page)).toEqual([]);
});

test('[PLUS-30] in each language, no text of the drawing on a phone lies on a line', async ({
  openBrowser,
}) => {
  for (const [locale, { drawing }] of [
    ['en-US', screens.landing],
    ['de-DE', landing],
  ] as const) {
    const page = await openBrowser({ locale, viewport: { width: 360, height: 740 } });
    await page.goto('/');
    const picture = page.getByRole('img', { name: drawing.label }).filter({ visible: true });
    await expect(picture.getByText(drawing.joined)).toBeVisible();
    const crossed = await picture.evaluate((svg) => {
      const points = [...svg.querySelectorAll('path')].flatMap((path) => {
        const matrix = path.getScreenCTM();
        const length = path.getTotalLength();
        return Array.from({ length: 201 }, (_, step) =>
          path.getPointAtLength((length * step) / 200).matrixTransform(matrix ?? undefined),
        );
      });
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return points.some(({ x, y }) => left < x && x < right && top < y && y < bottom);
        })
        .map(({ textContent }) => textContent);
    });
    expect(crossed, locale).toEqual([]);
  }
});

test('[PLUS-30] the buttons of a German dialog on a phone hold their labels', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Old line', isSubscriptionOver: true }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const page = await openBrowser({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  await signIn(page, people.owner, '/myaccount');
  const { subscriptions, actions, deleteQuestion } = german.screens.billing;
  await page.getByRole('button', { name: subscriptions.menuOf('Old line'), exact: true }).click();
  await page.getByRole('menuitem', { name: actions.delete }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: deleteQuestion.confirm })).toBeVisible();
  const spilled = await dialog.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const [label, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        return label.left < box.left + 4 || label.right > box.right - 4;
      })
      .map(({ textContent }) => textContent),
  );
  expect(spilled).toEqual([]);
});

test('[INV-6, PLUS-30] on a phone, the German filters of people show whole what is chosen', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account(CREW);
  const page = await openBrowser({ locale: 'de-DE', viewport: { width: 360, height: 740 } });
  await signIn(page, people.owner, '/manage-invite');
  await page.getByRole('button', { name: manageInvite.filters, exact: true }).click();
  const filters = page.getByRole('dialog', { name: manageInvite.filters });
  const selects = filters.getByRole('combobox');
  const listCut = () =>
    selects.evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (!(element instanceof HTMLSelectElement)) return ['no select'];
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(element);
        const context = document.createElement('canvas').getContext('2d');
        const text = element.selectedOptions[0]?.text ?? '';
        if (context === null) return ['no canvas'];
        context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return context.measureText(text).width > room + 1 ? [text] : [];
      }),
    );
  await expect(selects).toHaveCount(4);
  expect(await listCut()).toEqual([]);
  await filters
    .getByRole('combobox', { name: manageInvite.columns.permission })
    .selectOption('workspace-admin');
  await filters.getByRole('combobox', { name: manageInvite.sortBy }).selectOption('workspace');
  await expect(page).toHaveURL(/sort=workspace/);
  expect(await listCut()).toEqual([]);
});

test('[INV-5, PLUS-30] the German list of people has room for every row menu on a tablet', async ({
  openBrowser,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Northern outside broadcasts 2' }],
    people: {
      owner: { role: 'account-owner' },
      admin: { role: 'account-admin' },
      crew: { role: 'workspace-admin', in: 'Northern outside broadcasts 2' },
    },
  });
  const change = (uid: string, sql: string) =>
    world.database.query(`UPDATE app.memberships SET ${sql} WHERE user_uid = $1`, [uid]);
  await change(people.admin.uid, 'suspended_at = now()');
  await change(people.crew.uid, "ends_at = now() + interval '30 days'");
  const page = await openBrowser({ locale: 'de-DE', viewport: { width: 740, height: 900 } });
  await signIn(page, people.owner, '/manage-invite');
  const row = page.getByRole('row').filter({ hasText: people.crew.email });
  for (const width of [740, 768, 900, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(row.getByRole('button').last()).toBeInViewport({ ratio: 1 });
    const cell = await row.getByRole('cell').nth(1).boundingBox();
    expect(cell?.width, `the address at ${width} px`).toBeGreaterThan(120);
  }
});

test('[PLUS-12, PLUS-30] the drawer of a device breaks no German name of a fact', async ({
  openBrowser,
  world,
}) => {
  const account = await world.account(CREW);
  const page = await openBrowser({ locale: 'de-DE' });
  await signIn(page, account.people.owner, `/dashboard?device=${account.device('Main PL').vicUuid}`);
  const names = page.getByRole('dialog').getByRole('term');
  await expect(names.filter({ hasText: german.screens.deviceDrawer.center })).toBeVisible();
  expect(await findBrokenWords(names)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(names.filter({ hasText: german.screens.deviceDrawer.center })).toBeVisible();
  expect(await findBrokenWords(names)).toEqual([]);
});

test('[PLUS-30] a language that is chosen before the login stays, on pages with and without the app', async ({
  page,
}) => {
  await page.goto('/terms-of-service?from=mail');
  await page.getByRole('link', { name: LANGUAGE_NAMES.de }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await page.goto('/login?mode=sign-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: LANGUAGE_NAMES.en }).click();
  await expect(page.getByRole('heading', { name: screens.login.signUp.title })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?mode=sign-up$/);
});

test('[PLUS-30] a user switches the language in the settings, keeps what they typed, and finds it in another browser', async ({
  page,
  openBrowser,
  world,
}) => {
  const { people } = await world.account(CREW);
  await storeSession(page, people.owner);
  await openSettings(page);
  await settings(page).profile.getByLabel(screens.aboutYou.company).fill('Northlight');
  await showSettings(page, 'appearance');
  await settings(page).appearance.getByText(LANGUAGE_NAMES.de).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(heading(page, german.screens.settings.title)).toBeVisible();
  await expect(page).toHaveURL(/\/myaccount\/settings\/appearance$/);
  const links = page.getByRole('navigation', { name: german.screens.settings.title });
  await links.getByRole('link', { name: german.screens.settings.pages.profile }).click();
  await expect(page.getByLabel(german.screens.aboutYou.company)).toHaveValue('Northlight');

  const other = await openBrowser();
  await logIn(other, people.owner);
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.getByText('Main PL').first()).toBeVisible();
  await other.goto('/myaccount/settings/appearance');
  const appearance = other.getByRole('main');
  await appearance.getByText(LANGUAGE_NAMES.en).click();
  await expect(settings(other).heading).toBeVisible();
  await other.reload();
  await expect(settings(other).heading).toBeVisible();
});
