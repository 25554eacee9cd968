import { readdirSync } from 'node:fs';
import type { Client } from 'pg';
import { WrongUse } from '../cli/wrong-use.ts';

/** The API's, of the same checkout: a tool does not import the API. */
const MIGRATIONS = new URL('../../../../apps/api/src/db/migrations/', import.meta.url);

/** Throws WrongUse for a database that a newer version migrated: its columns may mean something else. */
export async function refuseNewerDatabase(client: Client): Promise<void> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `SELECT to_regclass('app.migrations') IS NOT NULL AS "isThere"`,
  );
  if (found[0]?.isThere !== true) return;
  const known = new Set(readdirSync(MIGRATIONS).map((file) => Number(file.slice(0, 4))));
  const { rows } = await client.query<{ number: number; name: string }>(
    'SELECT number, name FROM app.migrations ORDER BY number',
  );
  const unknown = rows.find(({ number }) => !known.has(number));
  if (unknown !== undefined)
    throw new WrongUse(`The database is newer than this program: it has the migration ${unknown.name}.`);
}
