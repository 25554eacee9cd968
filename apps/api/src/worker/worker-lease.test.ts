import { expect, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { addJob } from '../jobs/add-job.ts';
import type { JobLog } from '../jobs/job-log.ts';
import { openWorkerLease } from './worker-lease.ts';

const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const test = oncePerFile(createTestDatabase);

async function jobHeldBy(workerId: string): Promise<void> {
  await addJob(test.database, 'keep-house', {}, { key: workerId });
  await test.database.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '5 s' WHERE key = $1`,
    [workerId],
  );
}

async function holderOf(key: string): Promise<string | null> {
  const { rows } = await test.database.query<{ holder: string | null }>(
    'SELECT locked_by AS holder FROM graphile_worker.jobs WHERE key = $1',
    [key],
  );
  return rows[0]!.holder;
}

it('releases the jobs of a dead process at once, and never those of a live one', async () => {
  const mine = openWorkerLease(test.url, silent);
  const others = openWorkerLease(test.url, silent);
  mine.add('worker-mine');
  others.add('worker-of-others');
  await Promise.all(['worker-mine', 'worker-of-others', 'worker-long-gone'].map(jobHeldBy));
  await until('the dead are found', async () => (await mine.freeJobsOfTheDead()) === 1);
  expect(await holderOf('worker-long-gone')).toBeNull();
  expect(await mine.freeJobsOfTheDead()).toBe(0);
  expect(await holderOf('worker-mine')).toBe('worker-mine');
  expect(await holderOf('worker-of-others')).toBe('worker-of-others');
  await others.release();
  await until('they are found dead', async () => (await mine.freeJobsOfTheDead()) === 1);
  expect(await holderOf('worker-of-others')).toBeNull();
  expect(await holderOf('worker-mine')).toBe('worker-mine');
  await mine.release();
});

it('releases the jobs of an ended worker in a live process', async () => {
  const lease = openWorkerLease(test.url, silent);
  lease.add('worker-that-ends');
  lease.add('worker-that-stays');
  await Promise.all(['worker-that-ends', 'worker-that-stays', 'worker-never-known'].map(jobHeldBy));
  const isFreed = async (key: string) => {
    await lease.freeJobsOfTheDead();
    return (await holderOf(key)) === null;
  };
  await until('the dead are found', () => isFreed('worker-never-known'));
  expect(await holderOf('worker-that-ends')).toBe('worker-that-ends');
  lease.remove('worker-that-ends');
  await until('it is found dead', () => isFreed('worker-that-ends'));
  expect(await holderOf('worker-that-stays')).toBe('worker-that-stays');
  await lease.release();
});

it('keeps a job taken just now, whose worker may not have registered yet', async () => {
  const lease = openWorkerLease(test.url, silent);
  await Promise.all(['worker-just-born', 'worker-also-gone'].map(jobHeldBy));
  await test.database.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() + interval '1 minute' WHERE key = 'worker-just-born'`,
  );
  await until('the dead are found', async () => (await lease.freeJobsOfTheDead()) > 0);
  expect(await holderOf('worker-just-born')).toBe('worker-just-born');
  await lease.release();
});

it('can be released before it is connected', async () => {
  await openWorkerLease(test.url, silent).release();
});

it('registers live workers again after a lost connection', async () => {
  const lease = openWorkerLease(test.url, silent);
  const watcher = openWorkerLease(test.url, silent);
  lease.add('worker-back-again');
  const holdingPid = async () => {
    const { rows } = await test.database.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND objid = (hashtext('worker-back-again')::bigint & 4294967295)::oid`,
    );
    return rows[0]?.pid;
  };
  const lost = await until('the lock is held', holdingPid);
  await test.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'partyline-workers'`,
  );
  // The connection that ends may hold it for a moment longer.
  await until('the lock is held again', async () => {
    const pid = await holdingPid();
    return pid !== undefined && pid !== lost;
  });
  await jobHeldBy('worker-back-again');
  await until('the watcher is connected again', async () => (await watcher.freeJobsOfTheDead()) === 0);
  expect(await holderOf('worker-back-again')).toBe('worker-back-again');
  await Promise.all([lease.release(), watcher.release()]);
});

it('takes its locks again when the connection is lost while taking them', async () => {
  const other = await test.database.connect();
  await other.query(`SELECT pg_advisory_lock(1785684595, hashtext('worker-waiting'))`);
  const lease = openWorkerLease(test.url, silent);
  lease.add('worker-waiting');
  const lost = async () => {
    const { rowCount } = await test.database.query(
      'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
    );
    return rowCount === 1;
  };
  await until('it waits for a lock, and is cut off', lost);
  await other.query('SELECT pg_advisory_unlock_all()');
  other.release();
  await jobHeldBy('worker-waiting');
  await jobHeldBy('worker-never-there');
  await until('the dead are found', async () => (await lease.freeJobsOfTheDead()) > 0);
  expect(await holderOf('worker-waiting')).toBe('worker-waiting');
  await lease.release();
});
