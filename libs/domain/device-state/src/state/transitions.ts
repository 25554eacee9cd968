import type { Command, State } from '../device/vocabulary.ts';

/** At rest in one of two states, working between them, or deleted. */
export const DEVICE_PHASES = ['offline', 'starting', 'online', 'stopping', 'deleted'] as const;
export type DevicePhase = (typeof DEVICE_PHASES)[number];
export type Work = 'starting' | 'stopping';

type TransitionRow = Readonly<Partial<Record<Command, DevicePhase>>>;

/** Accepted commands and the phase that follows. [DEV-4, DEV-5, DEV-6] */
export const COMMAND_TRANSITIONS = {
  offline: { start: 'starting', save: 'offline' },
  starting: {},
  online: { stop: 'stopping', save: 'online' },
  stopping: {},
  deleted: {},
} as const satisfies Record<DevicePhase, TransitionRow>;

/** `failed`, or given up, ends in the state before. [DEV-10, DEV-11, GD-10, GD-11] */
export const WORK_ENDS = {
  starting: { done: 'online', failed: 'offline' },
  stopping: { done: 'offline', failed: 'online' },
} as const satisfies Record<Work, Record<'done' | 'failed', State>>;

/** Returns null where the phase refuses the command. [DEV-4, DEV-5, DEV-6] */
export function nextPhase(phase: DevicePhase, command: Command): DevicePhase | null {
  const row: TransitionRow = COMMAND_TRANSITIONS[phase];
  return (Object.hasOwn(row, command) ? row[command] : undefined) ?? null;
}

/** Returns null for `save`, which begins none. [DEV-4, DEV-5, DEV-6] */
export function workOfCommand(command: Command): Work | null {
  for (const phase of DEVICE_PHASES) {
    const next = nextPhase(phase, command);
    if (next === 'starting' || next === 'stopping') return next;
  }
  return null;
}

/** Returns null for `save`, which keeps the state. [DEV-4, DEV-5, DEV-6] */
export function goalOfCommand(command: Command): State | null {
  const work = workOfCommand(command);
  return work === null ? null : WORK_ENDS[work].done;
}
