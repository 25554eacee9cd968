import { DEVICE_RIGHTS } from '@partyline/device-state';
import { err, type Result } from '@partyline/kernel';
import { can, type PermissionDecision } from '@partyline/permissions';
import { SCHEDULES_LIMIT, type ScheduleAction, type ScheduleFieldIssue } from '@partyline/schedules';
import type { Database, Db } from '../../db/open-database.ts';
import { forbidden, requireRight, subjectOf } from '../../http/authorization/authorize.ts';
import { workspaceObject } from '../../http/authorization/asked-rights.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { onWorkspace } from '../../records/workspaces/on-workspace.ts';
import { seenBy, type SeenWorkspace } from '../../records/workspaces/workspace-rights.ts';
import { readWorkspaces } from '../../records/workspaces/workspaces.repository.ts';
import { readSchedule, type ScheduleWorkspace, type StoredSchedule } from './schedules.repository.ts';

export interface SchedulesCall {
  readonly caller: MemberCaller;
  /** Of the workspace. */
  readonly id: number;
  readonly requestId: string;
}

export interface ScheduleCall extends SchedulesCall {
  readonly scheduleId: number;
}

/** Decides whether a caller may start or stop the workspace's devices; each device decides at the run. [PLUS-15] */
export function scheduleDecision(
  caller: MemberCaller,
  { id, roles }: Pick<SeenWorkspace, 'id' | 'roles'>,
  action: ScheduleAction,
): PermissionDecision {
  const subject = subjectOf(caller, roles, workspaceObject(id));
  const isRunning = action === 'stop';
  const [right] = DEVICE_RIGHTS[action];
  return can(subject, right, { kind: 'instance', isRunning, isSubscriptionExpired: false });
}

/** The workspace, and the caller with roles read under its lock. */
export interface SchedulesScope {
  readonly workspace: ScheduleWorkspace;
  readonly caller: MemberCaller;
  /** Returns the refusal of an action on the devices. */
  readonly mayDo: (action: ScheduleAction) => ApiFailure | null;
}

/** Changes a workspace's schedules in one transaction; audits refusals. [PLUS-15, ROLE-38] */
export function onSchedulesOf<Answer>(
  database: Database,
  call: SchedulesCall,
  action: string,
  work: (tx: Db, scope: SchedulesScope) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  return onWorkspace(database, call, action, async (tx, { caller, seen, workspace }) => {
    const mayDo = (wanted: ScheduleAction): ApiFailure | null => {
      const right = scheduleDecision(caller, seen, wanted);
      return right.allowed ? null : forbidden(right.reason);
    };
    const refused = mayDo('stop');
    if (refused !== null) return err(refused);
    return work(tx, {
      caller,
      mayDo,
      workspace: { accountId: caller.account.id, workspaceId: workspace.id },
    });
  });
}

/**
 * Changes one schedule of a workspace like `onSchedulesOf`, with the right to its action; unknown and foreign ones are refused
 * alike.
 */
export function onSchedule<Answer>(
  database: Database,
  call: ScheduleCall,
  action: string,
  work: (
    tx: Db,
    scope: SchedulesScope & { readonly schedule: StoredSchedule },
  ) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  return onSchedulesOf(database, call, action, async (tx, scope) => {
    const schedule = await readSchedule(tx, scope.workspace, call.scheduleId);
    if (schedule === undefined) return err(new ApiFailure('not-found'));
    const refused = scope.mayDo(schedule.action);
    return refused === null ? work(tx, { ...scope, schedule }) : err(refused);
  });
}

/** Returns the schedules' workspace for a caller who may read them. [PLUS-15, ROLE-38] */
export async function readSchedulesWorkspace(
  db: Db,
  { caller, id }: Pick<SchedulesCall, 'caller' | 'id'>,
): Promise<ScheduleWorkspace> {
  const [workspace] = await readWorkspaces(db, caller.account.id, [id], { locked: false });
  const seen = workspace === undefined ? undefined : seenBy(caller, workspace);
  if (seen === undefined) throw new ApiFailure('not-found');
  requireRight(scheduleDecision(caller, seen, 'stop'));
  return { accountId: caller.account.id, workspaceId: id };
}

/** Audits an action on a schedule. [PLUS-22] */
export function auditSchedule(
  tx: Db,
  { caller, id, requestId }: SchedulesCall,
  action: string,
  schedule: Pick<StoredSchedule, 'id' | 'name'>,
): Promise<void> {
  return writeAudit(tx, {
    accountId: caller.account.id,
    workspaceId: id,
    actor: { kind: 'user', uid: caller.uid },
    action,
    object: { kind: 'schedule', id: String(schedule.id) },
    outcome: 'done',
    requestId,
    details: { name: schedule.name },
  });
}

/** Returns the failure with every wrong field of a schedule or quiet hours. [PLUS-15, FORM-10] */
export function failureOfIssues(found: readonly ScheduleFieldIssue[]): ApiFailure {
  const issues = found.map(({ field, code }): FailureIssue => ({
    path: field === '' ? 'body' : `body.${field}`,
    code,
    message: (texts) => texts.SCHEDULE_ISSUE_TEXTS[code],
  }));
  const [first] = issues;
  return new ApiFailure('request-not-proper', {
    issues,
    ...(first === undefined ? {} : { reason: first.code, message: first.message }),
  });
}

export function limitFailure(count: number): ApiFailure | null {
  if (count < SCHEDULES_LIMIT) return null;
  return new ApiFailure('request-not-proper', {
    reason: 'too-many-schedules',
    message: (texts) => texts.SCHEDULE_LIMIT_TEXT,
  });
}
