import { LATEST_START_MINUTES, RUNS_KEPT, type DeviceResult, type RunOutcome } from '@partyline/schedules';
import type { ScheduleRun } from '@partyline/contract';
import { columnsSql, type ColumnAs, type FieldsOf, type RowOf, type StoredAs } from '../../db/columns.ts';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/tables.gen.ts';
import type { StoredSchedule } from './schedules.repository.ts';

export interface NewRun {
  readonly dueAt: Date;
  readonly outcome: RunOutcome;
  /** Why the whole run was refused, or null. */
  readonly reason: string | null;
  /** Empty for a run that does nothing. */
  readonly instanceIds: readonly number[];
}

/** Inserts the run of a due time and deletes the oldest; undefined if it exists already. [PLUS-15] */
export async function insertRun(
  tx: Db,
  { id, accountId, action, ownerUid }: StoredSchedule,
  { dueAt, outcome, reason, instanceIds }: NewRun,
): Promise<number | undefined> {
  const { rows } = await tx.query<Pick<Tables['schedule_runs'], 'id'>>({
    name: 'insert-schedule-run',
    text: `INSERT INTO app.schedule_runs (account_id, schedule_id, due_at, action, owner_uid, outcome, reason, finished_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $6 <> 'running' THEN now() END)
      ON CONFLICT ON CONSTRAINT schedule_runs_once DO NOTHING RETURNING id`,
    values: [accountId, id, dueAt, action, ownerUid, outcome, reason],
  });
  const runId = rows[0]?.id;
  if (runId === undefined) return undefined;
  await tx.query({
    name: 'insert-run-devices',
    text: 'INSERT INTO app.schedule_run_devices (run_id, instance_id) SELECT $1, unnest($2::bigint[])',
    values: [runId, [...instanceIds]],
  });
  await tx.query({
    name: 'forget-old-runs',
    text: `DELETE FROM app.schedule_runs WHERE id IN (
        SELECT id FROM app.schedule_runs WHERE schedule_id = $1 AND finished_at IS NOT NULL
        ORDER BY due_at DESC, id DESC OFFSET ${RUNS_KEPT})`,
    values: [id],
  });
  return runId;
}

export interface PendingDevice {
  readonly scheduleId: Tables['schedules']['id'];
  readonly accountId: Tables['schedules']['account_id'];
  readonly workspaceId: Tables['schedules']['workspace_id'];
  readonly action: Tables['schedule_runs']['action'];
  readonly ownerUid: Tables['schedule_runs']['owner_uid'];
  readonly dueAt: Tables['schedule_runs']['due_at'];
  readonly vicUuid: Tables['instances']['vic_uuid'];
  /** Moved or removed since the run began. */
  readonly isGone: boolean;
}

/** Locks a device and reads its run row; undefined once settled. Locking first lets concurrent jobs see the result. */
export async function lockPendingDevice(
  tx: Db,
  runId: number,
  instanceId: number,
): Promise<PendingDevice | undefined> {
  await tx.query({
    name: 'lock-scheduled-instance',
    text: 'SELECT FROM app.instances WHERE id = $1 FOR NO KEY UPDATE',
    values: [instanceId],
  });
  const { rows } = await tx.query<PendingDevice>({
    name: 'pending-device',
    text: `SELECT s.id AS "scheduleId", s.account_id AS "accountId", s.workspace_id AS "workspaceId", r.action,
        r.owner_uid AS "ownerUid", r.due_at AS "dueAt", i.vic_uuid AS "vicUuid",
        i.removed_at IS NOT NULL OR i.workspace_id <> s.workspace_id AS "isGone"
      FROM app.schedule_run_devices d JOIN app.schedule_runs r ON r.id = d.run_id
      JOIN app.schedules s ON s.id = r.schedule_id JOIN app.instances i ON i.id = d.instance_id
      WHERE d.run_id = $1 AND d.instance_id = $2 AND d.result = 'pending'`,
    values: [runId, instanceId],
  });
  return rows[0];
}

export async function listPending(db: Db, runId: number, atMost: number): Promise<readonly number[]> {
  const { rows } = await db.query<RowOf<'schedule_run_devices', { id: 'instance_id' }>>({
    name: 'pending-devices',
    text: `SELECT instance_id AS id FROM app.schedule_run_devices WHERE run_id = $1 AND result = 'pending'
      ORDER BY instance_id LIMIT $2`,
    values: [runId, atMost],
  });
  return rows.map(({ id }) => id);
}

