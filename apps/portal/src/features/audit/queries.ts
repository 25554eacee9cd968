import type { AuditPage } from '@partyline/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { auditQueryOf, type AuditSearch } from './audit-search.ts';

const PAGE_ROWS = '50';
const BATCH_ROWS = '200';

interface ReadOptions {
  readonly cursor: string | null;
  readonly limit: string;
  readonly signal: AbortSignal;
  readonly combine?: 'batches';
  readonly batchOf?: string;
}

/** Reads one page. [PLUS-22] */
export function readAuditPage(
  search: AuditSearch,
  { cursor, signal, ...options }: ReadOptions,
): Promise<AuditPage> {
  const query = { ...auditQueryOf(search, Date.now()), ...options, ...(cursor !== null && { cursor }) };
  return api.get('/api/audit', { params: { query }, signal });
}

const PAGED = {
  initialPageParam: null as string | null, // the first page has none
  getNextPageParam: (page: AuditPage) => page.nextCursor,
};

/** Returns the query of the matching entries, newest first, an act on many as one. [PLUS-22] */
export const auditLogQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', auditQueryOf(search, Date.now())],
    queryFn: ({ pageParam: cursor, signal }) =>
      readAuditPage(search, { cursor, limit: PAGE_ROWS, combine: 'batches', signal }),
    ...PAGED,
    placeholderData: keepPreviousData,
  });

/** Returns the query of the matching entries of one act on many. [PLUS-22] */
export const auditBatchQuery = (search: AuditSearch, entryId: number) =>
  infiniteQueryOptions({
    queryKey: ['audit', auditQueryOf(search, Date.now()), entryId],
    queryFn: ({ pageParam: cursor, signal }) =>
      readAuditPage(search, { cursor, limit: BATCH_ROWS, batchOf: String(entryId), signal }),
    ...PAGED,
  });
