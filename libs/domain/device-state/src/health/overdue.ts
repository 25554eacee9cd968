import { parseInstant } from '@partyline/kernel';
import { millisecondsInMinute } from 'date-fns/constants';
import type { DeviceConditions } from '../device/device.ts';
import { isLoading } from '../state/loading.ts';

/** How long a working device may be silent before a refetch. [GD-11] */
export const SILENCE_LIMIT_MS = 30_000;
/** Until an unanswered command is given up. [GD-11] */
export const COMMAND_LIMIT_MINUTES = 5;
/** The same in milliseconds. */
export const COMMAND_LIMIT_MS = COMMAND_LIMIT_MINUTES * millisecondsInMinute;

/** In milliseconds since 1970; null for never. */
export interface WorkTimes {
  /** The command was given. */
  readonly commandSinceMs: number | null;
  readonly lastNotificationMs: number | null;
  /** Its data was last fetched. */
  readonly lastReadMs: number | null;
}

export type OverdueStep = 'wait' | 'refetch' | 'give-up';

/**
 * Returns `give-up` at {@link COMMAND_LIMIT_MS} after the command; before, `refetch` after a silence, counted from the command or
 * the last fetch. [GD-11]
 */
export function nextOverdueStep(times: WorkTimes, nowMs: number): OverdueStep {
  const { commandSinceMs, lastNotificationMs, lastReadMs } = times;
  if (commandSinceMs !== null && nowMs - commandSinceMs >= COMMAND_LIMIT_MS) return 'give-up';
  const heard = [commandSinceMs, lastNotificationMs, lastReadMs].filter((at) => at !== null);
  if (heard.length === 0) return 'refetch';
  return nowMs - Math.max(...heard) >= SILENCE_LIMIT_MS ? 'refetch' : 'wait';
}

/** What giving up reads and changes. */
export interface WorkingDevice extends Pick<DeviceConditions, 'openCommand' | 'state' | 'status'> {
  readonly progress: number | null;
  readonly isLoading?: boolean;
}

/**
 * Returns the device with an overdue command given up, kept for Retry; else the same object. Call it before `commandDecision` and
 * `displayState`. [GD-11]
 */
export function giveUpOverdue<Device extends WorkingDevice>(device: Device, nowMs: number): Device {
  if (device.openCommand === null || !isLoading(device)) return device;
  const since = parseInstant(device.openCommand.since);
  if (!since.ok || nowMs - since.value < COMMAND_LIMIT_MS) return device;
  const { isLoading: mark } = device;
  return {
    ...device,
    status: 'error' as const,
    progress: null,
    ...(mark === undefined ? {} : { isLoading: false }),
  };
}
