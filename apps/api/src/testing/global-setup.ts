import type { TestProject } from 'vitest/node';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@partyline/tools-processes';
import pg from 'pg';
import { migrate } from '../db/migrate/migrate.ts';
import { judgeSeenRows } from './statements/judge-rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The folder of what tests saw in the rows of statements. */
    seenRows: string;
  }
}

/** The migrated database that test files copy. */
export const TEMPLATE = 'partyline_template';

/**
 * Starts and removes a PostgreSQL for this run with a migrated template. TEST_POSTGRES_URL (a superuser's address) replaces the
 * server. Fails the run at its end if rows that tests saw are not as types and schemas say.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'partyline-api-'));
  // As root, PostgreSQL runs as its own user, who needs access.
  await chmod(folder, 0o755);
  const seenRows = await mkdtemp(join(folder, 'rows-'));
  const { url, stop } = await startServer(folder);
  await createTemplate(url);
  provide('postgresUrl', url);
  provide('seenRows', seenRows);
  return async () => {
    await stop();
    const faults = judgeSeenRows(seenRows);
    await rm(folder, { recursive: true, force: true });
    if (faults.length === 0) return;
    // An error of a teardown alone is printed, and the run passes.
    process.exitCode = 1;
    throw new Error(`Rows are not as their types or schemas say:\n${faults.join('\n')}`);
  };
}

async function startServer(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given) return { url: given, stop: () => dropTemplate(given) };
  const options = { isThrowaway: true, env: process.env, showErrors: true };
  return startPostgres(join(folder, 'postgres'), options);
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
