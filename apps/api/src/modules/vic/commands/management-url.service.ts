import { deviceActionDecision, parseManagerUrl } from '@partyline/device-state';
import type { Database } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import type { JobLog } from '../../../jobs/job-log.ts';
import { HostFailure } from '../../../providers/instance-host/host-failure.ts';
import type { InstanceHost } from '../../../providers/instance-host/instance-host.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { noteFirstOpening } from '../../../records/users/first-steps.repository.ts';
import { conditionFailure } from './command-refusal.ts';
import {
  instanceRefOf,
  readInstanceFacts,
  type InstanceFacts,
} from '../../../records/instances/instance-facts.repository.ts';
import { contextOn } from '../../../records/instances/instance-rights.ts';

export interface ManagementDeps {
  readonly database: Database;
  readonly host: InstanceHost;
  /** Allowed origins of manager pages. */
  readonly instanceOrigins: readonly string[];
}

export interface ManagementRequest {
  readonly caller: MemberCaller;
  /** Row id or vicUuid. [GX-12] */
  readonly id: string;
  readonly requestId: string;
  readonly log: JobLog;
  readonly signal: AbortSignal;
}

/**
 * Returns the manager page's single-use address. Needs the `ccm` right, a ready instance and an allowed origin. [API-39, DEV-43,
 * DEV-44, GD-22]
 */
export async function managementUrl(deps: ManagementDeps, request: ManagementRequest): Promise<string> {
  const instance = await readOpenable(deps, request);
  const url = await askHost(deps, instance, request);
  await writeAudit(deps.database, {
    accountId: instance.accountId,
    workspaceId: instance.workspaceId,
    actor: { kind: 'user', uid: request.caller.uid },
    action: 'instance.open',
    object: { kind: 'instance', id: instance.vicUuid },
    outcome: 'done',
    requestId: request.requestId,
  });
  await noteFirstOpening(deps.database, instance.accountId);
  return url;
}

async function readOpenable(
  { database, instanceOrigins }: ManagementDeps,
  { caller, id }: ManagementRequest,
): Promise<InstanceFacts> {
  const ref = instanceRefOf(id);
  const instance =
    ref === null ? undefined : await readInstanceFacts(database, caller.account.id, ref, { locked: false });
  const context = instance && contextOn(caller, instance, Date.now());
  if (instance === undefined || context === undefined) throw new ApiFailure('not-found');
  const decision = deviceActionDecision(instance, 'open', { ...context, instanceOrigins });
  if (!decision.allowed) {
    throw decision.by === 'permission' ? forbidden(decision.reason) : conditionFailure(decision);
  }
  return instance;
}

async function askHost(
  { host, instanceOrigins }: ManagementDeps,
  { vicUuid }: InstanceFacts,
  { log, signal }: ManagementRequest,
): Promise<string> {
  try {
    const checked = parseManagerUrl(await host.managerSession(vicUuid, signal), instanceOrigins);
    if (checked.ok) return checked.value;
    log.error({ vicUuid, issue: checked.error }, 'the host gave a manager address that is not allowed');
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    log.warn({ err: error, vicUuid }, 'the manager address could not be read from the host');
  }
  throw new ApiFailure('instance-host-unavailable');
}
