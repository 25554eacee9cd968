import type { Db } from '../db/open-database.ts';

const KEPT_DAYS = 1;

/**
 * Deletes jobs that will never run again: those that failed as often as they may, and those whose process died after a newer job
 * had taken their key, which uses up all their attempts.
 */
export async function deleteSpentJobs(db: Db, limit: number): Promise<void> {
  await db.query(
    `SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - $1 * interval '1 day'
      LIMIT $2))`,
    [KEPT_DAYS, limit],
  );
}

/**
 * Deletes the jobs that name a user, waiting, running or spent; one that runs goes on and finds no user. The queue's view leaves
 * payloads out, hence its table. [GX-20]
 */
export async function deleteJobsOf(tx: Db, uid: string): Promise<void> {
  await tx.query(`DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'uid' = $1`, [uid]);
}
