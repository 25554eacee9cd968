import { KIND_OF_NOTIFICATION, type CodedNotification } from '@partyline/notifications';
import { insertRow } from '@partyline/rows/testing';
import { textsFor } from '@partyline/texts/by-language';
import { readdir, readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifyUsers } from '../../../records/notifications/notify-users.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { readStream } from '../../../testing/read-stream.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));

const FAILED = {
  code: 'device-failed',
  params: { device: 'Bühne', workspace: 'Arena', reason: 'no-answer-start' },
} as const;
const IN = {
  en: 'Bühne in Arena has failed: No answer to start within 5 min',
  de: 'Bühne in Arena ist ausgefallen: Keine Antwort auf „Starten“ innerhalb von 5 min',
} as const;

let uid: string;
let token: string;
beforeEach(async () => {
  uid = testAccount.ownerUid;
  token = await testAccount.tokenOf(uid);
});

const speaks = (language: string | null, by = uid) =>
  api.db.query('UPDATE app.users SET language = $2 WHERE uid = $1', [by, language]);

const tell = (uids: readonly string[], coded: CodedNotification = FAILED) =>
  notifyUsers(api.db, uids, { ...coded, accountId: testAccount.accountId, workspaceId: null });

async function listed(by = token, headers: Record<string, string> = {}) {
  const { data } = await api.call('listNotifications', { token: by, headers });
  return data ?? [];
}
const messages = async (by = token, headers: Record<string, string> = {}) =>
  (await listed(by, headers)).map(({ message }) => message);

