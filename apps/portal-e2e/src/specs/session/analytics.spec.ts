import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { loginScreen, logIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import type { World } from '../../world/world.ts';

const STORE = 'test.analytics';

/** Installs an analytics tool that records its calls in this tab. */
async function plugIn(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((key) => {
    const note = (what: string) =>
      sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${what}\n`);
    Object.assign(window, {
      partylineAnalytics: {
        turnOn: () => note('on'),
        turnOff: () => note('off'),
        show: (path: string) => note(path),
      },
    });
  }, STORE);
  return async () =>
    (await page.evaluate((key) => sessionStorage.getItem(key) ?? '', STORE)).split('\n').filter(Boolean);
}

async function userWith(
  world: World,
  options: { readonly isGAEnabled: boolean; readonly dataUsage: boolean },
) {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await world.database.query('UPDATE app.users SET is_ga_enabled = $2, data_usage = $3 WHERE uid = $1', [
    people.owner.uid,
    options.isGAEnabled,
    options.dataUsage,
  ]);
  return people.owner;
}

test('[AUTH-31, AUTH-32, GU-15] analytics are on from the sign-in to the logout of a user whom they are enabled for', async ({
  page,
  world,
}) => {
  const done = await plugIn(page);
  const user = await userWith(world, { isGAEnabled: true, dataUsage: true });
  await page.goto('/login');
  await expect(loginScreen(page).heading).toBeVisible();
  expect(await done()).toEqual([]);
  await logIn(page, user);
  await expect(dashboard(page).heading).toBeVisible();
  await expect.poll(async () => (await done()).at(-1)).toBe('/dashboard');
  expect((await done()).indexOf('on')).toBe(0);
  await shell(page).leave();
  const afterwards = await done();
  expect(afterwards.at(-1)).toBe('off');
  await page.goto('/login');
  await expect(loginScreen(page).heading).toBeVisible();
  expect(await done()).toEqual(afterwards);
});

for (const [why, options] of [
  ['isGAEnabled is false', { isGAEnabled: false, dataUsage: true }],
  ['the user does not share usage data', { isGAEnabled: true, dataUsage: false }],
] as const) {
  test(`[AUTH-32, GU-15] analytics stay off when ${why}`, async ({ page, world }) => {
    const done = await plugIn(page);
    await logIn(page, await userWith(world, options));
    await expect(dashboard(page).heading).toBeVisible();
    await page.goto('/myaccount');
    await expect(page.getByRole('heading', { name: screens.billingTabs.title })).toBeVisible();
    expect(await done()).toEqual([]);
  });
}
