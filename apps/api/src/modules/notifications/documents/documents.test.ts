import { insertAccount, insertRow, type Columns } from '@partyline/rows/testing';
import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDocumentServer } from '../../../testing/outside/document-server.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { until } from '../../../testing/until.ts';
import { notifyUsers } from '../../../records/notifications/notify-users.ts';
import { switchDocuments } from './documents.repository.ts';
import { millisecondsInDay } from 'date-fns/constants';

const server = oncePerFile(startDocumentServer);
const api = oncePerFile(() =>
  startApi({ NOTIFICATION_FEED: 'firestore', FIRESTORE_EMULATOR_URL: server.url }),
);
const testAccount = oncePerTest(() => insertTestAccount(api));

beforeAll(async () => {
  await until('documents are on', async () => {
    const { rowCount } = await api.db.query('SELECT FROM app.document_feed');
    return rowCount === 1;
  });
});
beforeEach(() => {
  server.answerWith(200);
});

function notify(columns: Columns = {}): Promise<string> {
  const base = {
    account_id: testAccount.accountId,
    user_uid: testAccount.ownerUid,
    silent: false,
    message: 'One',
  };
  return insertRow<string>(api.db, 'notifications', { ...base, ...columns }, 'doc_id');
}

const keyOf = (docId: string, uid = testAccount.ownerUid) => `users/${uid}/notifications/${docId}`;
async function cursorOf(docId: string): Promise<string> {
  const { rows } = await api.db.query<{ cursor: string }>(
    `SELECT concat(xid, '.', id) AS cursor FROM app.notifications WHERE doc_id = $1`,
    [docId],
  );
  return rows[0]?.cursor ?? '';
}

const documentOf = (docId: string, uid?: string) => server.documents.get(keyOf(docId, uid));
const written = (docId: string, uid?: string) =>
  until('the document is written', () => documentOf(docId, uid));
const readersOf = (docId: string) =>
  [...server.documents.keys()]
    .filter((key) => key.endsWith(docId))
    .map((key) => key.split('/')[1])
    .toSorted();

async function usesPortal(...uids: readonly string[]): Promise<void> {
  for (const uid of uids)
    await insertRow(api.db, 'sessions', { user_uid: uid, signed_in_at: new Date() }, 'id');
}

describe('a document', () => {
  it('[NOTIF-2, NOTIF-4] is written under its user, with every field and its end', async () => {
    const object = { object_kind: 'device', object_id: 'vic-1' };
    const created_at = new Date('2026-11-20T10:00:00.000Z');
    const data = { vicUuid: 'vic-1', epoch: 1, sequence: 2, progress: 0.5 };
    const docId = await notify({ event: 'device-failed', ...object, created_at, data: JSON.stringify(data) });
    expect(await written(docId)).toEqual({
      notificationDocId: { stringValue: docId },
      message: { stringValue: 'One' },
      language: { stringValue: 'en' },
      silent: { booleanValue: false },
      isread: { booleanValue: false },
      timestamp: { timestampValue: '2026-11-20T10:00:00.000Z' },
      accountId: { integerValue: String(testAccount.accountId) },
      workspaceId: { nullValue: null },
      event: { stringValue: 'device-failed' },
      eventProcessed: { booleanValue: false },
      data: {
        mapValue: {
          fields: {
            vicUuid: { stringValue: 'vic-1' },
            epoch: { integerValue: '1' },
            sequence: { integerValue: '2' },
            progress: { doubleValue: 0.5 },
          },
        },
      },
      object: { mapValue: { fields: { kind: { stringValue: 'device' }, id: { stringValue: 'vic-1' } } } },
      feedCursor: { stringValue: await cursorOf(docId) },
      expireAt: { timestampValue: '2027-02-18T10:00:00.000Z' },
    });
  });

  it("[HZ-16] carries code, parameters and an English message, not in its user's language", async () => {
    const { accountId, ownerUid } = testAccount;
    await api.db.query(`UPDATE app.users SET language = 'de' WHERE uid = $1`, [ownerUid]);
    const params = { schedule: 'Morning', workspace: 'Arena', action: 'start', reason: 'user' } as const;
    await notifyUsers(api.db, [ownerUid], { code: 'schedule-paused', params, accountId, workspaceId: null });
    const { rows } = await api.db.query<{ docId: string }>(
      `SELECT doc_id AS "docId" FROM app.notifications WHERE account_id = $1 AND code IS NOT NULL`,
      [accountId],
    );
    expect(rows).toHaveLength(1);
    const document = await written(rows[0]?.docId ?? '');
    expect(document).toMatchObject({
      message: { stringValue: 'The schedule Morning in Arena is paused: a user paused it.' },
      code: { stringValue: 'schedule-paused' },
      params: {
        mapValue: {
          fields: Object.fromEntries(
            Object.entries(params).map(([name, stringValue]) => [name, { stringValue }]),
          ),
        },
      },
    });
    expect(document).not.toHaveProperty('language');
  });

  it('[HZ-16] from before the codes is written again, with the language that its row names now', async () => {
    const docId = await notify({ message: 'Vorher.', language: 'en' });
    expect(await written(docId)).toMatchObject({ language: { stringValue: 'en' } });
    await api.db.query(`UPDATE app.notifications SET language = 'de' WHERE doc_id = $1`, [docId]);
    const folder = new URL('../../../db/migrations/', import.meta.url);
    const file = (await readdir(folder)).find((name) => name.endsWith('-marked-documents.sql')) ?? '';
    await api.db.query(await readFile(new URL(file, folder), 'utf8'));
    await until('it is marked', () => documentOf(docId)?.['language']?.['stringValue'] === 'de');
    expect(documentOf(docId)).toMatchObject({ message: { stringValue: 'Vorher.' } });
  });

  it("[NOTIF-4, NOTIF-13, NOTIF-14] follows its user's actions: read, unread again, deleted", async () => {
    const docId = await notify();
    await written(docId);
    const token = await testAccount.tokenOf(testAccount.ownerUid);
    const shows = (isRead: boolean) =>
      until('it shows', () => documentOf(docId)?.['isread']?.['booleanValue'] === isRead);
    const body = { docId, eventProcessed: true };
    await api.call('markNotification', { token, body });
    await shows(true);
    expect(documentOf(docId)?.['eventProcessed']).toEqual({ booleanValue: true });
    await api.call('markNotification', { token, body: { ...body, read: false } });
    await shows(false);
    await api.call('deleteNotifications', { token, query: { docId } });
    await until('it is gone', () => documentOf(docId) === undefined);
  });

  it('[GX-20] is deleted with its notification', async () => {
    const docId = await notify();
    await written(docId);
    await api.db.query('DELETE FROM app.notifications WHERE doc_id = $1', [docId]);
    await until('it is gone', () => documentOf(docId) === undefined);
  });
});

