import type { Db } from '../db/open-database.ts';
import type { JobPayloads } from './job-payloads.ts';
import { currentOrigin } from './job-scope.ts';

/** When and how a job runs. */
export interface JobWish {
  /** A second job under the same key takes the place of the first, unless that one runs already. */
  readonly key?: string;
  /** Milliseconds from now; 0 when left out. */
  readonly delayMs?: number;
  /** Jobs of lower numbers run first; 0 when left out. */
  readonly priority?: number;
  /** Jobs of one queue run one after the other; without a queue they run side by side. */
  readonly queue?: string;
}

/** A job is tried again after a crash of its process, so many times. */
const ATTEMPTS = 100;

/**
 * Adds a job; in a transaction it exists, and wakes a worker, when that commits. It carries the id of the call it goes back to, for the
 * log.
 */
export async function addJob<Name extends keyof JobPayloads>(
  tx: Db,
  name: Name,
  payload: JobPayloads[Name],
  { key, delayMs = 0, priority = 0, queue }: JobWish = {},
): Promise<void> {
  const requestId = currentOrigin();
  const carried = requestId === null ? payload : { ...payload, requestId };
  await tx.query({
    name: 'add-job',
    text: `SELECT graphile_worker.add_job($1, $2, job_key => $3, max_attempts => $4, priority => $6, queue_name => $7,
      run_at => CASE WHEN $5::float8 > 0 THEN now() + $5 * interval '1 millisecond' END)`,
    values: [name, JSON.stringify(carried), key ?? null, ATTEMPTS, delayMs, priority, queue ?? null],
  });
}
