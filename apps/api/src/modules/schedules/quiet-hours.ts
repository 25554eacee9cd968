import type { QuietHoursItem } from '@partyline/contract';
import { err, ok } from '@partyline/kernel';
import { parseScheduleQuietHours, type ScheduleQuietHours } from '@partyline/schedules';
import type { RowOf } from '../../db/columns.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { auditWorkspace } from '../../records/workspaces/on-workspace.ts';
import { failureOfIssues, onSchedulesOf, type SchedulesCall } from './on-schedules.ts';
import type { ScheduleWorkspace } from './schedules.repository.ts';

/** Before the first save. */
const NEVER_SAVED: QuietHoursItem = {
  isOn: false,
  quietFrom: '',
  quietTo: '',
  timeZone: '',
  rowVersion: 0,
};

export async function readQuietHours(
  db: Db,
  { accountId, workspaceId }: ScheduleWorkspace,
): Promise<QuietHoursItem> {
  const { rows } = await db.query<
    RowOf<
      'schedule_quiet_hours',
      {
        isOn: 'is_on';
        quietFrom: 'quiet_from';
        quietTo: 'quiet_to';
        timeZone: 'time_zone';
        rowVersion: 'row_version';
      }
    >
  >({
    name: 'read-schedule-quiet-hours',
    text: `SELECT is_on AS "isOn", quiet_from AS "quietFrom", quiet_to AS "quietTo", time_zone AS "timeZone",
        row_version AS "rowVersion"
      FROM app.schedule_quiet_hours WHERE account_id = $1 AND workspace_id = $2`,
    values: [accountId, workspaceId],
  });
  return rows[0] ?? NEVER_SAVED;
}

/** Sets a workspace's quiet hours; refuses an outdated version. [PLUS-15, GX-13] */
export function changeQuietHours(
  database: Database,
  call: SchedulesCall,
  { rowVersion, ...body }: ScheduleQuietHours & { readonly rowVersion?: number | undefined },
): Promise<QuietHoursItem> {
  return onSchedulesOf(database, call, 'workspace.quiet-hours', async (tx, { workspace }) => {
    const before = await readQuietHours(tx, workspace);
    if (rowVersion !== undefined && rowVersion !== before.rowVersion) return err(new ApiFailure('stale'));
    const parsed = parseScheduleQuietHours(body);
    if (!parsed.ok) return err(failureOfIssues(parsed.error));
    await writeQuietHours(tx, workspace, parsed.value);
    const after = await readQuietHours(tx, workspace);
    await auditWorkspace(tx, call, 'workspace.quiet-hours', { details: { ...parsed.value } });
    return ok(after);
  });
}

async function writeQuietHours(
  tx: Db,
  { accountId, workspaceId }: ScheduleWorkspace,
  { isOn, quietFrom, quietTo, timeZone }: ScheduleQuietHours,
): Promise<void> {
  await tx.query({
    name: 'write-schedule-quiet-hours',
    text: `INSERT INTO app.schedule_quiet_hours AS q (account_id, workspace_id, is_on, quiet_from, quiet_to, time_zone)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (workspace_id) DO UPDATE SET is_on = $3, quiet_from = $4, quiet_to = $5, time_zone = $6,
        row_version = q.row_version + 1`,
    values: [accountId, workspaceId, isOn, quietFrom, quietTo, timeZone],
  });
}
