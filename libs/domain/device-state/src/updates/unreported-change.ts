import { isNewerUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

/** What {@link isUnreportedChange} reads of a device. */
export type MarkedDevice = Pick<
  UpdatableDevice,
  'vicUuid' | 'epoch' | 'sequence' | 'status' | 'openCommand' | 'failureReason'
>;

/**
 * Whether an update has the mark of the last report but another status, failure or open command: a command was given,
 * given up or refused. It is not newer, so the device must be refetched. [GN-5, GD-11]
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
