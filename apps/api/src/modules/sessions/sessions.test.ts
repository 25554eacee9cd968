import { insertAccount, insertUser } from '@partyline/rows/testing';
import { expect, it } from 'vitest';
import { deleteOldRows } from '../../wiring/expire-rows.ts';
import type { Call } from '../../testing/call.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { readStream } from '../../testing/read-stream.ts';
import { startApi, startOtherNode } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';

const api = oncePerFile(startApi);
const other = oncePerFile(() => startOtherNode(api));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const nowS = (): number => Math.floor(Date.now() / 1000);
const BEGAN_S = nowS();
/** A past second, relative to a fixed start. */
const ago = (seconds: number): number => BEGAN_S - seconds;

/** Signs a user in some seconds ago, with one use. */
async function signIn(uid: string, secondsAgo: number, options: object = {}): Promise<string> {
  const token = await api.tokenFor({ uid, signedInAt: ago(secondsAgo), ...options });
  await api.call('listSessions', { token, headers: { 'user-agent': FIREFOX } });
  return token;
}

async function list(token: string) {
  const { data } = await api.call('listSessions', { token, headers: { 'user-agent': FIREFOX } });
  return data ?? [];
}

const end = (token: string, which: number | 'others' | 'this') =>
  api.call('endSessions', { token, body: { which } });

const failureOf = async (call: Call, token: string) => (await call('currentUser', { token })).failure;

it("[PLUS-23] lists a user's sessions with browser and system, and no other user's", async () => {
  const [uid, stranger] = await Promise.all([insertUser(api.db), insertUser(api.db)]);
  await signIn(stranger, 50);
  await signIn(uid, 5_000);
  const firebase = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
  const token = await signIn(uid, 10, { claims: { firebase } });
  const sessions = await list(token);
  expect(sessions).toMatchObject([
    { browser: 'Firefox', system: 'Linux', isThis: true, hasSecondFactor: true },
    { browser: 'Firefox', system: 'Linux', isThis: false, hasSecondFactor: false },
  ]);
  expect(sessions.map(({ signedInAt }) => Date.parse(signedInAt) / 1000)).toEqual([ago(10), ago(5_000)]);
});

it('[PLUS-23] lists the last network address of a session', async () => {
  const token = await signIn(await insertUser(api.db), 10);
  expect((await list(token)).map(({ address }) => address)).toEqual(['127.0.0.1']);
});

it('[PLUS-23] stores the use of a session by any accepted call, at intervals', async () => {
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid, accountId, signedInAt: ago(100) });
  const usedAt = async () => {
    const { rows } = await api.db.query<{ at: Date }>(
      'SELECT last_used_at AS at FROM app.sessions WHERE user_uid = $1',
      [uid],
    );
    return rows.map(({ at }) => at.getTime());
  };
  await api.call('listInstances', { token });
  await until('the first use is noted', async () => (await usedAt()).length === 1);
  const first = await usedAt();
  for (let calls = 0; calls < 3; calls += 1) await api.call('listInstances', { token });
  // A node without a cache, which would show a write of this one.
  await other.call('listInstances', { token });
  await until('the other node has noted it', async () => (await usedAt())[0] !== first[0]);
  expect(await usedAt()).toHaveLength(1);
});

it('[PLUS-23] refuses an ended session from the next call on every node, and no other', async () => {
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const lost = await signIn(uid, 300, { accountId });
  const here = await signIn(uid, 30, { accountId });
  const lostId = (await list(here)).find(({ isThis }) => !isThis)?.id ?? 0;
  expect(await end(here, lostId)).toMatchObject({ status: 200, data: null });
  const renewed = await api.tokenFor({ uid, accountId, signedInAt: ago(300), issuedAt: nowS() });
  for (const call of [api.call, other.call]) {
    expect(await failureOf(call, lost)).toBe('unauthenticated');
    expect((await call('listInstances', { token: lost })).failure).toBe('unauthenticated');
    expect((await call('login', { token: lost, body: { accessToken: lost } })).failure).toBe(
      'unauthenticated',
    );
    expect((await call('listInstances', { token: here })).status).toBe(200);
  }
  expect(await failureOf(api.call, renewed)).toBe('unauthenticated');
  expect(await list(here)).toMatchObject([{ isThis: true }]);
  expect((await end(here, lostId)).failure).toBe('not-found');
});

