import { DEVICE_RIGHTS } from '@partyline/device-state';
import { err, type Result } from '@partyline/kernel';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { forbidden, requireRight } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { onWorkspace } from '../../records/workspaces/on-workspace.ts';
import { workspaceDecision, seenBy } from '../../records/workspaces/workspace-rights.ts';
import { readWorkspaces } from '../../records/workspaces/workspaces.repository.ts';
import { readRule, type RuleWorkspace, type StoredRule } from './alert-rules.repository.ts';

export interface AlertsCall {
  readonly caller: MemberCaller;
  /** Of the workspace. */
  readonly id: number;
  readonly requestId: string;
}

export interface AlertCall extends AlertsCall {
  readonly alertId: number;
}

const [RIGHT] = DEVICE_RIGHTS.edit;

interface AlertsWorkspace {
  readonly workspace: RuleWorkspace;
  readonly workspaceName: string;
}

/** Changes a workspace's alert rules in one transaction; audits refusals. [PLUS-16, ROLE-38] */
export function onAlertsOf<Answer>(
  database: Database,
  call: AlertsCall,
  action: string,
  work: (tx: Db, where: AlertsWorkspace) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  return onWorkspace(database, call, action, async (tx, { caller, seen, workspace }) => {
    const right = workspaceDecision(caller, seen, RIGHT);
    if (!right.allowed) return err(forbidden(right.reason));
    return work(tx, {
      workspace: { accountId: caller.account.id, workspaceId: workspace.id },
      workspaceName: workspace.name,
    });
  });
}

/** Changes one alert rule of a workspace like `onAlertsOf`; unknown and foreign ones are refused alike. */
export function onAlertRule<Answer>(
  database: Database,
  call: AlertCall,
  action: string,
  work: (tx: Db, found: { rule: StoredRule; workspaceName: string }) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  return onAlertsOf(database, call, action, async (tx, { workspace, workspaceName }) => {
    const rule = await readRule(tx, workspace, call.alertId);
    return rule === undefined ? err(new ApiFailure('not-found')) : work(tx, { rule, workspaceName });
  });
}

/** Returns the rules' workspace for a caller who may read them. [PLUS-16, ROLE-38] */
export async function readAlertsWorkspace(
  db: Db,
  { caller, id }: Pick<AlertsCall, 'caller' | 'id'>,
): Promise<RuleWorkspace> {
  const [workspace] = await readWorkspaces(db, caller.account.id, [id], { locked: false });
  const seen = workspace === undefined ? undefined : seenBy(caller, workspace);
  if (seen === undefined) throw new ApiFailure('not-found');
  requireRight(workspaceDecision(caller, seen, RIGHT));
  return { accountId: caller.account.id, workspaceId: id };
}

/** Audits an action on an alert rule. [PLUS-22] */
export function auditAlert(
  tx: Db,
  { caller, id, requestId }: AlertsCall,
  action: string,
  { id: ruleId, name }: StoredRule,
): Promise<void> {
  return writeAudit(tx, {
    accountId: caller.account.id,
    workspaceId: id,
    actor: { kind: 'user', uid: caller.uid },
    action,
    object: { kind: 'alert', id: String(ruleId) },
    outcome: 'done',
    requestId,
    details: { name },
  });
}
