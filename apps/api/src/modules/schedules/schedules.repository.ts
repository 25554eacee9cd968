import type { PauseReason, Schedule } from '@partyline/schedules';
import type { Db } from '../../db/open-database.ts';

/** A schedule as it is stored. */
export interface StoredSchedule extends Schedule {
  readonly id: number;
  readonly accountId: number;
  readonly workspaceId: number;
  /** null for all devices of the workspace. */
  readonly instanceId: number | null;
  readonly deviceName: string | null;
  /** Who saved it last. */
  readonly ownerUid: string;
  readonly ownerName: string | null;
  readonly pauseReason: PauseReason | null;
  readonly nextRunAt: Date | null;
  readonly rowVersion: number;
}

/** Where schedules are looked for; one of another workspace is not found. */
export interface SchedulePlace {
  readonly accountId: number;
  readonly workspaceId: number;
}

/** What a user writes of a schedule, with what follows from it. */
export interface WrittenSchedule extends Schedule {
  readonly instanceId: number | null;
  readonly ownerUid: string;
  readonly nextRunAt: Date | null;
}

const SELECT = `SELECT s.id, s.account_id AS "accountId", s.workspace_id AS "workspaceId", s.name, s.action,
    s.instance_id AS "instanceId", coalesce(i.vic_uuid::text, '') AS "vicUuid", i.device_name AS "deviceName",
    s.recurrence, s.on_date AS date, s.on_days AS days, s.at_time AS time, s.time_zone AS "timeZone",
    s.owner_uid AS "ownerUid", coalesce(nullif(u.name, ''), u.email) AS "ownerName",
    s.pause_reason AS "pauseReason", s.next_run_at AS "nextRunAt", s.row_version AS "rowVersion"
  FROM app.schedules s LEFT JOIN app.instances i ON i.id = s.instance_id
  LEFT JOIN app.users u ON u.uid = s.owner_uid AND u.deleted_at IS NULL`;

/** The schedules of a workspace: what runs next comes first, what is paused or over last. */
export async function listSchedules(
  db: Db,
  { accountId, workspaceId }: SchedulePlace,
): Promise<readonly StoredSchedule[]> {
  const { rows } = await db.query<StoredSchedule>({
    name: 'list-schedules',
    text: `${SELECT} WHERE s.account_id = $1 AND s.workspace_id = $2 ORDER BY s.next_run_at NULLS LAST, s.id`,
    values: [accountId, workspaceId],
  });
  return rows;
}

/** One schedule of a workspace. */
export async function readSchedule(
  db: Db,
  { accountId, workspaceId }: SchedulePlace,
  id: number,
): Promise<StoredSchedule | undefined> {
  const { rows } = await db.query<StoredSchedule>({
    name: 'read-schedule',
    text: `${SELECT} WHERE s.account_id = $1 AND s.workspace_id = $2 AND s.id = $3`,
    values: [accountId, workspaceId, id],
  });
  return rows[0];
}

/** Where a schedule is; undefined for one that is gone. */
export async function findSchedulePlace(db: Db, id: number): Promise<SchedulePlace | undefined> {
  const { rows } = await db.query<SchedulePlace>({
    name: 'schedule-place',
    text: 'SELECT account_id AS "accountId", workspace_id AS "workspaceId" FROM app.schedules WHERE id = $1',
    values: [id],
  });
  return rows[0];
}

/** Locks a schedule until the transaction ends; after its workspace, which every change of it locks first. */
export async function lockSchedule(
  tx: Db,
  place: SchedulePlace,
  id: number,
): Promise<StoredSchedule | undefined> {
  await tx.query({
    name: 'lock-schedule',
    text: 'SELECT FROM app.schedules WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  return readSchedule(tx, place, id);
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

/** Adds a schedule; gives back its id. */
export async function insertSchedule(
  tx: Db,
  { accountId, workspaceId }: SchedulePlace,
  schedule: WrittenSchedule,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>({
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

/** Puts what a user wrote in place of what was there; a pause stays. */
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

/** Pauses a schedule. */
export async function markPaused(tx: Db, id: number, reason: PauseReason): Promise<void> {
  await tx.query({
    name: 'pause-schedule',
    text: `UPDATE app.schedules SET pause_reason = $2, next_run_at = NULL, row_version = row_version + 1 WHERE id = $1`,
    values: [id, reason],
  });
}

/** Ends the pause of a schedule, for a user with whose rights it runs from now on. */
export async function markResumed(tx: Db, id: number, ownerUid: string, nextRunAt: Date): Promise<void> {
  await tx.query({
    name: 'resume-schedule',
    text: `UPDATE app.schedules SET pause_reason = NULL, owner_uid = $2, next_run_at = $3, row_version = row_version + 1
      WHERE id = $1`,
    values: [id, ownerUid, nextRunAt],
  });
}

/** Says when a schedule is due next; null for never again. No user's edit is outdated by it. */
export async function setNextRun(tx: Db, id: number, nextRunAt: Date | null): Promise<void> {
  await tx.query({
    name: 'set-next-run',
    text: 'UPDATE app.schedules SET next_run_at = $2 WHERE id = $1',
    values: [id, nextRunAt],
  });
}

/** Deletes a schedule with its runs. */
export async function deleteScheduleRow(tx: Db, id: number): Promise<void> {
  await tx.query({
    name: 'delete-schedule',
    text: 'DELETE FROM app.schedules WHERE id = $1',
    values: [id],
  });
}

/** The ids of the devices that a schedule is about: the one that was chosen, or all that are in the workspace now. */
export async function listScheduledInstances(
  db: Db,
  { accountId, workspaceId, instanceId }: Pick<StoredSchedule, 'accountId' | 'workspaceId' | 'instanceId'>,
): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: 'scheduled-instances',
    text: `SELECT id FROM app.instances WHERE account_id = $1 AND workspace_id = $2 AND removed_at IS NULL
        AND ($3::bigint IS NULL OR id = $3) ORDER BY id`,
    values: [accountId, workspaceId, instanceId],
  });
  return rows.map(({ id }) => id);
}

/** The id of a device in a workspace; undefined for one that is elsewhere. */
export async function findInstanceId(
  db: Db,
  { accountId, workspaceId }: SchedulePlace,
  vicUuid: string,
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>({
    name: 'instance-to-schedule',
    text: `SELECT id FROM app.instances WHERE account_id = $1 AND workspace_id = $2 AND vic_uuid = $3 AND removed_at IS NULL`,
    values: [accountId, workspaceId, vicUuid],
  });
  return rows[0]?.id;
}
