import { accountOwnerText, SCHEDULE_ISSUE_TEXTS, screens } from '@partyline/texts';
import { workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { insertSchedule, letSchedulesBeDue, schedulesScreen } from '../../screens/workspace/schedules.ts';
import { openRules } from '../../screens/workspace/workspace-rules.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.schedules;

const PLAN = {
  name: 'Royal Albert Hall',
  workspaces: [{ name: 'Studio', isDefault: true, devices: [{ name: 'Main PL' }, { name: 'Foyer' }] }],
  people: {
    owner: { role: 'account-owner' },
    operator: { role: 'vic-admin', in: 'Studio' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'operator' | 'client'>;

test('[PLUS-15] a schedule is added, starts its device when it is due, is paused, resumed and deleted', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.operator);
  const menu = workspaceMenu(page, 'Studio');
  await menu.button.click();
  await menu.item('schedules').click();
  const screen = schedulesScreen(page);
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await screen.add.click();
  await screen.save.click();
  await expect(screen.dialog.getByText(SCHEDULE_ISSUE_TEXTS['schedule-name-required'])).toBeVisible();
  await screen.name.fill('Doors open');
  await screen.dialog.getByLabel(words.device).selectOption({ label: 'Main PL' });
  for (const day of ['mon', 'tue', 'wed', 'thu', 'fri'] as const)
    await screen.dialog.getByRole('checkbox', { name: words.longDayNames[day] }).uncheck();
  await screen.save.click();
  await expect(screen.dialog.getByText(SCHEDULE_ISSUE_TEXTS['schedule-days-required'])).toBeVisible();
  await screen.dialog.getByRole('checkbox', { name: words.longDayNames.sun }).check();
  await screen.dialog.getByLabel(words.time, { exact: true }).fill('18:30');
  await screen.dialog.getByLabel(words.timeZone).selectOption('America/New_York');
  await screen.save.click();
  await expect(screen.list).toContainText(words.what('start', 'Main PL'));
  await expect(screen.list).toContainText(words.weekly(['sun'], '18:30', 'America/New_York'));
  await expect(screen.list).toContainText(/Next run: Sun \d+ \w+ \d+, 18:30 \(America\/New_York\)/);

  await letSchedulesBeDue(world, account);
  await screen.button(words.runs, 'Doors open').click();
  await page.reload();
  await expect(screen.log('Doors open')).toContainText(words.counts(1, 0, 0));
  await expect(screen.log('Doors open')).toContainText(words.outcomes.done);
  const { rows } = await world.database.query<{ name: string }>(
    `SELECT i.device_name AS name FROM app.instance_commands c JOIN app.instances i ON i.id = c.instance_id
      WHERE c.account_id = $1 AND c.action = 'start' AND c.given_by = $2`,
    [account.id, account.people.operator.uid],
  );
  expect(rows).toEqual([{ name: 'Main PL' }]);

  await screen.button(words.pause, 'Doors open').click();
  await expect(screen.list).toContainText(words.pauseText('user', 'start'));
  await screen.button(words.resume, 'Doors open').click();
  await expect(screen.list).toContainText(/Next run: Sun/);
  await screen.button(words.delete, 'Doors open').click();
  await screen.dialog.getByRole('button', { name: words.delete }).click();
  await expect(page.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
});

test('[PLUS-15] a schedule whose owner lost the right is paused with its reason, and runs for who resumes it', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner, operator } = account.people;
  await insertSchedule(world, account, { name: 'Doors open', workspace: 'Studio', owner: operator });
  await world.changeRole(operator, account, 'endpoint-user');
  await letSchedulesBeDue(world, account);
  await storeSession(page, owner);
  await openRules(page, 'schedules', account, 'Studio');
  const screen = schedulesScreen(page);
  await expect(screen.list).toContainText(words.pauseText('owner-right', 'start'));
  await screen.button(words.resume, 'Doors open').click();
  await expect(screen.list).not.toContainText(words.pauseText('owner-right', 'start'));
  await letSchedulesBeDue(world, account);
  await page.reload();
  await screen.button(words.runs, 'Doors open').click();
  await expect(screen.log('Doors open')).toContainText(words.counts(2, 0, 0));
  await expect(screen.log('Doors open')).toContainText(words.outcomes.refused);
});

test('[PLUS-15, GD-43] the form offers every device of the workspace, and names one that has left it until another is chosen', async ({
  page,
  pageErrors,
  world,
}) => {
  pageErrors.allow(/status of 400/, 'the device is gone');
  const account = await world.account({
    workspaces: [
      {
        name: 'Studio',
        isDefault: true,
        devices: [{ name: 'Main PL' }, { name: 'Pit box', kind: 'device', isLq: true }],
      },
      { name: 'Truck' },
    ],
    people: { owner: { role: 'account-owner' } },
  });
  await storeSession(page, account.people.owner);
  await openRules(page, 'schedules', account, 'Studio');
  const screen = schedulesScreen(page);
  const devices = screen.dialog.getByLabel(words.device);
  const chosen = devices.locator('option:checked');
  await screen.add.click();
  await expect(devices.getByRole('option')).toHaveText([words.allDevices, 'Main PL', 'Pit box']);
  await screen.name.fill('Doors open');
  await devices.selectOption({ label: 'Main PL' });
  await screen.save.click();
  await expect(screen.list).toContainText(words.what('start', 'Main PL'));
  await world.database.query('UPDATE app.instances SET workspace_id = $2 WHERE id = $1', [
    account.device('Main PL').id,
    account.workspaceId('Truck'),
  ]);
  await page.reload();
  await screen.button(words.edit, 'Doors open').click();
  await expect(chosen).toHaveText(words.goneDevice('Main PL'));
  await screen.save.click();
  await expect(screen.dialog.getByText(SCHEDULE_ISSUE_TEXTS['schedule-device-unknown'])).toBeVisible();
  await devices.selectOption({ label: words.allDevices });
  await screen.save.click();
  await expect(screen.list).toContainText(words.what('start', null));
});

test('[PLUS-15, PLUS-7] who may not start devices is told whom to ask', async ({ page, world }) => {
  const account = await world.account(PLAN);
  await signIn(page, account.people.client, '/shows');
  await expect(page.getByRole('heading', { name: words.refusedTitle })).toBeVisible();
  await expect(page.getByText(words.refusedText(accountOwnerText('Royal Albert Hall')))).toBeVisible();
});
