import { NOTIFICATION_FETCH_LIMIT } from '@partyline/notifications';
import {
  insertAccount,
  insertMembership,
  insertRow,
  insertUser,
  type Columns,
} from '@partyline/rows/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
let token: string;
beforeEach(async () => {
  token = await testAccount.tokenOf(testAccount.ownerUid);
});

function notify(message: string, columns: Columns = {}): Promise<string> {
  const base = { account_id: testAccount.accountId, user_uid: testAccount.ownerUid, silent: false, message };
  return insertRow<string>(api.db, 'notifications', { ...base, ...columns }, 'doc_id');
}

async function listed(by = token, query: Record<string, string> = {}) {
  const { status, data } = await api.call('listNotifications', { token: by, query });
  expect(status).toBe(200);
  return data ?? [];
}
const messages = async (by = token, query: Record<string, string> = {}) =>
  (await listed(by, query)).map(({ message }) => message);

const mark = (docId: string, body: object = {}, by = token) =>
  api.call('markNotification', { token: by, body: { docId, eventProcessed: false, ...body } });
const remove = (docId: string, by = token) =>
  api.call('deleteNotifications', { token: by, query: { docId } });

describe('the list', () => {
  it('[NOTIF-1, NOTIF-2, NOTIF-7, ENT-26, PLUS-27] returns every field, newest first, with the link target', async () => {
    const at = (hours: number) => new Date(Date.now() - hours * millisecondsInHour);
    const object = { object_kind: 'device', object_id: 'vic-1' };
    await notify('Second', { created_at: at(2) });
    const docId = await notify('First', { created_at: at(1), event: 'device-failed', ...object });
    await notify('Third', { created_at: at(3) });
    const [first, ...rest] = await listed();
    expect(first).toEqual({
      notificationDocId: docId,
      message: 'First',
      language: 'en',
      silent: false,
      isread: false,
      timestamp: expect.any(String) as unknown,
      accountId: testAccount.accountId,
      workspaceId: null,
      event: 'device-failed',
      eventProcessed: false,
      object: { kind: 'device', id: 'vic-1' },
    });
    expect(rest.map(({ message }) => message)).toEqual(['Second', 'Third']);
  });

  it('[NOTIF-9] omits silent ones', async () => {
    await notify('To read');
    await notify('', { silent: true, event: 'dashboard update' });
    expect(await messages()).toEqual(['To read']);
  });

  it('[NOTIF-5] contains the current account only', async () => {
    const other = await insertAccount(api.db, { ownerUid: testAccount.ownerUid });
    await notify('Here');
    await notify('There', { account_id: other.accountId });
    expect(await messages()).toEqual(['Here']);
    const there = await api.tokenFor({ uid: testAccount.ownerUid, accountId: other.accountId });
    expect(await messages(there)).toEqual(['There']);
  });

  it('[NOTIF-6] contains the named workspace only; empty without access to it', async () => {
    const { workspaceId, accountId } = testAccount;
    await notify('Of the account');
    await notify('Of the workspace', { workspace_id: workspaceId });
    await notify('For everyone there', { workspace_id: workspaceId, user_uid: null });
    expect((await messages(token, { workspaceId: String(workspaceId) })).toSorted()).toEqual([
      'For everyone there',
      'Of the workspace',
    ]);
    const uid = await testAccount.member('workspace-admin', testAccount.defaultWorkspaceId);
    const elsewhere = await api.tokenFor({ uid, accountId });
    expect(await messages(elsewhere, { workspaceId: String(workspaceId) })).toEqual([]);
  });

  it('[NOTIF-8, NOTIF-26, GN-1, CONST-20] has at most 200', async () => {
    expect(NOTIFICATION_FETCH_LIMIT).toBe(200);
    await api.db.query(
      `INSERT INTO app.notifications (account_id, user_uid, silent, message, created_at)
        SELECT $1, $2, false, 'Number ' || i, now() - i * interval '1 minute' FROM generate_series(1, 201) i`,
      [testAccount.accountId, testAccount.ownerUid],
    );
    const all = await messages();
    expect([all.length, all[0], all.at(-1)]).toEqual([200, 'Number 1', 'Number 200']);
  });

  it('is for members of the account only', async () => {
    const stranger = await api.tokenFor({ uid: await insertUser(api.db), accountId: testAccount.accountId });
    expect(await api.call('listNotifications', { token: stranger })).toMatchObject({ status: 403 });
    expect(await api.call('listNotifications')).toMatchObject({ status: 401 });
  });
});

