import { isPhysical } from '../device/device-type.ts';
import type { LinkRole, DeviceType } from '../device/vocabulary.ts';

/** [ENT-7] */
export interface LinkedDevice {
  readonly vicUuid: string;
  readonly linkRole: LinkRole | null;
  readonly leaderuuid: string | null;
}

/** Returns whether a device leads a link group; Master is an older name for Leader. [LQ-1, GD-6] */
export function isLeader(device: Pick<LinkedDevice, 'linkRole'>): boolean {
  return device.linkRole === 'Leader' || device.linkRole === 'Master';
}

/** Returns whether a device is a member of a link group; Atomic and a missing role are solo. [LQ-4, GD-6] */
export function isMember(device: Pick<LinkedDevice, 'linkRole'>): boolean {
  return device.linkRole === 'Member';
}

export type PossibleLq = Pick<LinkedDevice, 'vicUuid' | 'linkRole'> & { readonly deviceType: DeviceType };

/** Returns the vicUuids in lower case. [LQ-9, GD-43] */
export function listLqUuids(lqDevicesList: readonly { readonly vicUuid: string }[]): ReadonlySet<string> {
  return new Set(lqDevicesList.map(({ vicUuid }) => vicUuid.toLowerCase()));
}

/** Returns whether a device is in lqDevicesList, or is a physical device in a link group. [LQ-9, GP-14] */
export function isLqDevice(row: PossibleLq, lqUuids: ReadonlySet<string>): boolean {
  return lqUuids.has(row.vicUuid.toLowerCase()) || (isPhysical(row) && row.linkRole !== null);
}

export interface StoppableDevice extends Pick<LinkedDevice, 'linkRole'> {
  /** null: unknown. */
  readonly connectedUsers: number | null;
}

/**
 * Returns whether a stop must be confirmed: always for a leader, and for any device not known to have 0 connected users. [DEV-29,
 * LQ-5, GD-28, GZ-15]
 */
export function needsStopConfirmation(device: StoppableDevice): boolean {
  return isLeader(device) || device.connectedUsers !== 0;
}
