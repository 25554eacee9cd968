import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnsuitableDatabase } from '../db/migrate/check-server.ts';
import { refuseNewerDatabase } from '../db/migrate/known-migrations.ts';
import { isDatabaseUnavailable } from '../db/database-failure.ts';
import { openDatabase, type Database } from '../db/open-database.ts';

/** A person waits for the command, on a busy database rather longer than for a repetition. */
const CONNECT_TIMEOUT_MS = 30_000;

export interface OperatorCommand<Call> {
  /** Its name in pg_stat_activity. */
  readonly applicationName: string;
  readonly parsed:
    | { readonly ok: true; readonly call: Call }
    | { readonly ok: false; readonly mistake: string };
  readonly run: (database: Database, call: Call) => Promise<Outcome>;
}

export interface Outcome {
  readonly isRefused: boolean;
  readonly lines: readonly string[];
}

/**
 * Runs a command on DATABASE_URL, else the database of `npm start` in DATA_DIR (`.data`). Exit codes: 0 done, 1 refused or unusable
 * database, 2 wrong command line or setting, or a database that a newer version migrated.
 */
export async function runCommand<Call>({
  applicationName,
  parsed,
  run,
}: OperatorCommand<Call>): Promise<void> {
  if (!parsed.ok) {
    stop(parsed.mistake);
    return;
  }
  const url = readDatabaseUrl();
  if (url === null) {
    stop('DATABASE_URL is not set, and `npm start` has made no database here.');
    return;
  }
  const database = openDatabase({
    url,
    applicationName,
    maxConnections: 1,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  });
  try {
    await refuseNewerDatabase(database);
    const { isRefused, lines } = await run(database, parsed.call);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (isRefused) process.exitCode = 1;
  } catch (error) {
    if (error instanceof UnsuitableDatabase) stop(error.message);
    else fail(error);
  } finally {
    await database.end();
  }
}

function fail(error: unknown): void {
  const sentence = isDatabaseUnavailable(error)
    ? 'The database cannot be reached.'
    : `The database could not be used: ${error instanceof Error ? error.message : ''}`;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

function stop(mistake: string): void {
  process.stderr.write(`${mistake}\n`);
  process.exitCode = 2;
}

function readDatabaseUrl(): string | null {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL) return DATABASE_URL;
  const folder = join(DATA_DIR || join(import.meta.dirname, '../../../../.data'), 'postgres');
  try {
    const [password, port] = ['password', 'port'].map((name) =>
      readFileSync(join(folder, name), 'utf8').trim(),
    );
    return `postgres://partyline:${password ?? ''}@127.0.0.1:${port ?? ''}/partyline`;
  } catch {
    return null;
  }
}
