import { failed, ok, startScriptServer, type ScriptServer } from '@partyline/api-client/testing';
import type { Association, CurrentUserData } from '@partyline/contract';
import { browserKey } from '@partyline/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession, onAccountDataReset, updateSession } from '../session-store.ts';
import { IdentityUnreachable } from '../identity/identity.ts';
import { BROADCAST, HARBOUR, NORA, loginData, userIn, makeToken } from '../testing/people.ts';
import { byPath, setUpSession, type SessionHarness } from '../testing/session-harness.ts';
import { endSession } from './session-changes.ts';
import { followStoredUser, followToken, refreshClaims, restoreSession } from './restore-session.ts';
import { openSession } from './open-session.ts';
import { switchAccount } from './switch-account.ts';

const STORED_USER_KEY = browserKey('user');

let server: ScriptServer;
const wasReset = vi.fn();
onAccountDataReset(wasReset);

beforeAll(async () => {
  server = await startScriptServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  wasReset.mockClear();
});

const BOTH = [BROADCAST, HARBOUR];
const calls = () => server.seen.map(({ method, url }) => `${method} ${url}`);
const person = (association: Association) => ok({ user: userIn(association), associations: BOTH });

async function signedIn(): Promise<SessionHarness> {
  const harness = setUpSession(server, NORA);
  harness.identity.says = { accountId: 1 };
  server.answer(byPath({ 'POST /api/login': () => ok(loginData(BROADCAST, BOTH)) }));
  await openSession(harness.context, NORA);
  server.seen.length = 0;
  return harness;
}

describe('signing in', () => {
  it('[AUTH-4, AUTH-11] calls POST login with the token and accepts user, associations and claims', async () => {
    const { context, identity } = setUpSession(server, NORA);
    identity.says = { accountId: 1, role: 'account-owner' };
    server.answer(byPath({ 'POST /api/login': () => ok(loginData(BROADCAST, BOTH)) }));
    await openSession(context, NORA);
    expect(calls()).toEqual(['POST /api/login']);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ accessToken: await identity.currentToken() });
    const { status, user, associations, claims, accountState } = getSession();
    expect([status, user?.accountName, associations, accountState]).toEqual([
      'signed-in',
      'Demo Broadcast',
      BOTH,
      'ready',
    ]);
    expect([claims?.accountId, claims?.role]).toEqual([1, 'account-owner']);
  });

  it('reads the claims from a refreshed token when the answer says that they changed', async () => {
    const { context, identity } = setUpSession(server, NORA);
    server.answer(() => {
      identity.says = { accountId: 1 };
      return ok(loginData(BROADCAST, [BROADCAST], true));
    });
    await openSession(context, NORA);
    expect([identity.renewals, getSession().claims?.accountId]).toEqual([1, 1]);
  });

  it('[AUTH-8] waits for the e-mail to be confirmed and does not call the API before', async () => {
    const { context } = setUpSession(server, NORA);
    await openSession(context, { ...NORA, isProviderVerified: false });
    expect([calls(), getSession().status]).toEqual([[], 'signing-in']);
  });

  it.each(['in progress', 'done'] as const)(
    '[AUTH-9, AUTH-10, AUTH-25] accepts an unverified user whose stored register state is %s',
    async (state) => {
      const { context } = setUpSession(server, NORA);
      context.stored.set('register-state', state, NORA.uid);
      server.answer(() => ok(loginData(BROADCAST, [BROADCAST])));
      await openSession(context, { ...NORA, isProviderVerified: false });
      expect([calls(), getSession().status]).toEqual([['POST /api/login'], 'signed-in']);
    },
  );

  it('[ERR-17] ends with the general error when login fails', async () => {
    const { context, identity } = setUpSession(server, NORA);
    server.answer(() => failed(200, 2500, 'inner words'));
    await openSession(context, NORA);
    expect([getSession().status, getSession().endedBy, identity.person]).toEqual([
      'signed-out',
      'login-failed',
      null,
    ]);
  });

  it('[ERR-18] ends with the general error when the answer names no association', async () => {
    const { context, identity } = setUpSession(server, NORA);
    server.answer(() => ok(loginData(null, [])));
    await openSession(context, NORA);
    expect([getSession().status, getSession().endedBy, identity.person]).toEqual([
      'signed-out',
      'login-failed',
      null,
    ]);
  });

  it('stays half open while the service is under maintenance, to go on afterwards', async () => {
    const { context, identity } = setUpSession(server, NORA);
    server.answer(() => failed(503, 'err_maintenance'));
    await openSession(context, NORA);
    expect([getSession().status, identity.person]).toEqual(['signing-in', NORA]);
  });
});

