import { insertRow } from '@partyline/rows/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { notifyUsers, type Notice, type NoticeSubject } from '../../../records/notifications/notify-users.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
let token: string;
beforeEach(async () => {
  token = await testAccount.tokenOf(testAccount.ownerUid);
});

const choose = (kind: string, channel: string, isOn: boolean) =>
  api.call('changeNotificationPreference', { token, body: { kind, channel, isOn } });
async function off() {
  const { data } = await api.call('readNotificationPreferences', { token });
  return (data ?? []).filter(({ isOn }) => !isOn).map(({ kind, channel }) => `${kind} ${channel}`);
}

describe('the preferences', () => {
  it('[PLUS-27] are on until the user switches a kind off on a channel, and on again', async () => {
    const { data } = await api.call('readNotificationPreferences', { token });
    expect(data).toContainEqual({ kind: 'subscription-ending', channel: 'mail', isOn: true });
    expect(data?.some(({ kind, channel }) => kind === 'device-failed' && channel === 'mail')).toBe(false);
    expect(await off()).toEqual([]);
    await choose('subscription-ending', 'mail', false);
    expect((await choose('device-failed', 'feed', false)).status).toBe(200);
    expect(await off()).toEqual(['device-failed feed', 'subscription-ending mail']);
    await choose('device-failed', 'feed', true);
    expect(await off()).toEqual(['subscription-ending mail']);
  });

  it('[PLUS-27] cannot switch off security-relevant kinds, nor on kinds that are never sent', async () => {
    for (const [kind, channel] of [
      ['access-changed', 'mail'],
      ['access-changed', 'feed'],
      ['ownership-submitted', 'mail'],
      ['ownership-answered', 'mail'],
      ['device-failed', 'mail'],
    ] as const) {
      expect(await choose(kind, channel, false)).toMatchObject({
        status: 400,
        failure: 'request-not-proper',
        issues: [{ path: 'body.channel', code: 'not-allowed' }],
      });
    }
    expect(await choose('anything', 'feed', false)).toMatchObject({ status: 400 });
    expect(await off()).toEqual([]);
  });

  it('[PLUS-27] apply to the user only', async () => {
    await choose('device-failed', 'feed', false);
    const other = await testAccount.tokenOf(await testAccount.member('account-admin'));
    const { data } = await api.call('readNotificationPreferences', { token: other });
    expect(data?.every(({ isOn }) => isOn)).toBe(true);
    expect(await api.call('readNotificationPreferences')).toMatchObject({ status: 401 });
  });
});

describe('writing a notification', () => {
  const notice = (more: Partial<NoticeSubject> = {}): Notice => ({
    code: 'device-failed',
    params: { device: 'Stage', workspace: 'Arena', reason: '' },
    accountId: testAccount.accountId,
    workspaceId: null,
    ...more,
  });
  const otherNotice = (): Notice => ({
    code: 'workspace-deleted',
    params: { workspace: 'Truck' },
    accountId: testAccount.accountId,
    workspaceId: null,
  });

  it('[PLUS-27] reaches each user once, except those who switched the kind off', async () => {
    const admin = await testAccount.member('account-admin');
    await choose('device-failed', 'feed', false);
    await notifyUsers(api.db, [testAccount.ownerUid, admin, admin], notice());
    expect(await testAccount.notified()).toEqual([`device-failed ${admin}`]);
    await notifyUsers(api.db, [testAccount.ownerUid], otherNotice());
    expect(await testAccount.notified()).toEqual([
      `device-failed ${admin}`,
      `workspace-changed ${testAccount.ownerUid}`,
    ]);
  });

  it('[PLUS-30] keeps a sentence in the language of each user; in the default one before they have chosen', async () => {
    const [german, english] = [
      await testAccount.member('account-admin'),
      await testAccount.member('workspace-admin'),
    ];
    await api.db.query(`UPDATE app.users SET language = 'de' WHERE uid = $1`, [german]);
    await api.db.query(`UPDATE app.users SET language = 'en' WHERE uid = $1`, [english]);
    await notifyUsers(api.db, [testAccount.ownerUid, german, english], notice());
    const { rows } = await api.db.query(
      'SELECT user_uid AS uid, message, language FROM app.notifications WHERE account_id = $1 AND NOT silent',
      [testAccount.accountId],
    );
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { uid: german, message: 'Stage in Arena ist ausgefallen.', language: 'de' },
        { uid: english, message: 'Stage in Arena has failed.', language: 'en' },
        { uid: testAccount.ownerUid, message: 'Stage in Arena has failed.', language: 'en' },
      ]),
    );
  });

  it('repeats a message about the same object only after the quiet time', async () => {
    const object = { kind: 'device', id: 'one' } as const;
    const quiet = notice({ object, quietMinutes: 10 });
    await notifyUsers(api.db, [testAccount.ownerUid], quiet);
    await notifyUsers(api.db, [testAccount.ownerUid], quiet);
    expect(await testAccount.notified()).toHaveLength(1);
    await notifyUsers(api.db, [testAccount.ownerUid], { ...quiet, object: { kind: 'device', id: 'two' } });
    expect(await testAccount.notified()).toHaveLength(2);
    await api.db.query(`UPDATE app.notifications SET created_at = now() - interval '11 minutes'`);
    await notifyUsers(api.db, [testAccount.ownerUid], quiet);
    expect(await testAccount.notified()).toHaveLength(3);
  });

  it('[HZ-16] does not repeat what a node of the version before has just written', async () => {
    const object = { object_kind: 'device', object_id: 'one' };
    const base = { account_id: testAccount.accountId, user_uid: testAccount.ownerUid, silent: false };
    const row = { ...base, ...object, event: 'device-failed', message: 'Stage in Arena has failed.' };
    await insertRow(api.db, 'notifications', row, 'id');
    const quiet = notice({ object: { kind: 'device', id: 'one' }, quietMinutes: 10 });
    await notifyUsers(api.db, [testAccount.ownerUid], quiet);
    expect(await testAccount.notified()).toHaveLength(1);
  });

  it('[GX-20] never names an erased user, and is erased with the user it names', async () => {
    const admin = await testAccount.member('workspace-admin');
    await notifyUsers(api.db, [testAccount.ownerUid], notice({ namesUid: admin }));
    await notifyUsers(api.db, [testAccount.ownerUid], otherNotice());
    const adminToken = await api.tokenFor({
      uid: admin,
      accountId: testAccount.accountId,
      signedInAt: Math.floor(Date.now() / 1000),
    });
    expect(await api.call('deleteOwnAccess', { token: adminToken })).toMatchObject({ status: 200 });
    const { rows } = await api.db.query<{ message: string }>(
      'SELECT message FROM app.notifications WHERE account_id = $1 AND NOT silent',
      [testAccount.accountId],
    );
    expect(rows).toEqual([{ message: 'The workspace Truck was deleted.' }]);
    await expect(notifyUsers(api.db, [testAccount.ownerUid], notice({ namesUid: admin }))).rejects.toThrow(
      'erased',
    );
  });
});
