import { err, ok, type Result } from '@partyline/kernel';
import type pg from 'pg';
import { checkEffect, withoutEffectCheck } from './effect-check.ts';
import type { Database, Db } from './open-database.ts';

/** Serialization failure and deadlock. */
const WORTH_REPEATING = new Set(['40001', '40P01']);
const ATTEMPTS = 4;

/**
 * Runs `work` in one transaction, retried on serialization failures and deadlocks: `work` must only affect the database. Rethrows
 * its errors. Asks the effect check of the call before COMMIT, so that what was not allowed is rolled back. [ROLE-38]
 */
export async function inTransaction<Answer>(
  database: Database,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await oneTransaction(database, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}

/** Carries a refusal out of a transaction, which is rolled back. */
class Refused<Refusal> extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

/**
 * Runs `work` like `inTransaction`. A refusal rolls back what `work` wrote, is recorded by `record` in a transaction of its own
 * without the effect check, and returned. [PLUS-22]
 */
export async function decideInTransaction<Answer, Refusal>(
  database: Database,
  work: (tx: Db) => Promise<Result<Answer, Refusal>>,
  record: (tx: Db, refusal: Refusal) => Promise<void>,
): Promise<Result<Answer, Refusal>> {
  try {
    return await inTransaction(database, async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Refused(result.error);
      return ok(result.value);
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Thrown above, by this call: an inner one would have been caught there.
    const { refusal } = error as Refused<Refusal>;
    await withoutEffectCheck('refusal', () => inTransaction(database, (tx) => record(tx, refusal)));
    return err(refusal);
  }
}

async function oneTransaction<Answer>(
  database: Database,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const client = await database.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    checkEffect('commit');
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
