import { DNS_STATUSES, LINK_ROLES, STATES, STATUSES } from '@partyline/device-state';
import * as v from 'valibot';

/**
 * Both sides sign every attempt: the signature is the lower-case hex HMAC-SHA-256, under the shared secret, of
 * `${timestamp}.${METHOD}.${path with query}.${raw body}`; the timestamp is Unix seconds, near the receiver's clock.
 */
export const HOST_SIGNATURE_HEADER = 'x-partyline-signature';
export const HOST_TIMESTAMP_HEADER = 'x-partyline-timestamp';
export const HOST_SIGNATURE_TOLERANCE_S = 300;

const uuid = v.pipe(v.string(), v.uuid());
const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * The whole state. The highest (epoch, sequence) wins, in any order of delivery; the epoch grows when the instance is recreated
 * or the host lost its counters.
 */
export const hostSnapshotSchema = v.strictObject({
  vicUuid: uuid,
  epoch: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  occurredAt: instant,
  /** The highest accepted; 0 for none. */
  lastCommandNumber: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
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
  /** Empty for none. */
  availableVersion: v.string(),
  restartRequired: v.boolean(),
  /** Of warning, error or failed; otherwise empty. */
  failureReason: v.string(),
  /** null or absent when the host does not count them. Changes of it alone are reported at most once a second. [GD-28] */
  connectedUsers: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  /** Set at the device. [GP-9, LQ-1] */
  link: v.optional(
    v.strictObject({ role: v.nullable(v.picklist(LINK_ROLES)), leaderUuid: v.nullable(uuid) }),
  ),
});
export type HostSnapshot = v.InferOutput<typeof hostSnapshotSchema>;

/** Redelivered with a new signature until answered 2xx. */
export const hostEventSchema = v.strictObject({ deliveryId: uuid, instance: hostSnapshotSchema });
export type HostEvent = v.InferOutput<typeof hostEventSchema>;

/** POST {host}/instances. Idempotent by vicUuid; answers the snapshot. */
export const hostCreateSchema = v.strictObject({
  vicUuid: uuid,
  deviceName: v.string(),
  deploymentTargetId: v.string(),
  users: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** For events of this instance. */
  callbackUrl: v.string(),
});

/**
 * POST {host}/instances/{vicUuid}/commands. The host ignores known commandIds and numbers not above the instance's last one, and
 * answers the snapshot.
 */
export const hostCommandSchema = v.strictObject({
  commandId: uuid,
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  action: v.picklist(['start', 'stop', 'save', 'upgrade', 'delete']),
  deviceName: v.optional(v.string()),
  deploymentTargetId: v.optional(v.string()),
  version: v.optional(v.string()),
  /** With save: the next start uses an empty configuration; a running instance continues. [DEV-34] */
  resetConfiguration: v.optional(v.literal(true)),
  callbackUrl: v.string(),
});
export type HostCommand = v.InferOutput<typeof hostCommandSchema>;

/** To a create or a command. */
export const hostCommandAnswerSchema = v.strictObject({
  accepted: v.boolean(),
  instance: hostSnapshotSchema,
});
/**
 * POST {host}/registrations: claims the physical device that shows this code. Idempotent per account; for others, and once
 * expired, the code is unknown (404).
 */
export const hostClaimSchema = v.strictObject({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The same for every attempt of an account. */
  claimant: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  callbackUrl: v.string(),
});
export const hostRegistrationSchema = v.strictObject({
  instance: hostSnapshotSchema,
  deviceModel: v.string(),
  /** Whether it is the LQ link interface. [GP-10] */
  isLq: v.boolean(),
  /** For the browser. */
  redirectUrl: v.nullable(v.string()),
});
export type HostRegistration = v.InferOutput<typeof hostRegistrationSchema>;
/** GET {host}/instances?cursor=: up to 200 a page. */
export const hostListSchema = v.strictObject({
  instances: v.array(hostSnapshotSchema),
  nextCursor: v.nullable(v.string()),
});
/** POST {host}/instances/{vicUuid}/manager-session: an address for one sign-in. */
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
