import { isLoading } from '../state/loading.ts';
import type { WorkingDevice } from '../health/overdue.ts';
import { isFailed } from '../state/status.ts';
import { goalOfCommand } from '../state/transitions.ts';
import type { Command } from '../device/vocabulary.ts';

export interface CommandedDevice extends WorkingDevice {
  readonly failureReason: string | null;
}

/** Returns the device right after a command (ISO 8601), so that it shows loading at once. [DEV-9, GD-10] */
export function nextGivenCommand<Device extends CommandedDevice>(
  device: Device,
  action: Command,
  since: string,
): Device {
  const isRetry = isFailed(device.status) && goalOfCommand(action) !== null;
  const next = {
    ...device,
    openCommand: { action, since },
    progress: null,
    ...(isRetry ? { status: '' as const, failureReason: null } : {}),
  };
  return device.isLoading === undefined ? next : { ...next, isLoading: isLoading(next) };
}
