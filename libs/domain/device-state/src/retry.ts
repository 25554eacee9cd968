import type { DeviceConditions } from './device.ts';
import type { Command } from './vocabulary.ts';

/** What trying again means for a device: one of the commands, or a stop and then a start. */
export type RetryAction = Command | 'restart';

/**
 * What trying again does on a device whose status is error or failed: the command that did not succeed, where it is still
 * known; else a start when it is offline and a restart when it is online. null for every other device. [GD-11]
 */
export function retryAction(
  device: Pick<DeviceConditions, 'state' | 'status' | 'openCommand'>,
): RetryAction | null {
  if (device.status !== 'error' && device.status !== 'failed') return null;
  if (device.openCommand !== null) return device.openCommand.action;
  return device.state === 'online' ? 'restart' : 'start';
}
