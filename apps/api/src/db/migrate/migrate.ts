import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { checkServer, UnsuitableDatabase } from './check-server.ts';
import { requireKnown } from './known-migrations.ts';
import { connectFailureOf } from './connect-failure.ts';
import { openDatabase } from '../open-database.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import type { Tables } from '../tables.gen.ts';

/** Arbitrary, but the same in every version. */
export const MIGRATION_LOCK = 0x7061_7274;

const CONNECT_TIMEOUT_MS = 3_000;

export interface MigrationReport {
  readonly applied: readonly string[];
}

/**
 * Migrates our schema, then the job queue's. Safe on concurrent nodes and when killed: a transaction per migration. Throws
 * {@link UnsuitableDatabase} for a changed migration, a database newer than the program, or a server that is unsuitable or refuses us.
 */
export async function migrate(
  databaseUrl: string,
  migrations: readonly Migration[] = readMigrations(),
  onConnected: () => void = () => undefined,
): Promise<MigrationReport> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'partyline-migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {
    // Reported by the running statement.
  });
  await connect(client);
  try {
    onConnected();
    await checkServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await applyMissing(client, migrations);
    await migrateJobQueue(databaseUrl);
    return { applied };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    // A client that timed out still holds its socket.
    await client.end().catch(() => undefined);
    throw connectFailureOf(error);
  }
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS app;
    CREATE TABLE IF NOT EXISTS app.migrations (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const missing = missingOf(migrations, await readApplied(client));
  for (const migration of missing) await applyOne(client, migration);
  return missing.map(({ name }) => name);
}

type AppliedMigration = Pick<Tables['migrations'], 'number' | 'name' | 'checksum'>;

async function readApplied(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum FROM app.migrations ORDER BY number',
  );
  return rows;
}

function missingOf(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  requireKnown(applied, migrations);
  for (const row of applied) {
    const migration = known.get(row.number);
    if (migration !== undefined && ![migration.checksum, migration.formerChecksum].includes(row.checksum)) {
      throw new UnsuitableDatabase(
        `The migration ${row.name} was changed after it had been applied to this database.`,
      );
    }
  }
  const done = new Set(applied.map(({ number }) => number));
  return migrations.filter(({ number }) => !done.has(number));
}

async function applyOne(client: pg.Client, { number, name, checksum, sql }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO app.migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${name} failed.`, { cause: error });
  }
}

async function migrateJobQueue(databaseUrl: string): Promise<void> {
  const silent = new Logger(() => () => undefined);
  const pgPool = openDatabase({
    url: databaseUrl,
    applicationName: 'partyline-migrate',
    statementTimeoutMs: 0,
  });
  try {
    await runMigrations({ pgPool, logger: silent });
  } finally {
    await pgPool.end();
  }
}
