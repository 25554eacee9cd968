import { insertAccount, type AccountRow } from '@partyline/rows/testing';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../db/migrate/migrate.ts';
import { openDatabase, type Database } from '../../db/open-database.ts';
import { startCutLine, type CutLine } from '../database/cut-line.ts';
import { startApiProcess, startPostgres } from '../processes/processes.ts';
import { killServer, promote, startPrimary, startStandby, type TestServer } from '../processes/standby.ts';
import { startTestHost, type TestHost } from '../outside/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../test-issuer.ts';
import { keepCreating, keepReading, keepStarting, noCalls } from '../two-nodes/node-clients.ts';
import { keepStreaming } from '../two-nodes/node-reader.ts';
import { until } from '../until.ts';
import { freePort, type RunningService } from '@partyline/tools-processes';

/** So many commands are accepted before each fault, and between faults. */
const STARTS_BETWEEN = 5;

let folder: string;
let primary: TestServer;
let standby: TestServer;
/** Where the address of the database leads. */
const target = { host: '127.0.0.1', port: 0 };
let address: CutLine;
let database: Database;
let issuer: TestIssuer;
let host: TestHost;
let account: AccountRow;
let api: RunningService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-standby-'));
  // PostgreSQL started as root runs as another user, who needs access.
  await chmod(folder, 0o755);
  [primary, issuer, host] = await Promise.all([
    startPrimary(join(folder, 'primary')),
    startTestIssuer(),
    startTestHost(),
  ]);
  await migrate(primary.program.url);
  standby = await startStandby(primary, join(folder, 'standby'));
  target.port = primary.port;
  address = await startCutLine(target);
  const url = new URL(primary.program.url);
  url.port = String(address.port);
  database = openDatabase({ url: url.href, applicationName: 'partyline-test' });
  account = await insertAccount(database);
  const options = { databaseUrl: url.href, issuer, hostUrl: host.url };
  api = await startApiProcess({ port: await freePort(), ...options });
});
afterAll(async () => {
  await api.kill();
  await database.end();
  await Promise.all([address.close(), primary.program.kill(), standby.program.stop()]);
  await Promise.all([issuer.stop(), host.stop()]);
  await rm(folder, { recursive: true, force: true });
});

async function stored() {
  const { rows } = await database.query<{ workspaces: string[]; commands: number; positions: string[] }>(
    `SELECT (SELECT array_agg(name ORDER BY name) FROM app.workspaces WHERE account_id = $1 AND NOT is_default) AS workspaces,
      (SELECT count(*)::int FROM app.instance_commands WHERE account_id = $1) AS commands,
      (SELECT array_agg(xid::text || '.' || id::text ORDER BY xid, id) FROM app.notifications WHERE account_id = $1) AS positions`,
    [account.accountId],
  );
  return rows[0];
}

it('neither loses nor doubles accepted calls during a PostgreSQL restart and a failover', async ({
  annotate,
}) => {
  let isOver = false;
  const counts = noCalls();
  const token = await issuer.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
  const world = { url: api.url, token, database, account, host, isOver: () => isOver };
  const reader = await keepStreaming(api.url, token);
  const work = Promise.all([
    keepReading(world, counts),
    keepStarting(world, counts),
    keepStarting(world, counts),
    keepCreating(world, counts),
  ]);
  work.catch(() => undefined);
  const startedMore = async (): Promise<void> => {
    const before = counts.started.length;
    await until('devices are started', () => counts.started.length >= before + STARTS_BETWEEN);
  };
  await startedMore();

  // A graceful restart: running work is given up, acknowledged work is kept.
  await primary.program.stop();
  primary = { ...primary, program: await startPostgres(primary.dataDir, primary.port) };
  await startedMore();

  // A failover: the address may lead to the standby before its promotion.
  const since = Date.now();
  await killServer(primary);
  target.port = standby.port;
  await until('reads are answered by the standby', async () => {
    const { rows } = await database.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is');
    return rows[0]?.is;
  });
  await promote(standby);
  await startedMore();
  const tookMs = Date.now() - since;
  isOver = true;
  await work;

  const kept = await stored();
  await until('the stream has the last notification', () => reader.ids().at(-1) === kept?.positions.at(-1));
  await annotate(
    `${counts.answered} calls answered, ${counts.unavailable.length} attempts with 503; ${counts.started.length} commands, ` +
      `${counts.created.length} workspaces; failover in ${tookMs} ms; ${reader.reconnects()} reconnects`,
  );
  expect(counts.unavailable.length).toBeGreaterThan(0);
  expect([...counts.wrong, ...counts.broken]).toEqual([]);
  expect(kept?.workspaces).toEqual([...counts.created].sort());
  expect(kept?.commands).toBe(counts.started.length);
  expect(host.taken.map(({ vicUuid }) => vicUuid).sort()).toEqual([...counts.started].sort());
  expect(reader.ids()).toEqual(kept?.positions);
  expect(reader.reconnects()).toBe(0);
  await reader.close();
});
