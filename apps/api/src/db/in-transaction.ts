import type pg from 'pg';
import type { Database, Db } from './open-database.ts';

/** Serialization failure and deadlock. */
const WORTH_REPEATING = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction, retried on serialization failures and deadlocks: `work` must only affect the database. Rethrows
 * its errors.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await oneTransaction(database, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}

async function oneTransaction<Result>(
  database: Database,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    const end = await client.query('COMMIT');
    // PostgreSQL answers ROLLBACK to COMMIT after a failed statement.
    if (end.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
    client.release();
    return result;
  } catch (error) {
    await giveBack(client, error);
    throw error;
  }
}

/**
 * Rolls back. Closes the connection if that fails, or if its server is a standby now: the address may already lead to the new
 * primary, but this connection would be refused every write.
 */
async function giveBack(client: pg.PoolClient, cause: unknown): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release(isReadOnly(cause));
  } catch {
    client.release(cause instanceof Error ? cause : true);
  }
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WORTH_REPEATING.has(String(error.code));
}
