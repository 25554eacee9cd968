import { insertUser } from '@partyline/rows/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addJob } from '../jobs/add-job.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { idleWorker } from '../testing/idle-worker.ts';
import { addProbeJob, countOpenProbes } from '../testing/probe-job.ts';
import { testConfig } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestHost, type TestHost } from '../testing/outside/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';
import { readFromDatabase } from '../monitoring/read-from-database.ts';
import { readDueJobs } from './due-jobs.ts';
import { startJobWorker } from '../wiring/start-job-worker.ts';
import { startWorkerThread } from '../wiring/start-worker-thread.ts';
import { superviseWorker, type SupervisorOptions } from './supervise-worker.ts';

const STOPS_WITHIN_MS = 20_000;
/** Leaves recovery to the end of the worker alone: the watch for due jobs finds nothing. */
const UNWATCHED = { isStalled: () => Promise.resolve(false) };

let test: TestDatabase;
let host: TestHost;
let issuer: TestIssuer;
let logged: string[];
let rung: string[];
const log: JobLog = {
  info: () => undefined,
  warn: (_data, message) => logged.push(message),
  error: (_data, message) => {
    logged.push(message);
    rung.push(message);
  },
};

beforeEach(async () => {
  logged = [];
  rung = [];
  [test, host, issuer] = await Promise.all([createTestDatabase(), startTestHost(), startTestIssuer()]);
});
afterEach(() => Promise.all([test.stop(), host.stop(), issuer.stop()]));

/** Supervises a worker thread as the API does. */
function supervise(changes: Partial<SupervisorOptions> = {}) {
  const config = testConfig(test, issuer, { INSTANCE_HOST_URL: host.url });
  return superviseWorker({
    start: () => startWorkerThread(config, log),
    isStalled: async () => (await readDueJobs(test.database)).isStalled,
    log,
    ...changes,
  });
}

/** Makes the first such statement on a queue table fail. */
async function failOnce(event: 'INSERT' | 'DELETE', table: string, condition = 'true'): Promise<void> {
  await test.database.query(`CREATE SEQUENCE failures;
    CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${condition} AND nextval('public.failures') = 1 THEN RAISE 'failed by the test'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER fail_once BEFORE ${event} ON graphile_worker.${table} EXECUTE FUNCTION fail_once()`);
}

async function isSlowJobTaken(): Promise<boolean> {
  const { rowCount } = await test.database.query(
    `SELECT FROM graphile_worker.jobs WHERE key = 'slow' AND locked_at IS NOT NULL`,
  );
  return rowCount !== 0;
}

async function untilFailed(): Promise<void> {
  await until('the statement has failed', async () => {
    const { rows } = await test.database.query<{ called: boolean }>(
      'SELECT is_called AS called FROM failures',
    );
    return rows[0]?.called;
  });
}

async function expectRecovery(): Promise<void> {
  const isRestarted = () => logged.includes('the job worker ended and is started again');
  await until('the worker is started again', isRestarted);
  const probe = await addProbeJob(test.database);
  const isDone = async () => (await countOpenProbes(test.database, [probe])) === 0;
  await until('jobs run again', isDone);
}

it('runs jobs again after the completion of a job could not be written', async () => {
  const jobs = supervise(UNWATCHED);
  const first = await addProbeJob(test.database);
  await until('jobs run', async () => (await countOpenProbes(test.database, [first])) === 0);
  // A concurrent job whose completion would keep the library from ending.
  const blocking = await test.database.connect();
  await blocking.query('BEGIN');
  const uid = await insertUser(test.database, { deleted_at: new Date() });
  await blocking.query('SELECT FROM app.users WHERE uid = $1 FOR UPDATE', [uid]);
  await addJob(test.database, 'forget-person', { uid }, { key: 'slow' });
  await until('the slow job runs', isSlowJobTaken);
  await failOnce('DELETE', '_private_jobs');
  await addProbeJob(test.database);
  await untilFailed();
  await blocking.query('ROLLBACK');
  blocking.release();
  await expectRecovery();
  await jobs.stop();
});

it("runs jobs again after one of the workers' first queries failed", async () => {
  await failOnce('INSERT', '_private_tasks', `current_query() LIKE '%_private_tasks as tasks%as u(i)%'`);
  const jobs = supervise(UNWATCHED);
  await untilFailed();
  await expectRecovery();
  await jobs.stop();
});

it('ends a worker that takes no due jobs and starts another one', async () => {
  const config = testConfig(test, issuer, { INSTANCE_HOST_URL: host.url });
  let starts = 0;
  const jobs = supervise({
    watch: { everyMs: 50, graceMs: 2_000 },
    start: () => {
      starts += 1;
      return starts === 1 ? idleWorker() : startJobWorker(config, log);
    },
  });
  const probe = await addProbeJob(test.database);
  await test.database.query(`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 minute'`);
  await until('the job is taken', async () => (await countOpenProbes(test.database, [probe])) === 0);
  expect(logged).toContain('the job worker is ended: it takes no due jobs');
  expect((await readDueJobs(test.database)).isStalled).toBe(false);
  await jobs.stop();
});

it('stops within a bound although a job hangs, and leaves no connection behind', async () => {
  host.instead = 'hang';
  const jobs = supervise();
  await until('the job hangs', () => host.calls.length > 0);
  const since = Date.now();
  await jobs.stop();
  expect(Date.now() - since).toBeLessThan(STOPS_WITHIN_MS);
  await until('its connections are closed', async () => {
    const { rowCount } = await test.database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND application_name IN ('partyline-jobs', 'partyline-workers')`,
    );
    return rowCount === 0;
  });
});

it('warns, and rings no alarm, when the thread ends because PostgreSQL is away', async () => {
  const jobs = supervise(UNWATCHED);
  const first = await addProbeJob(test.database);
  await until('jobs run', async () => (await countOpenProbes(test.database, [first])) === 0);
  await test.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'partyline-jobs'`,
  );
  await expectRecovery();
  expect(rung).toEqual([]);
  await jobs.stop();
});

it('rings once for a job whose attempts are used up, and not while it is tried again', async () => {
  await test.database
    .query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'failed by the test'; END $$;
    CREATE TRIGGER fail BEFORE DELETE ON app.users EXECUTE FUNCTION fail()`);
  const uid = await insertUser(test.database, { deleted_at: new Date() });
  await addJob(test.database, 'forget-person', { uid }, { key: 'failing' });
  await test.database.query(
    `UPDATE graphile_worker._private_jobs SET max_attempts = 2 WHERE key = 'failing'`,
  );
  const jobs = supervise();
  await until('it is tried again', () => logged.includes('a job failed and is tried again'));
  expect(rung).toEqual([]);
  await test.database.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = 'failing'`);
  await until('it has failed for good', () => rung.length > 0);
  expect(rung).toEqual(['a job failed for good: its attempts are used up']);
  const spent = await until('it is counted', async () => {
    const { jobs: counted } = await readFromDatabase(test.database);
    return counted.find(({ task, state }) => task === 'forget-person' && state === 'spent');
  });
  expect(spent).toEqual({ task: 'forget-person', state: 'spent', count: 1, oldestSeconds: 0 });
  expect((await readDueJobs(test.database)).isStalled).toBe(false);
  await jobs.stop();
});
