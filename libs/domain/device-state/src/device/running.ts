import type { DeviceConditions } from './device.ts';
import { isLoading } from './loading.ts';

/** What {@link isRunning} reads of a row. */
export type RunnableDevice = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/**
 * Says whether a row counts as running: online, or at work on its way there or back. Whatever must be stopped first (a
 * move, a removal, the deletion of its workspace) asks this; virtual and physical rows are judged alike. [DEV-31, GW-10]
 */
export function isRunning(device: RunnableDevice): boolean {
  return device.state === 'online' || isLoading(device);
}
