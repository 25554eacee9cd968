import { screens } from '@partyline/texts';
import { expect } from '../test.ts';
import { signIn } from './login.ts';
import type { OpenScreen } from './open-screen.ts';
import { openRules } from './workspace-rules.ts';
import { insertSchedule, schedulesScreen } from './schedules.ts';

const words = screens.schedules;
const STAGE = 'Royal Albert Hall Main Stage';
const PLAN = {
  workspaces: [{ name: STAGE, isDefault: true, devices: [{ name: 'Main PL' }] }],
  people: { owner: { role: 'account-owner' } },
} as const;

export const SCHEDULE_SCREENS = {
  'the schedules of a workspace with runs and quiet hours': async ({ page, world }) => {
    const account = await world.account(PLAN);
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
    await signIn(page, owner);
    await page.goto(`/manage-invite/schedules?log=${id}`);
    await expect(schedulesScreen(page).log('Doors open')).toContainText(words.outcomes.missed);
  },
  'the schedule form with its errors': async ({ page, world }) => {
    const account = await world.account(PLAN);
    await signIn(page, account.people.owner);
    await openRules(page, 'schedules', account, STAGE);
    const { add, save, name } = schedulesScreen(page);
    await add.click();
    await save.click();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  },
} as const satisfies Record<string, OpenScreen>;
