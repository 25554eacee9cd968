import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { poll } from './poll.ts';
import { startedAt } from './process-identity.ts';

const PATIENCE_MS = 12_000;

interface Started {
  readonly pid: number;
  readonly startedAt: string;
}

/** The child processes of this start, recorded in the data folder. */
export class StartedProcesses {
  readonly #file: string;
  readonly #all: Started[] = [];

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'processes.json');
  }

  add(pid: number): void {
    const since = startedAt(pid);
    if (since === undefined) return;
    this.#all.push({ pid, startedAt: since });
    writeFileSync(this.#file, JSON.stringify(this.#all), { mode: 0o600 });
  }

  /** Waits for the children of a killed start; kills the rest. */
  async clearLeftOvers(): Promise<void> {
    const alive = (): Started[] =>
      readStarted(this.#file).filter((one) => startedAt(one.pid) === one.startedAt);
    const gone = await poll(() => (alive().length === 0 ? true : undefined), PATIENCE_MS);
    if (!gone) for (const { pid } of alive()) endGroup(pid);
    await rm(this.#file, { force: true });
  }

  async forget(): Promise<void> {
    await rm(this.#file, { force: true });
  }
}

function readStarted(file: string): Started[] {
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? list.filter(isStarted) : [];
  } catch {
    return [];
  }
}

function isStarted(value: unknown): value is Started {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    Number.isSafeInteger(value.pid) &&
    'startedAt' in value &&
    typeof value.startedAt === 'string'
  );
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
