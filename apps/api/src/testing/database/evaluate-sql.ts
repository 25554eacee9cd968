import type { Db } from '../../db/open-database.ts';

export interface SqlQuestion {
  readonly expression: string;
  /** The name of the row in the expression. */
  readonly alias: string;
  /** The row's columns with their types, as in a table: `status text, ends_at timestamptz`. */
  readonly columns: string;
  readonly rows: readonly object[];
  /** The expression's parameters, from $1 on. */
  readonly values?: readonly unknown[];
}

/** Evaluates an SQL expression for each row, in order, for comparison with the rule of the domain that it repeats. */
export async function evaluateSql<Answer>(
  db: Db,
  { expression, alias, columns, rows, values = [] }: SqlQuestion,
): Promise<readonly Answer[]> {
  const answer = await db.query<{ value: Answer }>({
    text: `SELECT ${expression} AS value
      FROM jsonb_to_recordset($${values.length + 1}::jsonb) AS ${alias} (nr integer, ${columns}) ORDER BY nr`,
    values: [...values, JSON.stringify(rows.map((row, nr) => ({ nr, ...row })))],
  });
  return answer.rows.map(({ value }) => value);
}