it('[PLUS-23] ends the streams of an ended session only', async () => {
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const lost = await signIn(uid, 300, { accountId });
  const here = await signIn(uid, 30, { accountId });
  const [lostStream, stream] = await Promise.all([
    readStream(api.baseUrl, lost),
    readStream(api.baseUrl, here),
  ]);
  await Promise.all([lostStream.next('ready'), stream.next('ready')]);
  await end(here, (await list(here)).find(({ isThis }) => !isThis)?.id ?? 0);
  expect((await lostStream.next('bye')).data).toEqual({ reason: 'rights-changed' });
  expect(stream.hasEnded()).toBe(false);
  await Promise.all([lostStream.close(), stream.close()]);
});

it('[PLUS-23] does not find or end sessions of other users', async () => {
  const [uid, stranger] = await Promise.all([insertUser(api.db), insertUser(api.db)]);
  const theirs = await signIn(stranger, 20);
  const [theirSession] = await list(theirs);
  const token = await signIn(uid, 20);
  const foreign = await end(token, theirSession?.id ?? 0);
  const unknown = await end(token, 999_999_999);
  expect(foreign).toMatchObject({ status: 404, failure: 'not-found' });
  expect({ ...foreign, headers: null }).toEqual({ ...unknown, headers: null });
  expect(await failureOf(api.call, theirs)).toBeNull();
});

it('[PLUS-23] ends all others, also those never stored', async () => {
  const uid = await insertUser(api.db);
  const unnoted = await api.tokenFor({ uid, signedInAt: ago(500) });
  const noted = await signIn(uid, 300);
  const here = await signIn(uid, 100);
  expect((await end(here, 'others')).status).toBe(200);
  for (const token of [unnoted, noted]) expect(await failureOf(api.call, token)).toBe('unauthenticated');
  expect(await failureOf(other.call, here)).toBeNull();
  expect(await list(here)).toMatchObject([{ isThis: true }]);
  const later = await api.tokenFor({ uid, signedInAt: nowS() });
  expect(await failureOf(api.call, later)).toBeNull();
  expect((await api.call('logOutEverywhere', { token: later })).status).toBe(200);
  for (const token of [here, later]) expect(await failureOf(other.call, token)).toBe('unauthenticated');
});

it('[PLUS-23] removes a logged-out session from the list', async () => {
  const uid = await insertUser(api.db);
  const [left, here] = [await signIn(uid, 200), await signIn(uid, 20)];
  expect(await list(here)).toHaveLength(2);
  expect((await end(left, 'this')).status).toBe(200);
  expect(await list(here)).toMatchObject([{ isThis: true }]);
});

it('[PLUS-23] keeps it off the list when its next use is due to be stored', async () => {
  const [uid, next] = await Promise.all([insertUser(api.db), insertUser(api.db)]);
  const [left, here] = [await signIn(uid, 200), await signIn(uid, 20)];
  // A node without a cache: its second write would show one of the first.
  expect((await other.call('endSessions', { token: left, body: { which: 'this' } })).status).toBe(200);
  await other.call('currentUser', { token: await api.tokenFor({ uid: next }) });
  await until('the other node has recorded another user', async () => {
    const { rowCount } = await api.db.query('SELECT FROM app.sessions WHERE user_uid = $1', [next]);
    return rowCount === 1;
  });
  expect(await list(here)).toMatchObject([{ isThis: true }]);
});

