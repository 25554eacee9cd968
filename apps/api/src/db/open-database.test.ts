import { afterAll, beforeAll, expect, it } from 'vitest';
import { oncePerFile } from '../testing/fixtures.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { until } from '../testing/until.ts';
import { inTransaction } from './in-transaction.ts';
import { openDatabase, parseInt8, type Database } from './open-database.ts';

const test = oncePerFile(createTestDatabase);
let database: Database;
const lost: Error[] = [];

beforeAll(async () => {
  database = openDatabase({
    url: test.url,
    applicationName: 'under-test',
    maxConnections: 3,
    statementTimeoutMs: 1_500,
    onConnectionLost: (error) => lost.push(error),
  });
  await test.database.query('CREATE TABLE app.things (n int PRIMARY KEY)');
});
afterAll(async () => {
  await database.end();
});

const killAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'under-test'`;

async function things(): Promise<number[]> {
  const { rows } = await test.database.query<{ n: number }>('SELECT n FROM app.things ORDER BY n');
  return rows.map(({ n }) => n);
}

it('returns bigints as numbers, or as bigints where a number would be inexact', async () => {
  const { rows } = await database.query(
    `SELECT 9007199254740991::bigint AS safe, 9007199254740993::bigint AS large`,
  );
  expect(rows).toEqual([{ safe: 9007199254740991, large: 9007199254740993n }]);
  expect(parseInt8('-5')).toBe(-5);
});

it('uses UTC', async () => {
  const { rows } = await database.query(`SELECT current_setting('TimeZone') AS zone`);
  expect(rows).toEqual([{ zone: 'UTC' }]);
});

it('cancels a statement after its time limit, and continues to serve', async () => {
  await expect(database.query('SELECT pg_sleep(30)')).rejects.toThrow('statement timeout');
  expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('survives and reports the loss of idle connections', async () => {
  await database.query('SELECT 1');
  await test.database.query(killAll);
  await until('the loss was reported', () => lost.length > 0);
  expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('survives the loss of a connection inside a transaction: nothing of it stays, the next one works', async () => {
  const half = inTransaction(database, async (tx) => {
    await tx.query('INSERT INTO app.things VALUES (1)');
    await test.database.query(killAll);
    await tx.query('INSERT INTO app.things VALUES (2)');
  });
  await expect(half).rejects.toThrow();
  expect(await things()).toEqual([]);
  await inTransaction(database, (tx) => tx.query('INSERT INTO app.things VALUES (3)'));
  expect(await things()).toEqual([3]);
});

it('rolls back a failed transaction and rethrows the exception', async () => {
  const failing = inTransaction(database, async (tx) => {
    await tx.query('INSERT INTO app.things VALUES (4)');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await things()).toEqual([3]);
});

it('does not report success for a transaction in which a statement has failed', async () => {
  const unseen = inTransaction(database, async (tx) => {
    await tx.query('INSERT INTO app.things VALUES (5)');
    await tx.query('SELECT 1 / 0').catch(() => undefined);
  });
  await expect(unseen).rejects.toThrow('rolled back');
  expect(await things()).toEqual([3]);
});

it('retries a transaction that conflicted with another one', async () => {
  await test.database.query('INSERT INTO app.things VALUES (10), (11)');
  const patient = openDatabase({ url: test.url });
  let attempts = 0;
  const both = Promise.withResolvers<undefined>();
  const touch = (first: number, second: number) =>
    inTransaction(patient, async (tx) => {
      await tx.query('UPDATE app.things SET n = n WHERE n = $1', [first]);
      attempts += 1;
      // Each holds its first row before requesting the other's.
      if (attempts === 2) both.resolve(undefined);
      await both.promise;
      await tx.query('UPDATE app.things SET n = n WHERE n = $1', [second]);
    });
  await Promise.all([touch(10, 11), touch(11, 10)]);
  // The other one may deadlock again before this one continues.
  expect(attempts).toBeGreaterThanOrEqual(3);
  await patient.end();
});

it('fails fast when the server is unreachable', async () => {
  const nowhere = openDatabase({ url: 'postgres://unknown:nothing@127.0.0.1:1/none' });
  await expect(nowhere.query('SELECT 1')).rejects.toThrow('ECONNREFUSED');
  await nowhere.end();
});

it('closes a connection whose server has become a standby, and writes on another one', async () => {
  const only = openDatabase({ url: test.url, applicationName: 'under-test', maxConnections: 1 });
  const pid = async (): Promise<unknown> => (await only.query('SELECT pg_backend_pid() AS pid')).rows[0];
  // The answer of a demoted server on kept connections.
  await only.query('SET default_transaction_read_only = on');
  const before = await pid();
  const write = () => inTransaction(only, (tx) => tx.query('INSERT INTO app.things VALUES (25006)'));
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
  expect(await pid()).not.toEqual(before);
  expect(await things()).toContain(25006);
  await only.end();
});
