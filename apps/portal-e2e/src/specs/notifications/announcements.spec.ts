import type { Locator } from '@playwright/test';
import { waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { showEndedAnnouncement, showMadeUpAnnouncement } from '../../screens/shell/announcements.ts';
import { openNotices, pageNotices } from '../../screens/shell/notices.ts';
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
  const { line, panel, items, later, none } = pageNotices(page);
  await expect(line).toContainText('Frankfurt is open.');
  await openNotices(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await items.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(panel).toBeHidden();
  await expect(line).toContainText('Frankfurt is open.');
  await openNotices(page);
  await later('New data center.').click();
  await expect(none).toBeVisible();
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
  const { items, later } = pageNotices(page);
  await openNotices(page);
  const close = later('New data center.');
  const right = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    return x + width;
  };
  expect(Math.max(await right(close), await right(items.getByRole('link')))).toBeLessThanOrEqual(360);
  await close.click();
  await expect(pageNotices(page).none).toBeVisible();
});
