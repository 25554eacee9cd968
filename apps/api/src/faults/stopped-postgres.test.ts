import type { RouteName } from '@partyline/contract';
import { insertAccount, insertInstance, type AccountRow } from '@partyline/rows/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate/migrate.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import { caller, type Call } from '../testing/call.ts';
import { startApiProcess, startPostgres } from '../testing/processes/processes.ts';
import { readStream } from '../testing/read-stream.ts';
import { startTestHost, snapshotOf, type TestHost } from '../testing/outside/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { until } from '../testing/until.ts';
import { freePort, type RunningService } from '@partyline/tools-processes';

/** Longer than a job waits for the host, so that it ends without a writable database. */
const AWAY_MS = 12_000;

let folder: string;
let databasePort: number;
let postgres: RunningService;
let database: Database;
let issuer: TestIssuer;
let host: TestHost;
let api: RunningService;
let call: Call;
let account: AccountRow;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-stopped-'));
  databasePort = await freePort();
  [postgres, issuer, host] = await Promise.all([
    startPostgres(join(folder, 'postgres'), databasePort),
    startTestIssuer(),
    startTestHost(),
  ]);
  await migrate(postgres.url);
  database = openDatabase({ url: postgres.url });
  const wish = { databaseUrl: postgres.url, issuer, hostUrl: host.url, cacheDir: join(folder, 'cache') };
  api = await startApiProcess({ port: await freePort(), ...wish });
  call = caller(api.url);
  account = await insertAccount(database);
  token = await issuer.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
});
afterAll(async () => {
  await api.kill();
  await database.end();
  await Promise.all([postgres.stop(), issuer.stop(), host.stop()]);
  await rm(folder, { recursive: true, force: true });
});

it(
  'answers 503 with Retry-After while PostgreSQL is stopped, and recovers without a restart, streams and jobs too',
  { timeout: 120_000 },
  async () => {
    const { accountId, defaultWorkspaceId } = account;
    const newInstance = async () => {
      const columns = { account_id: accountId, workspace_id: defaultWorkspaceId };
      const vicUuid = await insertInstance(database, columns);
      host.instances.set(vicUuid, snapshotOf(vicUuid));
      return vicUuid;
    };
    const [vicUuid, caught] = [await newInstance(), await newInstance()];
    const body = { action: 'start', vicUuid };
    const stream = await readStream(api.url, token);
    await stream.next('ready');
    expect(await call('listInstances', { token })).toMatchObject({ status: 200 });

    host.instead = 'hang';
    await call('commandInstance', { token, body: { action: 'start', vicUuid: caught } });
    await stream.next('notification');
    await until('the host is called', () => host.calls.some(({ path }) => path.includes(caught)));
    await postgres.stop();
    const since = Date.now();
    const routes: RouteName[] = ['ping', 'listInstances', 'currentUser', 'commandInstance'];
    while (Date.now() - since < AWAY_MS) {
      for (const route of routes) {
        const answer = await call(route, { token, ...(route === 'commandInstance' ? { body } : {}) });
        expect(answer).toMatchObject({ status: 503, failure: 'unavailable' });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(stream.hasEnded()).toBe(false);

    host.instead = null;
    postgres = await startPostgres(join(folder, 'postgres'), databasePort);
    await until('it works again', async () => (await call('listInstances', { token })).status === 200);
    const { data } = await call('commandInstance', { token, body });
    expect(await stream.next('notification', 10_000)).toMatchObject({
      data: { event: 'instance update', data: { vicUuid, openCommand: { action: 'start' } } },
    });
    const taken = (wanted: string) => host.taken.find((command) => command.vicUuid === wanted);
    await until('the host takes the command', () => taken(vicUuid), 30_000);
    expect(taken(vicUuid)).toMatchObject({ number: 1, commandId: data?.commandId });
    await until('the host takes the one that was on its way', () => taken(caught), 30_000);
    await stream.close();
  },
);
