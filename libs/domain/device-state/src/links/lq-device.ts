import type { LinkedDevice } from './link-role.ts';
import { isPhysical } from '../device/device-type.ts';
import type { DeviceType } from '../device/vocabulary.ts';

/** What {@link isLqDevice} reads of a row. */
export type PossibleLq = Pick<LinkedDevice, 'vicUuid' | 'linkRole'> & { readonly deviceType: DeviceType };

/** The uuids of a workspace's LQ devices, in lower case: what its lqDevicesList names. [LQ-9, GD-43] */
export function listLqUuids(lqDevicesList: readonly { readonly vicUuid: string }[]): ReadonlySet<string> {
  return new Set(lqDevicesList.map(({ vicUuid }) => vicUuid.toLowerCase()));
}

/**
 * Says whether a row is an LQ device: lqDevicesList names it, or it is a physical device with a part in a link group,
 * which is what an LQ is. `lqUuids` comes from {@link listLqUuids}. [LQ-9, GP-14]
 */
export function isLqDevice(row: PossibleLq, lqUuids: ReadonlySet<string>): boolean {
  return lqUuids.has(row.vicUuid.toLowerCase()) || (isPhysical(row) && row.linkRole !== null);
}
