import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { startedAt } from './process-identity.ts';
import { systemCode } from './refusal.ts';

export type LockAnswer =
  | { readonly taken: true; readonly release: () => Promise<void> }
  | { readonly taken: false; readonly holder: number };

interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

/** Names the holder by process id and start time, so the lock of a killed process is taken over even if its id is reused. */
export async function takeLock(file: string): Promise<LockAnswer> {
  const mine = JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) ?? '' });
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await createWhole(file, mine)) return { taken: true, release: () => release(file, mine) };
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && startedAt(holder.pid) === holder.startedAt) return { taken: false, holder: holder.pid };
    await discardStale(file, found);
  }
  throw new Error(`The lock ${file} changes hands too fast.`);
}

/** Creates a file atomically with its content; false if the file exists. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Puts back a lock that was replaced in the meantime. */
async function discardStale(file: string, expected: string): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== expected) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function release(file: string, mine: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === mine) await rm(file, { force: true });
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value)) return;
    const { pid, startedAt } = value;
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}
