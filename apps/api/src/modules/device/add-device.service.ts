import type { HostRegistration } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import { withoutEffectCheck } from '../../db/effect-check.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { forbidden } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import type { JobLog } from '../../jobs/job-log.ts';
import { HostFailure } from '../../providers/instance-host/host-failure.ts';
import type { InstanceHost } from '../../providers/instance-host/instance-host.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { applySnapshot } from '../host-reports/apply-snapshot.ts';
import { once } from '../../records/idempotency/once.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { workspaceDecision } from '../../records/workspaces/workspace-rights.ts';
import { readDefaultWorkspaceId } from '../../records/workspaces/workspaces.repository.ts';
import { readSeenWorkspace } from '../../records/workspaces/seen-workspace.ts';
import { findRegistered, insertDevice, type RegisteredDevice } from './add-device.repository.ts';

export interface AddDeps {
  readonly database: Database;
  readonly host: InstanceHost;
}

export interface AddRequest {
  readonly caller: MemberCaller;
  readonly code: string;
  /** Undefined: the token's workspace, else the default one. */
  readonly workspaceId: number | undefined;
  readonly key: string | null;
  readonly requestId: string;
  readonly log: JobLog;
}

/** The device's workspace and the next page. */
export interface AddAnswer {
  readonly vicUuid: string;
  readonly workspaceId: number;
  readonly redirectUrl: string | null;
}

/**
 * Registers the physical device that shows a code: asks the right, claims it (idempotent per account), inserts the row; retries end
 * in one row. Wrong, used and foreign codes are refused alike. [API-42, DEV-52, DEV-53, GR-8, GD-45]
 */
export async function addDevice(deps: AddDeps, request: AddRequest): Promise<AddAnswer> {
  const { database } = deps;
  const workspaceId =
    request.workspaceId ?? (await readDefaultWorkspaceId(database, request.caller.account.id));
  if (workspaceId === undefined) throw new ApiFailure('not-found');
  try {
    return await claimAndRegister(deps, request, workspaceId);
  } catch (error) {
    // Refused codes are audited too. [PLUS-22]
    if (error instanceof ApiFailure)
      await withoutEffectCheck('refusal', () => audit(database, request, workspaceId, { refused: error }));
    throw error;
  }
}

async function claimAndRegister(
  { database, host }: AddDeps,
  request: AddRequest,
  workspaceId: number,
): Promise<AddAnswer> {
  const { caller, code, key } = request;
  const refused = await refusalOf(database, caller, workspaceId, { locked: false });
  if (refused !== null) throw refused;
  const registration = await claim(host, request);
  const outcome = await inTransaction(database, (tx) => {
    const call = { uid: caller.uid, route: 'addDevice', key, asked: { code, workspaceId } } as const;
    return once(tx, call, () => register(tx, request, workspaceId, registration));
  });
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function refusalOf(
  db: Db,
  caller: MemberCaller,
  workspaceId: number,
  { locked }: { readonly locked: boolean },
): Promise<ApiFailure | null> {
  const seen = await readSeenWorkspace(db, caller, workspaceId, { locked });
  if (seen === undefined) return new ApiFailure('not-found');
  const right = workspaceDecision(caller, seen, 'add-instances');
  return right.allowed ? null : forbidden(right.reason);
}

async function claim(host: InstanceHost, { code, caller, log }: AddRequest): Promise<HostRegistration> {
  try {
    return await host.claim(code.toUpperCase(), `account-${caller.account.id}`);
  } catch (error) {
    if (!(error instanceof HostFailure)) throw error;
    if (error.kind === 'unknown-instance' || error.kind === 'refused') {
      throw new ApiFailure('device-code-not-valid');
    }
    log.warn({ err: error }, 'a device could not be claimed at the host');
    throw new ApiFailure('instance-host-unavailable');
  }
}

async function register(
  tx: Db,
  request: AddRequest,
  workspaceId: number,
  { instance, deviceModel, isLq, redirectUrl }: HostRegistration,
): Promise<Result<AddAnswer, ApiFailure>> {
  const { caller } = request;
  const workspace = { accountId: caller.account.id, workspaceId };
  // Rights and workspace may be gone since the host call; locked from here.
  const refused = await refusalOf(tx, caller, workspaceId, { locked: true });
  if (refused !== null) return err(refused);
  const vicUuid = instance.vicUuid.toLowerCase();
  const known = await findRegistered(tx, vicUuid);
  if (known !== undefined) return alreadyThere(known, workspace.accountId, redirectUrl);
  await insertDevice(tx, { ...workspace, vicUuid, deviceModel, isLq, uid: caller.uid });
  await applySnapshot(tx, instance);
  await audit(tx, request, workspaceId, { vicUuid });
  await writeSilentNotification(tx, workspace, { event: 'workspace update' });
  return ok({ vicUuid, workspaceId, redirectUrl });
}

/** Answers a repeat with the workspace that the device has, never revealing another account's. */
function alreadyThere(
  { vicUuid, accountId, workspaceId }: RegisteredDevice,
  own: number,
  redirectUrl: string | null,
): Result<AddAnswer, ApiFailure> {
  if (accountId !== own) return err(new ApiFailure('device-code-not-valid'));
  return ok({ vicUuid, workspaceId, redirectUrl });
}

function audit(
  db: Db,
  { caller, requestId }: AddRequest,
  workspaceId: number,
  what: { readonly vicUuid: string } | { readonly refused: ApiFailure },
): Promise<void> {
  const reason = 'refused' in what ? (what.refused.details.reason ?? what.refused.failure) : null;
  return writeAudit(db, {
    accountId: caller.account.id,
    workspaceId,
    actor: { kind: 'user', uid: caller.uid },
    action: 'device.add',
    object: { kind: 'instance', id: 'vicUuid' in what ? what.vicUuid : null },
    outcome: reason === null ? 'done' : 'refused',
    reason,
    requestId,
  });
}
