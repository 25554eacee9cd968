import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstanceHost } from '../providers/instance-host/instance-host.ts';
import { firebaseIdentityAdmin } from '../providers/identity/firebase-identity-admin.ts';
import { TEST_HOST_SECRET } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestHost, type TestHost } from '../testing/test-host.ts';
import { until } from '../testing/until.ts';
import type { JobLog } from './job-log.ts';
import { startJobs } from './run-jobs.ts';

const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
let test: TestDatabase;
let host: TestHost;

beforeAll(async () => {
  [test, host] = await Promise.all([createTestDatabase(), startTestHost()]);
});
afterAll(() => test.drop());

it('a job that takes its time is done once: whoever is at it lives', async () => {
  host.instead = 'hang';
  const jobs = startJobs({
    databaseUrl: test.url,
    host: createInstanceHost({ url: host.url, secret: TEST_HOST_SECRET }, `${host.url}/nowhere`),
    identity: firebaseIdentityAdmin({ projectId: 'demo-partyline', emulatorUrl: host.url }),
    log: silent,
  });
  // Much longer than the jobs of a process that died are left alone. Freed meanwhile it would begin again, and be younger.
  await until('a worker has been at it for two seconds', async () => {
    const { rowCount } = await test.database.query(
      `SELECT FROM graphile_worker.jobs
        WHERE task_identifier = 'read-back' AND locked_at < now() - interval '2 s'`,
    );
    return rowCount === 1;
  });
  expect(host.calls).toHaveLength(1);
  await host.stop();
  await jobs.stop();
});
