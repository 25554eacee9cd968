import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningCommand, startProgram } from '@partyline/tools-processes';

/** An unprivileged user. */
export const OTHER_USER = { uid: 65534, gid: 65534 } as const;

/** Runs as if by a user in another folder. */
export function startTool(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  user: { uid?: number; gid?: number } = {},
): RunningCommand {
  const program = resolve(import.meta.dirname, '..', file);
  return startProgram(program, args, { ...user, cwd: '/', env: { NO_COLOR: '1', ...env } });
}

/** Creates a temporary folder that only its owner may enter. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'partyline-start-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
