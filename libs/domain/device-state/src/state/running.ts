import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from './loading.ts';

export type RunnableDevice = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/**
 * Returns whether a device is online or in progress: its move, its removal and the deletion of its workspace wait until it has
 * stopped. [DEV-31, GW-10]
 */
export function isRunning(device: RunnableDevice): boolean {
  return device.state === 'online' || isLoading(device);
}
