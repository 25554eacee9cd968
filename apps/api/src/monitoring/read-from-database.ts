import type { Db } from '../db/open-database.ts';
import { JOB_SCHEMAS } from '../jobs/job-payloads.ts';
import { MAIL_CLASSES, type MailClass } from '../jobs/mail-classes.ts';

export interface JobCount {
  readonly task: string;
  /** `spent`: out of attempts; deleted a day later. */
  readonly state: 'due' | 'scheduled' | 'running' | 'spent';
  readonly count: number;
  /** 0 for what is not due yet, or never again. */
  readonly oldestSeconds: number;
}

export interface MailCount {
  readonly class: MailClass;
  readonly count: number;
  /** Since the oldest was requested; 0 for none. */
  readonly oldestSeconds: number;
}

export interface DatabaseReading {
  readonly jobs: readonly JobCount[];
  readonly mails: readonly MailCount[];
  readonly clockOffsetSeconds: number;
}

/** Reads the queue and the waiting mails of all nodes, and this node's clock offset. */
export async function readFromDatabase(db: Db): Promise<DatabaseReading> {
  const clockOffsetSeconds = await readClockOffset(db);
  const { rows } = await db.query<JobCount>({
    name: 'count-jobs-by-state',
    text: `SELECT task_identifier AS task, j.state, count(*)::int AS count,
        greatest(max(extract(epoch FROM now() - run_at)) FILTER (WHERE j.state <> 'spent'), 0)::float8 AS "oldestSeconds"
      FROM graphile_worker.jobs CROSS JOIN LATERAL (SELECT CASE
        WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'spent'
        WHEN run_at > now() THEN 'scheduled' ELSE 'due' END AS state) j
      WHERE task_identifier = ANY ($1) GROUP BY task_identifier, j.state`,
    values: [Object.keys(JOB_SCHEMAS)],
  });
  return { jobs: rows, mails: await countMails(db), clockOffsetSeconds };
}

/** Counts the mails that wait, also for a retry or for the answer of the mail server. */
async function countMails(db: Db): Promise<readonly MailCount[]> {
  const { rows } = await db.query<MailCount>({
    name: 'count-waiting-mails',
    text: `SELECT c.class, count(m.number)::int AS count,
        coalesce(max(extract(epoch FROM now() - m.requested_at)), 0)::float8 AS "oldestSeconds"
      FROM unnest($1::text[]) AS c (class) LEFT JOIN app.waiting_mails m ON m.class = c.class GROUP BY c.class`,
    values: [MAIL_CLASSES],
  });
  return rows;
}

/** Measures this node's clock offset in seconds, assuming that the answer was given midway between request and response. */
async function readClockOffset(db: Db): Promise<number> {
  const asked = Date.now();
  const { rows } = await db.query<{ seconds: number }>({
    name: 'read-database-clock',
    text: 'SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds',
  });
  const middle = (asked + Date.now()) / 2;
  return middle / 1000 - (rows[0]?.seconds ?? middle / 1000);
}
