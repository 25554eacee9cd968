export {
  ANNOUNCEMENT_ACTIONS,
  ANNOUNCEMENT_TYPES,
  announcementRequestOf,
  canActOn,
  listAnnouncements,
  parseAnnouncement,
} from './announcement.ts';
export type { Announcement, AnnouncementAction, AnnouncementRefusal } from './announcement.ts';
export { isFor, isSameReader, readerOf } from './audience.ts';
export type { AddressedNotification, Reader } from './audience.ts';
export { compareCursors, parseCursor, computeFeedMode, type FeedMode } from './feed.ts';
export {
  parseDeletionTarget,
  listNotifications,
  unreadCount,
  NOTIFICATION_RETENTION_DAYS,
} from './list-notifications.ts';
export { listEffects } from './effects.ts';
export type { Effect } from './effects.ts';
export {
  DEVICE_NOTICE_ROLES,
  KIND_CHANNELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_OBJECT_KINDS,
  WORKSPACE_NOTICE_ROLES,
  canChooseChannel,
} from './notification-kinds.ts';
export type {
  NotificationChannel,
  NotificationKind,
  NotificationObject,
  NotificationObjectKind,
} from './notification-kinds.ts';
export { NOTIFICATION_FETCH_LIMIT, parseNotification } from './notification.ts';
export type { Notification } from './notification.ts';
export { listDueReads, nextVisible } from './read-timer.ts';
export type { VisibleSince } from './read-timer.ts';
export { listSilentEvents, listUnknownEvents, isMissingMessage } from './silent-events.ts';
