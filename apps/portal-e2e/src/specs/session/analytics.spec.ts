import type { Page } from '@playwright/test';
import { Pool } from 'pg';
import { screens } from '@partyline/texts';
import { openSettings, settings } from '../../screens/account/settings.ts';
import { fillGate, forgetAcceptance, profileGate } from '../../screens/login/profile-gate.ts';
import { loginScreen, logIn } from '../../screens/login/login.ts';
import { shell, visit } from '../../screens/shell/shell.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { startOwnProduct } from '../../stack/own-product.ts';
import type { Product } from '../../stack/product.ts';
import { expect, test as shared } from '../../test.ts';
import {
  ANALYTICS_IDS,
  flushTag,
  isInstalled,
  isMeasuring,
  standInForAnalytics,
  tagCookies,
  type AnalyticsStandIn,
} from '../../world/analytics-stand-in.ts';
import { failureResponse, stubResponse } from '../../watch/stub-response.ts';
import { sandboxControl } from '../../world/sandbox-control.ts';
import { storeSession } from '../../world/stored-session.ts';
import { createWorld, type World } from '../../world/world.ts';

const words = screens.myAccount;

/** Has a product with analytics, and a stand-in for Google's hosts in the browser. */
const test = shared.extend<{ analytics: AnalyticsStandIn }, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startOwnProduct({
        ANALYTICS_APP_ID: ANALYTICS_IDS.appId,
        ANALYTICS_MEASUREMENT_ID: ANALYTICS_IDS.measurementId,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.portal),
  world: async ({ product }, use) => {
    const database = new Pool({ connectionString: product.database, max: 1 });
    const sandbox = sandboxControl(product.sandbox);
    const { world, end } = createWorld({ database, sandbox, portal: product.portal });
    await use(world);
    await end();
    await database.end();
  },
  analytics: async ({ context, pageErrors }, use) => use(await standInForAnalytics(context, pageErrors)),
});

// One product for all of them.
test.describe.configure({ mode: 'default' });

