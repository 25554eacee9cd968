import { NOTIFICATION_FETCH_LIMIT } from './notification.ts';
import type { Notification } from './notification.ts';
import { isSilent } from './silent.ts';

/** Whose notifications are looked at: an account's, or one of its workspaces'. */
export interface NotificationFilter {
  readonly accountId: number;
  readonly workspaceId?: number;
}

/** How many notifications are unread: not read and not silent; one without a message counts as silent. [NOTIF-3, GN-4] */
export function unreadCount(
  notifications: Iterable<Pick<Notification, 'isread' | 'silent' | 'message'>>,
): number {
  let count = 0;
  for (const notification of notifications) if (!notification.isread && !isSilent(notification)) count += 1;
  return count;
}

/**
 * The notifications to read, newest first, at most 200: of the account, and of the workspace where one is asked for; not
 * silent and with a message. What came with the same time keeps its order. [NOTIF-9, CONST-20, GN-1, GN-4]
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
