import { describe, expect, it } from 'vitest';
import { accessCalls } from '../../../testing/accounts/invitations.ts';
import { insertTestAccount } from '../../../testing/accounts/test-account.ts';
import { newcomer } from '../../../testing/accounts/newcomer.ts';
import { oncePerFile, oncePerTest } from '../../../testing/fixtures.ts';
import { startApi } from '../../../testing/start-api.ts';

const api = oncePerFile(startApi);
const testAccount = oncePerTest(() => insertTestAccount(api));
const calls = accessCalls(api, testAccount);

const KELVIN = '\u212A';

async function open() {
  const { rows } = await api.db.query<{ email: string }>(
    `SELECT email FROM app.invitations WHERE account_id = $1 AND status = 'pending' ORDER BY id`,
    [testAccount.accountId],
  );
  return rows.map(({ email }) => email);
}

describe('the address of an invitation', () => {
  it('[GV-8, INV-18] with a Kelvin sign is another person than that with a k', async () => {
    const invite = async (email: string) =>
      (await calls.send(testAccount.ownerUid, 'vic-admin', { email })).data?.outcome ?? 'refused';
    expect(await invite('kim@example.test')).toBe('sent');
    expect(await invite(`${KELVIN}im@example.test`)).toBe('sent');
    // The same in other case, or in two characters for one letter, is the same person.
    expect(await invite('KIM@EXAMPLE.test')).toBe('refused');
    expect(await invite(`${KELVIN}IM@example.test`)).toBe('refused');
    expect(await invite('zoe\u0308@example.test')).toBe('sent');
    expect(await invite('zo\u00EB@example.test')).toBe('refused');
    expect(await open()).toEqual(['kim@example.test', `${KELVIN}im@example.test`, 'zo\u00EB@example.test']);
    const found = await calls.list(testAccount.ownerUid, { email: `${KELVIN}IM@example.test` });
    expect(found.data?.rows.map((row) => row.email)).toEqual([`${KELVIN}im@example.test`]);
  });

  it('[GV-8, GV-24] is found by a part of it in any letter case', async () => {
    await calls.send(testAccount.ownerUid, 'vic-admin', { email: '\u00C9VA@example.test' });
    for (const q of ['\u00C9VA', '\u00E9va', 'VA@EX']) {
      const { data } = await calls.list(testAccount.ownerUid, { q });
      expect(
        data?.rows.map((row) => row.email),
        q,
      ).toEqual(['\u00C9VA@example.test']);
    }
  });

  it('[GV-14] with a Kelvin sign is a row of its own in an import; one with hidden characters is refused in its cell', async () => {
    const file = [
      'email,role,workspace',
      `kim@example.test,vic-admin,${testAccount.workspaceId}`,
      `${KELVIN}im@example.test,vic-admin,${testAccount.workspaceId}`,
      `k\u202Eim@example.test,vic-admin,${testAccount.workspaceId}`,
      `k\u200Dim@example.test,vic-admin,${testAccount.workspaceId}`,
    ].join('\n');
    const { data } = await calls.upload(testAccount.ownerUid, file);
    expect(data?.rows.map(({ status, errorCode, field }) => [status, errorCode, field])).toEqual([
      ['sent', 0, null],
      ['sent', 0, null],
      ['invalid', 2000, 'email'],
      ['invalid', 2000, 'email'],
    ]);
    expect(data?.rows[2]?.message).toBe('Remove the hidden characters: type this instead of pasting it.');
  });

  it.each(['a\u202Eb@example.test', 'a\u00ADb@example.test', '\u2066a@example.test', 'a\uFE0F@example.test'])(
    '[GU-10, GX-10] %j is refused with the field and the code',
    async (email) => {
      const answer = await calls.send(testAccount.ownerUid, 'vic-admin', { email });
      expect(answer).toMatchObject({ status: 400, errorCode: 2000, failure: 'request-not-proper' });
      expect(answer.issues).toMatchObject([{ path: 'body.email', code: 'hidden-characters' }]);
      expect(await open()).toEqual([]);
    },
  );
});

describe('the address of a sign-in', () => {
  it('[GV-8, GA-26] with a Kelvin sign accepts no invitation of a k', async () => {
    const email = `kim-${crypto.randomUUID()}@example.test`;
    const uid = await testAccount.member('account-admin');
    const { data } = await calls.send(uid, 'vic-admin', { email });
    const { data: link } = await calls.copy(uid, data!.id);
    const inviteId = /inviteId=([\w-]+)/.exec(link?.url ?? '')?.[1];
    const other = newcomer(api, { email: email.replace('k', KELVIN) });
    expect((await other.signUp({ inviteId })).failure).toBe('invite-not-valid');
    const invited = newcomer(api, { email: email.toUpperCase().replace('EXAMPLE.TEST', 'example.test') });
    expect((await invited.signUp({ inviteId })).status).toBe(200);
  });

  it('[GU-10, API-9] with hidden characters registers no new user; one who is registered stays', async () => {
    const email = `a\u202E${crypto.randomUUID()}@example.test`;
    const ada = newcomer(api, { email });
    const refused = await ada.signUp();
    expect(refused.issues).toMatchObject([{ path: 'body.email', code: 'hidden-characters' }]);
    expect((await api.db.query('SELECT FROM app.users WHERE uid = $1', [ada.uid])).rowCount).toBe(0);
    await api.db.query('UPDATE app.users SET email = $2 WHERE uid = $1', [testAccount.ownerUid, email]);
    const token = await api.tokenFor({ uid: testAccount.ownerUid, email, accountId: testAccount.accountId });
    expect((await api.call('readProfile', { token })).data).toMatchObject({ email });
  });
});
