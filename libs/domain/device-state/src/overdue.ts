import { parseInstant } from '@partyline/kernel';
import type { DeviceConditions } from './device.ts';
import { isLoading } from './loading.ts';

/** How long a device at work may be silent before its data is read again. [GD-11] */
export const SILENCE_LIMIT_MS = 30_000;
/** How long a command may take before it is given up and shown as an error. [GD-11] */
export const COMMAND_LIMIT_MS = 300_000;

/** When things last happened to a device at work; milliseconds since 1970, null for never. */
export interface WorkTimes {
  /** When the command was given. */
  readonly commandSinceMs: number | null;
  /** When a notification about the device last came. */
  readonly lastNotificationMs: number | null;
  /** When its data was last read. */
  readonly lastReadMs: number | null;
}

/** What to do about a device at work: wait on, read its data again, or give the command up. */
export type OverdueStep = 'wait' | 'refetch' | 'give-up';

/**
 * Says what to do about a device at work: give up 5 minutes after the command; before that, read its data again after
 * 30 s without a notification (counted from the command, and from the last read, where those are later). [GD-11]
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
 * The device as it counts now: one still at work on a command given 5 minutes ago or earlier has status error and no
 * progress, so that it can be tried again; the open command stays, to say what was not answered. Any other device comes
 * back as it is, the same object. Call it before {@link commandDecision} and `displayState`. [GD-11]
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
