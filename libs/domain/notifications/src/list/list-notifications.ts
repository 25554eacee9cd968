import { err, ok, type Result } from '@partyline/kernel';
import { NOTIFICATION_FETCH_LIMIT, type Notification } from './notification.ts';
import { isSilent } from '../feed/silent-events.ts';

/** [GN-12] */
export const NOTIFICATION_RETENTION_DAYS = 90;

export interface NotificationFilter {
  readonly accountId: number;
  readonly workspaceId?: number;
}

/** Counts those neither read nor silent. [NOTIF-3, GN-4] */
export function unreadCount(
  notifications: Iterable<Pick<Notification, 'isread' | 'silent' | 'message'>>,
): number {
  let count = 0;
  for (const notification of notifications) if (!notification.isread && !isSilent(notification)) count += 1;
  return count;
}

/**
 * Lists the newest readable ones of the account and the requested workspace. Equal times keep their order. [NOTIF-9, CONST-20,
 * GN-1, GN-4]
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

/** [GN-18] */
export type DeletionTarget = { readonly kind: 'one'; readonly docId: string } | { readonly kind: 'all' };

/** Parses `all`, or an id. An empty text is 'no-target', so that nothing is deleted by mistake. [GN-18] */
export function parseDeletionTarget(docId: unknown): Result<DeletionTarget, 'no-target'> {
  if (typeof docId !== 'string' || docId.trim() === '') return err('no-target');
  return ok(docId === 'all' ? { kind: 'all' } : { kind: 'one', docId });
}
