import { err, ok, type Result } from '@partyline/kernel';
import { COMMANDS, type Command, type State } from './vocabulary.ts';

/** What a command does to the state: where it starts from and where it leads; `save` leaves the state alone. [DEV-4 … DEV-6] */
export const COMMAND_EFFECTS = {
  start: { from: 'offline', to: 'online' },
  stop: { from: 'online', to: 'offline' },
  save: { from: null, to: null },
} as const satisfies Record<Command, { from: State | null; to: State | null }>;

/** The state a device has once the command is done. [DEV-4 … DEV-6] */
export function nextState(state: State, command: Command): State {
  return COMMAND_EFFECTS[command].to ?? state;
}

/** Reads a command in any letter case; anything but the three is refused as `unknown-command`. [DEV-3, GD-12] */
export function parseCommand(value: unknown): Result<Command, 'unknown-command'> {
  if (typeof value !== 'string') return err('unknown-command');
  const lower = value.toLowerCase();
  const known = COMMANDS.find((command) => command === lower);
  return known === undefined ? err('unknown-command') : ok(known);
}