describe('an event', () => {
  it('[NOTIF-4, NOTIF-5, NOTIF-6] for a workspace goes to its active members only', async () => {
    const there = await testAccount.member('workspace-admin', testAccount.workspaceId);
    const admin = await testAccount.member('account-admin');
    const elsewhere = await testAccount.member('workspace-admin', testAccount.defaultWorkspaceId);
    const away = await testAccount.member('vic-admin', testAccount.workspaceId);
    const foreign = await insertAccount(api.db);
    await usesPortal(there, admin, elsewhere, foreign.ownerUid);
    await api.db.query(
      `INSERT INTO app.sessions (user_uid, signed_in_at, last_used_at) VALUES ($1, now(), now() - interval '25 hours')`,
      [away],
    );
    const silent = { silent: true, message: '', event: 'workspace update', user_uid: null };
    const docId = await notify({ ...silent, workspace_id: testAccount.workspaceId });
    await written(docId, there);
    expect(readersOf(docId)).toEqual([admin, there].toSorted());
    const forAll = await notify(silent);
    await written(forAll, there);
    expect(readersOf(forAll)).toEqual([admin, there, elsewhere].toSorted());
  });

  it('is not written after its end', async () => {
    const old = await notify({
      silent: true,
      event: 'refresh token',
      created_at: new Date(Date.now() - 1.1 * millisecondsInDay),
    });
    const late = await notify({
      silent: true,
      event: 'refresh token',
      created_at: new Date(Date.now() - 0.9 * millisecondsInDay),
    });
    await written(late);
    expect(documentOf(old)).toBeUndefined();
  });
});

it('writes all documents in commits of at most 200', async () => {
  const before = server.commits.length;
  await api.db.query(
    `INSERT INTO app.notifications (account_id, user_uid, silent, message)
      SELECT $1, $2, false, 'Number ' || i FROM generate_series(1, 450) i`,
    [testAccount.accountId, testAccount.ownerUid],
  );
  const count = () => [...server.documents.keys()].filter((key) => key.includes(testAccount.ownerUid)).length;
  await until('all are written', () => count() === 450);
  const sizes = server.commits.slice(before);
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
});

it('writes what was missed once Firestore answers again', async () => {
  server.answerWith(503);
  const docId = await notify();
  await until('it was tried', () => api.logLines.some((line) => line.includes('could not be written')));
  expect(documentOf(docId)).toBeUndefined();
  server.answerWith(200);
  await until('the document is written', () => documentOf(docId));
});

it('adds no job while documents are off, and writes unread ones when they are on again', async () => {
  await switchDocuments(api.db, false);
  const [docId, event] = [await notify(), await notify({ silent: true, event: 'refresh token' })];
  const { rowCount } = await api.db.query(
    `SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('write-documents', 'delete-documents')`,
  );
  expect(rowCount).toBe(0);
  await switchDocuments(api.db, true);
  await written(docId);
  expect(documentOf(event)).toBeUndefined();
});
