import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from './loading.ts';

export type RunnableDevice = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/** Moves, removals and the deletion of its workspace wait for it to stop. [DEV-31, GW-10] */
export function isRunning(device: RunnableDevice): boolean {
  return device.state === 'online' || isLoading(device);
}
