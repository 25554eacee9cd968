import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FAULT_ROUNDS, withinRounds } from '../processes/fault-rounds.ts';
import { addProbeJob, countOpenProbes } from '../probe-job.ts';
import { until } from '../until.ts';
import { startOnOwnPostgres } from '../processes/own-postgres.ts';
import { oncePerFile } from '../fixtures.ts';

const JOBS_PER_KILL = 40;
/** Much longer than a recovery, and shorter than the watchdog's. */
const STALLED_AFTER_MS = 25_000;
/** How long after PostgreSQL's return a worker starts and queries. */
const START_TAKES_MS = 2_000;

const own = oncePerFile(startOnOwnPostgres);

async function addJobs(): Promise<string[]> {
  return until('jobs are added', () =>
    Promise.all(Array.from({ length: JOBS_PER_KILL }, () => addProbeJob(own.database))),
  );
}

it(
  "resumes jobs after PostgreSQL was killed repeatedly, during jobs and the worker's start",
  { timeout: withinRounds(FAULT_ROUNDS) },
  async ({ annotate }) => {
    const stalls: number[] = [];
    const recoveriesMs: number[] = [];
    for (let kill = 0; kill < FAULT_ROUNDS; kill += 1) {
      const jobs = await addJobs();
      const isWhileRunning = kill % 2 === 0;
      if (isWhileRunning) {
        await until(
          'jobs run',
          async () => (await countOpenProbes(own.database, jobs)) < JOBS_PER_KILL,
          30_000,
        );
        await wait((kill * 20) / FAULT_ROUNDS);
      } else {
        // The worker is restarting after the previous kill.
        await wait((kill * START_TAKES_MS) / FAULT_ROUNDS);
      }
      await own.killPostgres();
      await own.startPostgres();
      if (isWhileRunning && kill + 1 < FAULT_ROUNDS) continue;
      const since = Date.now();
      const isDone = async () => (await countOpenProbes(own.database, jobs)) === 0;
      try {
        await until('all jobs have run', isDone, STALLED_AFTER_MS);
        recoveriesMs.push(Date.now() - since);
      } catch {
        stalls.push(kill);
        await own.node.kill();
        await own.node.start();
      }
    }
    const worst = Math.max(0, ...recoveriesMs);
    await annotate(`${FAULT_ROUNDS} kills, ${stalls.length} stalls, slowest recovery ${worst} ms`);
    expect(stalls).toEqual([]);
    await expect.poll(async () => (await own.node.call('ready')).status).toBe(200);
  },
);
