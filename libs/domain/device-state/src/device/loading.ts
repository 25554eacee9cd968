import type { DeviceConditions } from './device.ts';
import { isFailed, isInProgress } from './status.ts';
import { goalOfCommand, workOfCommand, type DevicePhase, type Work } from './transitions.ts';

type WorkConditions = Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>;

/**
 * Whether a device is working, so that it shows loading. An in-progress status always means yes; error, failed and
 * deleted always mean no. Any other status, the empty one too, means yes only while an open command leads to a state
 * that is not reached yet. [DEV-9, DEV-10, DEV-11, GD-10]
 */
export function isLoading({ openCommand, state, status }: WorkConditions): boolean {
  if (isInProgress(status)) return true;
  if (isFailed(status) || status === 'deleted' || openCommand === null) return false;
  const goal = goalOfCommand(openCommand.action);
  return goal !== null && state !== goal;
}

/**
 * What a working device is doing: by its status if that is in progress, else by the open command; null for a device at
 * rest. [DEV-7, DEV-8, DEV-9]
 */
export function workOf(device: WorkConditions): Work | null {
  if (!isLoading(device)) return null;
  if (isInProgress(device.status)) return device.status === 'stopping' ? 'stopping' : 'starting';
  return device.openCommand && workOfCommand(device.openCommand.action);
}

/** The phase of a device: by its status and open command if those decide it, else by its state. [DEV-1, DEV-2, DEV-9] */
export function phaseOf(device: WorkConditions): DevicePhase {
  if (device.status === 'deleted') return 'deleted';
  return workOf(device) ?? device.state;
}
