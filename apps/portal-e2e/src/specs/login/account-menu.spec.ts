import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { logIn } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';

const words = screens.shell;
const list = (page: Page) => page.getByRole('list', { name: words.accounts });

test('[ACCT-7, ACCT-13, ACCT-17] the account menu lists all accounts with roles, marks the current one, and switches by keyboard', async ({
  page,
  world,
}) => {
  const plan = (device: string) => ({ workspaces: [{ name: 'Studio', devices: [{ name: device }] }] });
  const here = await world.account({ ...plan('Device here'), people: { multi: { role: 'account-owner' } } });
  const there = await world.account(plan('Device there'));
  await world.join(here.people.multi, there, { role: 'account-admin' });
  await logIn(page, here.people.multi);
  await page.getByRole('button', { name: new RegExp(here.name) }).click();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeVisible();
  await page.getByTitle(words.switchAccount).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('button')).toHaveCount(2);
  const current = list(page).locator('[aria-current=true]');
  await expect(current).toContainText(here.name);
  const other = list(page).getByRole('button').filter({ hasText: there.name });
  await expect(other).toContainText('Account Admin');
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(deviceCard(page, { name: 'Device there' }).card).toBeVisible();
  await expect(deviceCard(page, { name: 'Device here' }).card).toBeHidden();
  await expect(page.getByText(here.name)).toBeHidden();
});

test('[ACCT-14, ACCT-15, ACCT-16] a user without an own account opens one on a phone and becomes its owner', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Not mine' }] }],
    people: { guest: { role: 'endpoint-user', in: 'Studio' } },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, people.guest);
  await expect(dashboard(page).heading).toBeVisible();
  await shell(page).openMenu();
  await page.getByRole('button', { name: words.openOwnAccount }).click();
  await expect(page.getByRole('button', { name: 'Not mine' })).toBeHidden();
  await shell(page).openMenu();
  await expect(list(page).getByRole('button')).toHaveCount(2);
  await expect(list(page).locator('[aria-current=true]')).toContainText('Account Owner');
});

test('the button of the user menu names what it opens, and its menu leads to the settings', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, people.owner);
  const { menuButton } = shell(page);
  await expect(menuButton).toContainText(words.userMenu);
  await menuButton.click();
  await page.getByRole('dialog').getByRole('link', { name: words.settings }).click();
  await expect(page).toHaveURL(/\/myaccount\/settings\/profile$/);
});

test('[NOTIF-23] a silent refresh token renews the token', async ({ page, world }) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const stream = page.waitForResponse(/notification\/stream$/);
  await logIn(page, account.people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  await stream;
  const renewed = page.waitForRequest(/securetoken\.googleapis\.com/);
  await world.announce(account, 'refresh token');
  await renewed;
});
