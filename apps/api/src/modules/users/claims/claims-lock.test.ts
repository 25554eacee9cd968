import { expect, it } from 'vitest';
import { oncePerFile } from '../../../testing/fixtures.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { withClaimsLock, type ClaimsLock } from './claims-lock.ts';

const test = oncePerFile(createTestDatabase);

/** A lock held until released. */
async function begin(uid: string) {
  let end: () => void = () => undefined;
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  let done: Promise<unknown> = Promise.resolve();
  const lock = await new Promise<ClaimsLock>((resolve) => {
    done = withClaimsLock(test.database, { uid, waitMs: 0 }, (own) => {
      resolve(own);
      return ending;
    });
  });
  return { lock, end: () => (end(), done) };
}

const attempt = (uid: string, waitMs = 0) =>
  withClaimsLock(test.database, { uid, waitMs }, () => Promise.resolve('done'));

const letRunOut = (uid: string) =>
  test.database.query(`UPDATE app.claims_turns SET until = now() - interval '1 second' WHERE user_uid = $1`, [
    uid,
  ]);

it('[GC-14] excludes other holders until it ends, for this user only', async () => {
  const { end } = await begin('one');
  expect(await attempt('one')).toBe('busy');
  expect(await attempt('another')).toBe('done');
  const waiting = attempt('one', 10_000);
  await end();
  expect(await waiting).toBe('done');
  expect(await attempt('one')).toBe('done');
});

it('ends also when the work fails, and then leaves no row', async () => {
  const failing = withClaimsLock(test.database, { uid: 'failing', waitMs: 0 }, () =>
    Promise.reject(new Error('no')),
  );
  await expect(failing).rejects.toThrow('no');
  const { rowCount } = await test.database.query(`SELECT FROM app.claims_turns WHERE user_uid = 'failing'`);
  expect(rowCount).toBe(0);
});

it('passes to another holder when its process died, and is lost after its lease', async () => {
  const sleeper = await begin('left');
  await letRunOut('left');
  const next = await begin('left');
  await expect(sleeper.lock.prolong()).rejects.toMatchObject({ failure: 'unavailable' });
  await sleeper.end();
  expect(await attempt('left')).toBe('busy');
  await next.lock.prolong();
  await next.end();
});

it('is extended by every call', async () => {
  const { lock, end } = await begin('long');
  await letRunOut('long');
  await lock.prolong();
  expect(await attempt('long')).toBe('busy');
  await end();
});

it('admits one of many concurrent callers', async () => {
  let inside = 0;
  const work = async (): Promise<void> => {
    inside += 1;
    await test.database.query('SELECT 1');
    expect(inside).toBe(1);
    inside -= 1;
  };
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => withClaimsLock(test.database, { uid: 'many', waitMs: 10_000 }, work)),
  );
  expect(outcomes).not.toContain('busy');
});
