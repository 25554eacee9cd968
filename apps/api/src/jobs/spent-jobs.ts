import type { Db } from '../db/open-database.ts';

const KEPT_DAYS = 1;

/** Deletes jobs that cannot run again: out of attempts, or replaced while their process died. */
export async function deleteSpentJobs(db: Db, limit: number): Promise<void> {
  await db.query(
    `SELECT count(*) FROM graphile_worker.complete_jobs(ARRAY(
      SELECT id FROM graphile_worker.jobs
      WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - $1 * interval '1 day'
      LIMIT $2))`,
    [KEPT_DAYS, limit],
  );
}

/** Deletes all jobs naming a user; a running one finds no user. Uses the queue's table, because its view omits payloads. [GX-20] */
export async function deleteJobsOf(tx: Db, uid: string): Promise<void> {
  await tx.query(`DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'uid' = $1`, [uid]);
}
