import type { Locator } from '@playwright/test';
import { screens } from '@partyline/texts';
import { waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { showEndedAnnouncement, showMadeUpAnnouncement } from '../../screens/shell/announcements.ts';
import { expect, test } from '../../test.ts';

test('[GEN-24, NOTIF-27, NOTIF-28, GN-13, GN-14] a user reads an announcement, follows its link and dismisses it; each is saved', async ({
  page,
  world,
  database,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  const id = await showEndedAnnouncement(page, database);
  await signIn(page, people.owner);
  await waitForFeed(page);
  const banner = page.getByRole('region', { name: screens.announcements.label });
  await expect(banner.getByText('Frankfurt is open.')).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await banner.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(banner.getByText('Frankfurt is open.')).toBeVisible();
  await banner.getByRole('button', { name: screens.shell.closeMessage }).click();
  await expect(banner).toHaveCount(0);
  // The router opened the page, without a reload.
  expect(documents).toEqual([]);
  const marks = async () => {
    const { rows } = await database.query<Record<string, unknown>>(
      `SELECT seen_at IS NOT NULL AS seen, clicked_at IS NOT NULL AS clicked, dismissed_at IS NOT NULL AS dismissed
        FROM app.announcement_marks WHERE announcement_id = $1 AND user_uid = $2`,
      [id, people.owner.uid],
    );
    return rows;
  };
  await expect.poll(marks).toEqual([{ seen: true, clicked: true, dismissed: true }]);
});

test('[GEN-24, GN-13] an announcement with a long link fits a phone and can be dismissed there', async ({
  page,
  world,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await page.setViewportSize({ width: 360, height: 740 });
  await showMadeUpAnnouncement(page, {
    actionLabel: 'Read what changes for your productions in the new data center',
  });
  await signIn(page, people.owner);
  const banner = page.getByRole('region', { name: screens.announcements.label });
  const close = banner.getByRole('button', { name: screens.shell.closeMessage });
  await expect(banner.getByText('Frankfurt is open.')).toBeVisible();
  const right = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  expect(Math.max(await right(close), await right(banner.getByRole('link')))).toBeLessThanOrEqual(360);
  await close.click();
  await expect(banner).toHaveCount(0);
});