describe('logging out', () => {
  it('[AUTH-14] resets the store, clears caches and the stored user, and signs out of the identity service', async () => {
    const { context, identity, storage } = await signedIn();
    await endSession(context, 'logged-out');
    const { status, user, associations, claims, permissions, identity: known } = getSession();
    expect({ status, user, associations, claims, permissions, known }).toEqual({
      status: 'signed-out',
      user: null,
      associations: [],
      claims: null,
      permissions: null,
      known: null,
    });
    expect([wasReset.mock.calls.length, storage.getItem(STORED_USER_KEY), identity.person]).toEqual([
      1,
      null,
      null,
    ]);
  });

  it('happens once for parallel calls, with the first reason', async () => {
    const { context } = await signedIn();
    await Promise.all([endSession(context, 'session-expired'), endSession(context, 'logged-out')]);
    expect([wasReset.mock.calls.length, getSession().endedBy]).toEqual([1, 'session-expired']);
  });

  it('does not happen in a page that is being unloaded, whose calls are aborted', async () => {
    const { context, identity } = await signedIn();
    context.isUnloading = true;
    await endSession(context, 'login-failed');
    expect([getSession().status, identity.person === null]).toEqual(['signed-in', false]);
  });

  it('shows no notice to a user who logs out through the server, whatever it refuses before its answer', async () => {
    const { context } = await signedIn();
    context.isLeaving = true;
    await endSession(context, 'session-expired');
    expect([getSession().endedBy, context.isLeaving]).toEqual(['logged-out', false]);
  });

  it('[AUTH-16] happens once as an expired session when the token cannot be refreshed', async () => {
    const { context, identity } = await signedIn();
    identity.refuses = true;
    server.answer(() => failed(401));
    await Promise.allSettled([context.calls.currentUser(), context.calls.currentUser()]);
    await context.ending;
    expect([getSession().status, getSession().endedBy, wasReset.mock.calls.length]).toEqual([
      'signed-out',
      'session-expired',
      1,
    ]);
    expect(await context.tokens.current()).toBe('');
  });
});

describe('switching the account', () => {
  it('[ACCT-12] logs out when the token names the right account but another workspace', async () => {
    const { context, identity } = await signedIn();
    identity.says = { accountId: 2, workspaceId: 22 };
    server.answer(byPath({ 'GET /api/users': () => person(HARBOUR) }));
    expect(await switchAccount(context, HARBOUR)).toBe(false);
    expect(getSession().endedBy).toBe('session-failed');
  });

  it('[ACCT-4, ACCT-8, ACCT-9, ACCT-10, ACCT-11] posts the choice, refreshes the token, reads the claims, then shows the new account', async () => {
    const { context, identity } = await signedIn();
    server.answer(
      byPath({
        'POST /api/users/switch-account': () => {
          identity.says = { accountId: 2, workspaceId: 21, role: 'workspace-admin' };
          return ok(null);
        },
        'GET /api/users': () => person(HARBOUR),
      }),
    );
    expect(await switchAccount(context, HARBOUR)).toBe(true);
    expect(calls()).toEqual(['POST /api/users/switch-account', 'GET /api/users']);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ accountId: 2, workspaceId: 21 });
    const { user, claims, accountState } = getSession();
    expect([identity.renewals, claims?.accountId, claims?.workspaceId]).toEqual([1, 2, 21]);
    expect([user?.role, user?.accountName, user?.accountId, user?.workspaceId, accountState]).toEqual([
      'workspace-admin',
      'Harbour Theatre',
      2,
      21,
      'ready',
    ]);
  });

  it('[ACCT-13] resets the data of the previous account before the new one shows', async () => {
    const { context, identity } = await signedIn();
    wasReset.mockImplementationOnce(() => expect(getSession().user?.accountId).toBe(1));
    identity.says = { accountId: 2, workspaceId: 21 };
    server.answer(byPath({ 'GET /api/users': () => person(HARBOUR) }));
    await switchAccount(context, HARBOUR);
    expect([wasReset.mock.calls.length, getSession().user?.accountId]).toEqual([1, 2]);
  });

  it.each([
    ['the choice is refused', byPath({ 'POST /api/users/switch-account': () => failed(404, 2001) })],
    ['the token still names the account before', byPath({ 'GET /api/users': () => person(HARBOUR) })],
  ])('[ACCT-12, ERR-24] logs out with the general session error when %s', async (_case, script) => {
    const { context, identity } = await signedIn();
    server.answer(script);
    expect(await switchAccount(context, HARBOUR)).toBe(false);
    expect([getSession().status, getSession().endedBy, identity.person]).toEqual([
      'signed-out',
      'session-failed',
      null,
    ]);
  });

  it('[ACCT-9] refreshes the token once, since the answer says that the claims are set', async () => {
    const { context, identity } = await signedIn();
    server.answer(byPath({ 'GET /api/users': () => person(HARBOUR) }));
    await switchAccount(context, HARBOUR);
    expect(identity.renewals).toBe(1);
  });
});

