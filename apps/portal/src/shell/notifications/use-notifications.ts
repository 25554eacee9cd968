import { DASHBOARD_REFRESH_MS } from '@partyline/display';
import { listNotifications, type Notification } from '@partyline/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFeedMode } from '../../session/feed/notification-feed.ts';
import { useSession } from '../../session/session-store.ts';
import { notificationSource, type NotificationSource } from './notification-source.ts';

/** One refetch per burst. */
const REFETCH_DELAY_MS = 300;
const KEY = ['notifications'] as const;
const NONE: readonly Notification[] = [];

/** A failed fetch is only logged. [NOTIF-15, ERR-40] */
const notificationsQuery = (source: NotificationSource) =>
  queryOptions({
    queryKey: KEY,
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
  const accountId = useSession(({ status, user }) =>
    status === 'signed-in' ? (user?.accountId ?? null) : null,
  );
  const isLive = useFeedMode() === 'live';
  const { data, isError, refetch } = useQuery({
    ...notificationsQuery(source),
    enabled: accountId !== null,
    refetchInterval: isLive ? false : DASHBOARD_REFRESH_MS,
  });
  useFollow(source);
  return {
    notifications: data === undefined || accountId === null ? NONE : listNotifications(data, { accountId }),
    isKnown: data !== undefined,
    isFailed: isError,
    refetch: () => void refetch(),
  };
}

/** Refetches after additions and a (re)connect. [NOTIF-10, NOTIF-11, NOTIF-12] */
function useFollow(source: NotificationSource): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: KEY });
      }, REFETCH_DELAY_MS);
    };
    const stop = source.follow({ onAdded: schedule, onReady: schedule });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, source]);
}

type Change = (list: readonly Notification[], docId: string) => readonly Notification[];

const isMeant = (docId: string, { notificationDocId }: Notification): boolean =>
  docId === 'all' || docId === notificationDocId;

const read: Change = (list, docId) =>
  list.map((each) => (isMeant(docId, each) ? { ...each, isread: true } : each));
const removed: Change = (list, docId) => list.filter((each) => !isMeant(docId, each));

/** Rolls back one change; others keep theirs. The list is sorted when it is read. */
function restored(
  list: readonly Notification[],
  before: readonly Notification[] = NONE,
  docId: string,
): readonly Notification[] {
  return [...removed(list, docId), ...before.filter((each) => isMeant(docId, each))];
}

/** Refetches after the last of several mutations, so that none shows its old state again. */
function refetchAfterLast(client: QueryClient): void {
  if (client.isMutating({ mutationKey: KEY }) === 1) void client.invalidateQueries({ queryKey: KEY });
}

function useListChange(change: Change, call: (docId: string) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: KEY,
    mutationFn: call,
    onMutate: async (docId) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData<readonly Notification[]>(KEY);
      client.setQueryData<readonly Notification[]>(KEY, (list) => list && change(list, docId));
      return before;
    },
    onError: (_error, docId, before) => {
      client.setQueryData<readonly Notification[]>(KEY, (list) => list && restored(list, before, docId));
    },
    onSettled: () => refetchAfterLast(client),
  });
}

/** Marks one or `all` as read, optimistically. [NOTIF-13, PLUS-27] */
export function useMarkRead(source: NotificationSource = notificationSource) {
  return useListChange(read, source.markRead);
}

/** Deletes one or `all`, optimistically. [NOTIF-14, GN-18] */
export function useRemove(source: NotificationSource = notificationSource) {
  return useListChange(removed, source.remove);
}
