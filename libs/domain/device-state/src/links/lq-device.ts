import type { LinkedDevice } from './link-role.ts';
import { isPhysical } from '../device/device-type.ts';
import type { DeviceType } from '../device/vocabulary.ts';

/** What {@link isLqDevice} reads of a row. */
export type PossibleLq = Pick<LinkedDevice, 'vicUuid' | 'linkRole'> & { readonly deviceType: DeviceType };

/** Returns the uuids of lqDevicesList in lower case. [LQ-9, GD-43] */
export function listLqUuids(lqDevicesList: readonly { readonly vicUuid: string }[]): ReadonlySet<string> {
  return new Set(lqDevicesList.map(({ vicUuid }) => vicUuid.toLowerCase()));
}

/**
 * Whether a row is an LQ device: in lqDevicesList, or a physical device in a link group. `lqUuids` comes from {@link
 * listLqUuids}. [LQ-9, GP-14]
 */
export function isLqDevice(row: PossibleLq, lqUuids: ReadonlySet<string>): boolean {
  return lqUuids.has(row.vicUuid.toLowerCase()) || (isPhysical(row) && row.linkRole !== null);
}
