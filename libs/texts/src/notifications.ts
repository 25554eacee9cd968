import type { NotificationKind } from '@partyline/notifications';

const KINDS: Readonly<Record<NotificationKind, string>> = {
  'device-failed': 'A device fails',
  'subscription-ending': 'A trial or subscription ends soon',
  'payment-failed': 'A payment fails',
  'ownership-submitted': 'An ownership is offered or asked for',
  'ownership-answered': 'Your transfer or request is answered',
  'access-changed': 'Your access changes',
  'access-ending': 'Your access ends soon',
  'invitation-accepted': 'Your invitation is accepted',
  'workspace-changed': 'Devices move or a workspace is deleted',
};

/** The words of the list behind the bell, and of the choice of what is told. [NOTIF-1, PLUS-27] */
export const notifications = {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: (count: number) => `Unread ${count}`,
  all: 'All',
  show: 'Which notifications',
  list: 'Your notifications',
  markRead: 'Mark as read',
  markAllRead: 'Mark all read',
  remove: 'Delete',
  removeAll: 'Delete all',
  removeAllQuestion: 'Delete all notifications of this account? This cannot be undone.',
  keep: 'Keep them',
  settings: 'Notification settings',
  isUnread: 'Unread',
  loading: 'Loading your notifications',
  empty: 'No notifications',
  emptyText: 'Failures, requests and changes of your access appear here.',
  noneUnread: 'Nothing unread',
  noneUnreadText: 'You have read everything.',
  failed: 'This could not be saved. Please try again.',
  open: {
    device: 'Show device',
    workspace: 'Show workspace',
    ownership: 'Read and answer',
    subscription: 'Open billing',
    people: 'Show people',
  },
  preferences: {
    title: 'Notifications',
    text: 'What you are told, and how. It applies to every account you are in.',
    loading: 'Loading your choices',
    loadFailed: 'Your choices could not be loaded',
    tryAgain: 'Try again',
    what: 'What happens',
    channels: { feed: 'In the portal', mail: 'By e-mail' },
    choice: (kind: NotificationKind, channel: 'feed' | 'mail') =>
      `${KINDS[kind]}: ${channel === 'feed' ? 'in the portal' : 'by e-mail'}`,
    always: 'Always',
    alwaysText: 'Changes of access and ownership are always mailed, for your security.',
    never: 'No',
    kinds: KINDS,
  },
} as const;