describe('another tab', () => {
  const signals = () => ({ onOtherAccount: vi.fn(), onOtherUser: vi.fn() });
  const change = (newValue: string | null) => ({ key: STORED_USER_KEY, newValue });

  it('[AUTH-13] removing the stored user logs this tab out', async () => {
    const { context, storage, identity } = await signedIn();
    storage.removeItem(STORED_USER_KEY);
    await followStoredUser(context, change(null), signals());
    expect([getSession().status, identity.person]).toEqual(['signed-out', null]);
  });

  it.each(['session-expired', 'logged-out', 'idle'] as const)(
    '[AUTH-13, IDLE-5, ERR-19] ending its session as %s gives this tab the same reason',
    async (endedBy) => {
      const { context } = await signedIn();
      await endSession(context, 'session-expired');
      await openSession(context, NORA);
      context.stored.clearAtLogout(NORA.uid);
      context.storedUser.clear(endedBy);
      await followStoredUser(context, change(null), signals());
      expect(getSession().endedBy).toBe(endedBy);
    },
  );

  it('[AUTH-13] signing out before the e-mail is confirmed ends the sign-in of this tab, but no open session', async () => {
    const signOutDue = { key: browserKey('sign-out-due'), newValue: 'yes' };
    const { context, identity } = await signedIn();
    await followStoredUser(context, signOutDue, signals());
    expect(getSession().status).toBe('signed-in');
    updateSession({ status: 'signing-in' });
    await followStoredUser(context, signOutDue, signals());
    expect([getSession().status, getSession().endedBy, identity.person]).toEqual([
      'signed-out',
      'logged-out',
      null,
    ]);
  });

  it('[AUTH-13] clearing the whole storage logs this tab out', async () => {
    const { context } = await signedIn();
    await followStoredUser(context, { key: null, newValue: null }, signals());
    expect(getSession().status).toBe('signed-out');
  });

  it('[AUTH-12] changing the stored user updates user and account of this tab', async () => {
    const { context, identity, storage } = await signedIn();
    identity.says = { accountId: 2, workspaceId: 21 };
    await context.storedUser.write({ uid: NORA.uid, user: userIn(HARBOUR), associations: BOTH });
    const told = signals();
    await followStoredUser(context, change(storage.getItem(STORED_USER_KEY)), told);
    expect([getSession().user?.accountId, getSession().claims?.accountId]).toEqual([2, 2]);
    expect([told.onOtherAccount.mock.calls.length, wasReset.mock.calls.length]).toEqual([1, 1]);
  });

  it('[AUTH-12] writing unreadable data makes this tab refetch and store the user', async () => {
    const { context, storage } = await signedIn();
    server.answer(byPath({ 'GET /api/users': () => person(HARBOUR) }));
    storage.setItem(STORED_USER_KEY, 'unknown');
    await followStoredUser(context, change('unknown'), signals());
    expect([getSession().status, getSession().user?.accountId, calls()]).toEqual([
      'signed-in',
      HARBOUR.accountId,
      ['GET /api/users'],
    ]);
    expect(await context.storedUser.read()).toMatchObject({ user: { accountId: HARBOUR.accountId } });
  });

  it('signing another user in reloads this tab', async () => {
    const { context, storage } = await signedIn();
    await context.storedUser.write({ uid: 'uid-other', user: userIn(HARBOUR), associations: BOTH });
    const told = signals();
    await followStoredUser(context, change(storage.getItem(STORED_USER_KEY)), told);
    expect(told.onOtherUser).toHaveBeenCalledOnce();
  });

  it('changing another key has no effect', async () => {
    const { context } = await signedIn();
    const before = getSession();
    await followStoredUser(context, { key: 'portal.scheme', newValue: null }, signals());
    expect(getSession()).toBe(before);
  });
});

