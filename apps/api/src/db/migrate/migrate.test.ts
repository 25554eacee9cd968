import { insertAccount, insertRow, insertUser, insertWorkspace } from '@partyline/rows/testing';
import { mailboxKey } from '@partyline/validation';
import { hash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { pseudonymOf } from '../../testing/accounts/erased.ts';
import { until } from '../../testing/until.ts';
import { migrate } from './migrate.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

let server: pg.Client;
let client: pg.Client;
let url: string;

beforeAll(async () => {
  server = new pg.Client({ connectionString: inject('postgresUrl') });
  await server.connect();
});
afterAll(() => server.end());

beforeEach(async () => {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  await server.query(`CREATE DATABASE ${name}`);
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  url = address.href;
  client = new pg.Client({ connectionString: url });
  await client.connect();
  return async () => {
    await client.end();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  };
});

/** A test database's pool; errors after the drop are ignored. */
function openPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  return pool;
}

/** All columns, constraints, indexes, triggers, functions and views as text. */
async function schemaText(): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line
      FROM information_schema.columns WHERE table_schema = 'app'
    UNION ALL SELECT format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'app'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'app'
    UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'app'::regnamespace AND NOT t.tgisinternal
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'app'::regnamespace
    UNION ALL SELECT format('view %s %s', viewname, definition) FROM pg_views WHERE schemaname = 'app'
    ORDER BY 1`);
  return rows.map(({ line }) => line);
}

function step(number: number, sql: string): Migration {
  return { number, name: `000${number}-step`, sql, checksum: sql };
}

it('applies every migration once, and finds nothing left to do after that', async () => {
  expect(await migrate(url)).toEqual({ applied: readMigrations().map(({ name }) => name) });
  const before = await schemaText();
  expect(await migrate(url)).toEqual({ applied: [] });
  expect(await schemaText()).toEqual(before);
  expect(before.length).toBeGreaterThan(100);
});

it('creates the same schema in one run as step by step', async () => {
  const all = readMigrations();
  for (let count = 1; count <= all.length; count += 1) await migrate(url, all.slice(0, count));
  const stepwise = await schemaText();
  await client.query('DROP SCHEMA app CASCADE');
  await migrate(url);
  expect(await schemaText()).toEqual(stepwise);
});

it('[GW-9] revokes the open invitations of deleted workspaces', async () => {
  await migrate(
    url,
    readMigrations().filter(({ name }) => name < '0016'),
  );
  const pool = openPool();
  const { accountId } = await insertAccount(pool);
  const deleted = { account_id: accountId, deleted_at: new Date() };
  const workspaceIds = [
    await insertWorkspace(pool, deleted),
    await insertWorkspace(pool, { account_id: accountId }),
  ];
  for (const [at, workspaceId] of workspaceIds.entries()) {
    await insertRow(
      pool,
      'invitations',
      {
        account_id: accountId,
        workspace_id: workspaceId,
        email: `guest-${at}@example.test`,
        role_id: 4,
        status: 'expired',
        expires_at: new Date(),
      },
      'id',
    );
  }
  await pool.end();
  await migrate(url);
  const { rows } = await client.query('SELECT status FROM app.invitations ORDER BY email');
  expect(rows).toEqual([{ status: 'revoked' }, { status: 'expired' }]);
});

it('[GP-3] records the mailboxes of earlier trials by the rule', async () => {
  await migrate(
    url,
    readMigrations().filter(({ name }) => name < '0024'),
  );
  const emails = ['Ada.B+x@Example.org', 'a.d.a+y@GoogleMail.com', '+tag@example.org', 'zoë@example.test'];
  const pool = openPool();
  for (const email of emails) {
    const ownerUid = await insertUser(pool, { email });
    await insertAccount(pool, { ownerUid, productKind: 'trial' });
  }
  await insertAccount(pool, { ownerUid: await insertUser(pool, { email: 'paid@example.test' }) });
  await pool.end();
  await migrate(url);
  const { rows } = await client.query<{ print: string }>(
    `SELECT encode(fingerprint, 'hex') AS print FROM app.trial_mailboxes ORDER BY print`,
  );
  const expected = emails.map((email) => hash('sha256', mailboxKey(email))).toSorted();
  expect(rows.map(({ print }) => print)).toEqual(expected);
});

/** A migration as it landed, with the collation of PostgreSQL 17 and later. */
function asLanded(migration: Migration): Migration {
  if (migration.formerChecksum === undefined) return migration;
  const sql = migration.sql.replaceAll(
    /lower\(((?:[^()]|\([^()]*\))*?) COLLATE "und-x-icu"\) COLLATE "C"/g,
    'lower($1 COLLATE pg_c_utf8)',
  );
  return { ...migration, sql, checksum: hash('sha256', sql) };
}

describe('a database that was made before PostgreSQL 15 was supported', () => {
  const all = readMigrations();
  const last = all.findIndex(({ name }) => name.endsWith('-any-postgresql'));
  const landed = all.slice(0, last).map(asLanded);
  let pool: pg.Pool;

  beforeEach(async ({ skip }) => {
    const { rowCount } = await client.query(`SELECT FROM pg_collation WHERE collname = 'pg_c_utf8'`);
    if (rowCount === 0) skip('this server lacks the collation that such a database has');
    await migrate(url, landed);
    pool = openPool();
    return () => pool.end();
  });

  it('ran migrations with the checksums that are still accepted, and no others', async () => {
    const corrected = all.filter(({ formerChecksum }) => formerChecksum !== undefined);
    expect(corrected).toHaveLength(5);
    for (const { number, formerChecksum } of corrected)
      expect(landed[number - 1]?.checksum).toBe(formerChecksum);
    await client.query(`UPDATE app.migrations SET checksum = 'another' WHERE number = 12`);
    await expect(migrate(url)).rejects.toThrow('0012-access-rows was changed after it had been applied');
  });

  it('gets the schema of a new one, except for an index that nodes of the previous version need', async () => {
    await migrate(url);
    await client.query('DROP INDEX app.invitations_once_before');
    const upgraded = await schemaText();
    await client.query('DROP SCHEMA app CASCADE');
    await migrate(url);
    expect(upgraded).toEqual(await schemaText());
    expect(upgraded.join()).not.toContain('pg_c_utf8');
  });

  it('keeps its data; of two names or e-mails that became equal, the newer one gives way', async () => {
    const { accountId } = await insertAccount(pool);
    const workspaceId = await insertWorkspace(pool, { account_id: accountId, name: 'ΟΔΟΣ' });
    const twin = await insertWorkspace(pool, { account_id: accountId, name: 'οδος' });
    await insertWorkspace(pool, { account_id: accountId, name: 'Bühne' });
    const invite = (email: string) =>
      insertRow<number>(
        pool,
        'invitations',
        {
          account_id: accountId,
          workspace_id: workspaceId,
          email,
          role_id: 4,
          expires_at: new Date(Date.now() + 1e9),
        },
        'id',
      );
    for (const email of ['ΑΣ@Example.test', 'ας@example.test', 'İ@example.test']) await invite(email);
    await migrate(url, all.slice(0, last + 1));
    const { rows: workspaces } = await client.query<{ name: string }>(
      'SELECT name FROM app.workspaces WHERE account_id = $1 AND NOT is_default ORDER BY id',
      [accountId],
    );
    expect(workspaces.map(({ name }) => name)).toEqual(['ΟΔΟΣ', `οδος ${twin}`, 'Bühne']);
    const { rows } = await client.query(
      `SELECT i.status, r.email_key AS key FROM app.invitations i
        JOIN app.access_rows r ON r.id = 'i' || i.id ORDER BY i.id`,
    );
    expect(rows).toEqual([
      { status: 'pending', key: 'ας@example.test' },
      { status: 'revoked', key: 'ας@example.test' },
      { status: 'pending', key: 'i\u0307@example.test' },
    ]);
  });

  it('accepts invitations written by nodes of the previous version', async () => {
    await migrate(url);
    const { accountId } = await insertAccount(pool);
    const workspaceId = await insertWorkspace(pool, { account_id: accountId });
    const add = () =>
      pool.query(
        `INSERT INTO app.invitations (account_id, workspace_id, email, role_id, expires_at)
          VALUES ($1, $2, 'a@example.test', 4, now() + interval '1 day')
          ON CONFLICT (account_id, workspace_id, lower(email COLLATE pg_c_utf8)) WHERE status = 'pending' DO NOTHING`,
        [accountId, workspaceId],
      );
    expect((await add()).rowCount).toBe(1);
    expect((await add()).rowCount).toBe(0);
  });
});

describe('a database whose addresses were folded in all of Unicode', () => {
  const KELVIN = '\u212A';
  let pool: pg.Pool;
  let ids: { readonly accountId: number; readonly workspaceId: number };

  const invite = (email: string, fold: string) =>
    pool.query(
      `INSERT INTO app.invitations (account_id, workspace_id, email, role_id, expires_at)
        VALUES ($1, $2, $3, 4, now() + interval '1 day')
        ON CONFLICT (account_id, workspace_id, ${fold}) WHERE status = 'pending' DO NOTHING`,
      [ids.accountId, ids.workspaceId, email],
    );
  const BEFORE = 'lower(email COLLATE "und-x-icu") COLLATE "C"';
  const NOW = 'lower(email COLLATE "C")';

  beforeEach(async () => {
    await migrate(
      url,
      readMigrations().filter(({ name }) => name < '0031'),
    );
    pool = openPool();
    const { accountId } = await insertAccount(pool);
    ids = { accountId, workspaceId: await insertWorkspace(pool, { account_id: accountId }) };
    return () => pool.end();
  });

  it('[GV-8] keeps every row as it is, folds the list of access by the new rule and takes invitations of nodes of both versions', async () => {
    for (const email of [
      `${KELVIN}im@example.test`,
      '\u00C9va@example.test',
      'e\u0301va@example.test',
      'Jo@Example.test',
    ])
      await invite(email, BEFORE);
    const stored = () =>
      client.query('SELECT id, email, status, row_version FROM app.invitations ORDER BY id');
    const before = await stored();
    await migrate(url);
    expect((await stored()).rows).toEqual(before.rows);
    const { rows } = await client.query<{ key: string }>(
      `SELECT r.email_key AS key FROM app.invitations i JOIN app.access_rows r ON r.id = 'i' || i.id ORDER BY i.id`,
    );
    expect(rows.map(({ key }) => key)).toEqual([
      `${KELVIN}im@example.test`,
      '\u00C9va@example.test',
      'e\u0301va@example.test',
      'jo@example.test',
    ]);
    expect((await invite('JO@example.test', BEFORE)).rowCount).toBe(0);
    expect((await invite('JO@example.test', NOW)).rowCount).toBe(0);
    expect((await invite('new@example.test', BEFORE)).rowCount).toBe(1);
    expect((await invite('newer@example.test', NOW)).rowCount).toBe(1);
    await client.query(`UPDATE app.users SET email = $1 WHERE uid = (SELECT min(uid) FROM app.users)`, [
      `${KELVIN}ai@Example.test`,
    ]);
    const { rowCount } = await client.query('SELECT FROM app.access_rows WHERE email_key = $1', [
      `${KELVIN}ai@example.test`,
    ]);
    expect(rowCount).toBe(1);
  });

  it('[GV-8] takes two open invitations that the rule before took for one once the index of that rule is gone, as in a new database', async () => {
    await migrate(url);
    await invite('kim@example.test', NOW);
    await expect(invite(`${KELVIN}im@example.test`, NOW)).rejects.toThrow('invitations_once');
    await client.query('DROP INDEX app.invitations_once');
    expect((await invite(`${KELVIN}im@example.test`, NOW)).rowCount).toBe(1);
    await client.query('DROP SCHEMA app CASCADE');
    await migrate(url);
    const { rows } = await client.query(`SELECT to_regclass('app.invitations_once') AS name`);
    expect(rows).toEqual([{ name: null }]);
  });
});

it('lets several nodes start at once: one migrates, the others wait', async () => {
  const reports = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
  expect(reports.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
});

it('rolls back a migration that fails midway, and continues once it is fixed', async () => {
  const first = step(1, 'CREATE TABLE app.first ()');
  const broken = [first, step(2, 'CREATE TABLE app.second (); SELECT 1 / 0')];
  await expect(migrate(url, broken)).rejects.toThrow('The migration 0002-step failed.');
  const { rows } = await client.query(
    `SELECT to_regclass('app.first') AS first, to_regclass('app.second') AS second`,
  );
  expect(rows).toEqual([{ first: 'app.first', second: null }]);
  expect(await migrate(url, [first, step(2, 'CREATE TABLE app.second ()')])).toEqual({
    applied: ['0002-step'],
  });
});

it('rolls back a migration whose connection is cut', async () => {
  const slow = [step(1, 'CREATE TABLE app.half (); SELECT pg_sleep(60)')];
  const migrating = expect(migrate(url, slow)).rejects.toThrow('0001-step');
  await until('the migration is running', async () => {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`,
    );
    return rowCount === 1;
  });
  await migrating;
  const { rows } = await client.query(
    `SELECT to_regclass('app.half') AS half, count(*) AS done FROM app.migrations`,
  );
  expect(rows).toEqual([{ half: null, done: '0' }]);
});

