import { isLoginRecent } from '@partyline/session';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { originOf } from '../sessions/session-use.ts';
import { listTokens } from './api-tokens.repository.ts';
import { createApiToken, revokeApiToken } from './api-tokens.service.ts';

export interface ApiTokensDeps {
  readonly database: Database;
  readonly now: () => Date;
}

/** Handles GET and POST users/tokens, DELETE users/tokens/{id}. [PLUS-25] */
export function apiTokensHandlers({
  database,
  now,
}: ApiTokensDeps): Pick<Handlers, 'listApiTokens' | 'createApiToken' | 'revokeApiToken'> {
  return {
    listApiTokens: ({ caller }) => listTokens(database, caller.uid),
    createApiToken: ({ caller, identity, headers, ip, requestId, body }) =>
      createApiToken(
        database,
        {
          caller,
          signedInAt: identity.signedInAt,
          isLoginRecent: isLoginRecent(identity.signedInAt, now().getTime()),
          origin: originOf(headers['user-agent'] ?? '', ip),
          requestId,
        },
        body,
      ),
    revokeApiToken: ({ caller: { uid }, params: { id }, requestId }) =>
      revokeApiToken(database, { uid, id, requestId }),
  };
}
