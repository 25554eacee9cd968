import type { DeviceConditions } from '../device/device.ts';
import { isFailed } from '../device/status.ts';
import type { Command } from '../device/vocabulary.ts';

export type RetryAction = Command | 'restart';

/**
 * Returns what Retry does after error or failed: the failed command if still known, else a start when offline and a
 * restart when online; null for every other device. [GD-11]
 */
export function retryAction(
  device: Pick<DeviceConditions, 'state' | 'status' | 'openCommand'>,
): RetryAction | null {
  if (!isFailed(device.status)) return null;
  if (device.openCommand !== null) return device.openCommand.action;
  return device.state === 'online' ? 'restart' : 'start';
}
