import { createHash, randomUUID } from 'node:crypto';
import { hostSnapshotSchema, type HostSnapshot } from '@partyline/contract';
import * as v from 'valibot';
import type { DeploymentTarget } from './deployment-targets.ts';

/** Progress of a command: its plan, and the last finished step. */
const runSchema = v.strictObject({
  plan: v.picklist(['start', 'stop', 'save', 'upgrade', 'delete']),
  step: v.number(),
  /** An upgrade of an online instance brings it online again. */
  resumeOnline: v.boolean(),
  version: v.string(),
  deploymentTargetId: v.string(),
  /** Factor on the duration of each step, for a busy host. */
  pace: v.optional(v.number()),
});
export type Run = v.InferOutput<typeof runSchema>;

/** Callback URL, and what of the newest state is undelivered. */
const deliverySchema = v.strictObject({
  callbackUrl: v.string(),
  /** The same for every attempt at one snapshot. */
  deliveryId: v.string(),
  /** Unix milliseconds of the first failed attempt; null when the newest has arrived. */
  pendingSince: v.nullable(v.number()),
});

/** Fields of physical devices. */
const deviceSchema = v.strictObject({
  deviceModel: v.string(),
  isLq: v.boolean(),
  code: v.string(),
  /** null: not claimed yet. */
  claimant: v.nullable(v.string()),
  redirectUrl: v.nullable(v.string()),
});
export type PhysicalDevice = v.InferOutput<typeof deviceSchema>;

/** A stored instance. Unknown fields of older versions are dropped. */
export const instanceRecordSchema = v.object({
  snapshot: hostSnapshotSchema,
  users: v.number(),
  /** Newest last. */
  knownCommandIds: v.array(v.string()),
  run: v.nullable(runSchema),
  delivery: v.nullable(deliverySchema),
  device: v.optional(deviceSchema),
  /** The next start clears its configuration. */
  isResetDue: v.optional(v.boolean()),
  /** Number of times its configuration was cleared. */
  configurationResets: v.optional(v.number()),
});
export type InstanceRecord = v.InferOutput<typeof instanceRecordSchema>;

/** Snapshot fields that a change may set; {@link changed} keeps the counters. */
export type SnapshotChange = Partial<Omit<HostSnapshot, 'vicUuid' | 'epoch' | 'sequence' | 'occurredAt'>>;

/** Applies a change: next sequence, and an undelivered event unless silent. */
export function changed(
  record: InstanceRecord,
  change: SnapshotChange,
  nowMs: number,
  { silent = false } = {},
): InstanceRecord {
  const snapshot: HostSnapshot = {
    ...record.snapshot,
    ...change,
    sequence: record.snapshot.sequence + 1,
    occurredAt: new Date(nowMs).toISOString(),
  };
  return { ...record, snapshot, delivery: silent ? record.delivery : awaiting(record.delivery, nowMs) };
}

function awaiting(delivery: InstanceRecord['delivery'], nowMs: number): InstanceRecord['delivery'] {
  if (!delivery) return null;
  return { ...delivery, deliveryId: randomUUID(), pendingSince: delivery.pendingSince ?? nowMs };
}

/** Derives addresses from id and data center, so that the simulation is deterministic. */
export function addressesOf(
  vicUuid: string,
  target: DeploymentTarget,
): Pick<HostSnapshot, 'dnsHost' | 'hostName' | 'ip' | 'deviceEndPoint' | 'port'> {
  const digest = createHash('sha256').update(`${vicUuid}/${target.id}`).digest();
  const label = `ic-${digest.toString('hex', 0, 4)}`;
  const dnsHost = `${label}.${target.id}.intercom.test`;
  return {
    dnsHost,
    hostName: `${label}-${target.id}`,
    ip: `${target.network}.${1 + (digest.readUInt8(4) % 254)}`,
    deviceEndPoint: dnsHost,
    port: 6001 + (digest.readUInt16BE(5) % 1000),
  };
}
