import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobLog } from '../jobs/job-log.ts';
import { testConfig } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestHost, type TestHost } from '../testing/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';
import { startJobWorker } from './job-worker.ts';

const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
let test: TestDatabase;
let host: TestHost;
let issuer: TestIssuer;

beforeAll(async () => {
  [test, host, issuer] = await Promise.all([createTestDatabase(), startTestHost(), startTestIssuer()]);
});
afterAll(() => Promise.all([test.drop(), issuer.stop()]));

it('runs a long job once: its worker is alive', async () => {
  host.instead = 'hang';
  const worker = startJobWorker(testConfig(test, issuer, { INSTANCE_HOST_URL: host.url }), silent);
  // Much longer than a dead process holds jobs; restarts reset it.
  await until('a worker has been at it for two seconds', async () => {
    const { rowCount } = await test.database.query(
      `SELECT FROM graphile_worker.jobs
        WHERE task_identifier = 'read-back' AND locked_at < now() - interval '2 s'`,
    );
    return rowCount === 1;
  });
  expect(host.calls).toHaveLength(1);
  await host.stop();
  worker.stop();
  expect(await worker.ended).toBeNull();
  await worker.kill();
});
