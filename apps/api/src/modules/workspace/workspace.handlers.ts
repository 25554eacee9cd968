import { parseWorkspaceRequest } from '@partyline/workspaces';
import type { Database } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Handlers, RouteContext } from '../../http/routes/route-types.ts';
import { movesDevices } from '../../http/authorization/rights-of-call.ts';
import { idempotencyKeyOf } from '../../records/idempotency/idempotency-key.ts';
import { createWorkspace } from './edit/create-workspace.service.ts';
import { deleteWorkspace } from './edit/delete-workspace.service.ts';
import { moveInstances, type MoveAnswer } from './move/move-instances.service.ts';
import { renameWorkspace } from './edit/rename-workspace.service.ts';

type WorkspaceRoutes = 'createOrMove' | 'moveInstances' | 'renameWorkspace' | 'deleteWorkspace';
type MoveBody = RouteContext<'moveInstances'>['body'];
type CallOfMove = Pick<RouteContext<'moveInstances'>, 'caller' | 'headers' | 'requestId'>;

/** Handles POST workspace/ and workspace/move, PUT and DELETE workspace/{id}. */
export function workspaceHandlers(database: Database): Pick<Handlers, WorkspaceRoutes> {
  const move = (
    { caller, headers, requestId }: CallOfMove,
    { workspaceId, vicUuids }: MoveBody,
  ): Promise<MoveAnswer> =>
    moveInstances(database, { caller, workspaceId, vicUuids, key: idempotencyKeyOf(headers), requestId });
  return {
    createOrMove: (context) => {
      const { caller, body, headers, requestId } = context;
      const request = parseWorkspaceRequest(body);
      if (request.ok && request.value === 'move' && movesDevices(body)) return move(context, body);
      if (!request.ok || request.value !== 'create' || !isCreation(body)) {
        throw new ApiFailure('request-not-proper');
      }
      return createWorkspace(database, {
        caller,
        name: body.name,
        key: idempotencyKeyOf(headers),
        requestId,
      });
    },
    moveInstances: (context) => move(context, context.body),
    renameWorkspace: ({ caller, params: { id }, body, requestId }) =>
      renameWorkspace(database, { caller, id, requestId, ...body }),
    deleteWorkspace: ({ caller, params: { id }, requestId }) =>
      deleteWorkspace(database, { caller, id, requestId }),
  };
}

type CreateOrMoveBody = RouteContext<'createOrMove'>['body'];

function isCreation(body: CreateOrMoveBody): body is Extract<CreateOrMoveBody, { readonly name: string }> {
  return typeof body.name === 'string';
}
