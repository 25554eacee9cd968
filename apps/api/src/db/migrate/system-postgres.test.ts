import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputOf } from '@partyline/tools-processes';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_DEMO } from '../../demo/data/demo-data.ts';
import { demoSnapshots } from '../../demo/rows/demo-snapshots.ts';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { startApi } from '../../testing/start-api.ts';
import {
  findSystemPostgres,
  startSystemPostgres,
  type SystemPostgres,
} from '../../testing/database/system-postgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from '../open-database.ts';
import { readMigrations } from './read-migrations.ts';

const installed = findSystemPostgres();

describe.skipIf(installed === null)(
  'a PostgreSQL of this machine, with an owner that is no superuser',
  () => {
    let server: SystemPostgres;
    let folder: string;
    let url: string;

    beforeAll(async () => {
      if (installed === null) return;
      folder = await mkdtemp(join(tmpdir(), 'partyline-drill-'));
      server = await startSystemPostgres(installed);
      await onServer(`CREATE ROLE portal LOGIN PASSWORD 'for-tests-only'`);
      url = addressOf('portal', 'live');
      await onServer('CREATE DATABASE live OWNER portal');
    });
    afterAll(async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    });

    function addressOf(user: string, database: string): string {
      const address = new URL(server.url);
      address.pathname = `/${database}`;
      if (user !== address.username) Object.assign(address, { username: user, password: 'for-tests-only' });
      return address.href;
    }

    async function onServer(statement: string): Promise<void> {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(statement);
      await client.end();
    }

    /** Every table of the product with its rows, as text. */
    async function contentOf(databaseUrl: string): Promise<Record<string, string>> {
      const database = openDatabase({ url: databaseUrl });
      const { rows: tables } = await database.query<{ name: string }>(
        `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_schema IN ('app', 'demo') AND table_type = 'BASE TABLE' ORDER BY 1`,
      );
      const content: Record<string, string> = {};
      for (const { name } of tables) {
        const { rows } = await database.query<{ digest: string }>(
          `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")), '') AS digest
          FROM ${name} t`,
        );
        content[name] = rows[0]?.digest ?? '';
      }
      await database.end();
      return content;
    }

    /** Signs an account's owner in at an API on this database. */
    async function signIn(databaseUrl: string) {
      const api = await startApi({ DATABASE_URL: databaseUrl });
      try {
        const database = openDatabase({ url: databaseUrl });
        const { rows } = await database.query<{ uid: string }>(
          `SELECT user_uid AS uid FROM app.memberships WHERE role_id = 1 AND removed_at IS NULL ORDER BY id LIMIT 1`,
        );
        const token = await api.tokenFor({ uid: rows[0]?.uid ?? '' });
        const { status, data } = await api.call('login', { token, body: { accessToken: token } });
        const { rows: secured } = await database.query(
          `SELECT DISTINCT application_name AS name, s.ssl FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
          WHERE a.datname = current_database() AND application_name LIKE 'partyline-%' AND a.pid <> pg_backend_pid()
          ORDER BY 1`,
        );
        await database.end();
        return { status, firstLogin: data?.firstLogin, secured };
      } finally {
        await api.stop();
      }
    }

    it('is migrated from empty, filled, and signs a user in', async () => {
      expect((await migrate(url)).applied).toHaveLength(readMigrations().length);
      const database = openDatabase({ url });
      const now = new Date('2026-11-20T12:00:00Z');
      const snapshots = demoSnapshots(USUAL_DEMO.accounts, 'http://localhost:4400/manager', now);
      await seedDatabase(database, USUAL_DEMO, snapshots, now);
      await database.end();
      expect(await signIn(url)).toMatchObject({ status: 200, firstLogin: false });
    });

    it('is dumped, dropped and restored with every row, and signs the same user in', async () => {
      const dump = join(folder, 'live.dump');
      const before = await contentOf(url);
      await run('pg_dump', ['--format=custom', '--no-owner', `--file=${dump}`, url]);
      await onServer('DROP DATABASE live');
      await onServer('CREATE DATABASE live OWNER portal');
      await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${url}`, dump]);
      expect(await contentOf(url)).toEqual(before);
      expect(before['app.instances']).not.toMatch(/^0/);
      expect(await migrate(url)).toEqual({ applied: [] });
      expect(await signIn(url)).toMatchObject({ status: 200, firstLogin: false });
    });

    it('is reached with TLS by every part when DATABASE_URL says so, and not with a foreign certificate', async ({
      skip,
    }) => {
      if (server.certificate === null) skip('this machine has no openssl');
      const file = join(folder, 'ca.pem');
      await writeFile(file, server.certificate ?? '');
      const secure = new URL(url);
      secure.hostname = 'localhost';
      secure.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: file }).toString();
      const { status, secured } = await signIn(secure.href);
      expect(status).toBe(200);
      expect(secured).toContainEqual({ name: 'partyline-api', ssl: true });
      expect(secured).not.toContainEqual(expect.objectContaining({ ssl: false }));
      secure.searchParams.delete('sslrootcert');
      await expect(migrate(secure.href)).rejects.toThrow('The certificate of the database is not accepted');
    });

    async function run(tool: string, args: readonly string[]): Promise<void> {
      await outputOf(join(installed?.bin ?? '', tool), args, { env: process.env });
    }
  },
);
