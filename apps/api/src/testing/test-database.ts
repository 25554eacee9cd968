import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../db/open-database.ts';
import { TEMPLATE } from './global-setup.ts';

/** A database with the schema and no rows. */
export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  /** Closes the pool and drops the database, forcibly. */
  readonly stop: () => Promise<void>;
}

/** Copies the migrated template; usually one per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The default strategy writes the whole copy to the log: twice the processor time.
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, applicationName: 'partyline-test', maxConnections: 4 });
  return {
    url: url.href,
    database,
    stop: async () => {
      await database.end();
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement on the server, again while another copy of the template is made: two concurrent ones fail. */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        const isBusy = error instanceof pg.DatabaseError && error.code === '55006';
        if (!isBusy || attempt >= 50) throw error;
        await client.query('SELECT pg_sleep(0.1)');
      }
    }
  } finally {
    await client.end();
  }
}
