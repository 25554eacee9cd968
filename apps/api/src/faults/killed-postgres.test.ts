import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { caller } from '../testing/call.ts';
import { FAULT_ROUNDS, withinRounds } from '../testing/processes/fault-rounds.ts';
import { addProbeJob, countOpenProbes } from '../testing/probe-job.ts';
import { startApiProcess, startPostgres } from '../testing/processes/processes.ts';
import { startTestHost, type TestHost } from '../testing/outside/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';
import { freePort, type RunningService } from '@partyline/tools-processes';

const JOBS_PER_KILL = 40;
/** Much longer than a recovery, and shorter than the watchdog's. */
const STALLED_AFTER_MS = 25_000;
/** How long after PostgreSQL's return a worker starts and queries. */
const START_TAKES_MS = 2_000;

let folder: string;
let databasePort: number;
let postgres: RunningService;
let database: Database;
let issuer: TestIssuer;
let host: TestHost;
let api: RunningService;
let startApi: () => Promise<RunningService>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-killed-postgres-'));
  databasePort = await freePort();
  [postgres, issuer, host] = await Promise.all([
    startPostgres(join(folder, 'postgres'), databasePort),
    startTestIssuer(),
    startTestHost(),
  ]);
  await migrate(postgres.url);
  database = openDatabase({ url: postgres.url });
  // The test servers' asynchronous commits would lose the test's last jobs.
  await database.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$`,
  );
  await database.end();
  database = openDatabase({ url: postgres.url });
  const wish = { databaseUrl: postgres.url, issuer, hostUrl: host.url, cacheDir: join(folder, 'cache') };
  const port = await freePort();
  startApi = () => startApiProcess({ port, ...wish });
  api = await startApi();
});
afterAll(async () => {
  await api.kill();
  await database.end();
  await Promise.all([postgres.stop(), issuer.stop(), host.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Kills PostgreSQL by its pid file, and starts it again. */
async function killPostgres(): Promise<void> {
  const { rows } = await database.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  process.kill(rows[0]!.pid, 'SIGKILL');
  await postgres.kill();
  postgres = await startPostgres(join(folder, 'postgres'), databasePort);
}

async function addJobs(): Promise<string[]> {
  return until('jobs are added', () =>
    Promise.all(Array.from({ length: JOBS_PER_KILL }, () => addProbeJob(database))),
  );
}

it(
  'runs jobs again whenever PostgreSQL is back, killed again and again while jobs run and while the worker starts',
  { timeout: withinRounds(FAULT_ROUNDS) },
  async ({ annotate }) => {
    const stalls: number[] = [];
    const recoveriesMs: number[] = [];
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const jobs = await addJobs();
      const isWhileRunning = kill % 2 === 0;
      if (isWhileRunning) {
        await until('jobs run', async () => (await countOpenProbes(database, jobs)) < JOBS_PER_KILL, 30_000);
        await wait((kill * 20) / FAULT_ROUNDS);
      } else {
        // The worker is restarting after the previous kill.
        await wait((kill * START_TAKES_MS) / FAULT_ROUNDS);
      }
      await killPostgres();
      if (isWhileRunning && kill + 1 < FAULT_ROUNDS) continue;
      const since = Date.now();
      const isDone = async () => (await countOpenProbes(database, jobs)) === 0;
      try {
        await until('all jobs have run', isDone, STALLED_AFTER_MS);
        recoveriesMs.push(Date.now() - since);
      } catch {
        stalls.push(kill);
        await api.kill();
        api = await startApi();
      }
    }
    const worst = Math.max(0, ...recoveriesMs);
    await annotate(`${FAULT_ROUNDS} kills, ${stalls.length} stalls, slowest recovery ${worst} ms`);
    expect(stalls).toEqual([]);
    await expect.poll(async () => (await caller(api.url)('ready')).status).toBe(200);
  },
);
