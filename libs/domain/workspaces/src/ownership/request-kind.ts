import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** What POST workspace/ may be asked to do. [GW-1] */
export const WORKSPACE_REQUESTS = ['create', 'move'] as const;
/** One of {@link WORKSPACE_REQUESTS}. */
export type WorkspaceRequest = (typeof WORKSPACE_REQUESTS)[number];

const MOVE_FIELDS = ['workspaceId', 'vicUuids'];

/**
 * What the body of POST workspace/ asks for. Its `action` wins when it is there; else a name means create, a workspace with
 * uuids means move, and both or neither is 'request-not-proper', as is an action that nobody knows. The fields themselves are
 * checked by whoever does it. A field that is null is not there. [GW-1]
 */
export function parseWorkspaceRequest(body: unknown): Result<WorkspaceRequest, 'request-not-proper'> {
  if (typeof body !== 'object' || body === null) return err('request-not-proper');
  const fields = new Map(Object.entries(body).filter(([, value]) => value !== undefined && value !== null));
  const action: unknown = fields.get('action');
  if (action !== undefined) {
    const known = WORKSPACE_REQUESTS.find((request) => request === action);
    return known === undefined ? err('request-not-proper') : ok(known);
  }
  if (fields.has('name')) {
    return MOVE_FIELDS.some((field) => fields.has(field)) ? err('request-not-proper') : ok('create');
  }
  return MOVE_FIELDS.every((field) => fields.has(field)) ? ok('move') : err('request-not-proper');
}
