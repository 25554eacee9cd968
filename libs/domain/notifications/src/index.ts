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
export type { AccountMember, AddressedNotification, Reader } from './audience.ts';
export { compareCursors, nextCursor, parseCursor } from './cursor.ts';
export type { Cursor } from './cursor.ts';
export { listUndeleted, parseDeletionTarget } from './deletion.ts';
export type { DeletionTarget } from './deletion.ts';
export { listEffects } from './effects.ts';
export type { Effect, TabFacts } from './effects.ts';
export { FEED_NOTICE_AFTER_MS, computeFeedMode } from './feed-fallback.ts';
export type { FeedMode } from './feed-fallback.ts';
export { NO_MARKS, resetMarks, takeInstanceUpdate } from './instance-marks.ts';
export type { InstanceMarks, UpdateMark } from './instance-marks.ts';
export { listNotifications, unreadCount } from './list-notifications.ts';
export type { NotificationFilter } from './list-notifications.ts';
export { isLiveChange } from './live.ts';
export type { ListChange } from './live.ts';
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
  ChannelRule,
  NotificationChannel,
  NotificationKind,
  NotificationObject,
  NotificationObjectKind,
  PreferenceRefusal,
} from './notification-kinds.ts';
export { NOTIFICATION_FETCH_LIMIT, parseNotification } from './notification.ts';
export type { Notification } from './notification.ts';
export { READ_NOTIFICATION_TIMEOUT_MS, listDueReads, nextVisible } from './read-timer.ts';
export type { VisibleSince } from './read-timer.ts';
export { NOTIFICATION_RETENTION_DAYS, isRetained } from './retention.ts';
export {
  SILENT_EVENTS,
  SILENT_EVENT_SEPARATOR,
  listSilentEvents,
  listUnknownEvents,
} from './silent-events.ts';
export type { EventfulNotification, SilentEvent } from './silent-events.ts';
export { isMissingMessage, isSilent } from './silent.ts';
export type { ReadableNotification } from './silent.ts';
