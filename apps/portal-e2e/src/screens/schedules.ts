import type { Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import type { TestUser } from '../world/test-user.ts';
import type { Account, World } from '../world/world.ts';
import { rulesScreen, type RulesScreen } from './workspace-rules.ts';

const words = screens.schedules;

/** Returns the parts of the screen of schedules. */
export const schedulesScreen = (page: Page): RulesScreen => rulesScreen(page, words, words.runs);

/** Inserts a schedule that starts all devices of a workspace every day at 09:30, years ahead; returns its id. */
export async function insertSchedule(
  { database }: World,
  account: Account,
  {
    name,
    workspace,
    owner,
  }: { readonly name: string; readonly workspace: string; readonly owner: Pick<TestUser, 'uid'> },
): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO app.schedules (account_id, workspace_id, name, action, recurrence, on_date, on_days, at_time, time_zone, owner_uid,
        next_run_at)
      VALUES ($1, $2, $3, 'start', 'weekly', '', '{mon,tue,wed,thu,fri,sat,sun}', '09:30', 'Europe/Berlin', $4,
        '2040-01-02 08:30:00Z') RETURNING id`,
    [account.id, account.workspaceId(workspace), name, owner.uid],
  );
  return Number(rows[0]?.id);
}

/** Makes the schedules of an account due now. */
export async function letSchedulesBeDue({ database }: World, { id }: Pick<Account, 'id'>): Promise<void> {
  await database.query(
    `WITH due AS (UPDATE app.schedules SET next_run_at = now() WHERE account_id = $1 RETURNING id)
      SELECT graphile_worker.add_job('run-schedule', json_build_object('scheduleId', id), job_key => 'run-schedule-' || id,
        max_attempts => 100) FROM due`,
    [id],
  );
}
