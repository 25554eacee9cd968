import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { openFeedback } from '../../screens/shell/shell.ts';
import { signIn } from '../../screens/login/login.ts';
import { waitForFeed } from '../../screens/workspace/dashboard.ts';
import { expect, test } from '../../test.ts';

test('[FORM-7, FORM-8, FORM-9, FORM-10, GEN-25] a user rates the portal from the menu, in exactly four categories', async ({
  page,
  world,
  database,
}) => {
  const { people } = await world.account({ people: { owner: { role: 'account-owner' } } });
  await signIn(page, people.owner);
  await waitForFeed(page);
  const popover = await openFeedback(page);
  await popover.submit.click();
  await expect(popover.dialog.getByText(FORM_ISSUE_TEXTS['rating-required'])).toBeVisible();
  await popover.rate(2);
  await popover.submit.click();
  await expect(popover.dialog.getByText(FORM_ISSUE_TEXTS['message-required'])).toBeVisible();
  await expect(popover.dialog.getByRole('checkbox')).toHaveCount(4);
  for (const name of ['Performance', 'Audio quality', 'User interface', 'Others'])
    await popover.dialog.getByRole('checkbox', { name, exact: true }).check();
  await popover.message.fill('It hums.');
  await popover.submit.click();
  await expect(popover.dialog.getByText(screens.feedback.sent)).toBeVisible();
  const { rows } = await database.query(
    'SELECT rating, categories, message, page, user_uid FROM app.feedback WHERE email = $1',
    [people.owner.email],
  );
  expect(rows).toEqual([
    {
      rating: 2,
      categories: ['performance', 'audioQuality', 'userInterface', 'others'],
      message: 'It hums.',
      page: '/dashboard',
      user_uid: people.owner.uid,
    },
  ]);
});
