import type { Notification } from './notification.ts';

/** Time visible in the open list until an item counts as read. [CONST-15, GN-7] */
export const READ_NOTIFICATION_TIMEOUT_MS = 10_000;

/** Visible since, in milliseconds since 1970, by id. */
export type VisibleSince = ReadonlyMap<string, number>;

/** Keeps the instant of items still visible, adds new ones now, drops the others. [GN-7] */
export function nextVisible(visible: VisibleSince, docIds: readonly string[], nowMs: number): VisibleSince {
  return new Map(docIds.map((docId) => [docId, visible.get(docId) ?? nowMs]));
}

/** Returns the unread items that have been visible for 10 s. [CONST-15, GN-7] */
export function listDueReads(
  notifications: readonly Pick<Notification, 'notificationDocId' | 'isread'>[],
  visible: VisibleSince,
  nowMs: number,
): string[] {
  return notifications
    .filter(({ isread, notificationDocId }) => {
      const since = visible.get(notificationDocId);
      return !isread && since !== undefined && nowMs - since >= READ_NOTIFICATION_TIMEOUT_MS;
    })
    .map(({ notificationDocId }) => notificationDocId);
}
