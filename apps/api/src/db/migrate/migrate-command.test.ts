import { randomUUID } from 'node:crypto';
import { freePort, runProgram, startProgram } from '@partyline/tools-processes';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { refusalOf } from './check-server.ts';
import { readMigrations } from './read-migrations.ts';

let server: pg.Client;
const names = { empty: '', latin: '' };
const last = readMigrations().at(-1)?.name;

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
  names.empty = `migrate_${randomUUID().replaceAll('-', '')}`;
  names.latin = `${names.empty}_latin`;
  await server.query(`CREATE DATABASE ${names.empty}`);
  const latin = `ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0`;
  await server.query(`CREATE DATABASE ${names.latin} ${latin}`);
});
afterAll(async () => {
  for (const name of Object.values(names)) await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
});

function addressOf(name: string): string {
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  return address.href;
}

async function run(env: Readonly<Record<string, string>>) {
  const { exitCode, stdout, stderr } = await runProgram('apps/api/src/db/migrate/main.ts', [], { env });
  return { exitCode, lines: `${stdout}${stderr}`.trim().split('\n') };
}

it('prints what it applied, and on a second run that nothing is left', async () => {
  const first = await run({ DATABASE_URL: addressOf(names.empty) });
  expect(first.exitCode).toBe(0);
  expect(first.lines.at(-1)).toBe(`Applied ${last}.`);
  const second = await run({ DATABASE_URL: addressOf(names.empty) });
  expect(second).toEqual({ exitCode: 0, lines: ['The schema is up to date.'] });
});

it('prints an error as one sentence', async () => {
  expect(await run({})).toEqual({
    exitCode: 2,
    lines: ['DATABASE_URL must be set: the address of the PostgreSQL database.'],
  });
  expect(await run({ DATABASE_URL: addressOf(names.latin) })).toEqual({
    exitCode: 2,
    lines: ['The database is encoded in LATIN1; Partyline needs UTF8.'],
  });
  expect(await run({ DATABASE_URL: addressOf('not_there') })).toEqual({
    exitCode: 2,
    lines: ['The database that DATABASE_URL names does not exist on its server.'],
  });
  const address = new URL(addressOf(names.empty));
  address.port = String(await freePort());
  expect(await run({ DATABASE_URL: address.href })).toEqual({
    exitCode: 1,
    lines: ['The database cannot be reached at the address of DATABASE_URL.'],
  });
});

it('refuses to start a node on a database that it must not touch, with the reason', async () => {
  const env = {
    PARTYLINE_MODE: 'sandbox',
    PORT: '0',
    DATABASE_URL: addressOf(names.latin),
    IDENTITY_PROJECT_ID: 'demo-partyline',
    IDENTITY_API_KEY: 'demo-key',
    IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9',
    INSTANCE_HOST_URL: 'http://127.0.0.1:9/instance-host/v1',
    INSTANCE_HOST_SECRET: 'a-secret-for-tests-only',
    INVITATION_SECRET: 'a-secret-of-invitations-for-tests-only',
  };
  const main = startProgram('apps/api/src/main.ts', [], { env });
  expect(await main.ended).toBe(2);
  expect(main.output().trim()).toBe('The database is encoded in LATIN1; Partyline needs UTF8.');
});

it('refuses a server that is too old or lacks what the schema is made of', () => {
  const good = { version: 15, versionText: '15.18', encoding: 'UTF8', hasIcu: true, hasTrigrams: true };
  expect(refusalOf(good)).toBeNull();
  expect(refusalOf({ ...good, version: 14, versionText: '14.2' })).toBe(
    'The database is PostgreSQL 14.2; Partyline needs 15 or newer.',
  );
  expect(refusalOf({ ...good, hasIcu: false })).toContain('without ICU');
  expect(refusalOf({ ...good, hasTrigrams: false })).toContain('pg_trgm');
});
