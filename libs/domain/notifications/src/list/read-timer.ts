import type { Notification } from './notification.ts';

/** Visible in the open list. [CONST-15, GN-7] */
export const READ_NOTIFICATION_TIMEOUT_MS = 10_000;

/** Visible since, in milliseconds since 1970, by id. */
export type VisibleSince = ReadonlyMap<string, number>;

/** Returns since when the listed items are visible; those visible before keep their instant. [GN-7] */
export function nextVisible(visible: VisibleSince, docIds: readonly string[], nowMs: number): VisibleSince {
  return new Map(docIds.map((docId) => [docId, visible.get(docId) ?? nowMs]));
}

/** Lists the unread notifications visible long enough to count as read. [CONST-15, GN-7] */
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
