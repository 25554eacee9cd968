import type { ScheduleItem } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import {
  nextOccurrence,
  parseSchedule,
  scheduleQuietHoursOf,
  type Schedule,
  type ScheduleFieldIssue,
} from '@partyline/schedules';
import { isQuietAt } from '@partyline/alerts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import {
  auditSchedule,
  onSchedule,
  onSchedulesOf,
  failureOfIssues,
  limitFailure,
  type ScheduleCall,
  type SchedulesCall,
  type SchedulesScope,
} from './on-schedules.ts';
import { readQuietHours } from './quiet-hours.ts';
import { requestSchedule } from './request-run.ts';
import { listLastRuns, type LastRun } from './runs.repository.ts';
import {
  deleteScheduleRow,
  findInstanceId,
  insertSchedule,
  listSchedules,
  markPaused,
  markResumed,
  readSchedule,
  updateSchedule,
  type ScheduleWorkspace,
  type StoredSchedule,
  type WrittenSchedule,
} from './schedules.repository.ts';

/** Lists a workspace's schedules and quiet hours in wire format. [PLUS-15] */
export async function viewSchedules(db: Db, workspace: ScheduleWorkspace) {
  const [stored, quietHours] = [await listSchedules(db, workspace), await readQuietHours(db, workspace)];
  const lastRuns = await listLastRuns(
    db,
    stored.map(({ id }) => id),
  );
  const lastOf = new Map(lastRuns.map((run) => [run.scheduleId, run]));
  const quiet = scheduleQuietHoursOf(quietHours);
  const schedules = stored.map((schedule) => itemOf(schedule, lastOf.get(schedule.id), quiet));
  return { schedules, quietHours };
}

function itemOf(
  schedule: StoredSchedule,
  last: LastRun | undefined,
  quiet: Parameters<typeof isQuietAt>[0],
): ScheduleItem {
  const { id, rowVersion, name, action, vicUuid, recurrence, date, days, time, timeZone } = schedule;
  const { deviceName, ownerName, pauseReason, nextRunAt } = schedule;
  const written = { name, action, vicUuid, recurrence, date, days: [...days], time, timeZone };
  return {
    id,
    rowVersion,
    ...written,
    deviceName,
    ownerName,
    pauseReason,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    isNextQuiet: nextRunAt !== null && isQuietAt(quiet, nextRunAt.getTime()),
    lastRun:
      last === undefined
        ? null
        : { dueAt: last.dueAt.toISOString(), outcome: last.outcome, reason: last.reason },
  };
}

export function createSchedule(
  database: Database,
  call: SchedulesCall,
  body: unknown,
): Promise<ScheduleItem> {
  return onSchedulesOf(database, call, 'schedule.create', async (tx, scope) => {
    const written = await readBody(tx, scope, body);
    if (!written.ok) return written;
    const full = limitFailure((await listSchedules(tx, scope.workspace)).length);
    if (full !== null) return err(full);
    const id = await insertSchedule(tx, scope.workspace, written.value);
    return ok(await saved(tx, call, scope.workspace, { id, action: 'schedule.create' }));
  });
}

/** Changes a schedule, now with the caller's rights; refuses outdated versions. [PLUS-15, GX-13] */
export function changeSchedule(
  database: Database,
  call: ScheduleCall,
  { rowVersion, ...body }: Schedule & { readonly rowVersion?: number | undefined },
): Promise<ScheduleItem> {
  return onSchedule(database, call, 'schedule.change', async (tx, { schedule, ...scope }) => {
    const { id } = schedule;
    if (rowVersion !== undefined && rowVersion !== schedule.rowVersion) return err(new ApiFailure('stale'));
    const written = await readBody(tx, scope, body);
    if (!written.ok) return written;
    await updateSchedule(tx, id, written.value);
    return ok(await saved(tx, call, scope.workspace, { id, action: 'schedule.change' }));
  });
}

/** Pauses a schedule, idempotently. [PLUS-15] */
export function pauseSchedule(database: Database, call: ScheduleCall): Promise<ScheduleItem> {
  return onSchedule(database, call, 'schedule.pause', async (tx, { schedule, workspace }) => {
    const { id, pauseReason } = schedule;
    if (pauseReason === null) await markPaused(tx, id, 'user');
    return ok(await saved(tx, call, workspace, { id, action: 'schedule.pause' }));
  });
}

/** Resumes a schedule with the caller's rights unless it would never run. [PLUS-15] */
export function resumeSchedule(database: Database, call: ScheduleCall): Promise<ScheduleItem> {
  return onSchedule(database, call, 'schedule.resume', async (tx, { schedule, workspace, caller }) => {
    const { id, instanceId, vicUuid } = schedule;
    const nextMs = nextOccurrence(schedule, Date.now());
    const issue = (field: string, code: ScheduleFieldIssue['code']) =>
      err(failureOfIssues([{ field, code }]));
    if (nextMs === null) return issue('date', 'schedule-in-the-past');
    if (instanceId !== null && (await findInstanceId(tx, workspace, vicUuid)) === undefined)
      return issue('vicUuid', 'schedule-device-unknown');
    if (schedule.pauseReason !== null) await markResumed(tx, id, caller.uid, new Date(nextMs));
    return ok(await saved(tx, call, workspace, { id, action: 'schedule.resume' }));
  });
}

export function deleteSchedule(database: Database, call: ScheduleCall): Promise<null> {
  return onSchedule(database, call, 'schedule.delete', async (tx, { schedule }) => {
    await auditSchedule(tx, call, 'schedule.delete', schedule);
    await deleteScheduleRow(tx, schedule.id);
    return ok(null);
  });
}

async function readBody(
  tx: Db,
  { workspace, caller, mayDo }: SchedulesScope,
  body: unknown,
): Promise<Result<WrittenSchedule, ApiFailure>> {
  const nowMs = Date.now();
  const parsed = parseSchedule(body, nowMs);
  if (!parsed.ok) return err(failureOfIssues(parsed.error));
  const schedule = parsed.value;
  const refused = mayDo(schedule.action);
  if (refused !== null) return err(refused);
  const instanceId =
    schedule.vicUuid === '' ? null : await findInstanceId(tx, workspace, schedule.vicUuid.toLowerCase());
  if (instanceId === undefined)
    return err(failureOfIssues([{ field: 'vicUuid', code: 'schedule-device-unknown' }]));
  const nextMs = nextOccurrence(schedule, nowMs);
  const nextRunAt = nextMs === null ? null : new Date(nextMs);
  return ok({ ...schedule, instanceId, ownerUid: caller.uid, nextRunAt });
}

async function saved(
  tx: Db,
  call: SchedulesCall,
  workspace: ScheduleWorkspace,
  { id, action }: { readonly id: number; readonly action: string },
): Promise<ScheduleItem> {
  const schedule = await readSchedule(tx, workspace, id);
  if (schedule === undefined) throw new Error('Locked schedule row disappeared.');
  await requestSchedule(tx, schedule);
  await auditSchedule(tx, call, action, schedule);
  const [last] = await listLastRuns(tx, [id]);
  return itemOf(schedule, last, scheduleQuietHoursOf(await readQuietHours(tx, workspace)));
}
