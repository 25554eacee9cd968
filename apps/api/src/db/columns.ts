import type { Tables } from './tables.gen.ts';

export type ColumnOf<Table extends keyof Tables> = keyof Tables[Table] & string;

/** Columns of a table by field. Declared `as const satisfies FieldsOf<'users'>`, a renamed column fails the typecheck. */
export type FieldsOf<Table extends keyof Tables> = Readonly<Record<string, ColumnOf<Table>>>;

/** The row that {@link columnsSql} selects. */
export type RowOf<Table extends keyof Tables, Fields extends FieldsOf<Table>> = {
  readonly [Field in keyof Fields]: Tables[Table][Fields[Field]];
};

/** A type of the contract or a rule, with the fields of a row instead of its own. */
export type StoredAs<View, Row> = Omit<View, keyof Row> & Row;

/** A column whose values are a closed list of the domain, or JSON of a known shape. Both must be values of the column. */
export type ColumnAs<
  Table extends keyof Tables,
  Column extends ColumnOf<Table>,
  Values extends Tables[Table][Column],
> = Values;

/** A timestamp as `instantSql` selects it: text in wire format, or null. */
export type InstantOf<
  Table extends keyof Tables,
  Column extends ColumnOf<Table>,
> = null extends Tables[Table][Column] ? string | null : string;

/** Returns the select list of columns under the names of their fields. */
export function columnsSql(alias: string, fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, column]) => `${alias}.${column} AS "${field}"`)
    .join(', ');
}

/** Returns the SQL of a timestamptz as ISO 8601 in UTC, with milliseconds. [GX-27] */
export function instantSql(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Returns a closed list of the domain as an SQL list: `('a', 'b')`. */
export function sqlList(values: readonly string[]): string {
  return `(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`;
}
