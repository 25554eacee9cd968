import { parseUserAgent } from '@partyline/session';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/route-types.ts';
import { endSessions } from './end-sessions.service.ts';
import { listSessions, noteSessionUse } from './sessions.repository.ts';

/** GET users/sessions, POST users/sessions/end. [PLUS-23] */
export function sessionsHandlers(database: Database): Pick<Handlers, 'listSessions' | 'endSessions'> {
  return {
    listSessions: async ({ identity, headers }) => {
      // Whoever looks is there: their own session is never missing.
      await noteSessionUse(database, identity, parseUserAgent(headers['user-agent'] ?? ''));
      return listSessions(database, identity);
    },
    endSessions: async ({ body, identity, requestId }) => {
      await endSessions(database, body, identity, requestId);
      return null;
    },
  };
}
