import { allow, refuse, type Decision } from '@partyline/kernel';
import { isPhysical } from '../device/device-type.ts';
import { groupDevices } from '../links/group-devices.ts';
import { isLqDevice, type LinkedDevice } from '../links/link-role.ts';
import { isRunning, type RunnableDevice } from '../state/running.ts';
import type { DeviceType } from '../device/vocabulary.ts';

/** All are answered with one sentence. [DEV-51, GD-45] */
export const REMOVAL_REFUSALS = ['virtual', 'running', 'leader-with-members'] as const;
export type RemovalRefusal = (typeof REMOVAL_REFUSALS)[number];

export interface RemovableDevice extends RunnableDevice, LinkedDevice {
  readonly id: number;
  readonly deviceType: DeviceType;
}

/**
 * Allows the removal of a physical device that is offline and leads no members (`rows`: its workspace); an instance goes with its
 * subscription. [DEV-51, GD-45]
 */
export function removalDecision(
  device: RemovableDevice,
  rows: readonly LinkedDevice[],
): Decision<RemovalRefusal> {
  if (!isPhysical(device)) return refuse('virtual');
  if (isRunning(device)) return refuse('running');
  const own = device.vicUuid.toLowerCase();
  const leads = groupDevices(rows).groups.some(
    ({ leader, members }) => leader.vicUuid.toLowerCase() === own && members.length > 0,
  );
  return leads ? refuse('leader-with-members') : allow();
}

/** An LQ goes by its uuid, others by row number. [DEV-58, GD-31] */
export type RemovalTarget =
  | { readonly kind: 'lq'; readonly vicUuid: string }
  | { readonly kind: 'device'; readonly id: number };

/**
 * Returns the id by which a device is removed: the vicUuid of an LQ, else the row id. `lqUuids` are of its workspace, from
 * `listLqUuids`. [DEV-58, GD-31]
 */
export function removalTargetOf(device: RemovableDevice, lqUuids: ReadonlySet<string>): RemovalTarget {
  return isLqDevice(device, lqUuids)
    ? { kind: 'lq', vicUuid: device.vicUuid }
    : { kind: 'device', id: device.id };
}