describe('marking', () => {
  it('[API-21, NOTIF-13, GN-9] marks one as read, as processed, and as unread', async () => {
    const docId = await notify('One');
    await notify('Two', { created_at: new Date(Date.now() - 1_000) });
    expect(await mark(docId, { eventProcessed: true })).toMatchObject({ status: 200, data: null });
    expect(await listed()).toMatchObject([
      { message: 'One', isread: true, eventProcessed: true },
      { message: 'Two', isread: false, eventProcessed: false },
    ]);
    await mark(docId, { read: false });
    expect((await listed())[0]).toMatchObject({ isread: false, eventProcessed: true });
  });

  it('[GN-8] accepts the address in any letter case', async () => {
    const docId = await notify('One');
    const response = await fetch(`${api.baseUrl}/api/Users/Notification`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ docId, eventProcessed: true }),
    });
    expect(response.status).toBe(200);
    expect((await listed())[0]?.isread).toBe(true);
  });

  it('[PLUS-27] marks all of the current account as read, none of another, and no later ones', async () => {
    const other = await insertAccount(api.db, { ownerUid: testAccount.ownerUid });
    await notify('One');
    await notify('Two');
    await notify('There', { account_id: other.accountId });
    expect(await mark('all')).toMatchObject({ status: 200 });
    await notify('Three');
    const reads = async (by: string) => (await listed(by)).map(({ isread }) => isread).toSorted();
    expect(await reads(token)).toEqual([false, true, true]);
    expect(
      await reads(await api.tokenFor({ uid: testAccount.ownerUid, accountId: other.accountId })),
    ).toEqual([false]);
  });

  it('applies to the caller only', async () => {
    const docId = await notify('For everyone', { user_uid: null });
    const other = await testAccount.tokenOf(await testAccount.member('account-admin'));
    await mark(docId);
    expect((await listed(other))[0]?.isread).toBe(false);
    await remove(docId);
    expect([await messages(), await messages(other)]).toEqual([[], ['For everyone']]);
  });

  it('answers for foreign ones as for unknown ones, and changes nothing', async () => {
    const foreign = await insertAccount(api.db);
    const ofOther = await notify('Not yours', { user_uid: await testAccount.member('account-admin') });
    const elsewhere = await notify('Of another account', {
      account_id: foreign.accountId,
      user_uid: foreign.ownerUid,
    });
    const { workspaceId } = testAccount;
    const outOfReach = await notify('Of another workspace', { workspace_id: workspaceId, user_uid: null });
    const limited = await testAccount.tokenOf(
      await testAccount.member('workspace-admin', testAccount.defaultWorkspaceId),
    );
    const answers = [
      await mark(randomUUID()),
      await mark(ofOther),
      await mark(elsewhere),
      await mark('not-an-id'),
      await mark(outOfReach, {}, limited),
      await remove(randomUUID()),
      await remove(ofOther),
      await remove(elsewhere),
      await remove('not-an-id'),
      await remove(outOfReach, limited),
    ].map(({ status, failure, message }) => [status, failure, message].join(' '));
    expect([...new Set(answers)]).toHaveLength(1);
    expect(answers[0]).toMatch(/^404 not-found /);
    const { rowCount } = await api.db.query('SELECT FROM app.notification_marks k WHERE k.user_uid = $1', [
      testAccount.ownerUid,
    ]);
    expect(rowCount).toBe(0);
  });

  it('refuses a call without a target, and a malformed one', async () => {
    expect(await mark('  ')).toMatchObject({ status: 400, failure: 'request-not-proper' });
    expect(await mark('all', { eventProcessed: 'yes' })).toMatchObject({ status: 400 });
    expect(await remove('')).toMatchObject({ status: 400 });
    expect(await api.call('deleteNotifications', { token })).toMatchObject({ status: 400 });
  });
});

describe('deleting', () => {
  it('[API-22, NOTIF-14, GN-18] deletes one, which is then not found', async () => {
    const docId = await notify('One');
    await notify('Two');
    expect(await remove(docId)).toMatchObject({ status: 200, data: null });
    expect(await messages()).toEqual(['Two']);
    expect(await remove(docId)).toMatchObject({ status: 404 });
    expect(await mark(docId)).toMatchObject({ status: 404 });
  });

  it('[API-22, GN-18] deletes all of the current account, and none of another', async () => {
    const other = await insertAccount(api.db, { ownerUid: testAccount.ownerUid });
    await notify('One');
    await notify('There', { account_id: other.accountId });
    expect(await remove('all')).toMatchObject({ status: 200 });
    expect(await remove('all')).toMatchObject({ status: 200 });
    expect(await messages()).toEqual([]);
    const there = await api.tokenFor({ uid: testAccount.ownerUid, accountId: other.accountId });
    expect(await messages(there)).toEqual(['There']);
  });
});

it('[GN-12] lists nothing older than 90 days, even before its deletion', async () => {
  const days = (count: number) => new Date(Date.now() - count * millisecondsInDay);
  await notify('Old', { created_at: days(90.1) });
  await notify('Kept', { created_at: days(89.9) });
  expect(await messages()).toEqual(['Kept']);
});

it('[NOTIF-5] shows a former member nothing of the account', async () => {
  const uid = await insertUser(api.db);
  const { accountId, workspaceId } = testAccount;
  await insertMembership(api.db, { uid, accountId, workspaceId, role: 'vic-admin' });
  await notify('For them', { user_uid: uid });
  const theirs = await api.tokenFor({ uid, accountId });
  expect(await messages(theirs)).toEqual(['For them']);
  await api.db.query('UPDATE app.memberships SET removed_at = now() WHERE user_uid = $1', [uid]);
  expect(await api.call('listNotifications', { token: theirs })).toMatchObject({ status: 403 });
});
