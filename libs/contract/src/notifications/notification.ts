import { COMMANDS, DNS_STATUSES, STATES, STATUSES } from '@partyline/device-state';
import { LANGUAGES } from '@partyline/display';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_FETCH_LIMIT,
  NOTIFICATION_KINDS,
  NOTIFICATION_OBJECT_KINDS,
} from '@partyline/notifications';
import * as v from 'valibot';
import { rowText } from '../row-ids.ts';

/** Per node; a browser's tabs share one. */
export const STREAMS_PER_USER = 20;

/** Absent and null fields are unchanged. [GN-5, GN-6] */
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
  /** Empty clears it. */
  failureReason: v.nullish(v.string()),
  /** null: the host no longer says. */
  connectedUsers: v.nullish(v.number()),
  stateSince: v.nullish(v.string()),
  lastSeen: v.nullish(v.string()),
  /** null: none. */
  openCommand: v.nullish(v.strictObject({ action: v.picklist(COMMANDS), since: v.string() })),
});
export type InstanceUpdate = v.InferOutput<typeof instanceUpdateSchema>;

/** [ENT-26, NOTIF-2] */
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
  /** The link's target. [PLUS-27] */
  object: v.optional(
    v.strictObject({ kind: v.picklist(NOTIFICATION_OBJECT_KINDS), id: v.pipe(v.string(), v.nonEmpty()) }),
  ),
  /** What the message says, as a code with parameters; in lists and documents, not in the stream. [HZ-16] */
  code: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.null()]))),
  /** The language of a message that was stored as a sentence, and so may not be the reader's. [HZ-16] */
  language: v.optional(v.picklist(LANGUAGES)),
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/**
 * Messages of the stream (SSE `event:` names). `ready` comes first after every (re)connect, with the start cursor and the served
 * portal version; newer servers may add fields [PLUS-29]. `notification` has its cursor as SSE id. After `bye` the client
 * reconnects at once, or, for `shut-out`, the session is over.
 */
export const streamReadySchema = v.object({
  cursor: v.string(),
  serverTime: v.string(),
  appVersion: v.optional(v.string()),
});
export const streamByeSchema = v.strictObject({
  reason: v.picklist(['token-expired', 'shutdown', 'rights-changed', 'shut-out']),
});

/** Unread, newest first. [NOTIF-7, NOTIF-8, NOTIF-9, NOTIF-26] */
export const notificationsSchema = v.pipe(v.array(notificationSchema), v.maxLength(NOTIFICATION_FETCH_LIMIT));

/** By default of the account. [NOTIF-6] */
export const notificationsQuerySchema = v.strictObject({
  workspaceId: v.optional(rowText),
});

const docIdSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * `all`: all readable ones of the account. `eventProcessed` true: a client has acted on it; `read` false: unread again.
 * [NOTIF-13, GN-8, GN-9, PLUS-27]
 */
export const markNotificationBodySchema = v.strictObject({
  docId: docIdSchema,
  eventProcessed: v.boolean(),
  read: v.optional(v.boolean(), true),
});
export type MarkNotificationBody = v.InferOutput<typeof markNotificationBodySchema>;

/** [NOTIF-14, GN-18] */
export const deleteNotificationsQuerySchema = v.strictObject({ docId: docIdSchema });

/** [PLUS-27] */
export const notificationPreferenceSchema = v.strictObject({
  kind: v.picklist(NOTIFICATION_KINDS),
  channel: v.picklist(NOTIFICATION_CHANNELS),
  isOn: v.boolean(),
});
export type NotificationPreference = v.InferOutput<typeof notificationPreferenceSchema>;

/** All kinds and channels. [PLUS-27] */
export const notificationPreferencesSchema = v.array(notificationPreferenceSchema);
