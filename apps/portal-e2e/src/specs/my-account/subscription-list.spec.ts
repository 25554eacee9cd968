import { readFile } from 'node:fs/promises';
import { screens } from '@partyline/texts';
import { billing, openBilling, pickAction } from '../../screens/account/billing.ts';
import { expect, test } from '../../test.ts';
import { findViolations } from '../../watch/find-violations.ts';
import { billedAs, setSubscription } from '../../world/billing-rows.ts';
import { inDays } from '../../world/rows.ts';
import { failureResponse, stubResponse, STUBBED } from '../../watch/stub-response.ts';
import { storeSession } from '../../world/stored-session.ts';
import type { World } from '../../world/world.ts';

const { billing: words } = screens;

/** Makes two subscriptions of a year and one of a month, in two workspaces. */
async function makeAccount(world: World) {
  const account = await world.account({
    workspaces: [
      { name: 'Bühne', isDefault: true, devices: [{ name: 'Touring desk' }, { name: 'Show call' }] },
      { name: 'Foyer', devices: [{ name: 'Ushers' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  const year = { billing_interval: 'year', price_cents: 256_000 };
  for (const [index, name] of ['Touring desk', 'Show call'].entries())
    await setSubscription(world, account, name, { ...billedAs(account, `y${index}`, inDays(200)), ...year });
  await setSubscription(world, account, 'Ushers', billedAs(account, 'm', inDays(20)));
  return account;
}

test('[PLUS-21] a subscription is found by name or workspace, also after a reload, and all are counted', async ({
  page,
  world,
}) => {
  const { people } = await makeAccount(world);
  await storeSession(page, people.owner);
  await openBilling(page);
  const { subscriptions, subscription, charges } = billing(page);
  await expect(subscriptions.getByRole('heading', { level: 2 })).toHaveText(`${words.subscriptions.title} 3`);
  await expect(charges).toContainText(words.charges.of(2, true));
  const search = subscriptions.getByRole('textbox', { name: words.subscriptions.search });
  await search.fill('buhne');
  await expect(subscription('Ushers')).toHaveCount(0);
  await expect(subscription('Show call')).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=buhne/);
  await page.reload();
  await expect(subscription('Touring desk')).toBeVisible();
  await expect(subscription('Ushers')).toHaveCount(0);
  await search.fill('ush');
  await expect(subscription('Ushers')).toBeVisible();
  await expect(subscription('Show call')).toHaveCount(0);
  await search.fill('nothing like it');
  await expect(subscriptions).toContainText(words.subscriptions.noMatch);
  await search.press('Escape');
  await expect(subscription('Show call')).toBeVisible();
});

test('[PLUS-21, CSV-3] the export has every subscription, found or not', async ({ page, world }) => {
  const { people } = await makeAccount(world);
  await storeSession(page, people.owner);
  await page.goto('/myaccount?q=foyer');
  const { subscriptions, subscription } = billing(page);
  await expect(subscription('Ushers')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await subscriptions.getByRole('button', { name: words.subscriptions.export }).click();
  const [head = '', ...rows] = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
  const nameAt = head.split(',').indexOf('name');
  expect(rows.map((row) => row.split(',')[nameAt]).toSorted()).toEqual([
    'Show call',
    'Touring desk',
    'Ushers',
  ]);
});

test('[PLUS-21] on a phone a subscription has its facts in one line, and the page no violation in German', async ({
  openBrowser,
  world,
}) => {
  const page = await openBrowser({
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  });
  const { people } = await makeAccount(world);
  await storeSession(page, people.owner);
  await page.goto('/myaccount');
  const row = page.getByRole('row').filter({ hasText: 'Ushers' });
  await expect(row.getByText(/^Foyer, Pro, .*Benutzer/)).toBeVisible();
  await expect(row.getByText('in Foyer')).toBeHidden();
  await expect(page.getByText('2 jährliche Abonnements')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('[BILL-14] an action on a subscription is pending, then in progress, and ends as a failure', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 503/, STUBBED);
  const { people } = await makeAccount(world);
  await storeSession(page, people.owner);
  await openBilling(page);
  const state = billing(page).subscription('Ushers').locator('[data-request-state]');
  await expect(state).toHaveAttribute('data-request-state', 'pending');
  const answer = Promise.withResolvers<undefined>();
  const path = '/api/subscription/cancel';
  await stubResponse(page, { method: 'POST', path }, failureResponse(503, 2000));
  await page.route(`**${path}`, async (route) => {
    await answer.promise;
    return route.fallback();
  });
  await pickAction(page, 'Ushers', 'cancel');
  await billing(page).confirmCancel.click();
  await expect(state).toHaveAttribute('data-request-state', 'inprogress');
  answer.resolve(undefined);
  await expect(state).toHaveAttribute('data-request-state', 'failure');
});
