import type pg from 'pg';

/** Runs one statement: a pool or a transaction. */
export type RowsDb = Pick<pg.Pool, 'query'>;

/** Values by column; omitted columns get the default. */
export type Columns = Readonly<Record<string, unknown>>;

/** Inserts a row; returns one of its columns, a bigint as a number or as text, as the connection reads it. */
export async function insertRow<Value>(
  db: RowsDb,
  table: string,
  columns: Columns,
  returning: string,
): Promise<Value> {
  const names = Object.keys(columns);
  const places = names.map((_name, index) => `$${index + 1}`).join(', ');
  const { rows } = await db.query<{ value: Value }>(
    `INSERT INTO app.${table} (${names.join(', ')}) VALUES (${places}) RETURNING ${returning} AS value`,
    Object.values(columns),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing was inserted into ${table}.`);
  return row.value;
}

/** Inserts many rows, which have the same columns, with one statement and in their order. Values pass through JSON. */
export async function insertRows(db: RowsDb, table: string, rows: readonly Columns[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  await db.query(
    `INSERT INTO app.${table} (${names.join(', ')}) SELECT ${names.map((name) => `r.${name}`).join(', ')}
     FROM jsonb_array_elements($1) WITH ORDINALITY AS given (value, place)
     CROSS JOIN jsonb_populate_record(NULL::app.${table}, given.value) AS r ORDER BY given.place`,
    [JSON.stringify(rows)],
  );
}
