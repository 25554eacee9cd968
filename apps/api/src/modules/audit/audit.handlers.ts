import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { readAudit } from './list-audit.repository.ts';

/** Handles GET audit: a page of the caller's account. [PLUS-22, GX-15] */
export function auditHandlers(database: Database): Pick<Handlers, 'listAudit'> {
  return {
    listAudit: async ({ caller, query: { limit, cursor, ...filters } }) => {
      const rows = await readAudit(database, {
        ...filters,
        accountId: caller.account.id,
        before: cursor ?? null,
        atMost: limit + 1,
      });
      const entries = rows.slice(0, limit);
      const last = rows.length > limit ? entries.at(-1) : undefined;
      return { entries, nextCursor: last === undefined ? null : String(last.id) };
    },
  };
}
