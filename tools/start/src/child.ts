import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { closeLog, lengthOf, openLog, readLogFrom } from './log-file.ts';

/** A Node program to run. */
export interface Program {
  /** What people call it, as the beginning of a sentence: "The API". */
  readonly name: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Where it writes to; with `answers`, only its errors. */
  readonly logFile: string;
  /** Its standard output is an answer to us. */
  readonly answers?: boolean;
  /** Its errors are sentences for whoever started us. */
  readonly speaks?: boolean;
}

/** How a program ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running program. */
export interface Child {
  readonly pid: number;
  readonly ended: Promise<Ending>;
  /** The first line it answers; the empty text if it ends without one. */
  readonly firstLine: Promise<string>;
  /** Sends a signal to it and to what it started itself. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** What it has written to its log so far. */
  readonly readLog: () => string;
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal does not reach it and we can stop the
 * parts in order. Its standard input is a pipe that closes with us: that is how it learns that we are gone.
 */
export function startChild(program: Program): Child {
  const log = openLog(program.logFile);
  const from = lengthOf(log);
  const child = spawn(process.execPath, [...program.args], {
    cwd: program.cwd,
    env: program.env,
    detached: true,
    stdio: ['pipe', program.answers ? 'pipe' : log, program.speaks ? 'inherit' : log],
  });
  closeLog(log);
  // A write to a program that has just gone is no news.
  child.stdin?.on('error', () => undefined);
  return {
    pid: child.pid ?? 0,
    ended: whenEnded(child),
    firstLine: readFirstLine(child),
    signal: (signal) => signalGroup(child, signal),
    readLog: () => readLogFrom(program.logFile, from),
  };
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

/** An ending in words: "exit code 1", "killed by SIGKILL". */
export function describeEnding({ code, signal }: Ending): string {
  if (signal) return `killed by ${signal}`;
  return code === null ? 'it could not be run' : `exit code ${code}`;
}