it('refuses a migration that was changed after it had been applied', async () => {
  await migrate(url, [step(1, 'CREATE TABLE app.first ()')]);
  await expect(migrate(url, [step(1, 'CREATE TABLE app.other ()')])).rejects.toThrow(
    'The migration 0001-step was changed after it had been applied to this database.',
  );
});

it('refuses a database that is newer than the program', async () => {
  await migrate(url, [step(1, 'SELECT 1'), step(2, 'SELECT 1')]);
  await expect(migrate(url, [step(1, 'SELECT 1')])).rejects.toThrow(
    'The database is newer than this program: it has the migration 0002-step.',
  );
});

it('refuses migration files with a wrong name, a gap or a duplicate number', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partyline-migrations-'));
  const put = (name: string) => writeFile(join(folder, name), 'SELECT 1');
  await put('0001-first.sql');
  await put('0003-third.sql');
  expect(() => readMigrations(folder)).toThrow('The migration 0003-third should have the number 2.');
  await put('0002-second.sql');
  expect(readMigrations(folder).map(({ number }) => number)).toEqual([1, 2, 3]);
  await put('0003-twice.sql');
  expect(() => readMigrations(folder)).toThrow('should have the number 4');
  await put('notes.txt');
  expect(() => readMigrations(folder)).toThrow('notes.txt is not named like a migration');
  await rm(folder, { recursive: true });
});

