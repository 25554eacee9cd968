import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { billing } from '../../screens/account/billing.ts';
import { customerRow } from '../../screens/account/customers.ts';
import { showMadeUpAnnouncement } from '../../screens/shell/announcements.ts';
import { pageNotices } from '../../screens/shell/notices.ts';
import { deviceCard, waitForFeed } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';
import { readLayoutShifts, watchLayoutShifts } from '../../watch/layout-shifts.ts';
import { storeSession } from '../../world/stored-session.ts';
import { ONLINE, type AccountPlan } from '../../world/account-plan.ts';
import { setSubscription } from '../../world/billing-rows.ts';
import { insertCustomer } from '../../world/customers.ts';
import { inDays } from '../../world/rows.ts';
import type { Account, World } from '../../world/world.ts';

/** The browser's own figure, summed up. */
const MOST = 0.01;

const PLAN = {
  workspaces: [
    {
      name: 'Studio',
      isDefault: true,
      devices: ['Main PL', 'Flies', 'Camera', 'Gallery', 'Stage left', 'Truck'].map((name) => ({ name })),
    },
  ],
  people: { owner: { role: 'account-owner' } },
  customerStatus: 'AUTHORIZED_PARTNER',
} as const satisfies AccountPlan<'owner'>;

/** What each page shows once it is loaded, and what changes it live. */
const PAGES = {
  '/dashboard': (page: Page) => deviceCard(page, { name: 'Main PL' }).card,
  '/manage-invite': (page: Page) => page.getByRole('table', { name: screens.manageInvite.members }),
  '/myaccount': (page: Page) => billing(page).subscription('Main PL'),
  '/myaccount/customers': (page: Page) => customerRow(page, 'Harbour Hall'),
} as const;

/** Makes notices of three kinds. */
async function needAttention(page: Page, world: World, account: Account): Promise<void> {
  await setSubscription(world, account, 'Flies', { status: 'Past-Due', grace_ends_at: inDays(5) });
  const ending = { cancel_status: true, auto_renewal_date: null };
  await setSubscription(world, account, 'Camera', {
    ...ending,
    current_period_end: inDays(2),
    expiration_date: inDays(2),
  });
  await showMadeUpAnnouncement(page);
}

for (const width of [360, 768, 1440]) {
  test(`[HZ-10] nothing moves at ${width} px while a page loads, notices and live changes come, and the network goes and returns`, async ({
    page,
    world,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/, 'the network was cut');
    const account = await world.account(PLAN);
    await insertCustomer(world, account, { company: 'Harbour Hall', devices: ['Stage'] });
    await needAttention(page, world, account);
    await page.setViewportSize({ width, height: 844 });
    await storeSession(page, account.people.owner);
    await watchLayoutShifts(page);
    for (const [path, shown] of Object.entries(PAGES)) {
      await page.goto(path);
      await expect(shown(page)).toBeVisible();
      await expect(pageNotices(page).line).toContainText(screens.notices.count(3));
      await waitForFeed(page);
      await account.device('Main PL').report(ONLINE);
      await setSubscription(world, account, 'Gallery', { status: 'Past-Due', grace_ends_at: inDays(5) });
      await world.announce(account, 'subscription update');
      await expect(pageNotices(page).line).toContainText(screens.notices.count(4));
      await page.context().setOffline(true);
      if (path === '/dashboard') {
        await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeVisible();
      }
      await page.context().setOffline(false);
      if (path === '/dashboard') {
        await expect(page.getByText(screens.dashboard.offlineTitle, { exact: true })).toBeHidden();
      }
      const { sum, moved } = await readLayoutShifts(page);
      expect(sum, `${path}\n${moved}`).toBeLessThanOrEqual(MOST);
      await setSubscription(world, account, 'Gallery', { status: 'Subscribed', grace_ends_at: null });
    }
  });
}
