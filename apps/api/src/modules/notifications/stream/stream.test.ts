import {
  FEED_CURSOR_HEADER,
  notificationSchema,
  streamByeSchema,
  streamReadySchema,
  STREAMS_PER_USER,
} from '@partyline/contract';
import type { StoredRole } from '@partyline/roles';
import {
  insertAccount,
  insertMember,
  insertMembership,
  insertRow,
  insertUser,
  insertWorkspace,
  type Columns,
} from '@partyline/rows/testing';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { readStream, type ReadStream, type StreamMessage } from '../../../testing/read-stream.ts';
import { startApi } from '../../../testing/start-api.ts';
import { until } from '../../../testing/until.ts';
import { NotificationHub } from './notification-hub.ts';

const api = oncePerFile(startApi);
const account = oncePerTest(() => insertAccount(api.db));
let testAccount: number;
const open: ReadStream[] = [];

beforeEach(async () => {
  testAccount = await insertWorkspace(api.db, { account_id: account.accountId });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.close()));
});

async function connect(uid = account.ownerUid, options: { lastEventId?: string; expiresAt?: number } = {}) {
  const { lastEventId, expiresAt } = options;
  const token = await api.tokenFor({
    uid,
    accountId: account.accountId,
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
  const stream = await readStream(api.baseUrl, token, lastEventId);
  open.push(stream);
  return stream;
}

async function ready(uid = account.ownerUid, lastEventId?: string): Promise<ReadStream> {
  const stream = await connect(uid, lastEventId === undefined ? {} : { lastEventId });
  await stream.next('ready');
  return stream;
}

function notify(event: string, columns: Columns = {}): Promise<number> {
  return insertRow<number>(
    api.db,
    'notifications',
    { account_id: account.accountId, silent: true, event, ...columns },
    'id',
  );
}

function eventsOf(stream: ReadStream): string[] {
  return stream.messages
    .filter(({ event }) => event === 'notification')
    .map(({ data }) => v.parse(notificationSchema, data).event);
}

function member(role: StoredRole, workspaceId: number | null = testAccount): Promise<string> {
  return insertMember(api.db, { accountId: account.accountId, workspaceId, role });
}

async function byeOf(stream: ReadStream): Promise<string> {
  const { data } = await stream.next('bye');
  await until('the stream has ended', stream.hasEnded);
  return v.parse(streamByeSchema, data).reason;
}

describe('a stream', () => {
  it('[NOTIF-23, GC-11] sends a missed token refresh to a page that connects later; never to one with the new token', async () => {
    const uid = await member('workspace-admin');
    const { accountId } = account;
    await api.db.query(
      'UPDATE app.users SET chosen_account_id = $2, chosen_workspace_id = $3 WHERE uid = $1',
      [uid, accountId, testAccount],
    );
    const options = { uid, accountId, workspaceId: testAccount, issuedAt: Math.floor(Date.now() / 1000) };
    await api.db.query(
      `UPDATE app.memberships SET role_id = (SELECT id FROM app.roles WHERE name = 'endpoint-user') WHERE user_uid = $1`,
      [uid],
    );
    await until('it is said', async () => {
      const said = `SELECT FROM app.notifications WHERE user_uid = $1 AND event = 'refresh token'`;
      return (await api.db.query(said, [uid])).rowCount === 1;
    });
    const listenWith = async (token: string) => {
      const stream = await readStream(api.baseUrl, token);
      open.push(stream);
      await stream.next('ready');
      await notify('later');
      await until('the later one has come', () => eventsOf(stream).includes('later'));
      return eventsOf(stream);
    };
    expect(await listenWith(await api.issuer.tokenFor(options))).toEqual(['refresh token', 'later']);
    const [claims] = api.issuer.claimsSetFor(uid);
    const renewed = await api.issuer.tokenFor({ ...options, claims: { ...(claims as object) } });
    expect((await listenWith(renewed)).filter((event) => event !== 'later')).toEqual([]);
    await api.db.query(
      `UPDATE app.notifications SET created_at = now() - interval '1 hour' WHERE user_uid = $1`,
      [uid],
    );
    expect(
      (await listenWith(await api.issuer.tokenFor(options))).filter((event) => event !== 'later'),
    ).toEqual([]);
  });

  it('[NOTIF-11] streams a notification again that its user marks unread, to that user only', async () => {
    const uid = await member('account-admin', null);
    const [stream, others] = [await ready(uid), await ready()];
    const mine = await insertRow<string>(
      api.db,
      'notifications',
      { account_id: account.accountId, user_uid: uid, silent: false, message: 'Mine', event: 'mine' },
      'doc_id',
    );
    await until('it has come', () => eventsOf(stream).length === 1);
    const token = await api.tokenFor({ uid, accountId: account.accountId });
    const mark = (read: boolean) =>
      api.call('markNotification', { token, body: { docId: mine, eventProcessed: false, read } });
    await mark(true);
    expect(await mark(false)).toMatchObject({ status: 200 });
    await notify('later');
    await until('all have come', () => eventsOf(stream).includes('later'));
    expect(eventsOf(stream)).toEqual(['mine', 'mine', 'later']);
    expect(stream.messages[2]?.data).toMatchObject({ notificationDocId: mine, isread: false });
    await until('the later one has come', () => eventsOf(others).length > 0);
    expect(eventsOf(others)).toEqual(['later']);
  });

  it('[NOTIF-10, NOTIF-12] resumes where the answer of a list says that it was read', async () => {
    const before = await ready();
    await notify('before');
    await until('it has come', () => eventsOf(before).includes('before'));
    const token = await api.tokenFor({ uid: account.ownerUid, accountId: account.accountId });
    const { status, headers } = await api.call('listInstances', { token });
    expect(status).toBe(200);
    await notify('between');
    const lastEventId = headers.get(FEED_CURSOR_HEADER) ?? '';
    const stream = await connect(account.ownerUid, { lastEventId });
    expect((await stream.next('ready')).id).toBe(lastEventId);
    await notify('after');
    await until('the later one has come', () => eventsOf(stream).includes('after'));
    expect(eventsOf(stream)).toEqual(['between', 'after']);
  });

  it('[NOTIF-23, GC-11] resumes before a missed token refresh, whatever was read after it', async () => {
    const uid = await member('workspace-admin');
    const { accountId } = account;
    const token = await api.issuer.tokenFor({
      uid,
      accountId,
      workspaceId: testAccount,
      issuedAt: Math.floor(Date.now() / 1000),
    });
    const watcher = await ready(uid);
    await notify('refresh token', { user_uid: uid });
    await until('it has come', () => eventsOf(watcher).includes('refresh token'));
    const lastEventId = (await api.call('listInstances', { token })).headers.get(FEED_CURSOR_HEADER) ?? '';
    const stream = await readStream(api.baseUrl, token, lastEventId);
    open.push(stream);
    await until('it comes again', () => eventsOf(stream).includes('refresh token'));
  });

  it('[GEN-23] begins with cursor and time, then streams each notification as it is written', async () => {
    const stream = await connect();
    expect(stream.response.status).toBe(200);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toContain('no-store');
    const first = await stream.next('ready');
    expect(stream.messages[0]).toBe(first);
    const begin = v.parse(streamReadySchema, first.data);
    expect(first.id).toBe(begin.cursor);
    expect(Math.abs(Date.parse(begin.serverTime) - Date.now())).toBeLessThan(10_000);
    await notify('dashboard update,refresh token', { workspace_id: testAccount });
    const { id, data } = await stream.next('notification');
    expect(id).toMatch(/^\d+\.\d+$/);
    expect(id).not.toBe(begin.cursor);
    expect(v.parse(notificationSchema, data)).toMatchObject({
      accountId: account.accountId,
      workspaceId: testAccount,
      event: 'dashboard update,refresh token',
      silent: true,
      isread: false,
      eventProcessed: false,
      message: '',
    });
  });

  it('[NOTIF-2, ENT-26] carries every field of a notification unchanged', async () => {
    const stream = await ready();
    await notify('', { silent: false, message: 'Intercom 1 is online.', user_uid: account.ownerUid });
    const { data } = await stream.next('notification');
    expect(Object.keys(v.parse(notificationSchema, data)).sort()).toEqual([
      'accountId',
      'event',
      'eventProcessed',
      'isread',
      'message',
      'notificationDocId',
      'silent',
      'timestamp',
      'workspaceId',
    ]);
    expect(data).toMatchObject({ message: 'Intercom 1 is online.', silent: false, workspaceId: null });
  });

  it('is for members of the account only', async () => {
    const stranger = await insertUser(api.db);
    const stream = await connect(stranger);
    expect(stream.response.status).toBe(403);
    const response = await fetch(`${api.baseUrl}/api/users/notification/stream`);
    expect(response.status).toBe(401);
  });
});

describe('the audience of an event', () => {
  it('[NOTIF-5, NOTIF-6] every member of the account, the members of the workspace, or one user; no others', async () => {
    const other = await insertAccount(api.db);
    const elsewhere = await insertWorkspace(api.db, { account_id: account.accountId });
    const readers = {
      owner: account.ownerUid,
      admin: await member('account-admin', null),
      inTestAccount: await member('endpoint-user'),
      elsewhere: await member('workspace-owner', elsewhere),
    };
    const streams = await Promise.all(Object.values(readers).map((uid) => ready(uid)));
    await notify('to all');
    await notify('to studio', { workspace_id: testAccount });
    await notify('to elsewhere', { workspace_id: elsewhere });
    await notify('to one', { user_uid: readers.inTestAccount, workspace_id: elsewhere });
    await notify('to another account', { account_id: other.accountId });
    await notify('the end');
    await Promise.all(
      streams.map((stream) => until('the end came', () => eventsOf(stream).includes('the end'))),
    );
    const whole = ['to all', 'to studio', 'to elsewhere', 'the end'];
    expect(streams.map(eventsOf)).toEqual([
      whole,
      whole,
      ['to all', 'to studio', 'to one', 'the end'],
      ['to all', 'to elsewhere', 'the end'],
    ]);
  });
});

describe('order', () => {
  it('skips no notification of a slow transaction', async () => {
    const stream = await ready();
    const slow = await api.db.connect();
    await slow.query('BEGIN');
    await slow.query(`INSERT INTO app.notifications (account_id, silent, event) VALUES ($1, true, 'slow')`, [
      account.accountId,
    ]);
    await notify('fast');
    await expect(stream.next('notification', 300)).rejects.toThrow('Condition not met');
    await slow.query('COMMIT');
    slow.release();
    await until('both came', () => eventsOf(stream).length === 2);
    expect(eventsOf(stream)).toEqual(['slow', 'fast']);
  });

  it('is kept for every reader and reconnect under concurrent writes', async () => {
    const steady = await ready();
    const written: string[] = [];
    const writing = Promise.all(
      [0, 1, 2, 3].map(async (writer) => {
        for (let index = 0; index < 25; index += 1) {
          await notify(`${writer}-${index}`);
          written.push(`${writer}-${index}`);
        }
      }),
    );
    const seen: string[] = [];
    let last = steady.messages[0]!.id!;
    while (seen.length < 100) {
      const stream = await connect(account.ownerUid, { lastEventId: last });
      const before = seen.length;
      await until('more came', () => eventsOf(stream).length > 0 || stream.messages.length > 0);
      const took: StreamMessage[] = [...stream.messages];
      await stream.close();
      for (const { event, id, data } of took) {
        if (event === 'notification') seen.push(v.parse(notificationSchema, data).event);
        last = id ?? last;
      }
      if (seen.length === before && written.length === 100)
        await until('the rest is readable', () => eventsOf(steady).length === 100);
    }
    await writing;
    await until('all came', () => eventsOf(steady).length === 100);
    expect(new Set(seen)).toEqual(new Set(written));
    expect(seen).toEqual(eventsOf(steady));
  });
});

describe('a reconnect', () => {
  it('resumes after the last received message, filtered for this reader', async () => {
    const uid = await member('endpoint-user');
    const stream = await ready(uid);
    await notify('before');
    const { id } = await stream.next('notification');
    await stream.close();
    await notify('missed');
    await notify('for others', { user_uid: account.ownerUid });
    await notify('missed in the workspace', { workspace_id: testAccount });
    const again = await connect(uid, { lastEventId: id! });
    expect(v.parse(streamReadySchema, (await again.next('ready')).data).cursor).toBe(id);
    await notify('live again');
    await until('all came', () => eventsOf(again).includes('live again'));
    expect(eventsOf(again)).toEqual(['missed', 'missed in the workspace', 'live again']);
  });

  it('starts at the present after too many missed messages, and for a cursor of another database', async () => {
    const stream = await ready();
    await notify('last seen');
    const { id } = await stream.next('notification');
    await api.db.query(
      `INSERT INTO app.notifications (account_id, silent, event) SELECT $1, true, 'much' FROM generate_series(1, 1001)`,
      [account.accountId],
    );
    await until('all of it came', () => eventsOf(stream).length === 1_002);
    for (const lastEventId of [id!, '18446744073709551615.1']) {
      const again = await connect(account.ownerUid, { lastEventId });
      const begin = v.parse(streamReadySchema, (await again.next('ready')).data);
      expect(begin.cursor).not.toBe(lastEventId);
      await notify('now');
      expect((await again.next('notification')).data).toMatchObject({ event: 'now' });
    }
  });

  it('refuses a malformed cursor', async () => {
    for (const lastEventId of [
      'x',
      '1',
      '1.',
      '-1.5',
      '1.2.3',
      'Infinity.1',
      `${'9'.repeat(21)}.1`,
      '18446744073709551616.1',
    ]) {
      const stream = await connect(account.ownerUid, { lastEventId });
      expect(stream.response.status, lastEventId).toBe(400);
    }
  });
});

describe('the end of a stream', () => {
  it('comes when the token expires', async () => {
    const stream = await connect(account.ownerUid, { expiresAt: Math.floor(Date.now() / 1000) + 2 });
    await stream.next('ready');
    expect(await byeOf(stream)).toBe('token-expired');
  });

  it.each<[string, (uid: string) => Promise<unknown>]>([
    [
      'taken away',
      (uid) => api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]),
    ],
    [
      'suspended',
      (uid) => api.db.query('UPDATE app.memberships SET suspended_at = now() WHERE user_uid = $1', [uid]),
    ],
    [
      'lowered',
      (uid) =>
        api.db.query('DELETE FROM app.memberships WHERE user_uid = $1 AND workspace_id IS NULL', [uid]),
    ],
    [
      'signed out everywhere',
      (uid) =>
        api.db.query(`UPDATE app.users SET tokens_valid_after = now() + interval '1 h' WHERE uid = $1`, [
          uid,
        ]),
    ],
    [
      'extended',
      async (uid) => {
        const workspaceId = await insertWorkspace(api.db, { account_id: account.accountId });
        await insertMembership(api.db, { uid, accountId: account.accountId, workspaceId, role: 'vic-admin' });
      },
    ],
  ])('comes at once when rights are %s, and nothing is sent afterwards', async (_what, change) => {
    const uid = await member('account-admin', null);
    await insertMembership(api.db, {
      uid,
      accountId: account.accountId,
      workspaceId: testAccount,
      role: 'endpoint-user',
    });
    const stream = await ready(uid);
    await change(uid);
    expect(await byeOf(stream)).toBe('rights-changed');
    await notify('too late');
    expect(eventsOf(stream)).toEqual([]);
  });

  it.each(['disabled_at', 'deleted_at'])('sends shut-out at once: %s', async (column) => {
    const uid = await member('account-admin', null);
    const stream = await ready(uid);
    await api.db.query(`UPDATE app.users SET ${column} = now() WHERE uid = $1`, [uid]);
    expect(await byeOf(stream)).toBe('shut-out');
    const refused = await connect(uid);
    expect(refused.response.status).toBe(401);
  });

  it("does not come when other users' rights change, or a role change does not affect the audience", async () => {
    const uid = await member('workspace-admin');
    const stream = await ready(uid);
    await member('endpoint-user');
    await api.db.query('UPDATE app.memberships SET role_id = 3 WHERE user_uid = $1', [uid]);
    await notify('still here');
    expect((await stream.next('notification')).data).toMatchObject({ event: 'still here' });
    expect(stream.hasEnded()).toBe(false);
  });

  it('comes when the server stops, without waiting for clients', async () => {
    const other = await startApi();
    const { accountId, ownerUid } = await insertAccount(other.db);
    const stream = await readStream(other.baseUrl, await other.tokenFor({ uid: ownerUid, accountId }));
    await stream.next('ready');
    const stopping = other.stop();
    expect(await byeOf(stream)).toBe('shutdown');
    await stopping;
  });
});

