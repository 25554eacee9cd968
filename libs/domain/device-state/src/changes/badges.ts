import { isPhysical } from '../device/device-type.ts';
import { isRestartOffered } from '../commands/restart.ts';
import type { DeviceType, State, Status } from '../device/vocabulary.ts';

/** Most urgent first. */
export const DEVICE_BADGES = ['version-unsupported', 'restart-required', 'upgrade-available'] as const;
export type DeviceBadge = (typeof DEVICE_BADGES)[number];

export interface BadgedDevice {
  readonly deviceType: DeviceType;
  readonly state: State;
  readonly status: Status | '';
  readonly restartRequired: boolean;
  readonly isVersionSupported: boolean;
  readonly hasUpgradeAvailable: boolean;
}

/** Returns whether a virtual device has a newer version or an unsupported one. [GD-42, GP-14] */
export function isUpgradeOffered(device: BadgedDevice): boolean {
  if (isPhysical(device) || device.status === 'deleted') return false;
  return device.hasUpgradeAvailable || !device.isVersionSupported;
}

/** Lists the badges of a device, most urgent first; none for a deleted one. [GD-24, GD-42] */
export function listBadges(device: BadgedDevice): DeviceBadge[] {
  if (device.status === 'deleted') return [];
  const holds = {
    'version-unsupported': !device.isVersionSupported,
    'restart-required': isRestartOffered(device),
    'upgrade-available': isUpgradeOffered(device) && device.isVersionSupported,
  } satisfies Record<DeviceBadge, boolean>;
  return DEVICE_BADGES.filter((badge) => holds[badge]);
}
