import { checkEffect } from '../db/effect-check.ts';
import type { Db } from '../db/open-database.ts';
import type { JobPayloads } from './job-payloads.ts';
import { currentOrigin } from './job-scope.ts';

export interface JobOptions {
  /** Replaces a waiting job with the same key. */
  readonly key?: string;
  /** From now; default 0. */
  readonly delayMs?: number;
  /** Lower runs first; default 0. */
  readonly priority?: number;
  /** Jobs of a queue run one at a time. */
  readonly queue?: string;
}

const ATTEMPTS = 100;

/** Adds a job, effective at the commit, with the originating call's id for the log. Passes the call's effect check. */
export async function addJob<Name extends keyof JobPayloads>(
  tx: Db,
  name: Name,
  payload: JobPayloads[Name],
  { key, delayMs = 0, priority = 0, queue }: JobOptions = {},
): Promise<void> {
  checkEffect('job request');
  const requestId = currentOrigin();
  const carried = requestId === null ? payload : { ...payload, requestId };
  await tx.query({
    name: 'add-job',
    text: `SELECT graphile_worker.add_job($1, $2, job_key => $3, max_attempts => $4, priority => $6, queue_name => $7,
      run_at => CASE WHEN $5::float8 > 0 THEN now() + $5 * interval '1 millisecond' END)`,
    values: [name, JSON.stringify(carried), key ?? null, ATTEMPTS, delayMs, priority, queue ?? null],
  });
}

/** Adds jobs of a kind that no call asked for, each with its key, in one statement. */
export async function addJobs<Name extends keyof JobPayloads>(
  tx: Db,
  name: Name,
  jobs: readonly { readonly payload: JobPayloads[Name]; readonly key: string }[],
  { priority = 0 }: Pick<JobOptions, 'priority'> = {},
): Promise<void> {
  checkEffect('job request');
  await tx.query({
    name: 'add-jobs',
    text: `SELECT graphile_worker.add_jobs(coalesce(array_agg(
        ROW ($1, payload, NULL, NULL, $4, key, $5, NULL)::graphile_worker.job_spec
      ), '{}')) FROM unnest($2::json[], $3::text[]) AS job (payload, key)`,
    values: [
      name,
      jobs.map(({ payload }) => JSON.stringify(payload)),
      jobs.map(({ key }) => key),
      ATTEMPTS,
      priority,
    ],
  });
}
