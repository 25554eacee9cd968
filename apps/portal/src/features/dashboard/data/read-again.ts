import { ApiError } from '@partyline/api-client';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/** Where reads wait that were asked for while another one was under way. */
const waiting = new WeakSet<QueryClient>();

/**
 * Reads what is kept under a key again. While a read is under way, another one follows it, however often it was asked for:
 * what the one under way brings may be older than the reason to ask, and cutting it off would let a burst of reasons keep
 * anything from ever arriving. Nothing follows a read that ended the session. [NOTIF-24, DEV-57, ERR-6]
 */
export function readAgain(client: QueryClient, queryKey: readonly string[]): void {
  const read = () => void client.invalidateQueries({ queryKey });
  if (client.getQueryState(queryKey)?.fetchStatus !== 'fetching') {
    read();
    return;
  }
  if (waiting.has(client)) return;
  waiting.add(client);
  const hash = hashKey(queryKey);
  const stop = client.getQueryCache().subscribe(({ query, type }) => {
    if (query.queryHash !== hash) return;
    if (type !== 'removed' && query.state.fetchStatus === 'fetching') return;
    stop();
    waiting.delete(client);
    if (type !== 'removed' && !hasEndedSession(query.state.error)) read();
  });
}

function hasEndedSession(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthenticated';
}
