import type { Db } from '../db/open-database.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { readMaintenance, type Maintenance } from './maintenance.repository.ts';

/** A node's cached view of the maintenance, read without waiting. */
export interface MaintenanceState {
  /** null for none. */
  readonly current: Maintenance | null;
  /** Aborted when open streams must end: stop or maintenance. */
  readonly streamEnd: AbortSignal;
}

export interface MaintenanceWatch extends MaintenanceState {
  /** Reads the state before it resolves, then every second. */
  start(): Promise<void>;
  stop(): void;
}

export interface WatchOptions {
  readonly database: Db;
  /** The setting MAINTENANCE overrides the database. */
  readonly isForced: boolean;
  readonly shutdown: AbortSignal;
  readonly log: Pick<JobLog, 'info'>;
}

const READ_EVERY_MS = 1_000;
const WITHOUT_WORDS: Maintenance = { message: null, expectedEnd: null };

/**
 * Polls the maintenance state each second, so that nodes agree and no call waits. With the database unreachable the last state
 * holds. [ERR-4, ERR-12]
 */
export function watchMaintenance({ database, isForced, shutdown, log }: WatchOptions): MaintenanceWatch {
  let current = isForced ? WITHOUT_WORDS : null;
  let closing = new AbortController();
  let streamEnd = AbortSignal.any([shutdown, closing.signal]);
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  function note(found: Maintenance | null): void {
    const next = found ?? (isForced ? WITHOUT_WORDS : null);
    if ((next === null) !== (current === null)) {
      log.info({ isOn: next !== null }, 'maintenance');
      if (next !== null) closing.abort();
      else {
        closing = new AbortController();
        streamEnd = AbortSignal.any([shutdown, closing.signal]);
      }
    }
    current = next;
  }

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      note(await readMaintenance(database));
    } catch {
      // The last state holds; statements of calls report the failure.
    } finally {
      isReading = false;
    }
  }

  return {
    get current() {
      return current;
    },
    get streamEnd() {
      return streamEnd;
    },
    async start() {
      await read();
      timer = setInterval(() => void read(), READ_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
