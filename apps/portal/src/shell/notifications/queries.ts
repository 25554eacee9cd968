import { DASHBOARD_REFRESH_MS } from '@partyline/display';
import { listNotifications, type Notification } from '@partyline/notifications';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createBurstRefetch, useFeedMode } from '../../session/feed/notification-feed.ts';
import { useMe } from '../../session/me.ts';
import { notificationSource, type NotificationSource } from './notification-source.ts';

export const NOTIFICATIONS_KEY = ['notifications'] as const;
const NONE: readonly Notification[] = [];

/** Returns the query of the notifications; a failed fetch is only logged. [NOTIF-15, ERR-40] */
const notificationsQuery = (source: NotificationSource) =>
  queryOptions({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: async ({ signal }) => {
      try {
        return await source.list(signal);
      } catch (error) {
        if (!signal.aborted) console.warn('Unable to fetch data: notifications', error);
        throw error;
      }
    },
  });

export interface KnownNotifications {
  readonly notifications: readonly Notification[];
  readonly isKnown: boolean;
  readonly isFailed: boolean;
  readonly refetch: () => void;
}

/** Returns the account's notifications, newest first; polls without a live feed. [NOTIF-5, NOTIF-9, GN-17] */
export function useNotifications(source: NotificationSource = notificationSource): KnownNotifications {
  const { accountId } = useMe().user;
  const isLive = useFeedMode() === 'live';
  const { data, isError, refetch } = useQuery({
    ...notificationsQuery(source),
    refetchInterval: isLive ? false : DASHBOARD_REFRESH_MS,
  });
  useFollow(source);
  return {
    notifications: data === undefined ? NONE : listNotifications(data, { accountId }),
    isKnown: data !== undefined,
    isFailed: isError,
    refetch: () => void refetch(),
  };
}

/** Refetches after additions and gaps of the feed. [NOTIF-10, NOTIF-11, NOTIF-12] */
function useFollow(source: NotificationSource): void {
  const client = useQueryClient();
  useEffect(() => {
    const { schedule, cancel } = createBurstRefetch(client, NOTIFICATIONS_KEY);
    const stop = source.follow({ onAdded: schedule, onGap: schedule });
    return () => {
      stop();
      cancel();
    };
  }, [client, source]);
}
