import { mayReadAuditLog } from '@partyline/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { hasFailed } from '../../query-client.ts';
import { accountSubjectIn } from '../../session/rights.ts';
import { getSession } from '../../session/session-store.ts';
import type { AuditSearch } from './audit-search.ts';
import { auditLogQuery } from './queries.ts';

/** Starts fetching the matching entries, if the user may read them; each visit does, as there may be new ones. [PLUS-22] */
export function prefetchAuditLog(client: QueryClient, search: AuditSearch): void {
  if (!mayReadAuditLog(accountSubjectIn(getSession()))) return;
  const query = auditLogQuery(search);
  if (hasFailed(client, query.queryKey)) return;
  client.infiniteQuery({ ...query, staleTime: 0 }).catch(() => undefined);
}
