import { isNewerUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

/** What {@link isUnreportedChange} reads of a device. */
export type MarkedDevice = Pick<
  UpdatableDevice,
  'vicUuid' | 'epoch' | 'sequence' | 'status' | 'openCommand' | 'failureReason'
>;

/**
 * Whether an update tells of a change that no report of the host stands behind: it carries the very mark of the last
 * report, and says otherwise of the status, the failure or the open command. A command was given, given up or refused
 * there. Such an update is not newer, so it is not applied: the device has to be read again. [GN-5, GD-11]
 */
export function isUnreportedChange(device: MarkedDevice, update: DeviceUpdate): boolean {
  if (update.vicUuid.toLowerCase() !== device.vicUuid.toLowerCase()) return false;
  if (isNewerUpdate(device, update) || isNewerUpdate(update, device)) return false;
  const { status, failureReason, openCommand } = update;
  return (
    (typeof status === 'string' && status !== device.status) ||
    (typeof failureReason === 'string' && failureReason !== (device.failureReason ?? '')) ||
    (openCommand !== undefined && openCommand?.action !== device.openCommand?.action)
  );
}
