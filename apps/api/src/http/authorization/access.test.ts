import { ROUTES, type Route } from '@partyline/contract';
import { insertAccount, insertMember, insertUser, insertWorkspace } from '@partyline/rows/testing';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { oncePerFile } from '../../testing/fixtures.ts';

const api = oncePerFile(startApi);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

describe('the user', () => {
  it.each([
    ['disabled', 'disabled_at'],
    ['deleted', 'deleted_at'],
  ])(
    'is refused with 401 and its own code, which ends the session at once, when %s',
    async (_word, column) => {
      const uid = await insertUser(api.db);
      const token = await api.tokenFor({ uid });
      expect((await api.call('currentUser', { token })).status).toBe(200);
      await api.db.query(`UPDATE app.users SET ${column} = now() WHERE uid = $1`, [uid]);
      expect((await api.call('currentUser', { token })).failure).toBe('shut-out');
      expect((await api.call('login', { token, body: { accessToken: token } })).failure).toBe('shut-out');
      expect((await api.call('listInstances', { token })).failure).toBe('shut-out');
    },
  );

  it('is refused with a session from before "log out everywhere", and accepted with a later one', async () => {
    const uid = await insertUser(api.db, { tokens_valid_after: minutesAgo(5) });
    const old = await api.tokenFor({
      uid,
      signedInAt: seconds(minutesAgo(6)),
      issuedAt: seconds(minutesAgo(1)),
    });
    const fresh = await api.tokenFor({ uid, signedInAt: seconds(minutesAgo(4)) });
    expect((await api.call('currentUser', { token: old })).failure).toBe('unauthenticated');
    expect((await api.call('currentUser', { token: fresh })).status).toBe(200);
  });
});

describe('an unverified address', () => {
  async function callsOf(options: { provider?: string; emailVerified: boolean; provedHere: boolean }) {
    const { accountId } = await insertAccount(api.db);
    const user = { email_proved_at: options.provedHere ? new Date() : null };
    const uid = await insertMember(api.db, { accountId, role: 'account-admin', user });
    const token = await api.tokenFor({ uid, accountId, workspaceId: null, ...options });
    const [users, login, list, command] = await Promise.all([
      api.call('currentUser', { token }),
      api.call('login', { token, body: { accessToken: token } }),
      api.call('listInstances', { token }),
      api.call('commandInstance', { token, body: { action: 'start', vicUuid: crypto.randomUUID() } }),
    ]);
    return { users, login, list, command };
  }

  it('[GA-33] is refused with 403 and its own code, except where signing in needs it', async () => {
    const { users, login, list, command } = await callsOf({ emailVerified: false, provedHere: false });
    expect([users.status, login.status]).toEqual([200, 200]);
    for (const answer of [list, command]) {
      expect(answer).toMatchObject({ status: 403, errorCode: 2403, failure: 'email-not-verified' });
    }
  });

  it('[GA-33] is accepted on the sign-in routes and on no other route of the contract', () => {
    const open = Object.entries<Route>(ROUTES).filter(
      ([, { permission }]) => permission.kind === 'bearer' && permission.unverified === 'allowed',
    );
    expect(open.map(([, { method, path }]) => `${method} ${path}`)).toEqual([
      'POST login',
      'GET users',
      'POST signup',
      'POST users/logout',
      'POST invitation/accept',
    ]);
  });

  it.each([
    ['the identity service says so', { emailVerified: true, provedHere: false }],
    ['an accepted mail key has proved it here', { emailVerified: false, provedHere: true }],
    [
      'the person signs in with another provider',
      { emailVerified: false, provedHere: false, provider: 'google.com' },
    ],
  ])('[GA-33] is accepted when %s', async (_case, options) => {
    const { list } = await callsOf(options);
    expect(list.failure).not.toBe('email-not-verified');
  });
});

describe('the account of the token', () => {
  it.each([
    ['was removed', { removed_at: new Date() }],
    ['is suspended', { suspended_at: new Date() }],
    ['is over', { ends_at: minutesAgo(1) }],
  ])('[GC-14] is closed on the next call to a member whose membership %s', async (_case, columns) => {
    const { accountId } = await insertAccount(api.db);
    const uid = await insertMember(api.db, { accountId, role: 'account-admin', columns });
    const token = await api.tokenFor({ uid, accountId, workspaceId: null });
    expect(await api.call('listInstances', { token })).toMatchObject({
      failure: 'forbidden',
      reason: 'no-membership',
    });
  });

  it('[GC-14] refuses non-members alike for existing and unknown accounts, whatever the claims say', async () => {
    const { accountId, defaultWorkspaceId } = await insertAccount(api.db);
    const stranger = await insertUser(api.db);
    const callers = [
      { uid: stranger },
      { uid: stranger, accountId, workspaceId: null, claims: { role: 'account-owner' } },
      { uid: stranger, accountId, workspaceId: defaultWorkspaceId },
      { uid: stranger, accountId: 999_999_999 },
      { uid: stranger, claims: { accountId: 'x', workspaceId: -1 } },
      { uid: stranger, claims: { accountId: Number.MAX_VALUE } },
      { uid: 'unknown', accountId },
    ];
    const answers = await Promise.all(
      callers.map(async (options) => api.call('listInstances', { token: await api.tokenFor(options) })),
    );
    const said = answers.map(({ status, errorCode, message, reason }) => ({
      status,
      errorCode,
      message,
      reason,
    }));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 403, failure: 'forbidden', reason: 'no-membership' });
  });

  it('[GC-14] is open with any membership in it', async () => {
    const { accountId } = await insertAccount(api.db);
    const workspaceId = await insertWorkspace(api.db, { account_id: accountId });
    const uid = await insertMember(api.db, { accountId, workspaceId, role: 'endpoint-user' });
    const answer = await api.call('listInstances', {
      token: await api.tokenFor({ uid, accountId, workspaceId }),
    });
    expect(answer.failure).not.toBe('forbidden');
  });
});
