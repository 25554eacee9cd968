export {
  ANNOUNCEMENT_ACTIONS,
  ANNOUNCEMENT_MAX_LENGTHS,
  ANNOUNCEMENT_TYPES,
  announcementRequestOf,
  canActOn,
  findTooLongText,
  listAnnouncements,
  parseAnnouncement,
} from './list/announcement.ts';
export type {
  Announcement,
  AnnouncementAction,
  AnnouncementRefusal,
  AnnouncementText,
} from './list/announcement.ts';
export { isFor, isSameReader, readerOf } from './feed/audience.ts';
export type { AddressedNotification, Reader } from './feed/audience.ts';
export { compareCursors, parseCursor, computeFeedMode, type FeedMode } from './feed/feed.ts';
export {
  parseDeletionTarget,
  listNotifications,
  unreadCount,
  NOTIFICATION_RETENTION_DAYS,
} from './list/list-notifications.ts';
export { listEffects } from './feed/effects.ts';
export type { Effect } from './feed/effects.ts';
export {
  DEVICE_NOTICE_ROLES,
  KIND_CHANNELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_OBJECT_KINDS,
  NOTIFICATION_SUBJECTS,
  WORKSPACE_NOTICE_ROLES,
  canChooseChannel,
  listKindsAbout,
} from './list/notification-kinds.ts';
export type {
  NotificationChannel,
  NotificationKind,
  NotificationObject,
  NotificationObjectKind,
} from './list/notification-kinds.ts';
export { KIND_OF_NOTIFICATION, parseCodedNotification } from './list/notification-codes.ts';
export type { CodedNotification, NotificationCode, NotificationParams } from './list/notification-codes.ts';
export { NOTIFICATION_FETCH_LIMIT, parseNotification } from './list/notification.ts';
export type { Notification } from './list/notification.ts';
export { listDueReads, nextVisible } from './list/read-timer.ts';
export type { VisibleSince } from './list/read-timer.ts';
export { listSilentEvents, listUnknownEvents, isMissingMessage } from './feed/silent-events.ts';
