import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputOf, REPOSITORY } from '@partyline/tools-processes';
import { beforeAll, expect, inject, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { describeStatement, type DescribedField } from '../testing/statements/describe-statement.ts';
import { JSON_SCHEMAS, WITHOUT_SCHEMA } from '../testing/statements/json-schemas.ts';
import { STATEMENTS_FILE, type JudgedStatement } from '../testing/statements/judge-rows.ts';
import { JSON_TYPES } from '../testing/statements/observe-rows.ts';
import type { NamedStatement } from '../testing/statements/print-statements.ts';
import type { Kind } from '../testing/statements/read-statements.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const test = oncePerFile(createTestDatabase);

let statements: readonly NamedStatement[];
let described: ReadonlyMap<NamedStatement, readonly DescribedField[]>;
let types: ReadonlyMap<number, string>;
/** By the numbers of table and column. */
let columns: ReadonlyMap<string, TableColumn>;

interface TableColumn {
  readonly table: string;
  readonly name: string;
  readonly mayBeNull: boolean;
}

beforeAll(async () => {
  const program = 'apps/api/src/testing/statements/print-statements.ts';
  const printed = await outputOf(process.execPath, [program], { cwd: REPOSITORY });
  statements = JSON.parse(printed) as NamedStatement[]; // it prints these
  const client = await test.database.connect();
  const found = new Map<NamedStatement, readonly DescribedField[]>();
  const faults: string[] = [];
  for (const statement of statements) {
    await describeStatement(client, statement.text).then(
      (fields) => found.set(statement, fields),
      (error: unknown) => faults.push(`${statement.where} ${statement.name}: ${String(error)}`),
    );
  }
  client.release();
  expect(faults, 'refused by PostgreSQL').toEqual([]);
  described = found;
  types = new Map(
    (
      await test.database.query<{ oid: number; name: string }>(
        'SELECT oid::int, typname AS name FROM pg_type',
      )
    ).rows.map(({ oid, name }) => [oid, name]),
  );
  const { rows } = await test.database.query<TableColumn & { key: string }>(
    `SELECT attrelid::int || '.' || attnum AS key, relname AS table, attname AS name, NOT attnotnull AS "mayBeNull"
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE attnum > 0 AND relkind IN ('r', 'p')`,
  );
  columns = new Map(rows.map(({ key, ...column }) => [key, column]));
  // For what the tests of this run see, judged at its end.
  const judged = [...described].map(([statement, fields]): JudgedStatement => ({
    ...statement,
    schemaKeys: schemaKeysOf(statement, fields),
  }));
  await writeFile(join(inject('seenRows'), STATEMENTS_FILE), JSON.stringify(judged));
});

/** Returns the keys of the schemas of a statement's JSON columns, by column. */
function schemaKeysOf(
  { name }: NamedStatement,
  fields: readonly DescribedField[],
): JudgedStatement['schemaKeys'] {
  const json = fields.filter(({ oid }) => JSON_TYPES.has(oid));
  return Object.fromEntries(
    json.map((field) => {
      const column = columnOf(field);
      return [field.name, column === undefined ? `${name} ${field.name}` : `${column.table}.${column.name}`];
    }),
  );
}

const columnOf = ({ table, column }: DescribedField): TableColumn | undefined =>
  columns.get(`${table}.${column}`);

it('has a schema for each JSON column, or the reason why not', () => {
  const keys = [...described].flatMap(([statement, fields]) =>
    Object.values(schemaKeysOf(statement, fields)),
  );
  const known = [...Object.keys(JSON_SCHEMAS), ...Object.keys(WITHOUT_SCHEMA)];
  expect(known.toSorted()).toEqual([...new Set(keys)].toSorted());
});

const KINDS: Readonly<Record<string, Kind>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
};

/** Whether the driver's value of a type is of these kinds. JSON is judged by what tests see. */
function isKind(type: string, kinds: readonly Kind[]): boolean {
  const declared = kinds.filter((kind) => kind !== 'null');
  if (declared.includes('unknown')) return true;
  if (type === 'json' || type === 'jsonb') return true;
  if (type.startsWith('_')) return declared.every((kind) => kind === 'array');
  return declared.every((kind) => kind === KINDS[type]);
}

it('reads the columns that each statement returns, under their names', () => {
  const wrong = [...described].flatMap(([{ where, name, row }, fields]) => {
    // What a call for its effect returns is not read.
    if (row === null) return [];
    const [read, returned] = [Object.keys(row).toSorted(), fields.map((field) => field.name).toSorted()];
    const missing = read.filter((one) => !returned.includes(one));
    const unread = returned.filter((one) => !read.includes(one));
    if (missing.length + unread.length === 0) return [];
    return [
      `${where} ${name}: not returned: ${missing.join(', ') || '-'}; not read: ${unread.join(', ') || '-'}`,
    ];
  });
  expect(statements.length, 'statements').toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

it('reads each column as the type that the driver gives', () => {
  const wrong = [...described].flatMap(([{ where, name, row }, fields]) =>
    fields.flatMap((field) => {
      const [kinds, type] = [row?.[field.name], types.get(field.oid) ?? '?'];
      return kinds === undefined || isKind(type, kinds)
        ? []
        : [`${where} ${name}: ${field.name} is ${type}, read as ${kinds.join(' | ')}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** What Describe does not tell, each with its reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'add-trial: instanceId': 'inserted with the instance',
  'lock-access-invitation: expiresAt': 'a membership has none, and is read as the same row',
  'lock-access-membership: uid': 'an invitation has none, and is read as the same row',
  'lock-billed-subscription: providerPriceId': 'a subscription of the provider has a price',
  'read-billed-subscription: providerPriceId': 'a subscription of the provider has a price',
  'billed-of-instance: providerPriceId': 'a subscription of the provider has a price',
  'members-of-ownership: workspaceId': 'members of the account have none',
};

/** Whether a statement returns only rows that have a value in a column: it asks for that, or sets it. */
const isSet = (text: string, column: string): boolean =>
  new RegExp(`\\b${column}(?: IS NOT NULL| = )`).test(text);

it('expects NULL exactly where a column of a table may be NULL', () => {
  const seen = new Set<string>();
  const wrong = [...described].flatMap(([{ where, name, row, text }, fields]) =>
    fields.flatMap((field) => {
      const kinds = row?.[field.name];
      if (kinds === undefined || kinds.includes('unknown') || field.table === 0) return [];
      const column = columnOf(field);
      const isNullable = column?.mayBeNull === true;
      const mayBeNull = isNullable && !isSet(text, column.name);
      const isExpected = kinds.includes('null');
      // Behind an outer join each column may be NULL.
      const isOuter = /\b(?:LEFT|RIGHT|FULL)\b/.test(text);
      if (mayBeNull === isExpected || (isExpected && (isOuter || isNullable))) return [];
      const key = `${name}: ${field.name}`;
      seen.add(key);
      return Object.hasOwn(KNOWN, key) ? [] : [`${where} ${key} ${mayBeNull ? 'may be' : 'is never'} NULL`];
    }),
  );
  expect(wrong).toEqual([]);
  expect([...seen].toSorted(), 'known').toEqual(Object.keys(KNOWN).toSorted());
});
