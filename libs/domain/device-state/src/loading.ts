import type { DeviceConditions } from './device.ts';
import { COMMAND_EFFECTS } from './command.ts';
import { isInProgress } from './status.ts';

/**
 * Says whether a device is at work, so that it shows loading. An in-progress status always means yes; error, failed and
 * deleted always mean no. Any other status (the empty one too) means yes only while a start is open and the device is
 * not online yet, or a stop is open and it is not offline yet. [DEV-9, DEV-10, DEV-11, GD-10]
 */
export function isLoading(device: Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>): boolean {
  const { openCommand, state, status } = device;
  if (isInProgress(status)) return true;
  if (status === 'error' || status === 'failed' || status === 'deleted') return false;
  if (openCommand === null) return false;
  const { to } = COMMAND_EFFECTS[openCommand.action];
  return to !== null && state !== to;
}

/** What a device at work is doing. */
export type Work = 'starting' | 'stopping';

/**
 * What a device at work is doing: stopping or starting, as its status says, and else as the open command says; null for
 * a device at rest. [DEV-7, DEV-8, DEV-9]
 */
export function workOf(device: Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>): Work | null {
  if (!isLoading(device)) return null;
  if (device.status === 'stopping') return 'stopping';
  if (isInProgress(device.status)) return 'starting';
  return device.openCommand?.action === 'stop' ? 'stopping' : 'starting';
}

/** The rows of a data load, each marked with whether it is at work. [DEV-36, GD-9, ENT-8] */
export function markLoadedDevices<Row extends Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>>(
  rows: readonly Row[],
): (Row & { isLoading: boolean })[] {
  return rows.map((row) => ({ ...row, isLoading: isLoading(row) }));
}
