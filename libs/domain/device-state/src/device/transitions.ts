import type { Command, State } from './vocabulary.ts';

/** Phases of a device: at rest in one of the two states, working between them, or deleted. */
export const DEVICE_PHASES = ['offline', 'starting', 'online', 'stopping', 'deleted'] as const;
/** One of {@link DEVICE_PHASES}. */
export type DevicePhase = (typeof DEVICE_PHASES)[number];
/** The phases in which a device is working. */
export type Work = 'starting' | 'stopping';

type TransitionRow = Readonly<Partial<Record<Command, DevicePhase>>>;

/**
 * Which commands each phase accepts, and the phase each leads to at once. A command that is not in the row is refused.
 * `commandDecision` and the state that a command leads to are read from this table. [DEV-4, DEV-5, DEV-6]
 */
export const COMMAND_TRANSITIONS = {
  offline: { start: 'starting', save: 'offline' },
  starting: {},
  online: { stop: 'stopping', save: 'online' },
  stopping: {},
  deleted: {},
} as const satisfies Record<DevicePhase, TransitionRow>;

/**
 * Where work ends: `done` in the state it led to, `failed` (or given up) in the state it came from. In both cases the
 * device can also be deleted, and no command leads out of that. [DEV-10, DEV-11, GD-10, GD-11]
 */
export const WORK_ENDS = {
  starting: { done: 'online', failed: 'offline' },
  stopping: { done: 'offline', failed: 'online' },
} as const satisfies Record<Work, Record<'done' | 'failed', State>>;

/** Returns the phase right after a command, or null where the phase does not accept it. [DEV-4, DEV-5, DEV-6] */
export function nextPhase(phase: DevicePhase, command: Command): DevicePhase | null {
  const row: TransitionRow = COMMAND_TRANSITIONS[phase];
  return (Object.hasOwn(row, command) ? row[command] : undefined) ?? null;
}

/** Returns the work that a command begins; null for `save`, which begins none. [DEV-4, DEV-5, DEV-6] */
export function workOfCommand(command: Command): Work | null {
  for (const phase of DEVICE_PHASES) {
    const next = nextPhase(phase, command);
    if (next === 'starting' || next === 'stopping') return next;
  }
  return null;
}

/** Returns the state that a command leads to; null for `save`, which keeps the state. [DEV-4, DEV-5, DEV-6] */
export function goalOfCommand(command: Command): State | null {
  const work = workOfCommand(command);
  return work === null ? null : WORK_ENDS[work].done;
}
