import type { DeviceConditions } from './device.ts';
import { workOf, type Work } from './loading.ts';
import type { Command } from './vocabulary.ts';

/** Where a device stands: at rest in one of the two states, at work between them, or gone. */
export const DEVICE_PHASES = ['offline', 'starting', 'online', 'stopping', 'deleted'] as const;
/** One of {@link DEVICE_PHASES}. */
export type DevicePhase = (typeof DEVICE_PHASES)[number];

/**
 * Which command a device takes in each phase, and the phase it leads to at once. What is not in the table is not taken.
 * A save with another data center asks for more than a phase: `commandDecision` says what. [DEV-4, DEV-5, DEV-6]
 */
export const COMMAND_TRANSITIONS = {
  offline: { start: 'starting', save: 'offline' },
  starting: {},
  online: { stop: 'stopping', save: 'online' },
  stopping: {},
  deleted: {},
} as const satisfies Record<DevicePhase, Partial<Record<Command, DevicePhase>>>;

/**
 * Where work ends: done where it led to, and failed (or given up) where it came from. Either way the device can also be
 * deleted, which nothing follows. [DEV-10, DEV-11, GD-10, GD-11]
 */
export const WORK_ENDS = {
  starting: { done: 'online', failed: 'offline' },
  stopping: { done: 'offline', failed: 'online' },
} as const satisfies Record<Work, Record<'done' | 'failed', DevicePhase>>;

/** The phase a device is in, by its status and open command first and by its state else. [DEV-1, DEV-2, DEV-9] */
export function phaseOf(device: Pick<DeviceConditions, 'openCommand' | 'state' | 'status'>): DevicePhase {
  if (device.status === 'deleted') return 'deleted';
  return workOf(device) ?? device.state;
}

/** The phase right after a command, or null where the phase does not take it, as it takes none that nobody knows. [DEV-4, DEV-5, DEV-6] */
export function nextPhase(phase: DevicePhase, command: Command): DevicePhase | null {
  const row: Partial<Record<Command, DevicePhase>> = COMMAND_TRANSITIONS[phase];
  return (Object.hasOwn(row, command) ? row[command] : undefined) ?? null;
}
