import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { mismatchOf } from './json-mismatch.ts';
import { JSON_SCHEMAS } from './json-schemas.ts';
import type { SeenValue } from './observe-rows.ts';
import type { NamedStatement } from './print-statements.ts';

/** The file in which the test of the row types leaves the statements. */
export const STATEMENTS_FILE = 'statements.json';

export interface JudgedStatement extends NamedStatement {
  /** Keys of the schemas of its JSON columns. */
  readonly schemaKeys: Readonly<Record<string, string>>;
}

type Schemas = typeof JSON_SCHEMAS;

/** Lists the columns that were NULL, or JSON, in another way than row type or schema say, one sentence each. */
export function listRowFaults(
  statements: readonly JudgedStatement[],
  seen: readonly SeenValue[],
  schemas: Schemas = JSON_SCHEMAS,
): readonly string[] {
  const byName = new Map(statements.map((statement) => [statement.name, statement]));
  const faults = new Map<string, string>();
  for (const { statement: name, column, value, during } of seen) {
    const statement = byName.get(name);
    const kinds = statement?.row?.[column];
    if (statement === undefined || kinds === undefined) continue;
    const fault =
      faultOf(value, kinds.includes('null'), statement.json?.[column]) ??
      schemaFault(value, schemas[statement.schemaKeys[column] ?? '']);
    if (fault === undefined) continue;
    const sentence = `${statement.where} ${name}: ${column}: ${fault}, read as ${kinds.join(' | ')}`;
    if (!faults.has(sentence)) faults.set(sentence, `${sentence} (${during})`);
  }
  return [...faults.values()];
}

function faultOf(
  value: unknown,
  mayBeNull: boolean,
  shape: NonNullable<NamedStatement['json']>[string] | undefined,
): string | undefined {
  if (value === null) return mayBeNull ? undefined : 'is NULL';
  return shape && mismatchOf(value, shape);
}

function schemaFault(value: unknown, schema: Schemas[string] | undefined): string | undefined {
  if (value === null || schema === undefined) return undefined;
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue && `${v.getDotPath(issue) ?? 'it'} is not of its schema: ${issue.message}`;
}

/** Lists the faults of the rows that tests saw; none in a run without the test of the row types. */
export function judgeSeenRows(folder: string): readonly string[] {
  const files = readdirSync(folder);
  if (!files.includes(STATEMENTS_FILE)) return [];
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const statements = JSON.parse(read(STATEMENTS_FILE)) as readonly JudgedStatement[]; // written by the test
  const seen = files
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => read(file).trim().split('\n'))
    .map((line) => JSON.parse(line) as SeenValue); // written by the observer
  return listRowFaults(statements, seen);
}
