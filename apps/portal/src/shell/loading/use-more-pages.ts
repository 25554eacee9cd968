import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type PagedQuery = Pick<
  UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'fetchNextPage'
>;

/**
 * Fetches a list's next page on demand. A refetch of the list cancels the request, which is then repeated until it succeeds or
 * fails.
 */
export function useMorePages(query: PagedQuery): { readonly isBusy: boolean; readonly readMore: () => void } {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const [wanted, setWanted] = useState<number | null>(null);
  const count = data?.pages.length ?? 0;
  const isOver = count >= (wanted ?? 0) || !hasNextPage || (error !== null && !isFetching);
  if (wanted !== null && isOver) setWanted(null);
  const isToRead = wanted !== null && !isOver && !isFetching;
  useEffect(() => {
    if (isToRead) void fetchNextPage();
  }, [isToRead, fetchNextPage]);
  const readMore = () => {
    if (wanted !== null || !hasNextPage) return;
    setWanted(count + 1);
    void fetchNextPage();
  };
  return { isBusy: wanted !== null, readMore };
}
