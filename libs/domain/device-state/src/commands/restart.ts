import type { Decision } from '@partyline/kernel';
import { commandDecision, type CommandableDevice, type CommandRefusal } from './command-decision.ts';
import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from '../device/loading.ts';
import { isFailed } from '../device/status.ts';

/** Whether the device can be restarted now: a restart is a stop and then a start, so wherever a stop is accepted. [GD-24] */
export function restartDecision(device: CommandableDevice): Decision<CommandRefusal> {
  return commandDecision(device, 'stop');
}

/** Whether Restart is offered: the device is online and reports that it needs one. [GD-24] */
export function isRestartOffered(device: {
  readonly state: DeviceConditions['state'];
  readonly restartRequired: boolean;
}): boolean {
  return device.restartRequired && device.state === 'online';
}

/** The next step of a restart after its stop: wait, give the start, or abort because the stop failed. */
export type RestartStep = 'wait' | 'start' | 'abort';

/**
 * Returns the next step of a restart after its stop: `start` once the device is at rest and offline, `abort` if it was
 * deleted or failed, else `wait`. [GD-24]
 */
export function nextRestartStep(
  device: Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>,
): RestartStep {
  if (device.status === 'deleted' || isFailed(device.status)) return 'abort';
  if (isLoading(device)) return 'wait';
  return device.state === 'offline' ? 'start' : 'wait';
}
