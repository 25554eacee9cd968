import type { AuditPage } from '@partyline/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { auditQueryOf, type AuditSearch } from './audit-search.ts';

const PAGE_ROWS = '50';

/** Reads one page. [PLUS-22] */
export function readAuditPage(
  search: AuditSearch,
  { cursor, limit, signal }: { cursor: string | null; limit: string; signal: AbortSignal },
): Promise<AuditPage> {
  const query = { ...auditQueryOf(search), limit, ...(cursor !== null && { cursor }) };
  return api.get('/api/audit', { params: { query }, signal });
}

/** Returns the query of the matching entries, newest first. [PLUS-22] */
export const auditLogQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', auditQueryOf(search)],
    queryFn: ({ pageParam, signal }) =>
      readAuditPage(search, { cursor: pageParam, limit: PAGE_ROWS, signal }),
    initialPageParam: null as string | null, // the first page has none
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
