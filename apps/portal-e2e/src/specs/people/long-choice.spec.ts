import { screens } from '@partyline/texts';
import { signIn } from '../../screens/login/login.ts';
import { expect, test } from '../../test.ts';
import type { UserPlan } from '../../world/account-plan.ts';

const words = screens.whoCan;

test('[GV-5, CONST-22] a choice of people in a scrolling area has 20, and 20 more at its end', async ({
  page,
  world,
}) => {
  const members = Array.from({ length: 30 }, (_, number): [string, UserPlan] => [
    `member${number}`,
    { role: 'endpoint-user', in: 'Stage' },
  ]);
  const people: Record<'owner', UserPlan> = {
    owner: { role: 'account-owner' },
    ...Object.fromEntries(members),
  };
  const account = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Stage', devices: [{ name: 'Main PL' }] },
    ],
    people,
  });
  const question = `act=instance.stop&workspace=${account.workspaceId('Stage')}`;
  await signIn(page, account.people.owner, `/manage-invite/who-can?${question}`);
  await page.getByRole('combobox', { name: words.member }).click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(20);
  await options.first().hover();
  await page.mouse.wheel(0, 2000);
  await expect(options).toHaveCount(31);
  await expect(options.last()).toHaveText(words.newcomer);
});
