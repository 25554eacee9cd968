import { applyInstanceUpdate } from './apply-instance-update.ts';
import type { DeviceUpdate, UpdatableDevice } from './device-update.ts';

/**
 * The rows after a notification about one of them: every other row is the same object as before, and so is the list when
 * nothing changed. So a leader that stops leaves its members as they were. [DEV-12, DEV-30]
 */
export function applyUpdateToDevices<Device extends UpdatableDevice>(
  devices: readonly Device[],
  update: DeviceUpdate,
): readonly Device[] {
  const next = devices.map((device) => applyInstanceUpdate(device, update));
  return next.every((device, index) => device === devices[index]) ? devices : next;
}
