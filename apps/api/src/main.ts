/**
 * `node apps/api/src/main.ts`: the API and the portal, configured by the environment.
 *
 * Exit codes: 0 stopped as asked (SIGTERM, SIGINT; a second one stops at once), 1 a failure, among them a database that did
 * not answer within DATABASE_WAIT_SECONDS, 2 a wrong setting or an unusable database.
 */
import { flushCompileCache } from 'node:module';
import { parseConfig } from './config.ts';
import { UnsuitableDatabase } from './db/migrate/check-server.ts';
import { migrate } from './db/migrate/migrate.ts';
import { readMigrations } from './db/migrate/read-migrations.ts';
import { waitForDatabase } from './db/migrate/wait-for-database.ts';
import { codeOf } from './http/errors/error-table.ts';
import { isDatabaseUnavailable } from './db/database-failure.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { startMonitoring } from './monitoring/monitoring-server.ts';
import { NodeState } from './monitoring/node-state.ts';
import { startServer, VERSION } from './server.ts';

const say = (sentence: string): boolean => process.stderr.write(`${sentence}\n`);

async function main(): Promise<void> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) {
    parsed.mistakes.forEach(say);
    process.exit(2);
  }
  const { config } = parsed;
  const state = new NodeState();
  const metrics = createMetrics(VERSION, state, { withProcess: config.monitoring !== null });
  // First, so that the node counts as alive during long migrations.
  if (config.monitoring !== null) await startMonitoring({ ...config.monitoring, state, metrics });
  await waitForDatabase({ withinMs: config.databaseWaitMs, say }, () =>
    migrate(config.databaseUrl, readMigrations(), () => state.migrating()),
  );
  const server = await startServer(config, { state, metrics });
  // Tells who started it that it listens itself: another program may have the port.
  process.stdout.write(`${JSON.stringify({ url: `http://${config.host}:${server.port}` })}\n`);
  // Otherwise written at an orderly end only; a killed process starts again in half the time.
  flushCompileCache();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  if (codeOf(error) === 'EADDRINUSE') {
    say(
      'The port is already in use: another program listens there. PORT sets another one, MONITORING_PORT that of the metrics.',
    );
    process.exit(2);
  }
  if (error instanceof UnsuitableDatabase) {
    say(error.message);
    process.exit(2);
  }
  if (isDatabaseUnavailable(error)) say('The database cannot be reached at the address of DATABASE_URL.');
  else
    say(
      `The API could not be started: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}`,
    );
  process.exit(1);
}

main().catch(fail);
