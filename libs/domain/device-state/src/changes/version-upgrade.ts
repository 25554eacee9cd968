import { allow, refuse, type Decision } from '@partyline/kernel';
import { isUpgradeOffered, type BadgedDevice } from './badges.ts';
import type { DeviceConditions } from '../device/device.ts';
import { isPhysical } from '../device/device-type.ts';
import { groupDevices } from '../links/group-devices.ts';
import { isLeader, type LinkedDevice } from '../links/link-role.ts';
import { isLoading } from '../state/loading.ts';

/** In the order of the checks. */
export const VERSION_UPGRADE_REFUSALS = [
  'deleted',
  'physical-device',
  'in-progress',
  'no-newer-version',
] as const;
export type VersionUpgradeRefusal = (typeof VERSION_UPGRADE_REFUSALS)[number];

/** Returns whether another version is available; the empty text names no version. [GD-42] */
export function hasNewerVersion(device: {
  readonly version: string;
  readonly availableVersion: string;
}): boolean {
  return device.availableVersion !== '' && device.availableVersion !== device.version;
}

export type VersionedDevice = BadgedDevice & Pick<DeviceConditions, 'openCommand'>;

/**
 * Allows the upgrade of a virtual device at rest, with a newer version or an unsupported one; the right is decided elsewhere.
 * [DEV-35, GD-27, GP-14]
 */
export function versionUpgradeDecision(device: VersionedDevice): Decision<VersionUpgradeRefusal> {
  if (device.status === 'deleted') return refuse('deleted');
  if (isPhysical(device)) return refuse('physical-device');
  if (isLoading(device)) return refuse('in-progress');
  return isUpgradeOffered(device) ? allow() : refuse('no-newer-version');
}

/** `names` begins with the upgraded device. */
export interface Reboot {
  readonly isLinkGroup: boolean;
  readonly deviceNames: readonly string[];
}

/**
 * Returns what an upgrade reboots: the device, or a leader's link group in the order of `rows` (its workspace). [DEV-35, LQ-8,
 * GD-27]
 */
export function computeReboot<Row extends LinkedDevice & { readonly deviceName: string }>(
  device: Row,
  rows: readonly Row[],
): Reboot {
  if (!isLeader(device)) return { isLinkGroup: false, deviceNames: [device.deviceName] };
  const own = device.vicUuid.toLowerCase();
  const group = groupDevices(rows).groups.find(({ leader }) => leader.vicUuid.toLowerCase() === own);
  const members = group?.members ?? [];
  return { isLinkGroup: true, deviceNames: [device, ...members].map(({ deviceName }) => deviceName) };
}
