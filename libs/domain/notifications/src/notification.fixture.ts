import type { Notification } from './list/notification.ts';

/** Makes an unhandled silent notification. */
export function notificationOf(more: Partial<Notification> = {}): Notification {
  return {
    notificationDocId: 'n1',
    message: '',
    silent: true,
    isread: false,
    timestamp: 1_000,
    accountId: 7,
    workspaceId: null,
    event: '',
    eventProcessed: false,
    ...more,
  };
}

/** Makes a notification that is to be read. */
export function messageOf(more: Partial<Notification> = {}): Notification {
  return notificationOf({ silent: false, message: 'Your plan was changed', ...more });
}
