import { insertAccount, insertUser } from '@partyline/rows/testing';
import { beforeAll, expect, it } from 'vitest';
import { oncePerFile } from '../../testing/fixtures.ts';
import { readStream } from '../../testing/read-stream.ts';
import { startApi, startOtherNode } from '../../testing/start-api.ts';
import { until } from '../../testing/until.ts';
import { logOutEverywhere } from './log-out-everywhere.service.ts';
import { endSessions } from './identity-jobs.ts';
import { firebaseIdentityAdmin } from '../../providers/identity/firebase-identity-admin.ts';

const api = oncePerFile(startApi);
const other = oncePerFile(() => startOtherNode(api));
beforeAll(async () => {
  // A new node has no feed yet.
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const token = await api.tokenFor({ uid, accountId });
  await until('the other node feeds streams', async () => {
    const attempt = await readStream(other.baseUrl, token);
    await attempt.close();
    return attempt.response.ok;
  });
});

const nowS = (): number => Math.floor(Date.now() / 1000);

it('[PLUS-23] refuses every older token at once on every node, and no token of a later sign-in', async () => {
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const signedInAt = nowS();
  const [phone, laptop] = await Promise.all([
    api.tokenFor({ uid, accountId, signedInAt: signedInAt - 1_000 }),
    api.tokenFor({ uid, accountId, signedInAt }),
  ]);
  for (const token of [phone, laptop]) {
    expect((await other.call('listInstances', { token })).status).toBe(200);
    expect((await api.call('currentUser', { token })).status).toBe(200);
  }
  expect(await api.call('logOutEverywhere', { token: phone })).toMatchObject({
    status: 200,
    errorCode: 0,
    data: null,
  });
  const afterwards = await api.tokenFor({ uid, accountId, signedInAt: nowS() });
  for (const call of [api.call, other.call]) {
    for (const token of [phone, laptop]) {
      // The list reads its caller itself, other routes do not.
      expect((await call('listInstances', { token })).failure).toBe('unauthenticated');
      expect((await call('currentUser', { token })).failure).toBe('unauthenticated');
      expect((await call('login', { token, body: { accessToken: token } })).failure).toBe('unauthenticated');
    }
    expect((await call('listInstances', { token: afterwards })).status).toBe(200);
  }
  // A renewed token keeps its sign-in time.
  const renewed = await api.tokenFor({ uid, accountId, signedInAt });
  expect((await api.call('currentUser', { token: renewed })).failure).toBe('unauthenticated');
});

it("[PLUS-23] calls the identity service at once, and ends no other user's sessions", async () => {
  const [uid, other] = await Promise.all([insertUser(api.db), insertUser(api.db)]);
  const before = nowS();
  await api.call('logOutEverywhere', { token: await api.tokenFor({ uid }) });
  expect(api.issuer.people.sessionsEndedFor(uid)).toHaveLength(1);
  expect(api.issuer.people.sessionsEndedFor(uid)[0]).toBeGreaterThanOrEqual(before);
  expect(api.issuer.people.sessionsEndedFor(other)).toEqual([]);
  expect((await api.call('currentUser', { token: await api.tokenFor({ uid: other }) })).status).toBe(200);
});

it("[PLUS-23] ends the user's streams on every node, and no others", async () => {
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  const stranger = await insertAccount(api.db);
  const token = await api.tokenFor({ uid, accountId });
  const strangerToken = await api.tokenFor({ uid: stranger.ownerUid, accountId: stranger.accountId });
  const streams = await Promise.all([
    readStream(api.baseUrl, token),
    readStream(other.baseUrl, token),
    readStream(other.baseUrl, strangerToken),
  ]);
  await Promise.all(streams.map((stream) => stream.next('ready')));
  await api.call('logOutEverywhere', { token });
  const [here, there, strangers] = streams;
  for (const stream of [here, there]) {
    expect((await stream.next('bye')).data).toEqual({ reason: 'rights-changed' });
  }
  expect(strangers.hasEnded()).toBe(false);
  await Promise.all(streams.map((stream) => stream.close()));
});

