import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/route-types.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import { moveInstances } from './move-instances.service.ts';

/** POST workspace/ and POST workspace/move. */
export function workspaceHandlers(
  database: Database,
): Pick<Handlers, 'moveInstances' | 'moveInstancesByName'> {
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
  return { moveInstances: move, moveInstancesByName: move };
}
