import { readFileSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { poll } from '../process/poll.ts';
import { isRunning } from '../process/process-identity.ts';
import { Refusal } from '../process/refusal.ts';

/** From postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly folder: string;
  readonly ready: boolean;
}

export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return undefined;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, folder: lines[1] ?? '', ready: lines[7]?.trim() === 'ready' };
}

/** Stops a server that a killed supervisor left: its record and its working folder must both name this cluster. */
export async function stopOrphan(cluster: string, say: (line: string) => void): Promise<void> {
  const found = await readPostmaster(cluster);
  if (!found || !isRunning(found.pid)) return;
  if (!(await isServerOf(found, cluster))) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  say(`A PostgreSQL server left over from an earlier start (process ${found.pid}) is being stopped.`);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(found.pid, signal);
    if (await poll(() => (isRunning(found.pid) ? undefined : true), 10_000)) return;
  }
  throw new Refusal(`Process ${found.pid} holds the database in ${cluster} and cannot be stopped.`);
}

async function isServerOf(found: Postmaster, cluster: string): Promise<boolean> {
  const folder = await realpath(cluster);
  if ((await realpath(found.folder).catch(() => '')) !== folder) return false;
  if (process.platform !== 'linux') return true;
  try {
    const program = readFileSync(`/proc/${found.pid}/cmdline`, 'utf8').split('\0')[0] ?? '';
    return /(^|\/)postgres$/.test(program) && (await realpath(`/proc/${found.pid}/cwd`)) === folder;
  } catch {
    return false;
  }
}
