import { listSilentEvents, type SilentEvent } from '@partyline/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToNotifications } from '../../session/feed/notification-feed.ts';
import { PEOPLE_KEY } from './queries.ts';

/** A burst of notifications is one refetch. */
const REFETCH_DELAY_MS = 300;
/** What may change who has access, or what the user may do about it. */
const RELEVANT: ReadonlySet<SilentEvent> = new Set(['workspaceupdate', 'dashboardupdate', 'refreshtoken']);

/** Refetches people and workspaces when the feed says that they changed, and after it (re)connected. [INV-6, GN-3] */
export function useLivePeople(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: PEOPLE_KEY });
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
