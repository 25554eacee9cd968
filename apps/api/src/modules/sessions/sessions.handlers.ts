import type { OwnSession } from '@partyline/contract';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { endSessions } from './end-sessions.service.ts';
import { originOf } from './session-use.ts';
import { listSessions, noteSessionUse, type SessionOrigin } from './sessions.repository.ts';

/** Throttle of reading the list. */
export const LOOKED_EVERY_MS = 60_000;

/** Returns whether the list shows the current use by this browser. */
function isNoted({ browser, system, address, lastUsedAt }: OwnSession, origin: SessionOrigin): boolean {
  const isSame = browser === origin.browser && system === origin.system && address === origin.address;
  return isSame && Date.now() - Date.parse(lastUsedAt) < LOOKED_EVERY_MS;
}

/** Handles GET users/sessions, POST users/sessions/end. [PLUS-23] */
export function sessionsHandlers(database: Database): Pick<Handlers, 'listSessions' | 'endSessions'> {
  return {
    listSessions: async ({ identity, headers, ip }) => {
      const origin = originOf(headers['user-agent'] ?? '', ip);
      const sessions = await listSessions(database, identity);
      const own = sessions.find(({ isThis }) => isThis);
      if (own !== undefined && isNoted(own, origin)) return sessions;
      // The caller's own session is always listed.
      await noteSessionUse(database, identity, origin);
      return listSessions(database, identity);
    },
    endSessions: async ({ body, identity, requestId }) => {
      await endSessions(database, body, identity, requestId);
      return null;
    },
  };
}
