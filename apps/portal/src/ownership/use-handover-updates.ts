import { listSilentEvents } from '@partyline/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToNotifications } from '../session/feed/notification-feed.ts';
import { HANDOVERS_KEY } from './queries.ts';

/** Refetches the open transfers and requests when a workspace or the rights change. [WS-27, GC-11] */
export function useHandoverUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: HANDOVERS_KEY });
    return subscribeToNotifications({
      onNotification: (notification) => {
        const events = listSilentEvents(notification);
        if (events.includes('workspaceupdate') || events.includes('refreshtoken')) refetch();
      },
      onReady: refetch,
    });
  }, [client]);
}
