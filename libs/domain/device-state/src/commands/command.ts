import { err, ok, type Result } from '@partyline/kernel';
import { COMMANDS, type Command } from '../device/vocabulary.ts';

/** Parses a command in any letter case; anything but the three is `unknown-command`. [DEV-3, GD-12] */
export function parseCommand(value: unknown): Result<Command, 'unknown-command'> {
  if (typeof value !== 'string') return err('unknown-command');
  const lower = value.toLowerCase();
  const known = COMMANDS.find((command) => command === lower);
  return known === undefined ? err('unknown-command') : ok(known);
}
