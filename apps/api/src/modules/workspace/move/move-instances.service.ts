import { err, ok, type Result } from '@partyline/kernel';
import { computeMove } from '@partyline/workspaces';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { instanceObject, recordAnswers, workspaceObject } from '../../../http/authorization/asked-rights.ts';
import { reloadMember } from '../../../http/authorization/load-caller.ts';
import { writeAudit } from '../../../records/audit/write-audit.ts';
import { once } from '../../../records/idempotency/once.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { listWorkspaceRows } from '../../../records/instances/workspace-rows.repository.ts';
import { findSource, moveRows } from './move-instances.repository.ts';
import { lockAccount } from '../../../records/workspaces/lock-account.repository.ts';
import { notifyMove } from './notify-workspace.ts';
import { failureOfMove } from '../../../records/workspaces/refusals.ts';
import { seenBy, type SeenWorkspace } from '../../../records/workspaces/workspace-rights.ts';
import { readWorkspaces, type WorkspaceFacts } from '../../../records/workspaces/workspaces.repository.ts';

export interface MoveRequest {
  readonly caller: MemberCaller;
  /** The target. */
  readonly workspaceId: number;
  readonly vicUuids: readonly string[];
  readonly key: string | null;
  readonly requestId: string;
}

export interface MoveAnswer {
  readonly workspaceId: number;
  readonly vicUuids: string[];
}

/**
 * Moves devices, in whole link groups, all or none, in one transaction; all blockers are reported. [API-54, DEV-31, DEV-32, LQ-6,
 * LQ-7, WS-17, GW-14]
 */
export async function moveInstances(database: Database, request: MoveRequest): Promise<MoveAnswer> {
  const { caller, key, workspaceId, vicUuids } = request;
  const call = { uid: caller.uid, route: 'moveInstances', key, asked: { workspaceId, vicUuids } } as const;
  const outcome = await decideInTransaction(
    database,
    (tx) => once(tx, call, () => writeMove(tx, request)),
    (tx, refused) => auditRefusal(tx, request, refused),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

interface Workspaces {
  /** With the roles held under the locks. */
  readonly caller: MemberCaller;
  readonly source: WorkspaceFacts;
  readonly target: WorkspaceFacts;
  readonly seenSource: SeenWorkspace;
  readonly seenTarget: SeenWorkspace;
}

async function writeMove(tx: Db, request: MoveRequest): Promise<Result<MoveAnswer, ApiFailure>> {
  const { workspaceId, vicUuids } = request;
  const workspaces = await findWorkspaces(tx, request);
  if (workspaces === null) return err(new ApiFailure('not-found'));
  const { caller, source, target, seenSource, seenTarget } = workspaces;
  const from = { accountId: caller.account.id, workspaceId: source.id };
  const rows = await listWorkspaceRows(tx, from, { locked: true });
  const move = computeMove({
    callerUid: caller.uid,
    circumstances: caller.account,
    source: {
      ...seenSource,
      onAnswer: recordAnswers(workspaceObject(source.id), ...vicUuids.map(instanceObject)),
      ownerUid: source.ownerUid,
      vicList: rows.filter(({ isLq }) => !isLq),
      lqDevicesList: rows.filter(({ isLq }) => isLq),
    },
    target: { ...seenTarget, onAnswer: recordAnswers(workspaceObject(target.id)) },
    vicUuids,
  });
  if (!move.ok) return err(failureOfMove(move.error));
  await moveRows(tx, { ...from, toWorkspaceId: workspaceId, uid: caller.uid, vicUuids: move.value });
  await auditAndNotify(tx, request, { from: source.id, to: workspaceId, vicUuids: move.value });
  const by = { accountId: from.accountId, byUid: caller.uid };
  await notifyMove(tx, by, { from: source, to: target, count: move.value.length });
  return ok({ workspaceId, vicUuids: [...move.value] });
}

/** Locks both workspaces against deletion; null if one, or all devices, are invisible to the caller. */
async function findWorkspaces(tx: Db, request: MoveRequest): Promise<Workspaces | null> {
  const { workspaceId, vicUuids } = request;
  const accountId = request.caller.account.id;
  const sourceId = await findSource(tx, request.caller, vicUuids);
  if (sourceId === undefined) return null;
  await lockAccount(tx, accountId);
  const workspaces = await readWorkspaces(tx, accountId, [sourceId, workspaceId], { locked: true });
  const caller = await reloadMember(tx, request.caller);
  const source = workspaces.find(({ id }) => id === sourceId);
  const target = workspaces.find(({ id }) => id === workspaceId);
  if (source === undefined || target === undefined) return null;
  const [seenSource, seenTarget] = [seenBy(caller, source), seenBy(caller, target)];
  return seenSource && seenTarget ? { caller, source, target, seenSource, seenTarget } : null;
}

async function auditAndNotify(
  tx: Db,
  { caller, requestId }: MoveRequest,
  move: { readonly from: number; readonly to: number; readonly vicUuids: readonly string[] },
): Promise<void> {
  const accountId = caller.account.id;
  await writeAudit(tx, {
    accountId,
    workspaceId: move.from,
    actor: { kind: 'user', uid: caller.uid },
    action: 'workspace.move-instances',
    object: { kind: 'workspace', id: String(move.to) },
    outcome: 'done',
    requestId,
    details: move,
  });
  for (const workspaceId of [move.from, move.to]) {
    await writeSilentNotification(tx, { accountId, workspaceId }, { event: 'workspace update' });
  }
}

function auditRefusal(
  tx: Db,
  { caller, workspaceId, vicUuids, requestId }: MoveRequest,
  { failure, details }: ApiFailure,
): Promise<void> {
  return writeAudit(tx, {
    accountId: caller.account.id,
    actor: { kind: 'user', uid: caller.uid },
    action: 'workspace.move-instances',
    object: { kind: 'workspace', id: String(workspaceId) },
    outcome: 'refused',
    reason: details.reason ?? failure,
    requestId,
    details: { vicUuids },
  });
}
