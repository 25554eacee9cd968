import { AUDIT_COUNT_LIMIT } from '@partyline/contract';
import { LANGUAGES } from '@partyline/display';
import { textsFor } from '@partyline/texts/by-language';
import type { Database } from '../../db/open-database.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { countAudit, readAudit } from './list-audit.repository.ts';

/** Handles GET audit: a page of the caller's account. [PLUS-22, GX-15] */
export function auditHandlers(database: Database): Pick<Handlers, 'listAudit'> {
  return {
    listAudit: async ({ caller, query: { limit, cursor, combine, workspaces, ...filters } }) => {
      const asked = {
        ...filters,
        accountId: caller.account.id,
        before: cursor ?? null,
        isCombined: combine !== undefined,
        workspaceIds: workspaces?.split(',').map(Number),
        textActions: filters.text === undefined ? [] : actionsNamed(filters.text),
      };
      const [rows, total] = await Promise.all([
        readAudit(database, { ...asked, atMost: limit + 1 }),
        cursor === undefined ? countAudit(database, { ...asked, atMost: AUDIT_COUNT_LIMIT }) : null,
      ]);
      const entries = rows.slice(0, limit);
      const last = rows.length > limit ? entries.at(-1) : undefined;
      return { entries, nextCursor: last === undefined ? null : String(last.id), total };
    },
  };
}

/** Returns the actions whose words, in any language, contain a text. */
function actionsNamed(text: string): string[] {
  return [...new Set(LANGUAGES.flatMap((language) => textsFor(language).listAuditActions(text)))];
}
