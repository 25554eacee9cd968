import { listSilentEvents, type SilentEvent } from '@partyline/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToNotifications } from '../../session/feed/notification-feed.ts';
import { SUBSCRIPTIONS_KEY } from './queries.ts';

/** A burst of notifications is one refetch. */
const REFETCH_DELAY_MS = 300;
/** What changes a subscription, or the device and workspace shown with it. */
const RELEVANT: ReadonlySet<SilentEvent> = new Set(['subscriptionupdate', 'workspaceupdate']);

/** Reloads all subscriptions when the feed says that they changed, and after it (re)connected. [BILL-40, GN-3] */
export function useLiveSubscriptions(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
      }, REFETCH_DELAY_MS);
    };
    const unsubscribe = subscribeToNotifications({
      onNotification: (notification) => {
        if (listSilentEvents(notification).some((event) => RELEVANT.has(event))) schedule();
      },
      onReady: schedule,
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client]);
}
