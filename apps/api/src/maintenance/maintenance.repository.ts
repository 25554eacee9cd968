import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.gen.ts';

export interface Maintenance {
  /** The operator's text; null for the general sentence. */
  readonly message: Tables['maintenance']['message'];
  /** null when unknown. */
  readonly expectedEnd: Tables['maintenance']['expected_end'];
}

export async function readMaintenance(db: Db): Promise<Maintenance | null> {
  const { rows } = await db.query<Maintenance>({
    name: 'read-maintenance',
    text: `SELECT message, expected_end AS "expectedEnd" FROM app.maintenance WHERE ended_at IS NULL`,
  });
  return rows[0] ?? null;
}

export async function beginMaintenance(db: Db, { message, expectedEnd }: Maintenance): Promise<void> {
  await db.query({
    text: `INSERT INTO app.maintenance (message, expected_end) VALUES ($1, $2)
      ON CONFLICT ((true)) WHERE ended_at IS NULL
      DO UPDATE SET message = excluded.message, expected_end = excluded.expected_end`,
    values: [message, expectedEnd],
  });
}

export async function endMaintenance(db: Db): Promise<boolean> {
  const { rowCount } = await db.query(`UPDATE app.maintenance SET ended_at = now() WHERE ended_at IS NULL`);
  return rowCount === 1;
}
