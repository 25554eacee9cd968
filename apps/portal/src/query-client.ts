import { notifyManager, QueryClient } from '@tanstack/react-query';
import { onAccountDataReset } from './session/session-store.ts';

// Whoever watches what was read is told in the same task: a timer would be one more frame to wait for every notification.
notifyManager.setScheduler(queueMicrotask);

/** What the API has answered. The client tries reads again itself, so queries do not. [GA-16] */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/** Resolves when nothing is being read, at the latest after some milliseconds. */
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

onAccountDataReset(() => {
  // What is still on its way is for the account before: nobody waits for it any more.
  void queryClient.cancelQueries();
  queryClient.clear();
});
