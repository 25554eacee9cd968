import type { LinkRole } from '../device/vocabulary.ts';

/** What grouping and stopping read of a row. [ENT-7] */
export interface LinkedDevice {
  readonly vicUuid: string;
  readonly linkRole: LinkRole | null;
  readonly leaderuuid: string | null;
}

/** Says whether the device leads a link group; Master is an older word for Leader. [LQ-1, GD-6] */
export function isLeader(device: Pick<LinkedDevice, 'linkRole'>): boolean {
  return device.linkRole === 'Leader' || device.linkRole === 'Master';
}

/** Says whether the device is a member of somebody's link group. Atomic and a missing role are solo. [LQ-4, GD-6] */
export function isMember(device: Pick<LinkedDevice, 'linkRole'>): boolean {
  return device.linkRole === 'Member';
}
