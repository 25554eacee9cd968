import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from './loading.ts';

/** What {@link isRunning} reads of a row. */
export type RunnableDevice = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/**
 * Whether a row, virtual or physical, is online, starting or stopping. A move, a removal and the deletion of its
 * workspace wait for it to stop. [DEV-31, GW-10]
 */
export function isRunning(device: RunnableDevice): boolean {
  return device.state === 'online' || isLoading(device);
}
