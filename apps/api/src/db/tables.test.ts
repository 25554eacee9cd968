import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { ROLES, STORED_ROLES } from '@partyline/roles';
import { schemaText } from '../testing/database/schema-text.ts';
import { tablesText } from '../testing/database/tables-text.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { columnsSql } from './columns.ts';

const FILE = new URL('tables.gen.ts', import.meta.url);
const SCHEMA_FILE = new URL('schema.sql', import.meta.url);
/** The version of PostgreSQL that comes with the product. */
const WRITTEN_BY = 18;

const test = oncePerFile(createTestDatabase);

it('has the row types of the migrated database', async () => {
  const text = await tablesText(test.database);
  if (process.env['WRITE_TABLES'] !== undefined) await writeFile(FILE, text);
  expect(await readFile(FILE, 'utf8')).toBe(text);
});

it('shows the schema of the migrated database in schema.sql', async ({ skip }) => {
  const { rows } = await test.database.query<{ major: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS major`,
  );
  skip(rows[0]?.major !== WRITTEN_BY, 'another version words some definitions differently');
  const text = await schemaText(test.database);
  if (process.env['WRITE_TABLES'] !== undefined) await writeFile(SCHEMA_FILE, text);
  expect(await readFile(SCHEMA_FILE, 'utf8')).toBe(text);
});

it('selects columns under the names of their fields', async () => {
  const sql = columnsSql('a', { id: 'id', customerStatus: 'customer_status' });
  expect(sql).toBe('a.id AS "id", a.customer_status AS "customerStatus"');
  const { fields } = await test.database.query(`SELECT ${sql} FROM app.accounts a`);
  expect(fields.map(({ name }) => name)).toEqual(['id', 'customerStatus']);
});

it('[GC-6, GV-19] has the roles of the domain, with their ids and levels', async () => {
  const { rows } = await test.database.query('SELECT name, id, level FROM app.roles ORDER BY level DESC');
  expect(rows).toEqual(
    STORED_ROLES.map((role) => ({ name: role, id: ROLES[role].id, level: ROLES[role].level ?? 0 })),
  );
});