describe('a refreshed token', () => {
  it('[AUTH-18] updates the claims of the session and nothing else', async () => {
    const { context } = await signedIn();
    const { user, claims } = getSession();
    await followToken(context, makeToken({ accountId: 1 }), vi.fn());
    expect([
      getSession().claims === claims,
      getSession().claims,
      getSession().user === user,
      calls(),
    ]).toEqual([false, claims, true, []]);
  });

  it('[AUTH-18, ACCT-13] with another role refetches the user, resets the data and shows a message', async () => {
    const { context } = await signedIn();
    const admin = { ...BROADCAST, role: 'account-admin' } as const;
    server.answer(byPath({ 'GET /api/users': () => person(admin) }));
    const told = vi.fn();
    await followToken(context, makeToken({ accountId: 1, role: 'account-admin' }), told);
    expect([getSession().user?.role, wasReset.mock.calls.length, told.mock.calls]).toEqual([
      'account-admin',
      1,
      [['role']],
    ]);
  });

  it('without claims logs out a user who has no account left', async () => {
    const { context } = await signedIn();
    server.answer(byPath({ 'GET /api/users': () => ok({ user: userIn(null), associations: [] }) }));
    await followToken(context, makeToken({}), vi.fn());
    expect(getSession()).toMatchObject({ status: 'signed-out', endedBy: 'login-failed' });
  });

  it('[ACCT-13] with another account moves the session there and shows a message', async () => {
    const { context, identity } = await signedIn();
    identity.says = { accountId: 2, workspaceId: 21 };
    server.answer(byPath({ 'GET /api/users': () => person(HARBOUR) }));
    const told = vi.fn();
    await followToken(context, await identity.currentToken(), told);
    expect([getSession().user?.accountName, wasReset.mock.calls.length, told.mock.calls.length]).toEqual([
      'Harbour Theatre',
      1,
      1,
    ]);
  });

  it('without readable claims changes nothing', async () => {
    const { context } = await signedIn();
    const before = getSession();
    await followToken(context, 'not.a.token', vi.fn());
    expect(getSession()).toBe(before);
  });
});

describe('a refused call', () => {
  it('updates the claims before the token is refreshed', async () => {
    const { context, identity } = await signedIn();
    let renewalsAtLogin = -1;
    server.answer(
      byPath({
        'POST /api/login': () => {
          renewalsAtLogin = identity.renewals;
          return ok({ ...loginData(HARBOUR, [HARBOUR]), claimsChanged: true });
        },
      }),
    );
    await refreshClaims(context);
    expect([calls(), renewalsAtLogin, identity.renewals]).toEqual([['POST /api/login'], 0, 1]);
  });

  it('[ERR-18] logs out a user without associations', async () => {
    const { context } = await signedIn();
    server.answer(byPath({ 'POST /api/login': () => ok(loginData(null, [])) }));
    await refreshClaims(context);
    expect(getSession()).toMatchObject({ status: 'signed-out', endedBy: 'login-failed' });
  });

  it('lets a user choose who lost the account and has several others', async () => {
    const { context } = await signedIn();
    const nowhere = { ...userIn(BROADCAST), accountId: null, workspaceId: null };
    const answer = { ...loginData(BROADCAST, BOTH), user: nowhere, claimsChanged: true };
    server.answer(byPath({ 'POST /api/login': () => ok(answer) }));
    await refreshClaims(context);
    expect([getSession().user?.accountId, getSession().status, wasReset.mock.calls.length]).toEqual([
      null,
      'signed-in',
      1,
    ]);
  });
});

