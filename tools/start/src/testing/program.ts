import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { poll } from '../process/poll.ts';

const PATIENCE_MS = 60_000;

export interface TestProgram {
  readonly pid: number;
  /** Output so far. */
  readonly output: () => string;
  /** Waits until the output matches; rejects with the output when it ends or times out. */
  readonly says: (pattern: RegExp) => Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly closeInput: () => void;
  /** Exit code, or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** An unprivileged user. */
export const OTHER_USER = { uid: 65534, gid: 65534 } as const;

/** Starts a program of this tool, or of a copy of it, with only this environment (and what Node needs). */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  user: { uid?: number; gid?: number } = {},
): TestProgram {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', file), ...args], {
    ...user,
    cwd: '/',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = whenEnded(child);
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    says: async (pattern) => {
      const ended = (): 'over' | undefined => (isOver ? 'over' : undefined);
      const answer = await poll(() => pattern.exec(output)?.[0] ?? ended(), PATIENCE_MS);
      if (answer === undefined || answer === 'over')
        throw new Error(`It never said ${String(pattern)}:\n${output}`);
      return answer;
    },
    signal: (signal) => child.kill(signal),
    closeInput: () => child.stdin.end(),
    ended,
  };
}

function whenEnded(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}

/** A temporary folder that only its owner may enter. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'partyline-start-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
