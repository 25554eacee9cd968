import type { ClientBase, Pool } from 'pg';

export async function inTransaction<Value>(
  pool: Pool,
  run: (db: ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const value = await run(client);
    await client.query('COMMIT');
    return value;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
