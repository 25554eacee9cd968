import { createHash } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';

export const pseudonymOf = (uid: string): string =>
  `erased:${createHash('sha256').update(uid).digest('base64url')}`;

/** Lists the tables that contain a text. */
export async function tablesNaming(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'app' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const tables: string[] = [];
  for (const { name } of rows) {
    const found = await db.query(
      `SELECT FROM app.${name} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (found.rowCount) tables.push(name);
  }
  return tables;
}
