import type { PauseReason, Schedule } from '@partyline/schedules';
import { columnsSql, type FieldsOf, type RowOf } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';

const FIELDS = {
  id: 'id',
  accountId: 'account_id',
  workspaceId: 'workspace_id',
  name: 'name',
  action: 'action',
  instanceId: 'instance_id',
  recurrence: 'recurrence',
  date: 'on_date',
  days: 'on_days',
  time: 'at_time',
  timeZone: 'time_zone',
  ownerUid: 'owner_uid',
  pauseReason: 'pause_reason',
  nextRunAt: 'next_run_at',
  rowVersion: 'row_version',
} as const satisfies FieldsOf<'schedules'>;

export interface StoredSchedule extends Schedule, Omit<RowOf<'schedules', typeof FIELDS>, keyof Schedule> {
  readonly deviceName: string | null;
  readonly ownerName: string | null;
  readonly pauseReason: PauseReason | null;
}

const WORKSPACE = {
  accountId: 'account_id',
  workspaceId: 'workspace_id',
} as const satisfies FieldsOf<'schedules'>;

/** A workspace for lookups; schedules of others are not found. */
export type ScheduleWorkspace = RowOf<'schedules', typeof WORKSPACE>;

export interface WrittenSchedule extends Schedule {
  readonly instanceId: number | null;
  readonly ownerUid: string;
  readonly nextRunAt: Date | null;
}

const SELECT = `SELECT ${columnsSql('s', FIELDS)}, coalesce(i.vic_uuid::text, '') AS "vicUuid",
    i.device_name AS "deviceName", coalesce(nullif(u.name, ''), u.email) AS "ownerName"
  FROM app.schedules s LEFT JOIN app.instances i ON i.id = s.instance_id
  LEFT JOIN app.users u ON u.uid = s.owner_uid AND u.deleted_at IS NULL`;

/** Lists a workspace's schedules by next run; paused and finished ones last. */
export async function listSchedules(
  db: Db,
  { accountId, workspaceId }: ScheduleWorkspace,
): Promise<readonly StoredSchedule[]> {
  const { rows } = await db.query<StoredSchedule>({
    name: 'list-schedules',
    text: `${SELECT} WHERE s.account_id = $1 AND s.workspace_id = $2 ORDER BY s.next_run_at NULLS LAST, s.id`,
    values: [accountId, workspaceId],
  });
  return rows;
}

export async function readSchedule(
  db: Db,
  { accountId, workspaceId }: ScheduleWorkspace,
  id: number,
): Promise<StoredSchedule | undefined> {
  const { rows } = await db.query<StoredSchedule>({
    name: 'read-schedule',
    text: `${SELECT} WHERE s.account_id = $1 AND s.workspace_id = $2 AND s.id = $3`,
    values: [accountId, workspaceId, id],
  });
  return rows[0];
}

export async function findScheduleWorkspace(db: Db, id: number): Promise<ScheduleWorkspace | undefined> {
  const { rows } = await db.query<ScheduleWorkspace>({
    name: 'schedule-workspace',
    text: `SELECT ${columnsSql('s', WORKSPACE)} FROM app.schedules s WHERE s.id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockSchedule(
  tx: Db,
  workspace: ScheduleWorkspace,
  id: number,
): Promise<StoredSchedule | undefined> {
  await tx.query({
    name: 'lock-schedule',
    text: 'SELECT FROM app.schedules WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return readSchedule(tx, workspace, id);
}

const valuesOf = (schedule: WrittenSchedule): readonly unknown[] => [
  schedule.name,
  schedule.action,
  schedule.instanceId,
  schedule.recurrence,
  schedule.date,
  [...schedule.days],
  schedule.time,
  schedule.timeZone,
  schedule.ownerUid,
  schedule.nextRunAt,
];

export async function insertSchedule(
  tx: Db,
  { accountId, workspaceId }: ScheduleWorkspace,
  schedule: WrittenSchedule,
): Promise<number> {
  const { rows } = await tx.query<Pick<Tables['schedules'], 'id'>>({
    name: 'insert-schedule',
    text: `INSERT INTO app.schedules (account_id, workspace_id, name, action, instance_id, recurrence, on_date, on_days, at_time,
        time_zone, owner_uid, next_run_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
    values: [accountId, workspaceId, ...valuesOf(schedule)],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('No schedule was inserted.');
  return row.id;
}

/** Replaces a schedule's input; a pause stays. */
export async function updateSchedule(tx: Db, id: number, schedule: WrittenSchedule): Promise<void> {
  await tx.query({
    name: 'update-schedule',
    text: `UPDATE app.schedules SET row_version = row_version + 1, name = $2, action = $3, instance_id = $4, recurrence = $5,
        on_date = $6, on_days = $7, at_time = $8, time_zone = $9, owner_uid = $10,
        next_run_at = CASE WHEN pause_reason IS NULL THEN $11::timestamptz END
      WHERE id = $1`,
    values: [id, ...valuesOf(schedule)],
  });
}

export async function markPaused(tx: Db, id: number, reason: PauseReason): Promise<void> {
  await tx.query({
    name: 'pause-schedule',
    text: `UPDATE app.schedules SET pause_reason = $2, next_run_at = NULL, row_version = row_version + 1 WHERE id = $1`,
    values: [id, reason],
  });
}

export async function markResumed(tx: Db, id: number, ownerUid: string, nextRunAt: Date): Promise<void> {
  await tx.query({
    name: 'resume-schedule',
    text: `UPDATE app.schedules SET pause_reason = NULL, owner_uid = $2, next_run_at = $3, row_version = row_version + 1
      WHERE id = $1`,
    values: [id, ownerUid, nextRunAt],
  });
}

/** Sets the next due time or null, keeping the row version. */
export async function setNextRun(tx: Db, id: number, nextRunAt: Date | null): Promise<void> {
  await tx.query({
    name: 'set-next-run',
    text: 'UPDATE app.schedules SET next_run_at = $2 WHERE id = $1',
    values: [id, nextRunAt],
  });
}

export async function deleteScheduleRow(tx: Db, id: number): Promise<void> {
  await tx.query({
    name: 'delete-schedule',
    text: 'DELETE FROM app.schedules WHERE id = $1',
    values: [id],
  });
}

/** Lists a schedule's devices: the chosen one, or the workspace's current ones. */
export async function listScheduledInstances(
  db: Db,
  { accountId, workspaceId, instanceId }: Pick<StoredSchedule, 'accountId' | 'workspaceId' | 'instanceId'>,
): Promise<readonly number[]> {
  const { rows } = await db.query<Pick<Tables['instances'], 'id'>>({
    name: 'scheduled-instances',
    text: `SELECT id FROM app.instances WHERE account_id = $1 AND workspace_id = $2 AND removed_at IS NULL
        AND ($3::bigint IS NULL OR id = $3) ORDER BY id`,
    values: [accountId, workspaceId, instanceId],
  });
  return rows.map(({ id }) => id);
}

/** Finds a device of the workspace; undefined elsewhere. */
export async function findInstanceId(
  db: Db,
  { accountId, workspaceId }: ScheduleWorkspace,
  vicUuid: string,
): Promise<number | undefined> {
  const { rows } = await db.query<Pick<Tables['instances'], 'id'>>({
    name: 'instance-to-schedule',
    text: `SELECT id FROM app.instances WHERE account_id = $1 AND workspace_id = $2 AND vic_uuid = $3 AND removed_at IS NULL`,
    values: [accountId, workspaceId, vicUuid],
  });
  return rows[0]?.id;
}
