import { isPhysical } from '../device/device-type.ts';
import type { LinkRole, DeviceType } from '../device/vocabulary.ts';

/** [ENT-7] */
export interface LinkedDevice {
  readonly vicUuid: string;
  readonly linkRole: LinkRole | null;
  readonly leaderuuid: string | null;
}

/** Master is an older name for Leader. [LQ-1, GD-6] */
export function isLeader(device: Pick<LinkedDevice, 'linkRole'>): boolean {
  return device.linkRole === 'Leader' || device.linkRole === 'Master';
}

/** Atomic and a missing role are solo. [LQ-4, GD-6] */
export function isMember(device: Pick<LinkedDevice, 'linkRole'>): boolean {
  return device.linkRole === 'Member';
}

export type PossibleLq = Pick<LinkedDevice, 'vicUuid' | 'linkRole'> & { readonly deviceType: DeviceType };

/** In lower case. [LQ-9, GD-43] */
export function listLqUuids(lqDevicesList: readonly { readonly vicUuid: string }[]): ReadonlySet<string> {
  return new Set(lqDevicesList.map(({ vicUuid }) => vicUuid.toLowerCase()));
}

/** In lqDevicesList, or a physical device in a link group. [LQ-9, GP-14] */
export function isLqDevice(row: PossibleLq, lqUuids: ReadonlySet<string>): boolean {
  return lqUuids.has(row.vicUuid.toLowerCase()) || (isPhysical(row) && row.linkRole !== null);
}

export interface StoppableDevice extends Pick<LinkedDevice, 'linkRole'> {
  /** null: unknown. */
  readonly connectedUsers: number | null;
}

/** Always for a leader; else unless the device is known to have no connected users. [DEV-29, LQ-5, GD-28, GZ-15] */
export function needsStopConfirmation(device: StoppableDevice): boolean {
  return isLeader(device) || device.connectedUsers !== 0;
}
