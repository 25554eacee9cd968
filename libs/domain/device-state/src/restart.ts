import type { Decision } from '@partyline/kernel';
import { commandDecision, type CommandableDevice, type CommandRefusal } from './command-decision.ts';
import type { DeviceConditions } from './device.ts';
import { isLoading } from './loading.ts';

/** May the device be restarted now? A restart is a stop and then a start, so it is possible where a stop is. [GD-24] */
export function restartDecision(device: CommandableDevice): Decision<CommandRefusal> {
  return commandDecision(device, 'stop');
}

/** Says whether Restart is offered beside the device: it runs and says that it needs one. [GD-24] */
export function isRestartOffered(device: {
  readonly state: DeviceConditions['state'];
  readonly restartRequired: boolean;
}): boolean {
  return device.restartRequired && device.state === 'online';
}

/** What follows in a restart whose stop has been given: wait on, give the start, or end it because the stop failed. */
export type RestartStep = 'wait' | 'start' | 'abort';

/**
 * What follows in a restart once its stop has been given: the start when the device has come to rest offline, the end
 * of the restart when it is deleted or at rest with an error, else waiting. [GD-24]
 */
export function nextRestartStep(
  device: Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>,
): RestartStep {
  if (device.status === 'deleted' || device.status === 'error' || device.status === 'failed') return 'abort';
  if (isLoading(device)) return 'wait';
  return device.state === 'offline' ? 'start' : 'wait';
}
