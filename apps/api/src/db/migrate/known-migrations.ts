import type { Db } from '../open-database.ts';
import type { Tables } from '../tables.gen.ts';
import { UnsuitableDatabase } from './check-server.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

type Numbered = Pick<Tables['migrations'], 'number' | 'name'>;

/** Throws {@link UnsuitableDatabase} for the first applied migration that this program lacks. */
export function requireKnown(applied: readonly Numbered[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ number }) => number));
  const unknown = applied.find(({ number }) => !known.has(number));
  if (unknown === undefined) return;
  throw new UnsuitableDatabase(
    `The database is newer than this program: it has the migration ${unknown.name}.`,
  );
}

/**
 * Throws {@link UnsuitableDatabase} for a database that a newer version migrated: commands of the version before could write what it
 * does not expect. One without migrations passes.
 */
export async function refuseNewerDatabase(database: Pick<Db, 'query'>): Promise<void> {
  const { rows } = await database.query<{ isThere: boolean }>(
    `SELECT to_regclass('app.migrations') IS NOT NULL AS "isThere"`,
  );
  if (rows[0]?.isThere !== true) return;
  const { rows: applied } = await database.query<Numbered>(
    'SELECT number, name FROM app.migrations ORDER BY number',
  );
  requireKnown(applied, readMigrations());
}
