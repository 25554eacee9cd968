import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** Actions of POST workspace/. [GW-1] */
export const WORKSPACE_REQUESTS = ['create', 'move'] as const;
export type WorkspaceRequest = (typeof WORKSPACE_REQUESTS)[number];

const MOVE_FIELDS = ['workspaceId', 'vicUuids'];

/**
 * Parses POST workspace/. `action` wins; else a name means create, uuids mean move; both, neither or an unknown action is
 * 'request-not-proper'. null counts as missing. [GW-1]
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
