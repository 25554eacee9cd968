import { unknownWordSentence } from './cli/choose-word.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { parseCall } from './cli/parse-call.ts';
import { printJson, printable } from './cli/printable.ts';
import { textReader } from './cli/read-text.ts';
import type { TextSource } from './cli/read-text.ts';
import { WrongUse } from './cli/wrong-use.ts';

export interface World extends TextSource {
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

const print = (lines: readonly string[]): string => lines.map((line) => `${printable(line)}\n`).join('');

async function answer(argv: readonly string[], world: World): Promise<Outcome> {
  const [name, ...rest] = argv;
  if (name === undefined)
    throw new WrongUse(`Name a command: ${[...COMMANDS.keys()].join(', ')}; or --help.`);
  if (name === '--help' || name === '-h' || name === 'help') {
    return { exitCode: 0, stdout: print(generalHelp()), stderr: '' };
  }
  const entry = COMMANDS.get(name);
  if (entry === undefined) throw new WrongUse(unknownWordSentence('command', [...COMMANDS.keys()], name));
  const command = await entry.load();
  const call = parseCall(rest, command);
  if (call.isHelp) return { exitCode: 0, stdout: print(commandHelp(name, command)), stderr: '' };
  const { exitCode, lines, data } = await command.run({
    ...call,
    read: textReader(world),
    nowMs: world.nowMs,
  });
  const stdout = call.isJson ? `${printJson({ command: name, exitCode, ...data })}\n` : print(lines);
  return { exitCode, stdout, stderr: '' };
}

/** Runs one call. Wrong use and unreadable input are one sentence, with exit code 2. */
export async function run(argv: readonly string[], world: World): Promise<Outcome> {
  try {
    return await answer(argv, world);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    return { exitCode: 2, stdout: '', stderr: print([error.message]) };
  }
}
