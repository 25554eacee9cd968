import { DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from '@partyline/device-state';
import * as v from 'valibot';

/**
 * The protocol between the API and an instance host. Both sides sign: header {@link HOST_SIGNATURE_HEADER} is the
 * lower-case hex HMAC-SHA-256, under the shared secret, of `${timestamp}.${METHOD}.${path with query}.${raw body}`;
 * {@link HOST_TIMESTAMP_HEADER} is Unix seconds. A receiver refuses what is more than {@link HOST_SIGNATURE_TOLERANCE_S}
 * off its own clock, to either side. Every attempt is signed afresh.
 */
export const HOST_SIGNATURE_HEADER = 'x-partyline-signature';
export const HOST_TIMESTAMP_HEADER = 'x-partyline-timestamp';
export const HOST_SIGNATURE_TOLERANCE_S = 300;

const uuid = v.pipe(v.string(), v.uuid());
const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * The whole state of one instance. (epoch, sequence) grows with every change: the newest wins, whatever order the
 * deliveries come in. The epoch grows when an instance is made anew (or the host lost its counters).
 */
export const hostSnapshotSchema = v.strictObject({
  vicUuid: uuid,
  epoch: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  occurredAt: instant,
  /** The highest command number the host has taken for this instance; 0 for none. */
  lastCommandNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The command that is being carried out, if any. */
  runningCommand: v.nullable(v.picklist(['start', 'stop', 'save', 'upgrade', 'delete'])),
  state: v.picklist(STATES),
  status: v.union([v.picklist(STATUSES), v.literal('')]),
  progress: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  DNSStatus: v.picklist(DNS_STATUSES),
  deviceName: v.string(),
  deploymentTargetId: v.string(),
  deploymentTarget: v.string(),
  dnsHost: v.string(),
  hostName: v.string(),
  ip: v.string(),
  deviceEndPoint: v.string(),
  port: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535))),
  ccmurl: v.string(),
  version: v.string(),
  /** A newer version that can be installed; the empty text for none. */
  availableVersion: v.string(),
  restartRequired: v.boolean(),
  /** Why it is in warning, error or failed; the empty text otherwise. */
  failureReason: v.string(),
  /**
   * How many users are connected now; null or left out by a host that does not count them. A change of it alone is reported
   * at most once a second. [GD-28]
   */
  connectedUsers: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  /** Its part in a link group, which is set at the device itself; what has none to tell of leaves it out. [GP-9, LQ-1] */
  link: v.optional(
    v.strictObject({ role: v.nullable(v.picklist(LINK_ROLES)), leaderUuid: v.nullable(uuid) }),
  ),
});
/** The whole state of one instance. */
export type HostSnapshot = v.InferOutput<typeof hostSnapshotSchema>;

/** POST webhooks/instance-host: one delivery, one snapshot. Redelivered, freshly signed, until answered 2xx. */
export const hostEventSchema = v.strictObject({ deliveryId: uuid, instance: hostSnapshotSchema });
/** One delivery. */
export type HostEvent = v.InferOutput<typeof hostEventSchema>;

/** POST {host}/instances: makes an instance; the same vicUuid again changes nothing and answers its snapshot. */
export const hostCreateSchema = v.strictObject({
  vicUuid: uuid,
  deviceName: v.string(),
  deploymentTargetId: v.string(),
  users: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Where events of this instance go. */
  callbackUrl: v.string(),
});

/**
 * POST {host}/instances/{vicUuid}/commands. `number` counts up per instance: the host ignores a commandId it knows and
 * a number that is not higher than the last it took, and answers the snapshot all the same.
 */
export const hostCommandSchema = v.strictObject({
  commandId: uuid,
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  action: v.picklist(['start', 'stop', 'save', 'upgrade', 'delete']),
  deviceName: v.optional(v.string()),
  deploymentTargetId: v.optional(v.string()),
  version: v.optional(v.string()),
  /** With save: the instance begins with an empty configuration at its next start; what runs goes on until then. [DEV-34] */
  resetConfiguration: v.optional(v.literal(true)),
  callbackUrl: v.string(),
});
/** One command. */
export type HostCommand = v.InferOutput<typeof hostCommandSchema>;

/** The answer to a create or a command. */
export const hostCommandAnswerSchema = v.strictObject({
  accepted: v.boolean(),
  instance: hostSnapshotSchema,
});
/**
 * POST {host}/registrations: an account takes the physical device that shows this code. The same account again gets the same
 * answer; for anybody else, and once it is over, the code is unknown (404). From then on the device reports to callbackUrl.
 */
export const hostClaimSchema = v.strictObject({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** Whose it shall be; the same for every attempt of one account. */
  claimant: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  callbackUrl: v.string(),
});
/** What the device is. */
export const hostRegistrationSchema = v.strictObject({
  instance: hostSnapshotSchema,
  deviceModel: v.string(),
  /** Whether it is the link interface called LQ. [GP-10] */
  isLq: v.boolean(),
  /** Where the person's browser shall go on, if anywhere. */
  redirectUrl: v.nullable(v.string()),
});
/** What a device that was taken is. */
export type HostRegistration = v.InferOutput<typeof hostRegistrationSchema>;
/** GET {host}/instances?cursor=: up to 200 a page. */
export const hostListSchema = v.strictObject({
  instances: v.array(hostSnapshotSchema),
  nextCursor: v.nullable(v.string()),
});
/** POST {host}/instances/{vicUuid}/manager-session: the address of the manager page, good for one sign-in. */
export const hostManagerSessionSchema = v.strictObject({ url: v.string() });
/** GET {host}/deployment-targets. */
export const hostDeploymentTargetsSchema = v.strictObject({
  deploymentTargets: v.array(
    v.strictObject({
      id: v.string(),
      name: v.string(),
      region: v.string(),
      latencyUrl: v.optional(v.string()),
    }),
  ),
});
