import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

const LOG_LIMIT_BYTES = 10_000_000;

export interface Program {
  /** For messages, capitalised: "The API". */
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Receives both outputs; with `answers`, only errors. */
  readonly logFile: string;
  /** Its standard output is read by this process. */
  readonly answers?: boolean;
  /** Its errors are sentences for the user. */
  readonly speaks?: boolean;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Child {
  readonly pid: number;
  readonly ended: Promise<Ending>;
  /** Empty if it exits without one. */
  readonly firstLine: Promise<string>;
  readonly closeInput: () => void;
  /** Signals the process group. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Its log so far. */
  readonly readLog: () => string;
}

/**
 * Starts a program in its own process group, so that Ctrl-C does not reach it and parts stop in order. Its input closes when this
 * process ends.
 */
export function startChild(program: Program): Child {
  const log = openLog(program.logFile);
  const from = fstatSync(log).size;
  const child = spawn(process.execPath, [...program.args], {
    cwd: program.cwd,
    env: program.env,
    detached: true,
    stdio: ['pipe', program.answers ? 'pipe' : log, program.speaks ? 'inherit' : log],
  });
  closeSync(log);
  // A write to an ended program may fail.
  child.stdin?.on('error', () => undefined);
  return {
    pid: child.pid ?? 0,
    ended: whenEnded(child),
    firstLine: readFirstLine(child),
    closeInput: () => child.stdin?.end(),
    signal: (signal) => signalGroup(child, signal),
    readLog: () => readFileSync(program.logFile).subarray(from).toString(),
  };
}

/** Opens a log for appending; one over 10 MB is rotated, and one old log is kept. */
function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function whenEnded(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

function readFirstLine(child: ChildProcess): Promise<string> {
  const output = child.stdout;
  if (!output) return Promise.resolve('');
  return new Promise((resolve) => {
    const lines = createInterface({ input: output });
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** Describes how a program ended: "exit code 1", "killed by SIGKILL". */
export function describeEnding({ code, signal }: Ending): string {
  if (signal) return `killed by ${signal}`;
  return code === null ? 'it could not be run' : `exit code ${code}`;
}
