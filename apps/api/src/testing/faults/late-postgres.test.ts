import { freePort, startProgram } from '@partyline/tools-processes';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { oncePerFile } from '../fixtures.ts';
import { startPostgres } from '../processes/processes.ts';
import { startPrimary } from '../processes/standby.ts';
import { TEST_HOST_SECRET, TEST_INVITATION_SECRET } from '../start-api.ts';
import { startTestIssuer } from '../test-issuer.ts';

const issuer = oncePerFile(startTestIssuer);

it('lives without its database, and is ready once the database has come', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partyline-late-postgres-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { program, dataDir, port } = await startPrimary(join(folder, 'postgres'));
  await program.stop();
  const [apiPort, monitoringPort] = [await freePort(), await freePort()];
  const env = {
    PARTYLINE_MODE: 'sandbox',
    PORT: String(apiPort),
    MONITORING_PORT: String(monitoringPort),
    DATABASE_URL: program.url,
    IDENTITY_PROJECT_ID: issuer.projectId,
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: issuer.url,
    INSTANCE_HOST_URL: `${issuer.url}/instance-host/v1`,
    INSTANCE_HOST_SECRET: TEST_HOST_SECRET,
    INVITATION_SECRET: TEST_INVITATION_SECRET,
    LOG_LEVEL: 'fatal',
  };
  const node = startProgram('apps/api/src/main.ts', [], { env });
  onTestFinished(async () => void (await node.kill()));
  const statusOf = (address: string) =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    );
  const [live, ready] = ['live', 'ready'].map((path) => `http://127.0.0.1:${monitoringPort}/${path}`);
  const waiting = 'Waiting for the database at the address of DATABASE_URL, 300 s at most.';
  await expect.poll(() => node.output()).toContain(waiting);
  expect(await statusOf(live!)).toBe(200);
  expect(await statusOf(ready!)).toBe(503);

  const postgres = await startPostgres(dataDir, port);
  onTestFinished(async () => void (await postgres.stop()));
  await expect.poll(() => statusOf(ready!)).toBe(200);
  expect(await statusOf(`http://127.0.0.1:${apiPort}/api/ping`)).toBe(200);
  const lines = node.output().split('\n');
  expect(lines.filter((line) => line === waiting)).toHaveLength(1);
  expect(lines.filter((line) => line === 'The database answers.')).toHaveLength(1);
});
