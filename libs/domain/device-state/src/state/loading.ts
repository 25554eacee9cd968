import type { DeviceConditions } from '../device/device.ts';
import { isFailed, isInProgress } from './status.ts';
import { goalOfCommand, workOfCommand, type DevicePhase, type Work } from './transitions.ts';

type WorkConditions = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/** Returns whether a device is in progress, also until an open command has reached its state. [DEV-9, DEV-10, DEV-11, GD-10] */
export function isLoading({ openCommand, state, status }: WorkConditions): boolean {
  if (isInProgress(status)) return true;
  if (isFailed(status) || status === 'deleted' || openCommand === null) return false;
  const goal = goalOfCommand(openCommand.action);
  return goal !== null && state !== goal;
}

/** Returns the work of a device by its status, else by its open command; null at rest. [DEV-7, DEV-8, DEV-9] */
export function workOf(device: WorkConditions): Work | null {
  if (!isLoading(device)) return null;
  if (isInProgress(device.status)) return device.status === 'stopping' ? 'stopping' : 'starting';
  return device.openCommand && workOfCommand(device.openCommand.action);
}

/** Returns the phase of a device by its status and open command, else by its state. [DEV-1, DEV-2, DEV-9] */
export function phaseOf(device: WorkConditions): DevicePhase {
  if (device.status === 'deleted') return 'deleted';
  return workOf(device) ?? device.state;
}
