import type { Notification } from '@partyline/notifications';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { notificationSource, type NotificationSource } from './notification-source.ts';
import { NOTIFICATIONS_KEY } from './queries.ts';

type Change = (list: readonly Notification[], docId: string) => readonly Notification[];

const isMeant = (docId: string, { notificationDocId }: Notification): boolean =>
  docId === 'all' || docId === notificationDocId;

const read: Change = (list, docId) =>
  list.map((each) => (isMeant(docId, each) ? { ...each, isread: true } : each));

const removed: Change = (list, docId) => list.filter((each) => !isMeant(docId, each));

/** Rolls back one change; others keep theirs. The list is sorted when it is read. */
function restored(
  list: readonly Notification[],
  before: readonly Notification[] = [],
  docId: string,
): readonly Notification[] {
  return [...removed(list, docId), ...before.filter((each) => isMeant(docId, each))];
}

/** Refetches after the last of several mutations, so that none shows its old state again. */
function refetchAfterLast(client: QueryClient): void {
  if (client.isMutating({ mutationKey: NOTIFICATIONS_KEY }) === 1)
    void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
}

function useListChange(change: Change, call: (docId: string) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: call,
    onMutate: async (docId) => {
      await client.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
      const before = client.getQueryData<readonly Notification[]>(NOTIFICATIONS_KEY);
      client.setQueryData<readonly Notification[]>(NOTIFICATIONS_KEY, (list) => list && change(list, docId));
      return before;
    },
    onError: (_error, docId, before) => {
      client.setQueryData<readonly Notification[]>(
        NOTIFICATIONS_KEY,
        (list) => list && restored(list, before, docId),
      );
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