/** Makes an owner with a whole profile, as the form of the agreement leaves it. */
async function ownerWho(world: World, dataUsage: boolean) {
  const account = await world.account({
    workspaces: [{ name: 'Studio Ida', devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await world.database.query(
    `UPDATE app.users SET data_usage = $2, first_name = 'Ida', last_name = 'Rhodes', company = 'Northlight', country = 'GBR',
       market_code = '{"value":"broadcast","label":"Broadcast"}' WHERE uid = $1`,
    [account.people.owner.uid, dataUsage],
  );
  return account;
}

async function choose(page: Page, dataUsage: boolean): Promise<void> {
  const { profile } = settings(page);
  await profile.getByRole('switch', { name: screens.aboutYou.dataUsage }).setChecked(dataUsage);
  await profile.getByRole('button', { name: words.save }).click();
  await expect(profile.getByText(words.saved)).toBeVisible();
}

/** Waits until the tag has run and measured a screen. */
const untilMeasured = (analytics: AnalyticsStandIn, screen: string) =>
  expect.poll(analytics.screens).toContain(screen);

test('[AUTH-31, AUTH-32, GU-15, HZ-7] analytics measure screens from the sign-in to the logout, by the patterns of their routes alone', async ({
  page,
  context,
  world,
  analytics,
}) => {
  const { people, device } = await ownerWho(world, true);
  const { vicUuid } = device('Main PL');
  await page.goto('/login');
  await expect(loginScreen(page).heading).toBeVisible();
  expect(analytics.requests).toEqual([]);

  await logIn(page, people.owner);
  await untilMeasured(analytics, '/dashboard');
  expect(await tagCookies(context)).toEqual(['_ga', '_ga_PARTYLINE1']);
  await visit(page, `/manage-invite?q=${people.owner.email}`);
  await untilMeasured(analytics, '/manage-invite/');
  await page.goto(`/dashboard?device=${vicUuid}&key=a-secret-key`);
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await visit(page, '/myaccount/settings/sign-in');
  await untilMeasured(analytics, '/myaccount/settings/$page');

  const origin = new URL(page.url()).origin;
  for (const event of analytics.events()) {
    const screen = event.get('ep.firebase_screen') ?? '';
    expect(Object.fromEntries(event)).toMatchObject({
      en: 'screen_view',
      dl: `${origin}${screen}`,
      dt: screen,
      dr: origin,
    });
  }
  const sent = [...analytics.requests, ...analytics.events().map(String)].join(' ');
  const { uid, email, name } = people.owner;
  for (const personal of [uid, email, encodeURIComponent(email), name, 'Ida', vicUuid, 'secret'])
    expect(sent).not.toContain(personal);

  await shell(page).leave();
  const count = analytics.requests.length;
  expect(await tagCookies(context)).toEqual([]);
  await flushTag(page);
  await page.goto('/login');
  await expect(loginScreen(page).heading).toBeVisible();
  expect(analytics.requests.slice(count)).toEqual([]);
});

test('[AUTH-31, AUTH-32, GU-15, HZ-7] analytics begin with the consent and end with it at once, in every tab', async ({
  page,
  context,
  world,
  analytics,
}) => {
  const { people } = await ownerWho(world, false);
  await logIn(page, people.owner);
  await openSettings(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other).heading).toBeVisible();
  expect(analytics.requests).toEqual([]);

  await choose(page, true);
  await untilMeasured(analytics, '/myaccount/settings/$page');
  await untilMeasured(analytics, '/dashboard');
  expect(await tagCookies(context)).not.toEqual([]);
  expect(await isInstalled(page)).toBe(true);

  await choose(page, false);
  await expect.poll(() => tagCookies(context)).toEqual([]);
  await expect.poll(() => isMeasuring(other)).toBe(false);
  await expect.poll(() => isInstalled(page)).toBe(false);
  const count = analytics.requests.length;
  for (const tab of [page, other]) {
    await visit(tab, '/myaccount');
    await expect(tab.getByRole('heading', { level: 1, name: screens.billingTabs.title })).toBeVisible();
    await flushTag(tab);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: screens.billingTabs.title })).toBeVisible();
  expect(analytics.requests.slice(count)).toEqual([]);
  expect(await tagCookies(context)).toEqual([]);
});

for (const what of ['settings', 'tag', 'event'] as const) {
  test(`[AUTH-32, HZ-7] nothing is sent or stored after the end of the consent when it comes while the ${what} is under way`, async ({
    page,
    context,
    world,
    analytics,
  }) => {
    const { people } = await ownerWho(world, true);
    const release = analytics.hold(what);
    await storeSession(page, people.owner);
    await openSettings(page);
    const started = { settings: /webConfig/, tag: /gtag\/js/, event: /collect/ }[what];
    await expect.poll(() => analytics.requests.some((url) => started.test(url))).toBe(true);

    await choose(page, false);
    const count = analytics.requests.length;
    const tagRan = page.waitForEvent('requestfinished', (request) => /gtag\/js/.test(request.url()));
    release();
    if (what === 'tag') await tagRan;
    else tagRan.catch(() => undefined);
    await visit(page, '/myaccount');
    await expect(page.getByRole('heading', { level: 1, name: screens.billingTabs.title })).toBeVisible();
    await flushTag(page);
    // The tag that was under way loads its second script, which sends nothing.
    expect(analytics.requests.slice(count).filter((url) => !/gtag\/destination/.test(url))).toEqual([]);
    await expect.poll(() => tagCookies(context)).toEqual([]);
  });
}

test('[AUTH-32, HZ-7] analytics end with the consent even if the user cannot be read again', async ({
  page,
  context,
  world,
  analytics,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/, 'the test refuses to read the user');
  const { people } = await ownerWho(world, true);
  await storeSession(page, people.owner);
  await openSettings(page);
  await untilMeasured(analytics, '/myaccount/settings/$page');
  await stubResponse(page, { method: 'GET', path: '/api/users' }, failureResponse(500, 2500));
  await choose(page, false);
  await expect.poll(() => tagCookies(context)).toEqual([]);
  expect(await isMeasuring(page)).toBe(false);
});

test('[AUTH-32, EULA-17, HZ-7] nothing is measured before the agreement is accepted, and after it only with the consent', async ({
  page,
  world,
  analytics,
}) => {
  const { people } = await ownerWho(world, true);
  await forgetAcceptance(world, people.owner);
  await logIn(page, people.owner);
  const gate = profileGate(page);
  await expect(gate.dialog).toBeVisible();
  await fillGate(page);
  await expect(gate.dataUsage).not.toBeChecked();
  await gate.dataUsage.check();
  expect(analytics.requests).toEqual([]);
  await gate.accept.click();
  await expect(gate.dialog).toBeHidden();
  await untilMeasured(analytics, '/dashboard');
});

shared(
  '[AUTH-32, GU-15, HZ-7] without ids nothing of analytics is loaded, for a user who shares usage data too',
  async ({ page, context, world, pageErrors }) => {
    const analytics = await standInForAnalytics(context, pageErrors);
    const { people } = await ownerWho(world, true);
    await logIn(page, people.owner);
    const response = await page.goto('/myaccount');
    await expect(page.getByRole('heading', { level: 1, name: screens.billingTabs.title })).toBeVisible();
    expect(response?.headers()['content-security-policy']).not.toMatch(/google|firebase/);
    expect(analytics.requests).toEqual([]);
    expect(await isMeasuring(page)).toBe(false);
  },
);
