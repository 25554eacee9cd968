import { execa } from 'execa';
import { type CommandOptions, commonOptions, nodeArguments } from './command-options.ts';

export interface RunOptions extends CommandOptions {
  /** Piped into its standard input, which is empty by default. The command may stop reading before the end. */
  readonly input?: string | Uint8Array;
  /** The command uses this process's terminal; its output is not collected. */
  readonly inTerminal?: boolean;
}

export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command to its end and returns what it printed, whatever its exit code. Rejects if it cannot be started or a signal
 * ends it. It is stopped if this process ends first.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { input, inTerminal = false, ...options }: RunOptions = {},
): Promise<CommandResult> {
  const result = await execa(command, args, {
    ...commonOptions(options),
    ...(input === undefined ? { stdin: inTerminal ? 'inherit' : 'ignore' } : { input }),
    ...(inTerminal ? { stdout: 'inherit', stderr: 'inherit' } : {}),
  });
  const { exitCode, stdout = '', stderr = '' } = result;
  if (exitCode === undefined) throw new Error(`${command} did not run to its end.`, { cause: result });
  return { exitCode, stdout, stderr };
}

/** Runs a command that must succeed, and returns its standard output; rejects with its errors otherwise. */
export async function outputOf(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(command, args, options);
  if (exitCode !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${exitCode}:\n${stderr}`);
  return stdout;
}

/** Runs a TypeScript file, named relative to the repository, to its end: {@link runCommand}. */
export function runProgram(
  file: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, nodeArguments(file, args), options);
}
