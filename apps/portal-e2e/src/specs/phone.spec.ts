import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { EVERY_SCREEN } from '../screens/every-screen.ts';
import { signIn } from '../screens/login.ts';
import { expect, test } from '../test.ts';
import { ONLINE } from '../world/account-plan.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** How wide a finger is, in px. */
const TARGET = 44;

/** Every control in sight that is narrower or lower than a finger, by its name; what only grows around it counts. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
    const reaches = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    return controls.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true }) || width === 0 || y < 0) return [];
      const [middleX, middleY, half] = [x + width / 2, y + height / 2, least / 2 - 1];
      // What is outside of the window, or covered by a dialog, cannot be touched now.
      if (middleY + half > innerHeight || !reaches(control, middleX, middleY)) return [];
      const isHigh =
        height >= least ||
        (reaches(control, middleX, middleY - half) && reaches(control, middleX, middleY + half));
      const isWide =
        width >= least ||
        (reaches(control, middleX - half, middleY) && reaches(control, middleX + half, middleY));
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return isHigh && isWide ? [] : [`${name} (${Math.round(width)} x ${Math.round(height)})`];
    });
  }, TARGET);
}

for (const [what, reach] of Object.entries(EVERY_SCREEN)) {
  test(`on a phone ${what} fits the width and a finger`, async ({ page, world, complaints }) => {
    await reach({ page, world, complaints });
    const { width, scrolled } = await page.evaluate(() => {
      document.scrollingElement?.scrollBy({ left: 1000 });
      return { width: document.documentElement.scrollWidth, scrolled: scrollX };
    });
    expect({ width, scrolled }).toEqual({ width: 360, scrolled: 0 });
    expect(await findSmallTargets(page)).toEqual([]);
  });
}

test('on a phone a device is opened, and the person logs out through the last tab', async ({
  page,
  world,
}) => {
  const account = await world.account({
    workspaces: [{ name: 'Studio', devices: [{ name: 'Main PL', report: ONLINE }] }],
    people: { owner: { role: 'account-owner' } },
  });
  await signIn(page, account.people.owner);
  await page.getByRole('button', { name: 'Main PL', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: screens.deviceDrawer.label('Main PL') });
  const opened = page.waitForEvent('popup');
  await sheet.getByRole('button', { name: screens.dashboard.open, exact: true }).tap();
  await expect((await opened).getByRole('heading', { name: 'Main PL' })).toBeVisible();
  await sheet.getByRole('button', { name: screens.deviceDrawer.close, exact: true }).tap();
  await page.getByRole('button', { name: screens.shell.more, exact: true }).tap();
  await page.getByRole('button', { name: screens.shell.logOut, exact: true }).tap();
  await expect(page.getByRole('heading', { name: screens.landing.headline })).toBeVisible();
});
