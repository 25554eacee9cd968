import { expect, it } from 'vitest';
import type { JobLog } from '../jobs/job-log.ts';
import { oncePerFile } from '../testing/fixtures.ts';
import { testConfig } from '../testing/start-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startTestHost } from '../testing/outside/test-host.ts';
import { startTestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';
import { startJobWorker } from '../wiring/start-job-worker.ts';

const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const test = oncePerFile(createTestDatabase);
const host = oncePerFile(startTestHost);
const issuer = oncePerFile(startTestIssuer);

it('runs a long job once while its worker is alive', async () => {
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
