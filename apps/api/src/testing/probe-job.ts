import { insertUser } from '@partyline/rows/testing';
import type { Db } from '../db/open-database.ts';
import { addJob } from '../jobs/add-job.ts';

/** Adds a job without an effect outside the database. */
export async function addProbeJob(db: Db): Promise<string> {
  const uid = await insertUser(db, { deleted_at: new Date() });
  await addJob(db, 'forget-person', { uid });
  return uid;
}

/** Counts the jobs that have not run. */
export async function countOpenProbes(db: Db, uids: readonly string[]): Promise<number> {
  const { rowCount } = await db.query('SELECT FROM app.users WHERE uid = ANY ($1)', [uids]);
  return rowCount ?? 0;
}
