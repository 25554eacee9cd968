import { expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { idleWorker } from '../../testing/idle-worker.ts';
import { addProbeJob, countOpenProbes } from '../../testing/probe-job.ts';
import { startApi } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';

const api = oncePerFile(startApi);

it('[API-25] answers the ping with 200, in any letter case and with a trailing slash', async () => {
  expect(await api.call('ping')).toMatchObject({ status: 200, errorCode: 0 });
  const odd = await fetch(`${api.baseUrl}/API/Ping/`);
  expect(odd.status).toBe(200);
});

it('is ready while background jobs are run', async () => {
  const probe = await addProbeJob(api.db);
  await until('the job has run', async () => (await countOpenProbes(api.db, [probe])) === 0);
  const answer = await api.call('ready');
  expect(answer).toMatchObject({ status: 200, errorCode: 0 });
  expect(answer.data?.oldestDueMs).toBeLessThan(20_000);
});

it('is not ready while due jobs wait without a worker, but answers the ping', async () => {
  const stalled = await startApi({}, { startJobWorker: idleWorker });
  await addProbeJob(stalled.db);
  const setDue = (seconds: number) =>
    stalled.db.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() - $1::int * interval '1 second'`,
      [seconds],
    );
  await setDue(5);
  expect(await stalled.call('ready')).toMatchObject({ status: 200, data: { dueJobs: 1 } });
  await setDue(30);
  expect(await stalled.call('ready')).toMatchObject({ failure: 'unavailable', reason: 'jobs-stalled' });
  expect(await stalled.call('ping')).toMatchObject({ status: 200 });
  // Another node with a job worker suffices.
  await addProbeJob(stalled.db);
  await stalled.db.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'another-node'
      WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`,
  );
  expect(await stalled.call('ready')).toMatchObject({ status: 200, data: { dueJobs: 1 } });
  await stalled.stop();
});
