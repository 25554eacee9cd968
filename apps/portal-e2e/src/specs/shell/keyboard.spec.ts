import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { dashboard, deviceCard } from '../../screens/workspace/dashboard.ts';
import { loginScreen } from '../../screens/login/login.ts';
import { shell } from '../../screens/shell/shell.ts';
import { expect, test } from '../../test.ts';
import { ONLINE } from '../../world/account-plan.ts';

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached with the Tab key').toBeFocused();
}

test('a user signs in, finds, starts and opens a device by keyboard', async ({ page, world }) => {
  const account = await world.account({
    workspaces: [
      { name: 'Default', isDefault: true, devices: [{ name: 'House PL', report: ONLINE }] },
      { name: 'Studio', devices: [{ name: 'Camera 1' }, { name: 'Camera 2' }] },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  const { owner } = account.people;
  await page.goto('/login');
  await tabTo(page, loginScreen(page).email);
  await page.keyboard.type(owner.email);
  await tabTo(page, loginScreen(page).password);
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  const { heading, search, cards } = dashboard(page);
  await expect(heading).toBeFocused();

  await tabTo(page, search);
  await page.keyboard.type('camera 2');
  await expect(cards).toHaveCount(1);
  const { card, control } = deviceCard(page, { name: 'Camera 2' });
  const favourite = card.getByRole('button', { name: screens.dashboard.favourite });
  await tabTo(page, card.getByRole('button', { name: 'Camera 2', exact: true }));
  // Arrow keys are lazy; earlier ones have no effect.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(favourite).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(control('start')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control('open')).toBeEnabled();
  await expect(control('open')).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await expect((await opened).getByRole('heading', { name: 'Camera 2' })).toBeVisible();
});

test('a leader is stopped by keyboard: the dialog traps the focus and returns it', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        devices: [
          { name: 'Stage manager', report: ONLINE, leads: true },
          { name: 'Flies', report: ONLINE, follows: 'Stage manager' },
        ],
      },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await page.goto('/login');
  await loginScreen(page).email.fill(account.people.owner.email);
  await loginScreen(page).password.fill(account.people.owner.password);
  await page.keyboard.press('Enter');
  const { control } = deviceCard(page, { name: 'Stage manager' });
  await control('stop').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('button', { name: screens.confirmCommand.cancel });
  const confirm = dialog.getByRole('button', { name: screens.confirmCommand.stopDevice });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(control('stop')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control('start')).toBeEnabled();
});

test('the first Tab reaches the skip link, and the user menu works by keyboard', async ({ page, world }) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.goto('/login');
  await loginScreen(page).email.fill(people.owner.email);
  await loginScreen(page).password.fill(people.owner.password);
  await page.keyboard.press('Enter');
  await expect(dashboard(page).heading).toBeVisible();
  await page.reload();
  await expect(dashboard(page).heading).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: screens.shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await tabTo(page, shell(page).menuButton);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: screens.shell.settings })).toBeFocused();
  await tabTo(page, shell(page).logOut);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});
