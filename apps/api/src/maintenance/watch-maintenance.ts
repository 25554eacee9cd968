import type { Db } from '../db/open-database.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { readMaintenance, type Maintenance } from './maintenance.repository.ts';

/** What a node knows of the maintenance; calls ask it without waiting. */
export interface MaintenanceState {
  /** The maintenance that is on; null for none. */
  readonly current: Maintenance | null;
  /** Aborted when the streams that are open now have to end: the node stops, or a maintenance begins. */
  readonly streamEnd: AbortSignal;
}

/** The state, and what keeps it up to date. */
export interface MaintenanceWatch extends MaintenanceState {
  /** Reads the state, once before it resolves and then every second. */
  start(): Promise<void>;
  stop(): void;
}

/** What watching needs. */
export interface WatchOptions {
  readonly database: Db;
  /** The setting MAINTENANCE: this node is under maintenance, whatever the database says. */
  readonly isForced: boolean;
  readonly shutdown: AbortSignal;
  readonly log: Pick<JobLog, 'info'>;
}

const READ_EVERY_MS = 1_000;
const WITHOUT_WORDS: Maintenance = { message: null, expectedEnd: null };

/**
 * Follows the maintenance in the database, so that every node answers alike within a second or so. One small read a second and
 * node: no call waits for it. While the database cannot be reached, the last known state holds: a maintenance may well be the
 * reason. [ERR-4, ERR-12]
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
      // Whoever needs the database is told by their own statement; here the last known state holds.
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
