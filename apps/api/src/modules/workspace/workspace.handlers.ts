import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/route-types.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import { deleteWorkspace } from './delete-workspace.service.ts';
import { moveInstances } from './move-instances.service.ts';
import { renameWorkspace } from './rename-workspace.service.ts';

/** POST workspace/ and workspace/move, PUT and DELETE workspace/{id}. */
export function workspaceHandlers(
  database: Database,
): Pick<Handlers, 'moveInstances' | 'moveInstancesByName' | 'renameWorkspace' | 'deleteWorkspace'> {
  const move: Handlers['moveInstances'] & Handlers['moveInstancesByName'] = ({
    caller,
    body,
    headers,
    requestId,
  }) => {
    const { workspaceId, vicUuids } = body;
    return moveInstances(database, {
      caller,
      workspaceId,
      vicUuids,
      key: idempotencyKeyOf(headers),
      requestId,
    });
  };
  return {
    moveInstances: move,
    moveInstancesByName: move,
    renameWorkspace: ({ caller, params: { id }, body, requestId }) =>
      renameWorkspace(database, { caller, id, requestId, ...body }),
    deleteWorkspace: ({ caller, params: { id }, requestId }) =>
      deleteWorkspace(database, { caller, id, requestId }),
  };
}
