import { ApiError } from '@partyline/api-client';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries that are fetched once more when their present fetch ends. */
const followed = new WeakSet<Query>();

/**
 * Refetches a query. While a fetch is under way, exactly one more follows it, however often this is called: the data under
 * way may be older than the reason to refetch, and cancelling it would let a burst of reasons starve the page. TanStack Query
 * has cancel and skip, but no such trailing refetch. Nothing follows a fetch that ended the session. [NOTIF-24, DEV-57, ERR-6]
 */
export function refetch(client: QueryClient, queryKey: QueryKey): void {
  const invalidate = () => void client.invalidateQueries({ queryKey });
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.fetchStatus !== 'fetching') {
    invalidate();
    return;
  }
  if (followed.has(query)) return;
  followed.add(query);
  const follow = () => {
    followed.delete(query);
    const isCached = client.getQueryCache().get(query.queryHash) === query;
    if (isCached && !hasEndedSession(query.state.error)) invalidate();
  };
  query.promise?.then(follow, follow);
}

function hasEndedSession(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthenticated';
}
