import { execa } from 'execa';
import { collectOutput } from './collect-output.ts';
import { type CommandOptions, commonOptions, nodeArguments } from './command-options.ts';

/** Starts take five seconds on an idle machine. */
const READY_WITHIN_MS = 120_000;

export interface StartOptions extends CommandOptions {
  /** Its errors appear among this process's. */
  readonly showErrors?: boolean;
}

/** An exit code, or the signal that ended the process. */
export type ExitStatus = number | NodeJS.Signals;

export interface RunningCommand {
  readonly pid: number;
  readonly output: () => string;
  /**
   * Returns the match in the output. Rejects with the output if the program ends before or the time passes, and stops it then.
   */
  readonly waitForOutput: (pattern: RegExp, timeoutMs?: number) => Promise<string>;
  /** The first line of standard output; rejects like `waitForOutput`. */
  readonly firstLine: (timeoutMs?: number) => Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly closeInput: () => void;
  /** Resolves with the complete output. */
  readonly ended: Promise<ExitStatus>;
  /** Sends SIGTERM and waits for the end. */
  readonly stop: () => Promise<ExitStatus>;
  /** Sends SIGKILL and waits for the end. */
  readonly kill: () => Promise<ExitStatus>;
}

/** Starts a command; when this process ends, the command's input closes and it gets SIGTERM. */
export function startCommand(
  command: string,
  args: readonly string[],
  options: StartOptions = {},
): RunningCommand {
  const { showErrors = false, ...common } = options;
  const child = execa(command, args, {
    ...commonOptions(common),
    stdin: 'pipe',
    stderr: showErrors ? 'inherit' : 'pipe',
    buffer: false,
  });
  const output = collectOutput(child.stdout, child.stderr);
  const ended = child.then((result): ExitStatus => {
    const status = result.exitCode ?? result.signal;
    if (status === undefined) throw new Error(`${command} could not be started.`, { cause: result });
    return status;
  });
  void ended.then(output.end, output.end);
  const end = (signal: NodeJS.Signals): Promise<ExitStatus> => {
    child.kill(signal);
    return ended;
  };
  const waitFor = async (wanted: () => string | undefined, timeoutMs = READY_WITHIN_MS): Promise<string> => {
    const found = await output.waitFor(wanted, timeoutMs);
    if (found !== undefined) return found;
    const reason = output.isOver() ? `ended with ${await ended}` : `was not ready in ${timeoutMs} ms`;
    child.kill();
    throw new Error(`${[command, ...args].join(' ')} ${reason}:\n${output.all()}`);
  };
  return {
    pid: child.pid ?? 0,
    output: output.all,
    waitForOutput: (pattern, timeoutMs) => waitFor(() => pattern.exec(output.all())?.[0], timeoutMs),
    firstLine: (timeoutMs) => waitFor(() => /^(.*)\n/.exec(output.standard())?.[1], timeoutMs),
    signal: (signal) => void child.kill(signal),
    closeInput: () => void child.stdin.end(),
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts a TypeScript file, relative to the repository: {@link startCommand}. */
export function startProgram(
  file: string,
  args: readonly string[] = [],
  options: StartOptions = {},
): RunningCommand {
  return startCommand(process.execPath, nodeArguments(file, args), options);
}
