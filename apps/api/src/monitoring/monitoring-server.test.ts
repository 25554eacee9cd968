import { freePort, startProgram } from '@partyline/tools-processes';
import { insertAccount } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import pg from 'pg';
import { MIGRATION_LOCK } from '../db/migrate/migrate.ts';
import { caller } from '../testing/call.ts';
import { startCutLine } from '../testing/database/cut-line.ts';
import { oncePerFile } from '../testing/fixtures.ts';
import { addProbeJob } from '../testing/probe-job.ts';
import { TEST_HOST_SECRET, TEST_INVITATION_SECRET } from '../testing/start-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readStream } from '../testing/read-stream.ts';
import { startTestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';

const CONNECTIONS_FOR_CALLS = 20;

const test = oncePerFile(createTestDatabase);
const issuer = oncePerFile(startTestIssuer);

/** A node with a database connection that can be cut. */
async function startNode() {
  const address = new URL(test.url);
  const line = await startCutLine({ host: address.hostname, port: Number(address.port) });
  address.port = String(line.port);
  address.hostname = '127.0.0.1';
  const [port, monitoringPort] = [await freePort(), await freePort()];
  const env = {
    PARTYLINE_MODE: 'sandbox',
    PORT: String(port),
    MONITORING_PORT: String(monitoringPort),
    DRAIN_SECONDS: '300',
    DATABASE_URL: address.href,
    IDENTITY_PROJECT_ID: issuer.projectId,
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: issuer.url,
    INSTANCE_HOST_URL: `${issuer.url}/instance-host/v1`,
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    INVITATION_SECRET: TEST_INVITATION_SECRET,
  };
  const main = startProgram('apps/api/src/main.ts', [], { env });
  const get = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return {
    main,
    line,
    apiUrl: `http://127.0.0.1:${port}`,
    monitoring: (path: string) => get(`http://127.0.0.1:${monitoringPort}${path}`),
    api: (path: string) => get(`http://127.0.0.1:${port}${path}`),
  };
}

async function expectMetrics({ monitoring, api }: Awaited<ReturnType<typeof startNode>>): Promise<void> {
  await addProbeJob(test.database);
  const done = 'partyline_jobs_finished_total{task="forget-person",outcome="done"} 1';
  await until('the job is counted', async () => (await monitoring('/metrics')).text.includes(done));
  const { text, headers } = await monitoring('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(text).toContain(`\n${name} `);
  }
  expect((await monitoring('/api/ping')).status).toBe(404);
  for (const path of ['/metrics', '/api/metrics']) expect((await api(path)).text).not.toContain('partyline_');
  expect((await api('/api/metrics')).status).toBe(404);
}

it('distinguishes live from ready: migrating, serving, without PostgreSQL, serving again, draining', async () => {
  const migrating = new pg.Client(test.url);
  await migrating.connect();
  await migrating.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const node = await startNode();
  const { monitoring, api } = node;
  const notReady = (reason: string) => ({ status: 503, text: JSON.stringify({ ready: false, reason }) });
  const isReady = async () => (await monitoring('/ready')).status === 200;
  await until('it lives', async () => (await monitoring('/live')).status === 200);
  // Before, it is at the start: it asks whether the database is there.
  await until('it migrates', async () => (await monitoring('/ready')).text.includes('migrating'));
  expect(await monitoring('/ready')).toMatchObject(notReady('migrating'));
  expect((await monitoring('/metrics')).text).toContain('partyline_node_phase{phase="migrating"} 1');
  await expect(api('/api/ping')).rejects.toThrow();
  await migrating.end();
  await until('it is ready', isReady);
  expect((await api('/api/health/ready')).status).toBe(200);

  await node.line.cut();
  expect(await monitoring('/ready')).toMatchObject(notReady('database-away'));
  expect((await monitoring('/metrics')).text).toContain('partyline_database_up 0');
  expect((await monitoring('/live')).status).toBe(200);
  await node.line.mend();
  await until('it is ready again', isReady);
  await expectMetrics(node);

  node.main.signal('SIGTERM');
  await until('it drains', async () => (await monitoring('/ready')).status === 503);
  expect(await monitoring('/ready')).toMatchObject(notReady('draining'));
  expect((await api('/api/health/ready')).text).toContain('"reason":"draining"');
  const served = await api('/api/ping');
  expect(served.status).toBe(200);
  expect(served.headers.get('connection')).toBe('close');
  expect((await monitoring('/live')).status).toBe(200);
  // The second signal skips the drain.
  node.main.signal('SIGTERM');
  expect(await node.main.ended).toBe(0);
  await node.line.close();
});

it('serves no call before the notification stream can begin, and then refuses no reader', async () => {
  const { accountId, ownerUid } = await insertAccount(test.database);
  const token = await issuer.tokenFor({ uid: ownerUid, accountId });
  const holding = new pg.Client(test.url);
  await holding.connect();
  await holding.query('BEGIN');
  await holding.query('LOCK TABLE app.notifications IN SHARE MODE');
  const node = await startNode();
  await until('the stream waits', async () => {
    const { rowCount } = await test.database.query(
      `SELECT FROM pg_stat_activity WHERE application_name = 'partyline-feed' AND wait_event_type = 'Lock'
        AND datname = current_database()`,
    );
    return rowCount === 1;
  });
  expect((await node.monitoring('/ready')).status).toBe(503);
  await expect(node.api('/api/ping')).rejects.toThrow();
  await holding.end();
  await until('it is ready', async () => (await node.monitoring('/ready')).status === 200);
  const stream = await readStream(node.apiUrl, token);
  expect(stream.response.status).toBe(200);
  await stream.close();
  await node.main.kill();
  await node.line.close();
});

it('stays ready while every connection for calls is busy', async () => {
  const { accountId, ownerUid } = await insertAccount(test.database);
  const token = await issuer.tokenFor({ uid: ownerUid, accountId });
  const node = await startNode();
  const isReady = async () => (await node.monitoring('/ready')).status === 200;
  await until('it is ready', isReady);
  const other = new pg.Client(test.url);
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE app.users');
  let isOver = false;
  const call = caller(node.apiUrl);
  const calls = Array.from({ length: CONNECTIONS_FOR_CALLS + 5 }, async () => {
    // One that waits for too long is given up.
    while (!isOver) await call('currentUser', { token });
  });
  await until('all connections for calls wait', async () => {
    const { rows } = await test.database.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'partyline-api' AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting === CONNECTIONS_FOR_CALLS;
  });
  expect((await node.monitoring('/ready')).text).toBe('{"ready":true}');
  isOver = true;
  await other.end();
  await Promise.all(calls);
  await node.main.kill();
  await node.line.close();
});
