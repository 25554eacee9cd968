import type { Notification } from './notification.ts';

/** So long an item stands in the open list before it counts as read, in milliseconds. [CONST-15, GN-7] */
export const READ_NOTIFICATION_TIMEOUT_MS = 10_000;

/** The items that are visible in the open list, each with the instant since when, in milliseconds since 1970. */
export type VisibleSince = ReadonlyMap<string, number>;

/** The visible items after a look: those still there keep their instant, new ones get now, the others are forgotten. [GN-7] */
export function nextVisible(visible: VisibleSince, docIds: readonly string[], nowMs: number): VisibleSince {
  return new Map(docIds.map((docId) => [docId, visible.get(docId) ?? nowMs]));
}

/** The unread items that have been visible for 10 s and are to be marked as read. [CONST-15, GN-7] */
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
