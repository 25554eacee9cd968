import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface RunningMain {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Both outputs so far. */
  readonly output: () => string;
  /** Exit code; null when killed by a signal. */
  readonly ended: Promise<number | null>;
}

const MAIN = join(import.meta.dirname, '../main.ts');

/** Starts `main.ts` with only these settings and Node's compile cache. */
export function runMain(settings: Readonly<Record<string, string>>): RunningMain {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  // The exit code is the event's first argument.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
}
