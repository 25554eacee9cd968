import { listSilentEvents, type SilentEvent } from '@partyline/notifications';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToNotifications } from './notification-feed.ts';

/** A burst of notifications is one refetch. */
const REFETCH_DELAY_MS = 300;

/**
 * Refetches the queries below a key when the feed brings one of these events, and after it (re)connected. Keep the key and the events
 * stable between renders. [GN-3]
 */
export function useLiveRefetch(queryKey: QueryKey, events: ReadonlySet<SilentEvent>): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey });
      }, REFETCH_DELAY_MS);
    };
    const unsubscribe = subscribeToNotifications({
      onNotification: (notification) => {
        if (listSilentEvents(notification).some((event) => events.has(event))) schedule();
      },
      onReady: schedule,
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client, queryKey, events]);
}
