import { err, ok, type Result } from '@partyline/kernel';
import { parseWorkspaceName } from '@partyline/workspaces';
import type { Database, Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { forbidden } from '../../../http/authorization/authorize.ts';
import { writeSilentNotification } from '../../../records/notifications/write-notification.ts';
import { failureOfName } from '../../../records/workspaces/refusals.ts';
import {
  auditWorkspace,
  onWorkspace,
  type FoundWorkspace,
  type WorkspaceCall,
} from '../../../records/workspaces/on-workspace.ts';
import { workspaceDecision } from '../../../records/workspaces/workspace-rights.ts';
import { lockNames, writeName } from './rename-workspace.repository.ts';

export interface RenameRequest extends WorkspaceCall {
  readonly name: string;
  /** The edited version; undefined: any. [GX-13] */
  readonly rowVersion?: number | undefined;
}

/** The name as stored. */
export interface RenameAnswer {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
}

const ACTION = 'workspace.rename';

/**
 * Renames a workspace and sends the event. Checks right, version, name in order; an unchanged name does nothing. [API-52, WS-2,
 * WS-5, WS-6, WS-7, WS-15, WS-27, GW-2, GW-4, GW-5, GX-13]
 */
export function renameWorkspace(database: Database, request: RenameRequest): Promise<RenameAnswer> {
  return onWorkspace(database, request, ACTION, async (tx, found) => {
    const right = workspaceDecision(request.caller, found.seen, 'rename');
    if (!right.allowed) return err(forbidden(right.reason));
    const { rowVersion } = request;
    if (rowVersion !== undefined && rowVersion !== found.workspace.rowVersion) {
      return err(new ApiFailure('stale'));
    }
    return writeNewName(tx, request, found);
  });
}

async function writeNewName(
  tx: Db,
  request: RenameRequest,
  { workspace }: FoundWorkspace,
): Promise<Result<RenameAnswer, ApiFailure>> {
  const accountId = request.caller.account.id;
  const { id } = workspace;
  const parsed = parseWorkspaceName(request.name, id, await lockNames(tx, accountId));
  if (!parsed.ok) return err(failureOfName(parsed.error, request.name));
  const name = parsed.value;
  if (name === workspace.name) return ok({ id, name, rowVersion: workspace.rowVersion });
  const rowVersion = await writeName(tx, { accountId, id, name });
  if (rowVersion === null) return err(failureOfName('workspace-name-taken', name));
  await auditWorkspace(tx, request, ACTION, { details: { from: workspace.name, to: name } });
  await writeSilentNotification(tx, { accountId, workspaceId: id }, { event: 'workspace update' });
  return ok({ id, name, rowVersion });
}
