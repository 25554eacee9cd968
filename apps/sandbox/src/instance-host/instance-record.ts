import { createHash, randomUUID } from 'node:crypto';
import { hostSnapshotSchema, type HostSnapshot } from '@partyline/contract';
import * as v from 'valibot';
import type { DeploymentTarget } from './deployment-targets.ts';

/** What an instance is working through: which plan, and the step of it that was done last. */
const runSchema = v.strictObject({
  plan: v.picklist(['start', 'stop', 'save', 'upgrade', 'delete']),
  step: v.number(),
  /** An upgrade of an instance that was online brings it online again. */
  resumeOnline: v.boolean(),
  version: v.string(),
  deploymentTargetId: v.string(),
  /** Each step takes so many times as long as usual: a host that is busy. */
  pace: v.optional(v.number()),
});
/** What an instance is working through. */
export type Run = v.InferOutput<typeof runSchema>;

/** Where events go, and what of this instance has not arrived there yet. */
const deliverySchema = v.strictObject({
  callbackUrl: v.string(),
  /** Of the newest snapshot; the same for every attempt at it. */
  deliveryId: v.string(),
  /** Unix milliseconds since when deliveries fail or wait; null when the newest has arrived. */
  pendingSince: v.nullable(v.number()),
});

/** What only a physical device has: what it shows, and whose it is. */
const deviceSchema = v.strictObject({
  deviceModel: v.string(),
  isLq: v.boolean(),
  code: v.string(),
  /** null: nobody has taken it yet. */
  claimant: v.nullable(v.string()),
  redirectUrl: v.nullable(v.string()),
});
/** What only a physical device has. */
export type PhysicalDevice = v.InferOutput<typeof deviceSchema>;

/** An instance as kept on disk. A field that an older version kept is dropped. */
export const instanceRecordSchema = v.object({
  snapshot: hostSnapshotSchema,
  /** How many users it is licensed for. */
  users: v.number(),
  /** Newest last. */
  knownCommandIds: v.array(v.string()),
  run: v.nullable(runSchema),
  delivery: v.nullable(deliverySchema),
  device: v.optional(deviceSchema),
  /** Its configuration is emptied before its next start. */
  isResetDue: v.optional(v.boolean()),
  /** How often its configuration has been emptied. */
  configurationResets: v.optional(v.number()),
});
/** An instance as kept on disk. */
export type InstanceRecord = v.InferOutput<typeof instanceRecordSchema>;

/** Fields of the snapshot that a change may set; the counters are kept by {@link changed}. */
export type SnapshotChange = Partial<Omit<HostSnapshot, 'vicUuid' | 'epoch' | 'sequence' | 'occurredAt'>>;

/** The record after a change: next sequence, and an event that waits to be delivered (unless silent). */
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

/** Addresses of an instance: they follow from its id and place, so that the simulation is the same every time. */
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
