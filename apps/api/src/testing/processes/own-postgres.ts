import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../db/migrate/migrate.ts';
import { openDatabase, type Database } from '../../db/open-database.ts';
import { startTestHost, type TestHost } from '../outside/test-host.ts';
import { startTestIssuer, type TestIssuer } from '../test-issuer.ts';
import { startPostgres } from './processes.ts';
import { restartableApi, type RestartableApi } from './restartable-api.ts';
import { killServer, startPrimary } from './standby.ts';

/** A running API, and the PostgreSQL of the test's own below it, which keeps its address. */
export interface OwnPostgres {
  readonly node: RestartableApi;
  readonly database: Database;
  readonly issuer: TestIssuer;
  readonly host: TestHost;
  stopPostgres(): Promise<void>;
  /** Kills PostgreSQL like a power cut. */
  killPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  stop(): Promise<void>;
}

export async function startOnOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'partyline-own-postgres-'));
  const [first, issuer, host] = await Promise.all([
    startPrimary(join(folder, 'postgres')),
    startTestIssuer(),
    startTestHost(),
  ]);
  let server = first;
  const { url } = server.program;
  await migrate(url);
  const database = openDatabase({ url });
  const node = await restartableApi({ databaseUrl: url, issuer, hostUrl: host.url });
  await node.start();
  return {
    node,
    database,
    issuer,
    host,
    stopPostgres: async () => void (await server.program.stop()),
    killPostgres: () => killServer(server),
    startPostgres: async () => {
      server = { ...server, program: await startPostgres(server.dataDir, server.port) };
    },
    stop: async () => {
      await node.stop();
      await database.end();
      await Promise.all([server.program.stop(), issuer.stop(), host.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
