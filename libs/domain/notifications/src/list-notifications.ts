import { NOTIFICATION_FETCH_LIMIT } from './notification.ts';
import type { Notification } from './notification.ts';
import { isSilent } from './silent.ts';

/** An account, or one of its workspaces. */
export interface NotificationFilter {
  readonly accountId: number;
  readonly workspaceId?: number;
}

/** Counts notifications that are neither read nor silent; one without a message is silent. [NOTIF-3, GN-4] */
export function unreadCount(
  notifications: Iterable<Pick<Notification, 'isread' | 'silent' | 'message'>>,
): number {
  let count = 0;
  for (const notification of notifications) if (!notification.isread && !isSilent(notification)) count += 1;
  return count;
}

/**
 * Returns at most 200 readable notifications, newest first, of the account and the requested workspace. Equal times
 * keep their order. [NOTIF-9, CONST-20, GN-1, GN-4]
 */
export function listNotifications(
  notifications: readonly Notification[],
  { accountId, workspaceId }: NotificationFilter,
): Notification[] {
  return notifications
    .filter((each) => each.accountId === accountId)
    .filter((each) => workspaceId === undefined || each.workspaceId === workspaceId)
    .filter((each) => !isSilent(each))
    .sort((a, b) => b.timestamp - a.timestamp)
    .slice(0, NOTIFICATION_FETCH_LIMIT);
}
