/**
 * `node apps/api/src/main.ts`: the API and the portal it serves, with the settings of the environment.
 *
 * Exit codes: 0 stopped as asked (SIGTERM, SIGINT), 1 something failed while starting or running, 2 a setting is wrong or the
 * database cannot be used as it is, and a sentence on standard error says why.
 */
import { parseConfig } from './config.ts';
import { UnsuitableDatabase } from './db/check-server.ts';
import { migrate } from './db/migrate.ts';
import { codeOf } from './http/error-table.ts';
import { isDatabaseUnavailable } from './http/database-failure.ts';
import { startServer } from './server.ts';

const say = (sentence: string): boolean => process.stderr.write(`${sentence}\n`);

async function main(): Promise<void> {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) {
    parsed.mistakes.forEach(say);
    process.exit(2);
  }
  await migrate(parsed.config.databaseUrl);
  const server = await startServer(parsed.config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      server.stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  if (codeOf(error) === 'EADDRINUSE') {
    say('The port is already in use: another program listens there. PORT sets another one.');
    process.exit(2);
  }
  if (error instanceof UnsuitableDatabase) {
    say(error.message);
    process.exit(2);
  }
  if (isDatabaseUnavailable(error)) say('The database can not be reached at the address of DATABASE_URL.');
  else
    say(
      `The API could not be started: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown'}`,
    );
  process.exit(1);
}

main().catch(fail);
