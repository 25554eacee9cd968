import type { DeviceConditions } from '../device/device.ts';
import { isFailed } from '../device/status.ts';
import type { Command } from '../device/vocabulary.ts';

/** What Retry does on a device: one of the commands, or a stop and then a start. */
export type RetryAction = Command | 'restart';

/**
 * What Retry does on a device whose status is error or failed: the command that did not succeed if it is still known, else
 * a start when the device is offline and a restart when it is online. null for every other device. [GD-11]
 */
export function retryAction(
  device: Pick<DeviceConditions, 'state' | 'status' | 'openCommand'>,
): RetryAction | null {
  if (!isFailed(device.status)) return null;
  if (device.openCommand !== null) return device.openCommand.action;
  return device.state === 'online' ? 'restart' : 'start';
}
