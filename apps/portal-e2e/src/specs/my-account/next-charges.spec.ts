import type { Locator } from '@playwright/test';
import { screens } from '@partyline/texts';
import { billing, openBilling } from '../../screens/account/billing.ts';
import { expect, test } from '../../test.ts';
import { billedAs, setSubscription } from '../../world/billing-rows.ts';
import { inDays } from '../../world/rows.ts';
import { storeSession } from '../../world/stored-session.ts';

const { billing: words } = screens;

test('[PLUS-21] on a phone each next charge has its date beside its amount, however long the name of the device is', async ({
  page,
  world,
}) => {
  const name = 'Stage left and fly floor WWWWW';
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await setSubscription(world, account, name, {
    ...billedAs(account, 'only', inDays(20)),
    price_cents: 429_000,
  });
  await page.setViewportSize({ width: 360, height: 900 });
  await storeSession(page, account.people.owner);
  await openBilling(page);
  const node = billing(page).charges.getByRole('listitem');
  await expect(node).toContainText(name);
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  expect(await topOf(node.getByRole('time'))).toBe(await topOf(node.getByText('USD 4,290.00')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('[PLUS-21] the rows stay where they are when the next charges come', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await storeSession(page, account.people.owner);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/subscription/billing', async (route) => {
    await held;
    await route.fallback();
  });
  await openBilling(page);
  const { charges, subscription, subscriptions } = billing(page);
  await expect(charges.getByRole('status', { name: words.charges.loading })).toBeVisible();
  await expect(subscriptions).toHaveCount(0);
  const before = await charges.boundingBox();
  answer();
  await expect(subscription('Main PL')).toBeVisible();
  await expect(charges).toContainText(words.charges.none);
  expect(await charges.boundingBox()).toEqual(before);
});