it('limits the open streams of a user', async () => {
  const streams = await Promise.all(Array.from({ length: STREAMS_PER_USER }, () => ready()));
  const refused = await connect();
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get('retry-after')).toBe('30');
  const others = await ready(await member('account-admin', null));
  expect(others.response.status).toBe(200);
  await streams[0]!.close();
  await until('there is room again', async () => (await connect()).response.status === 200);
});

it('misses nothing when its database connection is cut', async () => {
  const stream = await ready();
  await api.db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'partyline-listen'`,
  );
  await notify('meanwhile');
  expect((await stream.next('notification')).data).toMatchObject({ event: 'meanwhile' });
  await until('it listens again', async () => {
    const { rows } = await api.db.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'partyline-listen'`,
    );
    return rows.length === 1;
  });
  await notify('afterwards');
  expect((await stream.next('notification', 1_500)).data).toMatchObject({ event: 'afterwards' });
});

it('ignores notifications restored from another database', async () => {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO app.notifications (xid, account_id, silent, message) VALUES ('900000000', $1, false, 'Of old.') RETURNING id`,
    [account.accountId],
  );
  const second = new NotificationHub({
    databaseUrl: api.databaseUrl,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const seen: string[] = [];
  second.subscribe({ onRow: ({ jsonIn }) => void seen.push(jsonIn('en')), onRightsChange: () => undefined });
  await until('the hub has begun', () => second.cursor);
  await notify('new');
  await until('the new one came', () => seen.some((json) => json.includes('"event":"new"')));
  expect(seen.some((json) => json.includes('Of old.'))).toBe(false);
  const kept = await api.db.query('SELECT xid::text FROM app.notifications WHERE id = $1', [rows[0]?.id]);
  expect(kept.rows).toEqual([{ xid: '0' }]);
  await second.close();
});
