import { notifyManager, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { whenIdle } from './next-task.ts';
import { onAccountDataReset } from './session/session-store.ts';

// Notify in the same task: a timer costs one more frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * The API client retries, so queries do not. [GA-16] Offline, a query fails at once, so that the page shows an error instead of
 * a skeleton.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** Returns whether a query failed. Loaders do not repeat it: the page shows the error and fetches again on retry or on mount. */
export const hasFailed = (client: QueryClient, queryKey: QueryKey): boolean =>
  client.getQueryState(queryKey)?.status === 'error';

const subscribeOnline = (listener: () => void) => onlineManager.subscribe(listener);

/** Returns whether the browser is online, as the queries see it. [GU-17] */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline());
}

/** Resolves when no query is fetching, at the latest after `atLatestMs`. */
export function whenRead(atLatestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (queryClient.isFetching() === 0) end();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    const timer = setTimeout(end, atLatestMs);
    function end(): void {
      stop();
      clearTimeout(timer);
      resolve();
    }
    look();
  });
}

const PAGE_TIMEOUT_MS = 2_000;

/** Resolves when the page has fetched its content, each step within 2 s; optional work follows. */
export async function whenPageIsReady(): Promise<void> {
  await whenIdle(PAGE_TIMEOUT_MS);
  await whenRead(PAGE_TIMEOUT_MS);
  await whenIdle(PAGE_TIMEOUT_MS);
}

onAccountDataReset(() => {
  // Running fetches belong to the previous account.
  void queryClient.cancelQueries();
  queryClient.clear();
});
