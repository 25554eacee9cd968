import { ApiError } from '@partyline/api-client';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Queries with a trailing refetch scheduled. */
const followed = new WeakSet<Query>();

/**
 * Refetches a query. During a fetch, schedules exactly one trailing refetch, which TanStack Query lacks: the pending data may be
 * outdated, and cancelling it would starve the page in a burst. None follows a fetch that ended the session. [NOTIF-24, DEV-57,
 * ERR-6]
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
