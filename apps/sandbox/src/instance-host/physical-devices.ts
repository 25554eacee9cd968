import { randomBytes, randomUUID } from 'node:crypto';
import { hostClaimSchema, hostSnapshotSchema, type HostRegistration } from '@partyline/contract';
import * as v from 'valibot';
import { RefusedRequest } from '../http/json-error.ts';
import { callbackUrlSchema } from './callback-url.ts';
import type { DeploymentTarget } from './simulation/deployment-targets.ts';
import type { InstanceHost } from './instance-host.ts';
import type { InstanceRecord, PhysicalDevice } from './simulation/instance-record.ts';

/** Physical devices are at the customer's, with private addresses. */
const ON_SITE: DeploymentTarget = {
  id: 'on-site',
  name: 'On site',
  region: '',
  latencyMs: 1,
  network: '10.20.4',
};
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Body of POST /control/devices; everything has a default. */
export const newDeviceSchema = v.strictObject({
  vicUuid: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  deviceName: v.optional(v.pipe(v.string(), v.maxLength(200)), 'Beltpack'),
  deviceModel: v.optional(v.pipe(v.string(), v.maxLength(100)), 'LQ-R4W2'),
  isLq: v.optional(v.boolean(), true),
  link: hostSnapshotSchema.entries.link,
  /** Page to open after registration; the portal follows only https on a trusted host. */
  redirectUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000))), null),
});

/** POST /registrations; callback URLs must be on this machine. */
export const claimSchema = v.strictObject({ ...hostClaimSchema.entries, callbackUrl: callbackUrlSchema });

export interface ShownDevice {
  readonly vicUuid: string;
  readonly code: string;
}

/**
 * Creates a physical device that is switched on and shows a code. An existing one is reset: it keeps its uuid
 * and gets a higher epoch, a new code and no account.
 */
export async function showDevice(
  host: InstanceHost,
  { vicUuid = randomUUID(), deviceName, link, ...device }: v.InferOutput<typeof newDeviceSchema>,
): Promise<ShownDevice> {
  const blank = host.blank({ vicUuid, deviceName, target: ON_SITE, users: 1 });
  const code = newCode();
  await host.save({
    ...blank,
    snapshot: {
      ...blank.snapshot,
      state: 'online',
      availableVersion: '',
      link: link ?? { role: null, leaderUuid: null },
    },
    device: { ...device, code, claimant: null },
  });
  return { vicUuid, code };
}

/** Assigns a device to the first claimant; repeating the claim succeeds, other claimants are refused. */
export async function claimDevice(
  host: InstanceHost,
  { code, claimant, callbackUrl }: v.InferOutput<typeof claimSchema>,
): Promise<HostRegistration> {
  const found = host.list().find((record) => record.device?.code === code.toUpperCase());
  if (!isFree(found, claimant)) {
    throw new RefusedRequest(404, 'unknown-code', 'No device shows this code.');
  }
  const { device, snapshot } = found;
  const delivery = { deliveryId: randomUUID(), pendingSince: null, ...found.delivery, callbackUrl };
  await host.save({ ...found, delivery, device: { ...device, claimant } });
  const { deviceModel, isLq, redirectUrl } = device;
  return { instance: snapshot, deviceModel, isLq, redirectUrl };
}

type DeviceRecord = InstanceRecord & { readonly device: PhysicalDevice };

function isFree(record: InstanceRecord | undefined, claimant: string): record is DeviceRecord {
  if (record?.device === undefined || record.snapshot.status === 'deleted') return false;
  return record.device.claimant === null || record.device.claimant === claimant;
}

/** Returns a code that is short enough to type, without letters that look like digits. */
function newCode(): string {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
