import type { Page } from '@playwright/test';
import { signIn } from '../../screens/login/login.ts';
import { dashboard } from '../../screens/workspace/dashboard.ts';
import { people } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import { findCoveredControls, measureFreeHeight } from '../../watch/covered-controls.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';

const DEVICES = Array.from({ length: 16 }, (_, index) => ({
  name: `Camera ${String(index + 1)}`,
  report: ONLINE,
}));

const PLAN = {
  workspaces: [{ name: 'Studio', devices: DEVICES }],
  people: { owner: { role: 'account-owner' } },
} as const satisfies AccountPlan<'owner'>;

const STOPS = 40;

/** Measures a phone on its side, 400 % zoom, an upright phone, and one with an on-screen keyboard. */
async function checkLowWindows(page: Page): Promise<void> {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
    [360, 740],
    [360, 420],
  ] as const) {
    const size = `${String(width)} x ${String(height)}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // The heights of the bars are known a frame later.
    await expect.poll(() => measureFreeHeight(page), size).toBeGreaterThanOrEqual(2 / 3);
    expect(await findCoveredControls(page, STOPS), size).toEqual([]);
  }
}

test('sticky parts leave two thirds of a low window to the devices, and nothing hides the focus', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.owner);
  await expect(dashboard(page).cards.first()).toBeVisible();
  await checkLowWindows(page);
});

test('sticky parts leave two thirds of a low window to the people, and nothing hides the focus', async ({
  page,
  world,
}) => {
  const account = await world.account({ people: { owner: { role: 'account-owner' } } });
  const guests = DEVICES.map((_, index) => ({
    email: `guest-${String(index)}@low.partyline.test`,
    role: 'account-admin' as const,
  }));
  await world.invite(account, ...guests);
  await signIn(page, account.people.owner, '/manage-invite');
  await people(page).more.click();
  await expect(people(page).row('guest-9@low.partyline.test')).toBeVisible();
  await checkLowWindows(page);
});
