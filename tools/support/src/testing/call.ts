import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '@partyline/tools-processes';
import { onTestFinished } from 'vitest';
import { run } from '../run.ts';
import type { Outcome } from '../run.ts';

/** Creates a temporary folder with these files, removed after the test. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'support-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** Runs the tool as a process with `stdin` piped in. */
export function callProcess(
  args: readonly string[],
  stdin: string | Uint8Array = '',
  cwd = process.cwd(),
): Promise<Outcome> {
  // The tool has its own compile cache, which is tested.
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  return runProgram('tools/support/src/main.ts', args, { cwd, env, input: stdin });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield bytes;
}

/** Runs the tool in this process; `stdin` null is a terminal. */
export function call(
  args: readonly string[],
  stdin: string | Uint8Array | null = '',
  folder = process.cwd(),
): Promise<Outcome> {
  const bytes = typeof stdin === 'string' ? Buffer.from(stdin) : (stdin ?? Buffer.alloc(0));
  const nowMs = Date.parse('2026-11-20T12:00:00Z');
  return run(args, { stdin: Object.assign(once(bytes), { isTTY: stdin === null }), folder, nowMs });
}

/** Parses the `--json` output. */
export function dataOf({ stdout }: Outcome): unknown {
  return JSON.parse(stdout);
}
