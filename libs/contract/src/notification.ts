import { DNS_STATUSES, STATES, STATUSES } from '@partyline/device-state';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_FETCH_LIMIT,
  NOTIFICATION_KINDS,
  NOTIFICATION_OBJECT_KINDS,
} from '@partyline/notifications';
import * as v from 'valibot';

/** How many streams one user may have open at once on a node; a browser shares one among its tabs. */
export const STREAMS_PER_USER = 20;

/** What a silent "instance update" says of one device; absent and null fields change nothing. [GN-5, GN-6] */
export const instanceUpdateSchema = v.strictObject({
  vicUuid: v.string(),
  epoch: v.number(),
  sequence: v.number(),
  state: v.nullish(v.picklist(STATES)),
  status: v.nullish(v.union([v.picklist(STATUSES), v.literal('')])),
  progress: v.nullish(v.number()),
  DNSStatus: v.nullish(v.picklist(DNS_STATUSES)),
  deviceEndPoint: v.nullish(v.string()),
  port: v.nullish(v.number()),
  deviceName: v.nullish(v.string()),
  deploymentTarget: v.nullish(v.string()),
  deploymentTargetId: v.nullish(v.string()),
  ccmurl: v.nullish(v.string()),
  version: v.nullish(v.string()),
  dnsHost: v.nullish(v.string()),
  hostName: v.nullish(v.string()),
  ip: v.nullish(v.string()),
  restartRequired: v.nullish(v.boolean()),
  /** The empty text clears it. */
  failureReason: v.nullish(v.string()),
  /** null: the host no longer says; absent: unchanged. */
  connectedUsers: v.nullish(v.number()),
  stateSince: v.nullish(v.string()),
  lastSeen: v.nullish(v.string()),
  /** null: no command is open any more; absent: unchanged. */
  openCommand: v.nullish(
    v.strictObject({ action: v.picklist(['start', 'stop', 'save']), since: v.string() }),
  ),
});
/** What a silent "instance update" says of one device. */
export type InstanceUpdate = v.InferOutput<typeof instanceUpdateSchema>;

/** One notification, as the feed delivers it. [ENT-26, NOTIF-2] */
export const notificationSchema = v.strictObject({
  notificationDocId: v.string(),
  message: v.string(),
  silent: v.boolean(),
  isread: v.boolean(),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  accountId: v.number(),
  workspaceId: v.nullable(v.number()),
  /** Silent events, comma-separated. [CONST-34] */
  event: v.string(),
  eventProcessed: v.boolean(),
  data: v.optional(instanceUpdateSchema),
  /** What one to read leads to; absent where that is nothing. [PLUS-27] */
  object: v.optional(
    v.strictObject({ kind: v.picklist(NOTIFICATION_OBJECT_KINDS), id: v.pipe(v.string(), v.nonEmpty()) }),
  ),
});
/** One notification. */
export type Notification = v.InferOutput<typeof notificationSchema>;

/**
 * The stream's messages (SSE `event:` names). `ready` comes first, after every (re)connect, with the cursor the stream
 * starts from and the version of the portal that is served now; a newer server may say more in it [PLUS-29];
 * `notification` carries its cursor as the SSE id, to be sent back as Last-Event-ID; `bye` says that the
 * server ends the stream and the client shall come back at once, or, for `shut-out`, that the session is over.
 */
export const streamReadySchema = v.object({
  cursor: v.string(),
  serverTime: v.string(),
  appVersion: v.optional(v.string()),
});
/** Why the server ended the stream. */
export const streamByeSchema = v.strictObject({
  reason: v.picklist(['token-expired', 'shutdown', 'rights-changed', 'shut-out']),
});

/** GET users/notification: those to read, newest first. [NOTIF-7, NOTIF-8, NOTIF-9, NOTIF-26] */
export const notificationsSchema = v.pipe(v.array(notificationSchema), v.maxLength(NOTIFICATION_FETCH_LIMIT));

/** GET users/notification: of one workspace where it is named, of the whole account otherwise. [NOTIF-6] */
export const notificationsQuerySchema = v.strictObject({
  workspaceId: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});

const docIdSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * PUT users/notification: one notification, or `all` that the caller can read in the current account. `eventProcessed` true notes
 * that a client has acted on it; `read` false makes it unread again. [NOTIF-13, GN-8, GN-9, PLUS-27]
 */
export const markNotificationBodySchema = v.strictObject({
  docId: docIdSchema,
  eventProcessed: v.boolean(),
  read: v.optional(v.boolean(), true),
});
/** What is marked, and how. */
export type MarkNotificationBody = v.InferOutput<typeof markNotificationBodySchema>;

/** DELETE users/notification: one notification, or `all` of the current account. [NOTIF-14, GN-18] */
export const deleteNotificationsQuerySchema = v.strictObject({ docId: docIdSchema });

/** Whether one kind of notification reaches the caller on one channel. [PLUS-27] */
export const notificationPreferenceSchema = v.strictObject({
  kind: v.picklist(NOTIFICATION_KINDS),
  channel: v.picklist(NOTIFICATION_CHANNELS),
  isOn: v.boolean(),
});
/** Whether one kind of notification reaches the caller on one channel. */
export type NotificationPreference = v.InferOutput<typeof notificationPreferenceSchema>;

/** GET users/notification/preferences: every kind and channel that there is. [PLUS-27] */
export const notificationPreferencesSchema = v.array(notificationPreferenceSchema);
