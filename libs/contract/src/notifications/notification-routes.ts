import * as v from 'valibot';
import {
  deleteNotificationsQuerySchema,
  markNotificationBodySchema,
  notificationPreferenceSchema,
  notificationPreferencesSchema,
  notificationsQuerySchema,
  notificationsSchema,
  STREAMS_PER_USER,
} from './notification.ts';
import type { Route } from '../route.ts';

export const NOTIFICATION_ROUTES = {
  listNotifications: {
    method: 'GET',
    path: 'users/notification',
    summary:
      "The caller's notifications in the account their token names, newest first, in the language that the request names, else in that of their profile.",
    permission: { kind: 'member' },
    query: notificationsQuerySchema,
    data: notificationsSchema,
    errors: [],
  },
  markNotification: {
    method: 'PUT',
    path: 'users/notification',
    summary: 'Marks a notification of the caller, or all of the account, as read, unread or processed.',
    permission: { kind: 'member' },
    body: markNotificationBodySchema,
    data: v.null(),
    errors: ['not-found'],
  },
  deleteNotifications: {
    method: 'DELETE',
    path: 'users/notification',
    summary: 'Deletes a notification of the caller, or all of the account, for the caller alone.',
    permission: { kind: 'member' },
    query: deleteNotificationsQuerySchema,
    data: v.null(),
    errors: ['not-found'],
  },
  readNotificationPreferences: {
    method: 'GET',
    path: 'users/notification/preferences',
    summary: 'Which kinds of notifications reach the caller, on which channels.',
    permission: { kind: 'bearer', unverified: 'refused' },
    data: notificationPreferencesSchema,
    errors: [],
  },
  changeNotificationPreference: {
    method: 'PUT',
    path: 'users/notification/preferences',
    summary: 'Switches one kind of notifications on one channel on or off, where that may be chosen.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: notificationPreferenceSchema,
    data: notificationPreferencesSchema,
    errors: [],
  },
  notificationStream: {
    method: 'GET',
    path: 'users/notification/stream',
    summary: `Notifications as they happen, as server-sent events; ${STREAMS_PER_USER} streams of a user at once, the next is refused with 429.`,
    permission: { kind: 'member' },
    data: 'stream',
    errors: ['too-many-requests'],
  },
} as const satisfies Record<string, Route>;