it('[PLUS-23] works while the identity service is unavailable, which a job calls later', async () => {
  const uid = await insertUser(api.db);
  const token = await api.tokenFor({ uid });
  await api.call('currentUser', { token });
  api.issuer.available = false;
  expect((await api.call('logOutEverywhere', { token })).status).toBe(200);
  expect((await api.call('currentUser', { token })).failure).toBe('unauthenticated');
  expect(api.issuer.people.sessionsEndedFor(uid)).toEqual([]);
  api.issuer.available = true;
  await until(
    'its sessions are ended there',
    () => api.issuer.people.sessionsEndedFor(uid).length > 0,
    20_000,
  );
});

it('ends no session that began after the call, when the job comes after a call that was answered', async () => {
  const uid = await insertUser(api.db);
  const identity = firebaseIdentityAdmin(api.config.identity);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = { database: api.db, identity, log };
  const beforeMs = Date.now();
  await identity.endSessions(uid, new Date(beforeMs));
  await endSessions(deps, { uid, beforeMs, failures: 0 });
  expect(api.issuer.people.sessionsEndedFor(uid)).toHaveLength(1);
  await endSessions(deps, { uid, beforeMs: beforeMs + 60_000, failures: 0 });
  expect(api.issuer.people.sessionsEndedFor(uid)).toHaveLength(2);
});

it('[GA-33] allows users with an unverified address, and unknown ones', async () => {
  const uid = await insertUser(api.db, { email_proved_at: null });
  const unproved = await api.tokenFor({ uid, emailVerified: false });
  expect((await api.call('logOutEverywhere', { token: unproved })).status).toBe(200);
  expect((await api.call('currentUser', { token: unproved })).failure).toBe('unauthenticated');
  const unknown = await api.tokenFor({ uid: 'not-signed-up' });
  expect((await api.call('logOutEverywhere', { token: unknown })).status).toBe(200);
  expect(api.issuer.people.sessionsEndedFor('not-signed-up')).toHaveLength(1);
});

it('never weakens a stronger refusal, and does not wait for it', async () => {
  const later = new Date((nowS() + 3_600) * 1000);
  const uid = await insertUser(api.db, { tokens_valid_after: later });
  const token = await api.tokenFor({ uid, claims: { auth_time: nowS() } });
  expect((await api.call('logOutEverywhere', { token })).failure).toBe('unauthenticated');
  const started = Date.now();
  await logOutEverywhere(
    { database: api.db, identity: firebaseIdentityAdmin(api.config.identity), now: () => new Date() },
    uid,
    'r',
  );
  expect(Date.now() - started).toBeLessThan(30_000);
  const { rows } = await api.db.query('SELECT tokens_valid_after AS after FROM app.users WHERE uid = $1', [
    uid,
  ]);
  expect(rows).toEqual([{ after: later }]);
});

it('refuses a disabled or deleted user at once, and ends their streams', async () => {
  for (const column of ['disabled_at', 'deleted_at']) {
    const { ownerUid: uid, accountId } = await insertAccount(api.db);
    const token = await api.tokenFor({ uid, accountId });
    const stream = await readStream(other.baseUrl, token);
    await stream.next('ready');
    expect((await other.call('listInstances', { token })).status).toBe(200);
    await api.db.query(`UPDATE app.users SET ${column} = now() WHERE uid = $1`, [uid]);
    for (const call of [api.call, other.call]) {
      expect((await call('listInstances', { token })).failure).toBe('shut-out');
      expect((await call('readProfile', { token })).failure).toBe('shut-out');
      expect((await call('logOutEverywhere', { token })).failure).toBe('shut-out');
    }
    expect((await stream.next('bye')).data).toEqual({ reason: 'shut-out' });
    await stream.close();
  }
});
