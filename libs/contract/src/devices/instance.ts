import { INTERVALS, PLANS } from '@partyline/pricing';
import { COMMANDS, DEVICE_TYPES, DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from '@partyline/device-state';
import * as v from 'valibot';

/** [GEN-6] */
export const planSchema = v.picklist(PLANS);
/** [GEN-7] */
export const intervalSchema = v.picklist(INTERVALS);

const instant = v.pipe(v.string(), v.isoTimestamp());

/** With the specification's names. [ENT-1 … ENT-8] */
export const instanceSchema = v.strictObject({
  vicUuid: v.pipe(v.string(), v.uuid()),
  id: v.number(),
  deviceName: v.string(),
  deviceType: v.picklist(DEVICE_TYPES),
  deviceModel: v.string(),
  version: v.string(),

  subscription: v.nullable(planSchema),
  subscriptionId: v.nullable(v.string()),
  subscriptionStatus: v.nullable(v.picklist(['Not Subscribed', 'Subscribed', 'Past-Due'])),
  noOfUsers: v.number(),
  /** null when the host does not report them. [GD-28] */
  connectedUsers: v.nullable(v.number()),
  interval: v.nullable(intervalSchema),
  current_period_end: v.nullable(instant),
  cancelStatus: v.boolean(),
  autoRenewalDate: v.nullable(instant),
  expirationDate: v.nullable(instant),
  /** Until when it works unpaid; null unless past due. [PLUS-19] */
  graceEndsAt: v.nullable(instant),

  deploymentTarget: v.string(),
  deploymentTargetId: v.string(),
  deploymentType: v.picklist(['cloud', 'onprem']),

  dnsHost: v.string(),
  hostName: v.string(),
  ip: v.string(),
  isDnsPrepared: v.boolean(),
  DNSStatus: v.picklist(DNS_STATUSES),
  deviceEndPoint: v.string(),
  port: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535))),
  ccmurl: v.string(),

  state: v.picklist(STATES),
  /** Empty until the first report. */
  status: v.union([v.picklist(STATUSES), v.literal('')]),
  /** 0 to 100 during a command, else null. */
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  restartRequired: v.boolean(),
  planUpdateType: v.nullable(v.picklist(['upgrade', 'downgrade', 'users', 'interval'])),
  nodeType: v.string(),

  isVersionSupported: v.boolean(),
  hasUpgradeAvailable: v.boolean(),
  availableVersion: v.nullable(v.string()),

  linkRole: v.nullable(v.picklist(LINK_ROLES)),
  leaderuuid: v.nullable(v.string()),
  /** vicUuids, for a leader. */
  members: v.array(v.string()),

  workSpaceName: v.string(),
  isFavorite: v.boolean(),
  movable: v.boolean(),
  /** A physical device's. [GW-14] */
  registeredBy: v.nullable(v.string()),

  /** Of state and status. [PLUS-11] */
  stateSince: v.nullable(instant),
  lastSeen: v.nullable(instant),
  /** The host's, for status warning, error or failed. */
  failureReason: v.nullable(v.string()),
  /** [GD-11] */
  openCommand: v.nullable(v.strictObject({ action: v.picklist(COMMANDS), since: instant })),
  /** Who is on its problem, until when; null for no one. [PLUS-34] */
  acknowledgement: v.nullable(v.strictObject({ by: v.string(), isMine: v.boolean(), until: instant })),
  /** The newer report wins. [GN-5] */
  epoch: v.number(),
  sequence: v.number(),
  /** Sent back by an edit, to prevent lost updates. [GX-13] */
  rowVersion: v.number(),
});

export type Instance = v.InferOutput<typeof instanceSchema>;

const action = v.pipe(v.string(), v.maxLength(10), v.toLowerCase());
const vicUuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/**
 * A command, or an edit (`save`), judged by the rules; a physical device has no data center. An edit without rowVersion
 * overwrites. [API-36 … API-38, GD-12, GD-13, GX-13]
 */
export const commandBodySchema = v.variant('action', [
  v.strictObject({ action: v.pipe(action, v.picklist(['start', 'stop'])), vicUuid }),
  v.strictObject({
    action: v.pipe(action, v.literal('save')),
    vicUuid,
    instanceName: v.pipe(v.string(), v.maxLength(300)),
    deploymentTarget: v.optional(v.pipe(v.string(), v.maxLength(300))),
    rowVersion: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
]);

/** [GD-44] */
export const deploymentTargetSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  region: v.string(),
  latencyUrl: v.optional(v.string()),
});
export type DeploymentTarget = v.InferOutput<typeof deploymentTargetSchema>;
