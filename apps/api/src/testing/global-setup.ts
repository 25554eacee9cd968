import type { TestProject } from 'vitest/node';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@partyline/tools-processes';
import pg from 'pg';
import { migrate } from '../db/migrate/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The migrated database that test files copy. */
export const TEMPLATE = 'partyline_template';

/**
 * Starts and removes a PostgreSQL for this run with a migrated template. TEST_POSTGRES_URL (a superuser's address) replaces the
 * server.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) {
    await createTemplate(given);
    provide('postgresUrl', given);
    return () => dropTemplate(given);
  }
  const folder = await mkdtemp(join(tmpdir(), 'partyline-api-'));
  // As root, PostgreSQL runs as its own user, who needs access.
  await chmod(folder, 0o755);
  const options = { isThrowaway: true, env: process.env, showErrors: true };
  const postgres = await startPostgres(join(folder, 'postgres'), options);
  await createTemplate(postgres.url);
  provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function dropTemplate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`DROP DATABASE ${TEMPLATE} WITH (FORCE)`);
  await client.end();
}

async function createTemplate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const url = new URL(databaseUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href);
}