export async function settleDevice(
  tx: Db,
  workspace: { readonly runId: number; readonly instanceId: number },
  result: DeviceResult,
  reason: string | null,
): Promise<void> {
  await tx.query({
    name: 'settle-run-device',
    text: 'UPDATE app.schedule_run_devices SET result = $3, reason = $4 WHERE run_id = $1 AND instance_id = $2',
    values: [workspace.runId, workspace.instanceId, result, reason],
  });
}

export async function listResults(db: Db, runId: number): Promise<readonly DeviceResult[]> {
  const { rows } = await db.query<{ result: ColumnAs<'schedule_run_devices', 'result', DeviceResult> }>({
    name: 'run-results',
    text: 'SELECT result FROM app.schedule_run_devices WHERE run_id = $1',
    values: [runId],
  });
  return rows.map(({ result }) => result);
}

export async function finishRun(tx: Db, runId: number, outcome: RunOutcome): Promise<void> {
  await tx.query({
    name: 'finish-schedule-run',
    text: `UPDATE app.schedule_runs SET outcome = $2, finished_at = now() WHERE id = $1 AND finished_at IS NULL`,
    values: [runId, outcome],
  });
}

type RunRow = StoredAs<
  ScheduleRun,
  RowOf<'schedule_runs', { id: 'id'; dueAt: 'due_at'; outcome: 'outcome'; reason: 'reason' }>
>;

export async function listRuns(db: Db, scheduleId: number): Promise<readonly ScheduleRun[]> {
  const { rows } = await db.query<RunRow>({
    name: 'list-schedule-runs',
    text: `SELECT r.id, r.due_at AS "dueAt", r.outcome, r.reason,
        count(d.*) FILTER (WHERE d.result = 'commanded')::int AS commanded,
        count(d.*) FILTER (WHERE d.result = 'unchanged')::int AS unchanged,
        coalesce(jsonb_agg(jsonb_build_object('deviceName', i.device_name, 'reason', d.reason) ORDER BY i.device_name)
          FILTER (WHERE d.result = 'refused'), '[]') AS refused
      FROM app.schedule_runs r LEFT JOIN app.schedule_run_devices d ON d.run_id = r.id
      LEFT JOIN app.instances i ON i.id = d.instance_id
      WHERE r.schedule_id = $1 GROUP BY r.id ORDER BY r.due_at DESC, r.id DESC LIMIT ${RUNS_KEPT}`,
    values: [scheduleId],
  });
  return rows.map((row) => ({ ...row, dueAt: row.dueAt.toISOString() }));
}

const LAST_RUN = {
  scheduleId: 'schedule_id',
  dueAt: 'due_at',
  outcome: 'outcome',
  reason: 'reason',
} as const satisfies FieldsOf<'schedule_runs'>;

export interface LastRun extends RowOf<'schedule_runs', typeof LAST_RUN> {
  readonly outcome: RunOutcome;
}

export async function listLastRuns(db: Db, scheduleIds: readonly number[]): Promise<readonly LastRun[]> {
  const { rows } = await db.query<LastRun>({
    name: 'last-schedule-runs',
    text: `SELECT DISTINCT ON (r.schedule_id) ${columnsSql('r', LAST_RUN)}
      FROM app.schedule_runs r WHERE schedule_id = ANY ($1::bigint[]) ORDER BY schedule_id, due_at DESC, id DESC`,
    values: [[...scheduleIds]],
  });
  return rows;
}

/** Lists due schedules and overdue runs, whose job was lost. */
export async function listForgotten(
  db: Db,
): Promise<{ readonly scheduleIds: readonly number[]; readonly runIds: readonly number[] }> {
  const due = await db.query<Pick<Tables['schedules'], 'id'>>({
    name: 'due-schedules',
    text: 'SELECT id FROM app.schedules WHERE next_run_at <= now() ORDER BY next_run_at LIMIT 1000',
  });
  const open = await db.query<Pick<Tables['schedule_runs'], 'id'>>({
    name: 'open-schedule-runs',
    text: `SELECT id FROM app.schedule_runs WHERE finished_at IS NULL
        AND begun_at < now() - interval '${LATEST_START_MINUTES} minutes' ORDER BY begun_at LIMIT 1000`,
  });
  return { scheduleIds: due.rows.map(({ id }) => id), runIds: open.rows.map(({ id }) => id) };
}