describe('a notification', () => {
  it('[HZ-16, PLUS-30] is read by each reader in their language, with the same code and parameters', async () => {
    const german = await testAccount.member('account-admin');
    await speaks('de', german);
    await tell([uid, german]);
    const [ours, theirs] = [await listed(), await listed(await testAccount.tokenOf(german))];
    expect(ours).toMatchObject([{ ...FAILED, message: IN.en }]);
    expect(theirs).toMatchObject([{ ...FAILED, message: IN.de }]);
    for (const each of [...ours, ...theirs]) expect(each).not.toHaveProperty('language');
  });

  it('[HZ-16] that was written before follows a change of the language', async () => {
    await tell([uid]);
    expect(await messages()).toEqual([IN.en]);
    await api.call('changeLanguage', { token, body: { language: 'de' } });
    expect(await messages()).toEqual([IN.de]);
  });

  it('[HZ-16, PLUS-30] is in the language that the request asks for, before that of the profile', async () => {
    await speaks('en');
    await tell([uid]);
    expect(await messages(token, { 'accept-language': 'de-AT,de;q=0.9' })).toEqual([IN.de]);
    const cookie = { cookie: 'language=en', 'accept-language': 'de' };
    expect(await messages(token, cookie)).toEqual([IN.en]);
  });

  it('[HZ-16] comes in the language of each reader on the stream, without what older pages do not know', async () => {
    const german = await testAccount.member('account-admin');
    await speaks('de', german);
    const streams = [
      await readStream(api.baseUrl, token),
      await readStream(api.baseUrl, await testAccount.tokenOf(german)),
    ];
    for (const stream of streams) await stream.next('ready');
    await tell([uid, german]);
    const told = await Promise.all(streams.map(async (stream) => (await stream.next('notification')).data));
    expect(told).toMatchObject([{ message: IN.en }, { message: IN.de }]);
    for (const each of told)
      for (const field of ['code', 'params', 'language']) expect(each).not.toHaveProperty(field);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('[HZ-16] holds its parameters only', async () => {
    const params = { workspace: 'Truck', secret: 'of the row' };
    await tell([uid], { code: 'workspace-deleted', params });
    expect(await listed()).toMatchObject([{ params: { workspace: 'Truck' } }]);
    const { rows } = await api.db.query('SELECT params FROM app.notifications WHERE user_uid = $1', [uid]);
    expect(rows).toEqual([{ params: { workspace: 'Truck' } }]);
  });
});

describe('a stored sentence', () => {
  const base = () => ({
    account_id: testAccount.accountId,
    user_uid: uid,
    silent: false,
    event: 'device-failed',
  });

  it('[HZ-16] of a node of the version before stays, marked with its language', async () => {
    await speaks('de');
    await insertRow(api.db, 'notifications', { ...base(), message: IN.de }, 'id');
    await speaks('en');
    const [read] = await listed();
    expect(read).toMatchObject({ message: IN.de, language: 'de' });
    expect(read).not.toHaveProperty('code');
  });

  it("[HZ-16, GN-4] is shown for a newer version's code", async () => {
    const newer = { code: 'device-renamed', params: JSON.stringify({ to: 'x' }), language: 'de' };
    await insertRow(api.db, 'notifications', { ...base(), ...newer, message: 'Umbenannt.' }, 'id');
    const [read] = await listed();
    expect(read).toMatchObject({ message: 'Umbenannt.', language: 'de' });
    expect(read).not.toHaveProperty('code');
  });

  it('[HZ-16] from before the codes is given its own language, whatever the user speaks now', async () => {
    const folder = new URL('../../../db/migrations/', import.meta.url);
    const file = (await readdir(folder)).find((name) => name.endsWith('-notification-codes.sql')) ?? '';
    const sql = await readFile(new URL(file, folder), 'utf8');
    const update = /^UPDATE app\.notifications [^;]+;/m.exec(sql)?.[0] ?? '';
    await speaks('de');
    for (const coded of SAMPLES) {
      for (const language of ['en', 'de'] as const) {
        const message = textsFor(language).notificationText(coded);
        const row = { ...base(), event: KIND_OF_NOTIFICATION[coded.code], message, object_kind: 'test' };
        await insertRow(api.db, 'notifications', { ...row, object_id: language, language }, 'id');
      }
    }
    await api.db.query('UPDATE app.notifications SET language = NULL WHERE user_uid = $1', [uid]);
    await api.db.query(update);
    const { rows } = await api.db.query<{ message: string; was: string; language: string }>(
      `SELECT message, object_id AS was, language FROM app.notifications WHERE user_uid = $1`,
      [uid],
    );
    expect(rows).toHaveLength(SAMPLES.length * 2);
    expect(rows.filter(({ was, language }) => was !== language)).toEqual([]);
  });
});

const PLACE = { workspace: 'Arena', account: 'Nord' };
const NO_PLACE = { workspace: null, account: 'Nord' };
const END = { account: 'Nord', instance: null } as const;
const MONEY = { ...PLACE, instance: 'Line', amount: 19_200, endsAt: '2026-11-29T14:02:00.000Z' };

/** Of each code whose sentences were stored before there were codes. */
const SAMPLES: readonly CodedNotification[] = [
  FAILED,
  { code: 'device-failed', params: { ...FAILED.params, reason: '' } },
  { code: 'device-failed', params: { device: 'Die Bühne', workspace: 'Ihre', reason: 'Sie haben' } },
  { code: 'ownership-submitted', params: { ...PLACE, kind: 'transfer', requester: 'Ihr Name' } },
  { code: 'ownership-submitted', params: { ...NO_PLACE, kind: 'request', requester: '' } },
  { code: 'ownership-answered', params: { ...PLACE, kind: 'request', outcome: 'rejected' } },
  { code: 'ownership-answered', params: { ...NO_PLACE, kind: 'transfer', outcome: 'accepted' } },
  { code: 'access-changed', params: { ...PLACE, role: 'vic-admin' } },
  { code: 'access-suspended', params: PLACE },
  { code: 'access-resumed', params: NO_PLACE },
  { code: 'access-removed', params: NO_PLACE },
  { code: 'access-ending', params: { ...PLACE, daysLeft: 2 } },
  { code: 'invitation-accepted', params: { ...NO_PLACE, email: 'a@b.test' } },
  { code: 'subscription-ending', params: { ...END, kind: 'trial', daysLeft: 1 } },
  { code: 'subscription-ending', params: { ...END, kind: 'cancelled', daysLeft: 7 } },
  { code: 'subscription-ending', params: { ...END, instance: 'Die Line', kind: 'past-due', daysLeft: 7 } },
  { code: 'tax-added', params: { account: 'Nord' } },
  { code: 'tax-location-missing', params: { account: '' } },
  { code: 'payment-failed', params: MONEY },
  { code: 'payment-failed', params: { ...MONEY, amount: null, instance: null } },
  { code: 'payment-confirmation', params: { ...MONEY, changesTo: 'Pro' } },
  { code: 'payment-confirmation', params: { ...MONEY, changesTo: null } },
  { code: 'purchase-active', params: { plan: 'Pro', users: 8 } },
  { code: 'purchase-refused', params: { plan: 'Pro', users: 1 } },
  { code: 'devices-moved', params: { count: 1, from: 'A', to: 'B' } },
  { code: 'devices-moved', params: { count: 2, from: '', to: 'B' } },
  {
    code: 'schedule-paused',
    params: { schedule: 'S', workspace: 'A', action: 'stop', reason: 'owner-right' },
  },
  { code: 'workspace-deleted', params: { workspace: 'Das Haus' } },
];