it('[PLUS-23] deletes sessions unused for 90 days, but keeps that one was ended', async () => {
  const uid = await insertUser(api.db);
  const [old, ended, here] = [await signIn(uid, 300), await signIn(uid, 200), await signIn(uid, 100)];
  const [, endedSession] = await list(here);
  await end(here, endedSession?.id ?? 0);
  await api.db.query(
    `UPDATE app.sessions SET last_used_at = now() - interval '91 days', ended_at = ended_at - interval '91 days'
      WHERE user_uid = $1 AND signed_in_at <> to_timestamp($2)`,
    [uid, ago(100)],
  );
  await deleteOldRows(api.db);
  const rows = async () => {
    const { rows: found } = await api.db.query<{ ended: boolean }>(
      'SELECT browser, system, ended_at IS NOT NULL AS ended FROM app.sessions WHERE user_uid = $1 ORDER BY id',
      [uid],
    );
    return found;
  };
  expect(await rows()).toEqual([
    { browser: null, system: null, ended: true },
    { browser: 'Firefox', system: 'Linux', ended: false },
  ]);
  expect(await failureOf(api.call, ended)).toBe('unauthenticated');
  expect(await failureOf(api.call, old)).toBeNull();
  // Refused by age, the row is not needed.
  await api.call('logOutEverywhere', { token: here });
  await deleteOldRows(api.db);
  expect((await rows()).filter(({ ended: isEnded }) => isEnded)).toEqual([]);
  expect(await failureOf(api.call, ended)).toBe('unauthenticated');
});

it('[PLUS-23] reads the list without a write, unless a minute has passed or the browser changed', async () => {
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid, accountId, signedInAt: ago(100) });
  /** Changes with every write or lock of the rows. */
  const marks = async () => {
    const { rows } = await api.db.query<{ marks: string }>(
      `SELECT concat_ws(' ', s.xmin, s.xmax, u.xmin, u.xmax) AS marks
        FROM app.sessions s JOIN app.users u ON u.uid = s.user_uid WHERE u.uid = $1`,
      [uid],
    );
    return rows[0]?.marks;
  };
  await api.call('listInstances', { token, headers: { 'user-agent': FIREFOX } });
  await until('the use is noted', async () => (await marks()) !== undefined);
  const noted = await marks();
  for (let looks = 0; looks < 3; looks += 1) {
    expect(await list(token)).toMatchObject([{ browser: 'Firefox', isThis: true }]);
  }
  expect(await marks()).toBe(noted);
  const other = { 'user-agent': FIREFOX.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64') };
  expect((await api.call('listSessions', { token, headers: other })).data).toMatchObject([
    { system: 'Windows' },
  ]);
  await api.db.query(
    `UPDATE app.sessions SET last_used_at = now() - interval '61 seconds' WHERE user_uid = $1`,
    [uid],
  );
  const [again] = (await api.call('listSessions', { token, headers: other })).data ?? [];
  expect(Date.now() - Date.parse(again?.lastUsedAt ?? '')).toBeLessThan(50_000);
});

it('finds due sessions by index', async () => {
  await api.db.query(
    `INSERT INTO app.users (uid, email, register_state) SELECT 'many-' || n, 'many-' || n || '@example.test', 'done'
      FROM generate_series(1, 2000) n`,
  );
  await api.db.query(
    `INSERT INTO app.sessions (user_uid, signed_in_at, browser, last_used_at, ended_at)
      SELECT 'many-' || n, now() - day * interval '1 day', 'Firefox', now() - day * interval '1 day',
        CASE WHEN day % 5 = 0 THEN now() - day * interval '1 day' END
      FROM generate_series(1, 2000) n CROSS JOIN generate_series(1, 10) day`,
  );
  await api.db.query('ANALYZE app.sessions');
  const client = await api.db.connect();
  try {
    // Due rows of other tests are deleted first.
    await deleteOldRows(client);
    await client.query('BEGIN');
    await deleteOldRows(client);
    const { rows } = await client.query<{ read: number }>(
      `SELECT (seq_tup_read + idx_tup_fetch)::float8 AS read FROM pg_stat_xact_user_tables WHERE relid = 'app.sessions'::regclass`,
    );
    // Reads a few rows of other tests, never the 20,000.
    expect(rows[0]?.read).toBeLessThan(1000);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('records nothing of an unknown or deleted user', async () => {
  const uid = await insertUser(api.db, { deleted_at: new Date() });
  for (const one of [uid, 'not-signed-up-here']) {
    await api.call('listSessions', { token: await api.tokenFor({ uid: one }) });
    await api.call('login', { token: await api.tokenFor({ uid: one }), body: { accessToken: 'x' } });
  }
  const { rows } = await api.db.query('SELECT FROM app.sessions WHERE user_uid = ANY ($1)', [
    [uid, 'not-signed-up-here'],
  ]);
  expect(rows).toEqual([]);
});
