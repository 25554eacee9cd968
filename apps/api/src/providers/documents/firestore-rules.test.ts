import type { Notification } from '@partyline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { firestoreDocuments } from './firestore-documents.ts';
import type { NotificationDocuments } from './notification-documents.ts';
import {
  missingOfFirestoreEmulator,
  startFirestoreEmulator,
  type RunningService,
} from '@partyline/tools-processes';

const PROJECT = 'demo-partyline';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const missing = await missingOfFirestoreEmulator();

/** The emulator parses tokens like Firestore but does not verify signatures. */
function tokenFor(uid: string, accountId: number | null): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 3_600 };
  const issuer = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...issuer, ...times, sub: uid, user_id: uid, accountId })}.`;
}

const notification = (docId: string, changes: Partial<Notification> = {}): Notification => ({
  notificationDocId: docId,
  message: `Message ${docId}`,
  silent: false,
  isread: false,
  timestamp: '2026-11-20T10:00:00.000Z',
  accountId: 1,
  workspaceId: null,
  event: 'workspace-changed',
  eventProcessed: false,
  ...changes,
});

describe.skipIf(missing !== null)(`Firestore${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let emulator: RunningService;
  let documents: NotificationDocuments;

  beforeAll(async () => {
    emulator = await startFirestoreEmulator();
    documents = firestoreDocuments({ projectId: PROJECT, emulatorUrl: emulator.url });
    const expiresAt = new Date('2027-02-18T10:00:00.000Z');
    const entries = [
      notification('first', { timestamp: '2026-11-20T12:00:00.000Z' }),
      notification('third', { timestamp: '2026-11-20T10:00:00.000Z', workspaceId: 7 }),
      notification('second', { timestamp: '2026-11-20T11:00:00.000Z', workspaceId: 8 }),
      notification('elsewhere', { accountId: 2 }),
    ].map((each) => ({
      uid: 'nora',
      docId: each.notificationDocId,
      content: { notification: each, feedCursor: '1.1', expiresAt },
    }));
    // The emulator's first answer may take longer than the adapter waits; the product's job repeats a write, too.
    await until('the emulator takes writes', () => documents.write(entries).then(() => true));
  });
  afterAll(() => emulator.stop());

  /** A browser's call, with or without a token. */
  async function call(
    path: string,
    token: string | null,
    body?: object,
  ): Promise<{ status: number; data: unknown }> {
    const response = await fetch(`${emulator.url}/v1/${ROOT}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: await response.json() };
  }

  const where = (field: string, value: object) => ({
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
  });
  function list(token: string, filters: readonly object[], limit: number | null = 200, uid = 'nora') {
    return call(`/users/${uid}:runQuery`, token, {
      structuredQuery: {
        from: [{ collectionId: 'notifications' }],
        where: { compositeFilter: { op: 'AND', filters } },
        orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
        ...(limit === null ? {} : { limit }),
      },
    });
  }
  const idsOf = (data: unknown) =>
    (data as { document?: { name: string } }[]).flatMap(
      ({ document }) => document?.name.split('/').at(-1) ?? [],
    ); // its documented answer
  const nora = tokenFor('nora', 1);
  const inAccount = where('accountId', { integerValue: '1' });

  it('[NOTIF-4, NOTIF-5, NOTIF-6, NOTIF-7] returns users their notifications of an account or a workspace, newest first', async () => {
    const all = await list(nora, [inAccount]);
    expect(all.status).toBe(200);
    expect(idsOf(all.data)).toEqual(['first', 'second', 'third']);
    const ofWorkspace = await list(nora, [inAccount, where('workspaceId', { integerValue: '7' })]);
    expect(idsOf(ofWorkspace.data)).toEqual(['third']);
    const { status, data } = await call('/users/nora/notifications/first', nora);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      fields: {
        message: { stringValue: 'Message first' },
        changedAt: { timestampValue: expect.any(String) as unknown },
        expireAt: { timestampValue: '2027-02-18T10:00:00Z' },
      },
    });
  });

  it.each([
    ['another user', tokenFor('otto', 1)],
    ['the same user in another account', tokenFor('nora', 2)],
    ['the same user in no account', tokenFor('nora', null)],
  ])('[NOTIF-4, NOTIF-5] refuses %s, one by one and in a list', async (_who, token) => {
    expect(await call('/users/nora/notifications/first', token)).toMatchObject({ status: 403 });
    expect(await list(token, [inAccount])).toMatchObject({ status: 403 });
  });

  it('[NOTIF-4] refuses signed-out users, and all other documents', async () => {
    expect(await call('/users/nora/notifications/first', null)).toMatchObject({ status: 403 });
    expect(await call('/users/nora', nora)).toMatchObject({ status: 403 });
    expect(await call('/users', nora)).toMatchObject({ status: 403 });
  });

  it('[NOTIF-5, NOTIF-8] refuses a list without an account, and one of more than 200', async () => {
    expect(await list(nora, [where('silent', { booleanValue: false })])).toMatchObject({ status: 403 });
    expect(await list(nora, [inAccount], 201)).toMatchObject({ status: 403 });
    expect(await list(nora, [inAccount], null)).toMatchObject({ status: 403 });
  });

  it('[NOTIF-4] refuses writes from a browser', async () => {
    const name = `${ROOT}/users/nora/notifications/first`;
    const writes = [{ update: { name, fields: { message: { stringValue: 'Forged' } } } }, { delete: name }];
    for (const write of writes)
      expect(await call(':commit', nora, { writes: [write] })).toMatchObject({ status: 403 });
  });

  it('[NOTIF-14] deletes documents of deleted notifications', async () => {
    await documents.write([{ uid: 'nora', docId: 'elsewhere', content: null }]);
    expect(
      idsOf((await list(tokenFor('nora', 2), [where('accountId', { integerValue: '2' })])).data),
    ).toEqual([]);
  });
});
