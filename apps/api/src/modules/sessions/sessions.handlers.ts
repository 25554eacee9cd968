import type { OwnSession } from '@partyline/contract';
import { parseUserAgent, type UserAgent } from '@partyline/session';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/route-types.ts';
import { endSessions } from './end-sessions.service.ts';
import { listSessions, noteSessionUse } from './sessions.repository.ts';

/** Whoever looks at their list again sooner writes nothing. */
export const LOOKED_EVERY_MS = 60_000;

/** Whether a session is on the list as it is now: used by this very browser, a moment ago. */
function isNoted({ browser, system, lastUsedAt }: OwnSession, agent: UserAgent): boolean {
  const isSameAgent = browser === agent.browser && system === agent.system;
  return isSameAgent && Date.now() - Date.parse(lastUsedAt) < LOOKED_EVERY_MS;
}

/** GET users/sessions, POST users/sessions/end. [PLUS-23] */
export function sessionsHandlers(database: Database): Pick<Handlers, 'listSessions' | 'endSessions'> {
  return {
    listSessions: async ({ identity, headers }) => {
      const agent = parseUserAgent(headers['user-agent'] ?? '');
      const sessions = await listSessions(database, identity);
      const own = sessions.find(({ isThis }) => isThis);
      if (own !== undefined && isNoted(own, agent)) return sessions;
      // Whoever looks is there: their own session is never missing.
      await noteSessionUse(database, identity, agent);
      return listSessions(database, identity);
    },
    endSessions: async ({ body, identity, requestId }) => {
      await endSessions(database, body, identity, requestId);
      return null;
    },
  };
}
