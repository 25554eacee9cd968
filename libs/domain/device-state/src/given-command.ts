import { COMMAND_EFFECTS } from './command.ts';
import { isLoading } from './loading.ts';
import type { WorkingDevice } from './overdue.ts';
import type { Command } from './vocabulary.ts';

/** What a given command changes of a device. */
export interface CommandedDevice extends WorkingDevice {
  readonly failureReason: string | null;
}

/**
 * The device right after a command was given: the command is open since that instant (ISO 8601), and what an earlier one
 * left behind is gone: progress, and for a start or a stop an error or failure and its reason. So the device shows
 * loading at once, and takes no second command. [DEV-9, GD-10]
 */
export function nextGivenCommand<Device extends CommandedDevice>(
  device: Device,
  action: Command,
  since: string,
): Device {
  const isRetry = device.status === 'error' || device.status === 'failed';
  const isForgotten = COMMAND_EFFECTS[action].to !== null && isRetry;
  const next = {
    ...device,
    openCommand: { action, since },
    progress: null,
    ...(isForgotten ? { status: '' as const, failureReason: null } : {}),
  };
  return device.isLoading === undefined ? next : { ...next, isLoading: isLoading(next) };
}
