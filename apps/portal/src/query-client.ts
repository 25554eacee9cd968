import { notifyManager, QueryClient } from '@tanstack/react-query';
import { whenIdle } from './next-task.ts';
import { onAccountDataReset } from './session/session-store.ts';

// Observers are notified in the same task: a timer would cost every notification one more frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * The cached answers of the API. The API client retries reads itself, so queries do not. [GA-16] Nothing waits for a
 * connection: offline, a query fails at once and the page shows that, and not a skeleton.
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

/** Resolves when no query is fetching, at the latest after some milliseconds. */
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

/** Resolves when the page has fetched what it shows, each step at the latest after 2 s: what it can do without comes after that. */
export async function whenPageIsReady(): Promise<void> {
  await whenIdle(PAGE_TIMEOUT_MS);
  await whenRead(PAGE_TIMEOUT_MS);
  await whenIdle(PAGE_TIMEOUT_MS);
}

onAccountDataReset(() => {
  // Fetches under way are for the previous account.
  void queryClient.cancelQueries();
  queryClient.clear();
});
