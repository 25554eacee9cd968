import type { DeploymentTarget } from '@partyline/contract';
import { giveUpOverdue, planEdit, type EditIssue, type EditPlan } from '@partyline/device-state';
import { err, ok, type Result } from '@partyline/kernel';
import { can, type RefusalReason } from '@partyline/permissions';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import { workspaceDecision } from '../../../records/workspaces/workspace-rights.ts';
import { readSeenWorkspace } from '../../../records/workspaces/seen-workspace.ts';
import type { DeploymentTargets } from './deployment-targets.service.ts';
import { failureOfEdit } from './edit-refusal.ts';
import {
  instanceRefOf,
  readInstanceFacts,
  type InstanceFacts,
} from '../../../records/instances/instance-facts.repository.ts';
import { objectsOf, targetOf } from '../../../records/instances/instance-rights.ts';
import { onInstance, type FoundInstance, type InstanceCall } from '../../../records/instances/on-instance.ts';
import { listWorkspaceRows } from '../../../records/instances/workspace-rows.repository.ts';
import { writeCommand } from '../commands/write-command.ts';

export interface EditDeps {
  readonly database: Database;
  readonly deploymentTargets: DeploymentTargets;
}

export interface EditRequest extends InstanceCall {
  readonly instanceName: string;
  readonly deploymentTarget?: string | undefined;
  readonly rowVersion?: number | undefined;
  readonly log: JobLog;
}

/** Without a command where nothing was changed. */
export interface EditAnswer {
  readonly vicUuid: string;
  readonly commandId: string | null;
}

/**
 * Edits an instance: a name at once, a data center after the host's move, which resets it. Checks right, version, state in order;
 * reports all issues. [API-38, DEV-6, DEV-40, DEV-41, ROLE-34, ROLE-36, GD-13, GD-14, GD-34, GX-13]
 */
export async function editInstance(deps: EditDeps, request: EditRequest): Promise<EditAnswer> {
  const targets = await knownTargets(deps, request);
  return onInstance(deps.database, request, 'instance.save', async (tx, found) => {
    const right = await rightToEdit(tx, found.caller, found.instance);
    if (right !== null) return err(right);
    const { rowVersion } = request;
    if (rowVersion !== undefined && rowVersion !== found.instance.rowVersion) {
      return err(new ApiFailure('stale'));
    }
    const plan = await plannedEdit(tx, request, found, targets);
    return plan.ok
      ? ok(await writeEdit(tx, request, found.instance, { ...plan.value, targets: targets ?? [] }))
      : plan;
  });
}

/**
 * Returns the data centers; null while unknown. A mere rename does not wait, and a caller without the right never makes the
 * host be asked.
 */
async function knownTargets(
  { database, deploymentTargets }: EditDeps,
  { caller, id, deploymentTarget, log }: EditRequest,
): Promise<readonly DeploymentTarget[] | null> {
  if (deploymentTarget === undefined) return [];
  const ref = instanceRefOf(id);
  const seen = ref && (await readInstanceFacts(database, caller.account.id, ref, { locked: false }));
  if (!seen || seen.deploymentTargetId === deploymentTarget) return null;
  if ((await rightToEdit(database, caller, seen)) !== null) return null;
  try {
    return await deploymentTargets(log);
  } catch (error) {
    if (error instanceof ApiFailure && error.failure === 'instance-host-unavailable') return null;
    throw error;
  }
}

async function rightToEdit(
  db: Db,
  caller: MemberCaller,
  instance: InstanceFacts,
): Promise<ApiFailure | null> {
  const seen = await readSeenWorkspace(db, caller, instance.workspaceId);
  if (seen === undefined) return new ApiFailure('not-found');
  const decision = workspaceDecision(caller, seen, 'edit-instances', ...objectsOf(instance));
  return decision.allowed ? null : forbidden(decision.reason);
}

async function plannedEdit(
  tx: Db,
  { instanceName, deploymentTarget }: EditRequest,
  found: FoundInstance,
  targets: readonly DeploymentTarget[] | null,
): Promise<Result<EditPlan, ApiFailure>> {
  const instance = giveUpOverdue(found.instance, Date.now());
  await lockNames(tx, instance.workspaceId);
  const rows = await listWorkspaceRows(tx, instance, { locked: false });
  const deploymentTargetIds = (targets ?? []).map(({ id }) => id);
  const plan = planEdit(instance, { instanceName, deploymentTarget }, { rows, deploymentTargetIds });
  const isWorkspaceTouched =
    deploymentTarget !== undefined && deploymentTarget !== instance.deploymentTargetId;
  const missing = isWorkspaceTouched ? missingWorkspaceRight(found) : null;
  if (missing !== null) return err(forbidden(missing));
  if (plan.ok) return plan;
  return err(
    isOnlyUnheard(plan.error, targets)
      ? new ApiFailure('instance-host-unavailable')
      : failureOfEdit(plan.error),
  );
}

/**
 * Returns why the caller may not change the data center, or null. Running instances are refused with the edit's own sentence.
 * [ROLE-34, GD-14]
 */
function missingWorkspaceRight({ instance, subject }: FoundInstance): RefusalReason | null {
  const decision = can(subject, 'change-target', targetOf(instance, Date.now()));
  return decision.allowed || decision.reason === 'running' ? null : decision.reason;
}

function isOnlyUnheard(issues: readonly EditIssue[], targets: readonly DeploymentTarget[] | null): boolean {
  return targets === null && issues.every(({ code }) => code === 'data-center-unknown');
}

/** Serialises a workspace's edits, so that names stay unique. [GD-34] */
async function lockNames(tx: Db, workspaceId: number): Promise<void> {
  await tx.query({
    name: 'lock-names',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('names-of-workspace-' || $1::bigint, 0))`,
    values: [workspaceId],
  });
}

async function writeEdit(
  tx: Db,
  { caller, requestId }: EditRequest,
  instance: InstanceFacts,
  plan: EditPlan & { readonly targets: readonly DeploymentTarget[] },
): Promise<EditAnswer> {
  const { instanceName, deploymentTarget, isRename, isDataCenterChange } = plan;
  const { vicUuid } = instance;
  if (!isRename && !isDataCenterChange) return { vicUuid, commandId: null };
  const parameters = {
    deviceName: instanceName,
    ...(isDataCenterChange ? { deploymentTargetId: deploymentTarget } : {}),
  };
  const commandId = await writeCommand(tx, giveUpOverdue(instance, Date.now()), {
    action: 'save',
    uid: caller.uid,
    requestId,
    parameters,
    details: detailsOf(instance, plan),
  });
  return { vicUuid, commandId };
}

/** Returns what was changed, before and after, for the audit log; data centers by name. [PLUS-22] */
function detailsOf(
  { deviceName, deploymentTargetId }: InstanceFacts,
  {
    instanceName,
    deploymentTarget,
    isRename,
    isDataCenterChange,
    targets,
  }: EditPlan & { readonly targets: readonly DeploymentTarget[] },
) {
  const nameOf = (target: string | undefined) => targets.find(({ id }) => id === target)?.name ?? null;
  return {
    ...(isRename && { was: deviceName, name: instanceName }),
    ...(isDataCenterChange && {
      wasDataCenter: nameOf(deploymentTargetId),
      dataCenter: nameOf(deploymentTarget),
    }),
  };
}
