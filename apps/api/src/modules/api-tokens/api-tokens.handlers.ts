import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { listTokens } from './api-tokens.repository.ts';
import { createApiToken, revokeApiToken } from './api-tokens.service.ts';

/** Handlers of GET and POST users/tokens, DELETE users/tokens/{id}. [PLUS-25] */
export function apiTokensHandlers(
  database: Database,
): Pick<Handlers, 'listApiTokens' | 'createApiToken' | 'revokeApiToken'> {
  return {
    listApiTokens: ({ caller }) => listTokens(database, caller.uid),
    createApiToken: ({ caller, requestId, body }) => createApiToken(database, { caller, requestId }, body),
    revokeApiToken: ({ caller: { uid }, params: { id }, requestId }) =>
      revokeApiToken(database, { uid, id, requestId }),
  };
}
