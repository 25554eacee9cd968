import { WORKSPACE_NOTICE_ROLES } from '@partyline/notifications';
import type { PermissionDecision } from '@partyline/permissions';
import {
  nextOccurrence,
  scheduleQuietHoursOf,
  skipReasonOf,
  type PauseReason,
  type RunOutcome,
} from '@partyline/schedules';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { findMember } from '../../http/authorization/load-caller.ts';
import { readMaintenance } from '../../maintenance/maintenance.repository.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { listHolders, notifyUsers } from '../../records/notifications/notify-users.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';
import { seenBy } from '../../records/workspaces/workspace-rights.ts';
import { lockWorkspace, type WorkspaceFacts } from '../../records/workspaces/workspaces.repository.ts';
import { scheduleDecision } from './on-schedules.ts';
import { readQuietHours } from './quiet-hours.ts';
import { requestRun, requestSchedule } from './request-run.ts';
import { insertRun, listForgotten } from './runs.repository.ts';
import {
  findScheduleWorkspace,
  listScheduledInstances,
  lockSchedule,
  markPaused,
  setNextRun,
  type StoredSchedule,
} from './schedules.repository.ts';

/** Maintenance suspends commands; a run waits unless it gets too late. */
const MAINTENANCE_WAIT_MS = 15_000;

interface DueSchedule {
  readonly schedule: StoredSchedule;
  /** undefined: deleted. */
  readonly workspace: WorkspaceFacts | undefined;
  readonly dueAt: Date;
  readonly nowMs: number;
}

interface RunPlan {
  readonly outcome: RunOutcome;
  readonly reason: string | null;
  readonly instanceIds: readonly number[];
  /** Set: pauses the schedule. */
  readonly pause: PauseReason | null;
}

/**
 * Begins a due run in one transaction with the next due time, rows and command job. The last saving user is checked now: without
 * access or right the schedule is paused and its readers notified. A due time has one row across nodes. [PLUS-15]
 */
export async function runSchedule(
  database: Database,
  { scheduleId }: { readonly scheduleId: number },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const due = await lockDueSchedule(tx, scheduleId);
    if (due === null) return;
    const plan = await planRun(tx, due);
    if (plan === 'wait') {
      const nextRunAt = new Date(due.nowMs + MAINTENANCE_WAIT_MS);
      await requestSchedule(tx, { id: scheduleId, nextRunAt });
      return;
    }
    await writeRun(tx, due, plan);
  });
}

/** Locks the workspace, so that rights stay, and the schedule; null if not due. */
async function lockDueSchedule(tx: Db, id: number): Promise<DueSchedule | null> {
  const where = await findScheduleWorkspace(tx, id);
  if (where === undefined) return null;
  await lockAccount(tx, where.accountId);
  const workspace = await lockWorkspace(tx, where.accountId, where.workspaceId);
  const schedule = await lockSchedule(tx, where, id);
  if (schedule === undefined || schedule.nextRunAt === null) return null;
  const nowMs = Date.now();
  if (schedule.nextRunAt.getTime() > nowMs) {
    await requestSchedule(tx, schedule);
    return null;
  }
  return { schedule, workspace, dueAt: schedule.nextRunAt, nowMs };
}

const nothing = (outcome: RunOutcome): RunPlan => ({
  outcome,
  reason: null,
  instanceIds: [],
  pause: null,
});
const refusal = (reason: string, pause: PauseReason): RunPlan => ({
  outcome: 'refused',
  reason,
  instanceIds: [],
  pause,
});

async function planRun(
  tx: Db,
  { schedule, workspace, dueAt, nowMs }: DueSchedule,
): Promise<RunPlan | 'wait'> {
  if (workspace === undefined) return refusal('workspace-gone', 'workspace-gone');
  const quiet = scheduleQuietHoursOf(await readQuietHours(tx, schedule));
  const skipped = skipReasonOf({ dueMs: dueAt.getTime(), nowMs }, quiet);
  if (skipped !== null) return nothing(skipped);
  if ((await readMaintenance(tx)) !== null) return 'wait';
  const right = await ownerDecision(tx, schedule, workspace);
  if (!right.allowed) return refusal(right.reason, 'owner-right');
  const instanceIds = await listScheduledInstances(tx, schedule);
  if (instanceIds.length > 0) return { ...nothing('running'), instanceIds };
  return schedule.instanceId === null ? nothing('done') : refusal('device-gone', 'device-gone');
}

/** Decides whether the user who last saved the schedule still has the right. [GC-14] */
async function ownerDecision(
  tx: Db,
  { ownerUid, accountId, action }: StoredSchedule,
  workspace: WorkspaceFacts,
): Promise<PermissionDecision> {
  const owner = await findMember(tx, ownerUid, accountId);
  const seen = owner === null ? undefined : seenBy(owner, workspace);
  if (owner === null || seen === undefined) return { allowed: false, reason: 'no-right' };
  return scheduleDecision(owner, seen, action);
}

async function writeRun(tx: Db, { schedule, workspace, dueAt }: DueSchedule, plan: RunPlan): Promise<void> {
  const { id } = schedule;
  const runId = await insertRun(tx, schedule, { dueAt, ...plan });
  if (runId !== undefined) {
    await auditRun(tx, schedule, plan);
    if (plan.outcome === 'running') await requestRun(tx, runId);
  }
  if (plan.pause !== null) {
    await markPaused(tx, id, plan.pause);
    if (workspace !== undefined) await notifyPaused(tx, schedule, { workspace, reason: plan.pause });
    return;
  }
  const nextMs = nextOccurrence(schedule, dueAt.getTime());
  const nextRunAt = nextMs === null ? null : new Date(nextMs);
  await setNextRun(tx, id, nextRunAt);
  await requestSchedule(tx, { id, nextRunAt });
}

/** Audits a due time; each command has its own entry. [PLUS-22] */
function auditRun(
  tx: Db,
  { id, accountId, workspaceId, name }: StoredSchedule,
  plan: RunPlan,
): Promise<void> {
  const isDone = plan.outcome === 'running' || plan.outcome === 'done';
  return writeAudit(tx, {
    accountId,
    workspaceId,
    actor: { kind: 'system' },
    action: 'schedule.run',
    object: { kind: 'schedule', id: String(id) },
    outcome: isDone ? 'done' : 'refused',
    reason: isDone ? null : (plan.reason ?? plan.outcome),
    details: { name, ...(plan.pause === null ? {} : { paused: plan.pause }) },
  });
}

export async function resumeSchedules(database: Database): Promise<void> {
  const { scheduleIds, runIds } = await listForgotten(database);
  for (const id of scheduleIds) await requestSchedule(database, { id, nextRunAt: new Date() });
  for (const runId of runIds) await requestRun(database, runId);
}

/** Notifies the owner and the workspace's managers of a pause and its reason, without naming users. [PLUS-15, PLUS-27] */
async function notifyPaused(
  tx: Db,
  { accountId, workspaceId, ownerUid, name, action }: StoredSchedule,
  { workspace, reason }: { readonly workspace: WorkspaceFacts; readonly reason: PauseReason },
): Promise<void> {
  const roles = WORKSPACE_NOTICE_ROLES;
  const managers = await listHolders(tx, { accountId, workspaceIds: [workspaceId], roles });
  await notifyUsers(tx, [ownerUid, ...managers], {
    code: 'schedule-paused',
    params: { schedule: name, workspace: workspace.name, action, reason },
    accountId,
    workspaceId,
    object: { kind: 'workspace', id: String(workspaceId) },
  });
}