describe('starting the app', () => {
  it('opens the stored session at once and refetches the user in the background', async () => {
    const harness = await signedIn();
    server.answer(
      byPath({
        'GET /api/users': () => ok({ user: { ...userIn(BROADCAST), name: 'N. L.' }, associations: BOTH }),
      }),
    );
    await restoreSession(harness.context);
    expect(getSession().status).toBe('signed-in');
    await vi.waitFor(() => expect(getSession().user?.name).toBe('N. L.'));
    expect(calls()).toEqual(['GET /api/users']);
  });

  it('logs out once when the stored session cannot be read', async () => {
    const { context, storage, identity } = await signedIn();
    storage.setItem(STORED_USER_KEY, 'damaged');
    await restoreSession(context);
    expect([getSession().status, storage.getItem(STORED_USER_KEY), identity.person]).toEqual([
      'signed-out',
      null,
      null,
    ]);
  });

  it('shows an expired session when the identity service ended it meanwhile', async () => {
    const { context, identity, storage } = await signedIn();
    identity.person = null;
    await restoreSession(context);
    expect([getSession().endedBy, storage.getItem(STORED_USER_KEY)]).toEqual(['session-expired', null]);
  });

  it('finishes a sign-in that was cut short before anything was stored', async () => {
    const { context } = setUpSession(server, NORA);
    server.answer(() => ok(loginData(BROADCAST, [BROADCAST])));
    await restoreSession(context);
    expect([calls(), getSession().status]).toEqual([['POST /api/login'], 'signed-in']);
  });

  it('asks POST login again when the token names another account than what is stored', async () => {
    const { context, identity } = await signedIn();
    identity.says = { accountId: 2, workspaceId: 21 };
    server.answer(() => ok(loginData(HARBOUR, BOTH)));
    await restoreSession(context);
    expect([calls(), getSession().user?.accountId]).toEqual([['POST /api/login'], 2]);
  });

  it('opens the session of a stored token before the identity service is asked, which happens when the page is ready', async () => {
    const { context, identity } = await signedIn();
    identity.stored = NORA;
    const asked = vi.spyOn(identity, 'restore');
    let setReady = (): void => undefined;
    await restoreSession(context, () => new Promise<void>((resolve) => (setReady = resolve)));
    expect([getSession().status, getSession().identity, asked.mock.calls.length]).toEqual([
      'signed-in',
      NORA,
      0,
    ]);
    identity.person = { ...NORA, email: 'nora@new.test' };
    setReady();
    await vi.waitFor(() => expect(getSession().identity?.email).toBe('nora@new.test'));
    expect(getSession().status).toBe('signed-in');
  });

  it('keeps the identity service’s answer that arrives while the user is refetched', async () => {
    const { context, identity } = await signedIn();
    identity.stored = NORA;
    identity.person = { ...NORA, email: 'nora@new.test' };
    let answer: (data: CurrentUserData) => void = () => undefined;
    const read = new Promise<CurrentUserData>((resolve) => (answer = resolve));
    vi.spyOn(context.calls, 'currentUser').mockReturnValue(read);
    await restoreSession(context);
    await vi.waitFor(() => expect(getSession().identity?.email).toBe('nora@new.test'));
    answer({ user: { ...userIn(BROADCAST), name: 'N. L.' }, associations: BOTH });
    await vi.waitFor(() => expect(getSession().user?.name).toBe('N. L.'));
    expect(getSession().identity?.email).toBe('nora@new.test');
  });

  it('ends the session when the identity service then has no user', async () => {
    const { context, identity, storage } = await signedIn();
    Object.assign(identity, { stored: NORA, person: null });
    await restoreSession(context);
    await vi.waitFor(() => expect(getSession().endedBy).toBe('session-expired'));
    expect([getSession().status, storage.getItem(STORED_USER_KEY)]).toEqual(['signed-out', null]);
  });

  it('keeps the session when the identity service is unreachable', async () => {
    const { context, identity } = await signedIn();
    identity.stored = NORA;
    const asked = vi.spyOn(identity, 'restore').mockRejectedValue(new IdentityUnreachable('offline'));
    await restoreSession(context);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await Promise.resolve();
    expect([getSession().status, getSession().endedBy]).toEqual(['signed-in', null]);
  });

  it.each([
    ['another user', (harness: SessionHarness) => (harness.identity.stored = { ...NORA, uid: 'another' })],
    [
      'another account',
      (harness: SessionHarness) => (harness.identity.says = { accountId: 2, workspaceId: 21 }),
    ],
    ['nothing', (harness: SessionHarness) => harness.storage.removeItem(STORED_USER_KEY)],
  ])('asks the identity service first when the stored data is of %s', async (_of, change) => {
    const harness = await signedIn();
    harness.identity.stored = NORA;
    change(harness);
    const asked = vi.spyOn(harness.identity, 'restore');
    server.answer(() => ok(loginData(BROADCAST, BOTH)));
    await restoreSession(harness.context, () => new Promise(() => undefined));
    expect(asked).toHaveBeenCalledOnce();
    expect(getSession().status).toBe('signed-in');
  });

  it('[IDLE-5] logs out a user who was idle for too long, despite a stored token', async () => {
    const { context, identity } = await signedIn();
    identity.stored = NORA;
    context.stored.set('activity', String(Date.now() - 10 * 60 * 60 * 1000));
    await restoreSession(context);
    expect([getSession().status, getSession().endedBy, identity.stored]).toEqual([
      'signed-out',
      'idle',
      null,
    ]);
  });

  it('stays signed out when no user was signed in', async () => {
    const { context } = setUpSession(server, null);
    await restoreSession(context);
    expect([getSession().status, getSession().endedBy, calls()]).toEqual(['signed-out', null, []]);
  });
});
