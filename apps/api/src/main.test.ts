import { createServer, type AddressInfo } from 'node:net';
import { freePort, startProgram, type RunningCommand } from '@partyline/tools-processes';
import { expect, it } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestIssuer } from './testing/test-issuer.ts';
import { oncePerFile } from './testing/fixtures.ts';

const database = oncePerFile(createTestDatabase);
const issuer = oncePerFile(startTestIssuer);

const settings = (more: Record<string, string> = {}) => ({
  PARTYLINE_MODE: 'sandbox',
  PORT: '0',
  DATABASE_URL: database.url,
  IDENTITY_PROJECT_ID: issuer.projectId,
  IDENTITY_API_KEY: 'demo-key',
  IDENTITY_EMULATOR_URL: issuer.url,
  INSTANCE_HOST_URL: `${issuer.url}/instance-host/v1`,
  INSTANCE_HOST_SECRET: 'a-secret-for-tests-only',
  INVITATION_SECRET: 'a-secret-of-invitations-for-tests-only',
  ...more,
});

const startMain = (env: Record<string, string>): RunningCommand =>
  startProgram('apps/api/src/main.ts', [], { env });

it('prints every wrong setting as a sentence and exits with 2', async () => {
  const main = startMain({ PARTYLINE_MODE: 'sandbox', PORT: 'x', HOST: '0.0.0.0' });
  expect(await main.ended).toBe(2);
  const lines = main.output().trim().split('\n');
  expect(lines).toContain('PORT must be a whole number from 0 to 65535.');
  expect(lines).toContain('HOST must be a loopback address such as 127.0.0.1 in sandbox mode.');
  expect(lines.every((line) => /^[A-Z_]+ must .*\.$/.test(line))).toBe(true);
});

it('exits with 2 when its port is in use', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const main = startMain(settings({ PORT: String(port) }));
  expect(await main.ended).toBe(2);
  expect(main.output()).toContain('The port is already in use');
  await new Promise((done) => server.close(done));
});

it('exits with 1 and a sentence without a database, when it has waited for it', async () => {
  const nowhere = `postgres://unknown@127.0.0.1:${await freePort()}/nothing`;
  const ends = async (seconds: string) => {
    const main = startMain(settings({ DATABASE_URL: nowhere, DATABASE_WAIT_SECONDS: seconds }));
    expect(await main.ended).toBe(1);
    return main.output().trim().split('\n');
  };
  const sentence = 'The database cannot be reached at the address of DATABASE_URL.';
  expect(await ends('0')).toEqual([sentence]);
  expect(await ends('1')).toEqual([
    'Waiting for the database at the address of DATABASE_URL, 1 s at most.',
    sentence,
  ]);
});

it('exits with 2 and a sentence at once where waiting for the database would not help', async () => {
  const address = new URL(database.url);
  address.pathname = '/not_there';
  const main = startMain(settings({ DATABASE_URL: address.href }));
  expect(await main.ended).toBe(2);
  expect(main.output().trim()).toBe('The database that DATABASE_URL names does not exist on its server.');
});

it('runs background jobs, and leaves no process behind when killed', async () => {
  const main = startMain(settings());
  const connections = async () => {
    const { rowCount } = await database.database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'partyline-jobs'`,
    );
    return rowCount;
  };
  await expect.poll(connections).toBeGreaterThan(0);
  await main.kill();
  await expect.poll(connections).toBe(0);
});

it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, then exits with 0', async (signal) => {
  const port = await freePort();
  const main = startMain(settings({ PORT: String(port) }));
  const ping = () =>
    fetch(`http://127.0.0.1:${port}/api/ping`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ping).toBe(200);
  const stopped = Date.now();
  main.signal(signal);
  expect(await main.ended).toBe(0);
  expect(Date.now() - stopped).toBeLessThan(40_000);
  expect(await ping()).toBe(0);
});
