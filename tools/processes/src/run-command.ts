import { execa } from 'execa';
import { type CommandOptions, commonOptions, nodeArguments } from './command-options.ts';

export interface RunOptions extends CommandOptions {
  /** Default: empty. The command need not read it to the end. */
  readonly input?: string | Uint8Array;
  /** Uses this process's terminal; the output is not collected. */
  readonly inTerminal?: boolean;
}

export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command to its end, which ends at the latest with this process. Rejects if it cannot be started or a signal ends it.
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

/** Returns the standard output of a command that must succeed; rejects with its errors. */
export async function outputOf(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(command, args, options);
  if (exitCode !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${exitCode}:\n${stderr}`);
  return stdout;
}

/** Runs a TypeScript file, relative to the repository: {@link runCommand}. */
export function runProgram(
  file: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, nodeArguments(file, args), options);
}
