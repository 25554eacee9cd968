import { randomUUID } from 'node:crypto';
import { hostSnapshotSchema, type HostSnapshot } from '@partyline/contract';
import * as v from 'valibot';
import { RefusedRequest } from '../http/json-error.ts';
import { callbackUrlSchema } from '../instance-host/callback-url.ts';
import { DEPLOYMENT_TARGETS, findTarget } from '../instance-host/simulation/deployment-targets.ts';
import type { InstanceHost } from '../instance-host/instance-host.ts';
import {
  addressesOf,
  changed,
  type InstanceRecord,
  type SnapshotChange,
} from '../instance-host/simulation/instance-record.ts';
import { atWork } from '../instance-host/simulation/simulation.ts';

/** Body of PUT /control/instances/{vicUuid}: any fields of the snapshot, and options. */
export const instanceChangeSchema = v.strictObject({
  ...v.partial(v.omit(hostSnapshotSchema, ['vicUuid', 'occurredAt'])).entries,
  users: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  callbackUrl: v.optional(callbackUrlSchema),
  /** Sends no event for this change. */
  silent: v.optional(v.boolean(), false),
  /** Continues a start or stop from this step, each step taking `pace` times its usual time. */
  run: v.optional(
    v.strictObject({
      plan: v.picklist(['start', 'stop']),
      step: v.pipe(v.number(), v.integer(), v.minValue(0)),
      pace: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(1000)), 1),
    }),
  ),
});
const DEFAULT_USERS = 4;
const NO_ADDRESSES: SnapshotChange = {
  deploymentTarget: '',
  dnsHost: '',
  hostName: '',
  ip: '',
  deviceEndPoint: '',
  port: null,
};

export type InstanceChange = v.InferOutput<typeof instanceChangeSchema>;

export interface InstanceView {
  readonly instance: HostSnapshot;
  readonly users: number;
  readonly callbackUrl: string | null;
  /** The newest state has not reached the callback URL yet. */
  readonly undelivered: boolean;
}

/** Sets fields of an instance, creating it if absent. Setting its state ends its running command. */
export async function putInstance(
  host: InstanceHost,
  vicUuid: string,
  change: InstanceChange,
  nowMs: number,
): Promise<InstanceView> {
  const { users, callbackUrl, silent, epoch, sequence, run, ...fields } = change;
  const existing = host.get(vicUuid);
  const base = existing ?? newRecord(host, vicUuid, fields);
  const delivery: InstanceRecord['delivery'] =
    callbackUrl === undefined
      ? base.delivery
      : { deliveryId: randomUUID(), pendingSince: null, ...base.delivery, callbackUrl };
  const prepared: InstanceRecord = {
    ...base,
    delivery,
    users: users ?? base.users,
    run: endsRun(fields) ? null : base.run,
  };
  const moved = { ...addressesFor(vicUuid, fields), ...withoutUndefined(fields) };
  const record = changed(run ? atWork(prepared, run) : prepared, moved, nowMs, { silent });
  const counted = count(record, base, existing !== undefined, epoch, sequence);
  await host.save(counted);
  return viewOf(counted);
}

export function viewOf({ snapshot, users, delivery }: InstanceRecord): InstanceView {
  return {
    instance: snapshot,
    users,
    callbackUrl: delivery?.callbackUrl ?? null,
    undelivered: delivery !== null && delivery.pendingSince !== null,
  };
}

function newRecord(host: InstanceHost, vicUuid: string, fields: SnapshotFields): InstanceRecord {
  return host.blank({
    vicUuid,
    deviceName: fields.deviceName ?? 'Intercom',
    target: findTarget(fields.deploymentTargetId ?? DEPLOYMENT_TARGETS[0].id) ?? DEPLOYMENT_TARGETS[0],
    users: DEFAULT_USERS,
  });
}

type SnapshotFields = Omit<InstanceChange, 'users' | 'callbackUrl' | 'silent' | 'epoch' | 'sequence' | 'run'>;

function endsRun(fields: SnapshotFields): boolean {
  const { state, status, progress, DNSStatus, runningCommand } = fields;
  return [state, status, progress, DNSStatus, runningCommand].some((value) => value !== undefined);
}

/** Returns the addresses of a data center: a known one brings its own, any other takes those of the request. */
function addressesFor(vicUuid: string, { deploymentTargetId }: SnapshotFields): SnapshotChange {
  if (deploymentTargetId === undefined) return {};
  const target = findTarget(deploymentTargetId);
  return target ? { deploymentTarget: target.name, ...addressesOf(vicUuid, target) } : NO_ADDRESSES;
}

/** Sets epoch and sequence, which never decrease; a new instance begins at its first sequence. */
function count(
  record: InstanceRecord,
  base: InstanceRecord,
  existed: boolean,
  epoch: number | undefined,
  sequence: number | undefined,
): InstanceRecord {
  const before = base.snapshot;
  const nextEpoch = epoch ?? before.epoch;
  const following = existed && nextEpoch === before.epoch ? before.sequence + 1 : 1;
  const nextSequence = sequence ?? following;
  const forward = nextEpoch > before.epoch || (nextEpoch === before.epoch && nextSequence >= following);
  if (existed && !forward) {
    throw new RefusedRequest(400, 'invalid-request', 'epoch and sequence must go forward.');
  }
  return { ...record, snapshot: { ...record.snapshot, epoch: nextEpoch, sequence: nextSequence } };
}

function withoutUndefined(fields: SnapshotFields): SnapshotChange {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
