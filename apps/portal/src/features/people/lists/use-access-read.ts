import type { AccessPage, AccessRow } from '@partyline/contract';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMorePages } from '../../../shell/loading/use-more-pages.ts';
import type { PeopleSearch } from '../people-search.ts';
import { accessQuery, type AccessKind } from '../queries.ts';

const NO_PAGES: readonly AccessPage[] = [];

/** One of the two lists, as far as it is read. */
export interface AccessRead {
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly AccessPage[] }>;
  readonly pages: readonly AccessPage[];
  readonly rows: readonly AccessRow[];
  /** null: more than are counted. */
  readonly total: number | null;
  readonly isLoaded: boolean;
  readonly isBusy: boolean;
  readonly readMore: () => void;
}

/** Reads one of the two lists, in pages of 50. [HZ-8, GV-5] */
export function useAccessRead(kind: AccessKind, search: PeopleSearch): AccessRead {
  const query = useInfiniteQuery(accessQuery(kind, search));
  const { pages = NO_PAGES } = query.data ?? {};
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  const more = useMorePages(query);
  const total = pages[0]?.total ?? null;
  return { query, pages, rows, total, isLoaded: query.data !== undefined, ...more };
}
