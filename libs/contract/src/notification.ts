import { DNS_STATUSES, STATES, STATUSES } from '@partyline/device-state';
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
});
/** One notification. */
export type Notification = v.InferOutput<typeof notificationSchema>;

/**
 * The stream's messages (SSE `event:` names). `ready` comes first, after every (re)connect, with the cursor the stream
 * starts from; `notification` carries its cursor as the SSE id, to be sent back as Last-Event-ID; `bye` says that the
 * server ends the stream and the client shall come back at once, or, for `shut-out`, that the session is over.
 */
export const streamReadySchema = v.strictObject({ cursor: v.string(), serverTime: v.string() });
/** Why the server ended the stream. */
export const streamByeSchema = v.strictObject({
  reason: v.picklist(['token-expired', 'shutdown', 'rights-changed', 'shut-out']),
});
