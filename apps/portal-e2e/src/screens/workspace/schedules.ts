import type { Page } from '@playwright/test';
import { insertScheduleRow } from '@partyline/rows/testing';
import { screens } from '@partyline/texts';
import type { TestUser } from '../../world/test-user.ts';
import type { Account, World } from '../../world/world.ts';
import { rulesScreen, type RulesScreen } from './workspace-rules.ts';

const words = screens.schedules;

export const schedulesScreen = (page: Page): RulesScreen => rulesScreen(page, words, words.runs);

/** Inserts a schedule that starts all devices of a workspace daily, years ahead; returns its id. */
export async function insertSchedule(
  { database }: World,
  account: Account,
  {
    name,
    workspace,
    owner,
  }: { readonly name: string; readonly workspace: string; readonly owner: Pick<TestUser, 'uid'> },
): Promise<number> {
  const place = { accountId: account.id, workspaceId: account.workspaceId(workspace) };
  return insertScheduleRow(database, { ...place, ownerUid: owner.uid, schedule: { name } });
}

export async function letSchedulesBeDue({ database }: World, { id }: Pick<Account, 'id'>): Promise<void> {
  await database.query(
    `WITH due AS (UPDATE app.schedules SET next_run_at = now() WHERE account_id = $1 RETURNING id)
      SELECT graphile_worker.add_job('run-schedule', json_build_object('scheduleId', id), job_key => 'run-schedule-' || id,
        max_attempts => 100) FROM due`,
    [id],
  );
}
