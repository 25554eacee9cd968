import type { LinkRole } from '../device/vocabulary.ts';

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
