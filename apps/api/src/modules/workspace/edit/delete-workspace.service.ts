import { err, ok, type Result } from '@partyline/kernel';
import { computeWorkspaceDeletion, deletionRight, ownershipOf } from '@partyline/workspaces';
import type { Database, Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { listWorkspaceRows } from '../../../records/instances/workspace-rows.repository.ts';
import { markDeleted } from './delete-workspace.repository.ts';
import { failureOfDeletion } from '../../../records/workspaces/refusals.ts';
import { moveRows } from '../move/move-instances.repository.ts';
import { listDeletionReaders, notifyDeletion } from '../move/notify-workspace.ts';
import {
  auditWorkspace,
  onWorkspace,
  type FoundWorkspace,
  type WorkspaceCall,
} from '../../../records/workspaces/on-workspace.ts';
import { workspaceSubject } from '../../../records/workspaces/workspace-rights.ts';
import {
  readDefaultWorkspaceId,
  type WorkspaceFacts,
} from '../../../records/workspaces/workspaces.repository.ts';

/** What was moved to the default workspace. */
export interface DeletionAnswer {
  readonly movedTo: number;
  readonly vicUuids: string[];
}

const ACTION = 'workspace.delete';

/**
 * Deletes a workspace without an owner or running device; devices move to the default workspace. All blockers are reported.
 * [API-53, WS-3, WS-16, WS-18, WS-19, WS-20, GW-5, GW-9, GW-10]
 */
export function deleteWorkspace(database: Database, call: WorkspaceCall): Promise<DeletionAnswer> {
  return onWorkspace(database, call, ACTION, async (tx, found) => {
    const right = rightToDelete(found);
    return right ?? (await writeDeletion(tx, call, found.workspace));
  });
}

function rightToDelete({ caller, seen }: FoundWorkspace): Result<never, ApiFailure> | null {
  const { roleType, isDefault, isDirty } = seen;
  const subject = workspaceSubject(caller, seen);
  const decision = deletionRight(subject, { kind: 'workspace', roleType, isDefault, isDirty });
  return decision.allowed ? null : err(forbidden(decision.reason));
}

async function writeDeletion(
  tx: Db,
  call: WorkspaceCall,
  { id, name, isDefault, ownerUid }: WorkspaceFacts,
): Promise<Result<DeletionAnswer, ApiFailure>> {
  const { uid, account } = call.caller;
  const from = { accountId: account.id, workspaceId: id };
  const vicList = await listWorkspaceRows(tx, from, { locked: true });
  const workspace = { ...ownershipOf(isDefault, ownerUid), vicList, lqDevicesList: [] };
  const deletion = computeWorkspaceDeletion(workspace);
  if (!deletion.ok) return err(failureOfDeletion(workspace, deletion.error));
  const movedTo = await readDefaultWorkspaceId(tx, account.id);
  if (movedTo === undefined) throw new Error('An account has no default workspace.');
  const vicUuids = [...deletion.value];
  if (vicUuids.length > 0) await moveRows(tx, { ...from, toWorkspaceId: movedTo, uid, vicUuids });
  const readers = await listDeletionReaders(tx, { accountId: account.id, byUid: uid }, id);
  await markDeleted(tx, id, uid);
  await notifyDeletion(tx, account.id, { id, name }, readers);
  await auditWorkspace(tx, call, ACTION, { details: { name, movedTo, vicUuids } });
  // To the whole account: the members lost their access.
  await writeSilentNotification(tx, { accountId: account.id }, { event: 'workspace update' });
  return ok({ movedTo, vicUuids });
}