it('[GX-20] replaces users whom earlier versions named after their erasure, and no others', async () => {
  const all = readMigrations();
  await migrate(
    url,
    all.filter(({ number }) => number < 10),
  );
  await client.query(`
    INSERT INTO app.users (uid, email, deleted_at) VALUES ('erased', '', now()), ('here', 'here@example.test', NULL);
    INSERT INTO app.accounts (id, name, deleted_at) VALUES (1, 'A', now());
    INSERT INTO app.workspaces (id, account_id, name) VALUES (1, 1, 'W')`);
  // The row of `forgotten` was deleted.
  const uids = ['erased', 'forgotten', 'here'];
  for (const uid of uids) {
    await client.query(
      `INSERT INTO app.audit (actor_kind, actor_uid, action, object_kind, object_id, outcome, ip, details)
        VALUES ('user', $1, 'person.export', 'user', $1, 'done', '192.0.2.1', '{"a": 1}')`,
      [uid],
    );
    await client.query(
      `INSERT INTO app.instances (vic_uuid, account_id, workspace_id, kind, device_name, registered_by)
        VALUES (gen_random_uuid(), 1, 1, 'device', 'D', $1)`,
      [uid],
    );
  }
  await migrate(url);
  const pseudonyms = ['erased', 'forgotten'].map(pseudonymOf);
  const { rows: entries } = await client.query(
    'SELECT actor_uid, object_id, host(ip) AS ip, details FROM app.audit ORDER BY id',
  );
  expect(entries).toEqual([
    ...pseudonyms.map((uid) => ({ actor_uid: uid, object_id: uid, ip: null, details: {} })),
    { actor_uid: 'here', object_id: 'here', ip: '192.0.2.1', details: { a: 1 } },
  ]);
  const { rows: instances } = await client.query('SELECT registered_by AS by FROM app.instances ORDER BY id');
  expect(instances).toEqual([...pseudonyms, 'here'].map((by) => ({ by })));
});
