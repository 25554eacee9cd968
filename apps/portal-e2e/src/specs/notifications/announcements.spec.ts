import { screens } from '@partyline/texts';
import { waitForFeed } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { showEndedAnnouncement } from '../../screens/shell/announcements.ts';
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
  await banner.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(banner.getByText('Frankfurt is open.')).toBeVisible();
  await banner.getByRole('button', { name: screens.shell.closeAlert }).click();
  await expect(banner).toHaveCount(0);
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
