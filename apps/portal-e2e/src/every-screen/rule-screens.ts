import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import type { Account, World } from '../world/world.ts';
import { dashboard } from '../screens/workspace/dashboard.ts';
import { alertsScreen, insertAlert } from '../screens/workspace/device-alerts.ts';
import { signIn } from '../screens/login/login.ts';
import { screenGroup, type ScreenFixtures } from './screen-group.ts';
import { insertSchedule, schedulesScreen } from '../screens/workspace/schedules.ts';
import { visit } from '../screens/shell/shell.ts';

const { deviceAlerts, schedules } = screens;
const STAGE = 'Royal Albert Hall Main Stage';

/** Inserts an alert with deliveries of every state. */
async function insertSentAlert(world: World, account: Account<'owner'>): Promise<number> {
  const alertId = await insertAlert(world, account, { name: 'Night watch', workspace: STAGE });
  await world.database.query(
    `INSERT INTO app.alert_deliveries (account_id, rule_id, channel, message, user_uid, target, content, state, attempts,
        failure, status_code, next_attempt_at, settled_at)
      VALUES ($1, $2, 'mail', 'test', $3, NULL, '{}', 'delivered', 1, NULL, 250, NULL, now()),
        ($1, $2, 'webhook', 'outage', NULL, 'https://hooks.example.org/partyline/alerts',
          '{"data": {"device": {"name": "Main PL"}}}', 'pending', 3, 'status', 503, now() + interval '2 hours', NULL),
        ($1, $2, 'webhook', 'test', NULL, 'https://hooks.example.org/partyline/alerts', '{}', 'failed', 1, 'timeout', NULL,
          NULL, now())`,
    [account.id, alertId, account.people.owner.uid],
  );
  return alertId;
}

/** Returns the schedule with runs; another is paused, and the workspace has quiet hours. */
async function insertRunSchedule(world: World, account: Account<'owner'>): Promise<number> {
  const { owner } = account.people;
  const schedule = { name: 'Doors open', workspace: STAGE, owner };
  const id = await insertSchedule(world, account, schedule);
  const paused = await insertSchedule(world, account, { ...schedule, name: 'Sunday service' });
  await world.database.query(
    `WITH run AS (
        INSERT INTO app.schedule_runs (account_id, schedule_id, due_at, action, owner_uid, outcome, reason, finished_at)
        VALUES ($1, $2, now() - interval '2 days', 'start', $4, 'missed', NULL, now()),
          ($1, $2, now() - interval '1 day', 'start', $4, 'refused', NULL, now()) RETURNING id, outcome
      ), device AS (
        INSERT INTO app.schedule_run_devices (run_id, instance_id, result, reason)
        SELECT run.id, i.id, 'refused', 'expired' FROM run, app.instances i
        WHERE i.account_id = $1 AND run.outcome = 'refused'
      ), quiet AS (
        INSERT INTO app.schedule_quiet_hours (account_id, workspace_id, is_on, quiet_from, quiet_to, time_zone)
        VALUES ($1, $5, true, '09:00', '10:00', 'Europe/Berlin')
      )
      UPDATE app.schedules SET pause_reason = 'owner-right', next_run_at = NULL WHERE id = $3`,
    [account.id, id, paused, owner.uid, account.workspaceId(STAGE)],
  );
  return id;
}

async function beginWithRules({ page, world }: ScreenFixtures) {
  const account = await world.account({
    workspaces: [{ name: STAGE, isDefault: true, devices: [{ name: 'Main PL' }] }],
    people: { owner: { role: 'account-owner' } },
  });
  const alertId = await insertSentAlert(world, account);
  const scheduleId = await insertRunSchedule(world, account);
  await signIn(page, account.people.owner);
  await expect(dashboard(page).heading).toBeVisible();
  return { alertId, scheduleId };
}

export const RULE_SCREENS = screenGroup(beginWithRules, {
  'the alerts of a workspace with a delivery log': async ({ page }, { alertId }) => {
    await visit(page, `/activity/alerts?log=${alertId}`);
    await expect(alertsScreen(page).log('Night watch')).toContainText(deviceAlerts.delivered(250));
  },
  'the alert form with its errors': async ({ page }) => {
    await visit(page, '/activity/alerts');
    const { add, dialog, save, name } = alertsScreen(page);
    await add.click();
    await dialog.getByRole('switch', { name: deviceAlerts.hasQuietHours }).press('Space');
    await save.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
  'the schedules of a workspace with runs and quiet hours': async ({ page }, { scheduleId }) => {
    await visit(page, `/shows?log=${scheduleId}`);
    await expect(schedulesScreen(page).log('Doors open')).toContainText(schedules.outcomes.missed);
  },
  'the schedule form with its errors': async ({ page }) => {
    await visit(page, '/shows');
    const { add, save, name } = schedulesScreen(page);
    await add.click();
    await save.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
});
