import type { Decision } from '@partyline/kernel';
import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from '../state/loading.ts';
import { isFailed } from '../state/status.ts';
import type { Command } from '../device/vocabulary.ts';
import { commandDecision, type CommandableDevice, type CommandRefusal } from './command-decision.ts';

/** Allows a restart wherever a stop is allowed. [GD-24] */
export function restartDecision(device: CommandableDevice): Decision<CommandRefusal> {
  return commandDecision(device, 'stop');
}

/** Returns whether the device is online and reports that it needs a restart. [GD-24] */
export function isRestartOffered(device: {
  readonly state: DeviceConditions['state'];
  readonly restartRequired: boolean;
}): boolean {
  return device.restartRequired && device.state === 'online';
}

/** `abort`: the stop failed. */
export type RestartStep = 'wait' | 'start' | 'abort';

/** Returns the next step of a restart: `start` once at rest and offline, `abort` if deleted or failed, else `wait`. [GD-24] */
export function nextRestartStep(
  device: Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>,
): RestartStep {
  if (device.status === 'deleted' || isFailed(device.status)) return 'abort';
  if (isLoading(device)) return 'wait';
  return device.state === 'offline' ? 'start' : 'wait';
}

export type RetryAction = Command | 'restart';

/**
 * Returns the failed command if still known, else a start when offline and a restart when online; null for a device that has not
 * failed. [GD-11]
 */
export function retryAction(
  device: Pick<DeviceConditions, 'state' | 'status' | 'openCommand'>,
): RetryAction | null {
  if (!isFailed(device.status)) return null;
  if (device.openCommand !== null) return device.openCommand.action;
  return device.state === 'online' ? 'restart' : 'start';
}
