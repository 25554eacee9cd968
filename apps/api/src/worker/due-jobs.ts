import type { Db } from '../db/open-database.ts';
import { JOB_SCHEMAS } from '../jobs/job-payloads.ts';

/** Jobs waiting for a worker of any node. */
export interface DueJobs {
  readonly count: number;
  /** Milliseconds the oldest has been due; 0 for none. */
  readonly oldestMs: number;
  /** Jobs are long due and no node took any. */
  readonly isStalled: boolean;
}

/** Longer than any job: busy workers take their next job within this time. */
const STALLED_AFTER_MS = 20_000;

/** Reads due jobs and whether they are taken; ignores unknown kinds. */
export async function readDueJobs(db: Db): Promise<DueJobs> {
  const { rows } = await db.query<{ count: number; oldestMs: number; isTaking: boolean }>({
    name: 'read-due-jobs',
    text: `WITH known AS MATERIALIZED (
        SELECT run_at, locked_at, locked_at IS NULL AND attempts < max_attempts AND run_at <= now() AS is_due
        FROM graphile_worker.jobs WHERE task_identifier = ANY ($1)
      )
      SELECT count(*) FILTER (WHERE is_due)::int AS count,
        coalesce(max(extract(epoch FROM now() - run_at)) FILTER (WHERE is_due) * 1000, 0)::float8 AS "oldestMs",
        coalesce(max(locked_at) > now() - $2 * interval '1 millisecond', false) AS "isTaking"
      FROM known`,
    values: [Object.keys(JOB_SCHEMAS), STALLED_AFTER_MS],
  });
  const { count = 0, oldestMs = 0, isTaking = false } = rows[0] ?? {};
  return { count, oldestMs: Math.round(oldestMs), isStalled: oldestMs > STALLED_AFTER_MS && !isTaking };
}
