/**
 * `npm run migrate`: migrates DATABASE_URL and exits, for releases that migrate before the nodes start.
 *
 * Exit codes: 0 up to date, 1 a migration failed or the database is unreachable, 2 DATABASE_URL is missing or its database is
 * unusable. It never waits for the database.
 */
import { isDatabaseUnavailable } from '../database-failure.ts';
import { UnsuitableDatabase } from './check-server.ts';
import { migrate } from './migrate.ts';

const { DATABASE_URL } = process.env;
if (DATABASE_URL) await run(DATABASE_URL);
else end(2, 'DATABASE_URL must be set: the address of the PostgreSQL database.');

async function run(databaseUrl: string): Promise<void> {
  try {
    const { applied } = await migrate(databaseUrl);
    const lines =
      applied.length === 0 ? ['The schema is up to date.'] : applied.map((name) => `Applied ${name}.`);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } catch (error) {
    if (error instanceof UnsuitableDatabase) end(2, error.message);
    else end(1, sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  if (isDatabaseUnavailable(error)) return 'The database cannot be reached at the address of DATABASE_URL.';
  if (!(error instanceof Error)) return 'The schema could not be brought up to date.';
  const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}

function end(code: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}
