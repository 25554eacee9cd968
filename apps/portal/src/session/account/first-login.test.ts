import { failed, ok, startScriptServer, type ScriptServer } from '@partyline/api-client/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession, updateSession } from '../session-store.ts';
import { storeGetStarted } from '../stored-pages.ts';
import { BROADCAST, HARBOUR, NORA, loginData, userIn } from '../testing/people.ts';
import { byPath, setUpSession } from '../testing/session-harness.ts';
import { endSession } from './session-changes.ts';
import { openSession } from './open-session.ts';
import { openOwnAccount } from './switch-account.ts';
import { readInvite, storeInvite } from './session-context.ts';

let server: ScriptServer;
beforeAll(async () => {
  server = await startScriptServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

const calls = () => server.seen.map(({ method, url }) => `${method} ${url}`);
const FIRST = { ...loginData(null, []), user: null, registerState: null, firstLogin: true };
const person = (isTrialOffered: boolean) =>
  ok({ user: { ...userIn(BROADCAST), isTrialOffered }, associations: [BROADCAST] });
const UNREADY = ok({ user: { ...userIn(null), registerState: 'in progress' }, associations: [] });

/** The clock is frozen, but the calls are real. */
const eventually = (check: () => void) => vi.waitFor(check, { interval: 5, timeout: 60_000 });

describe('a first login', () => {
  it('[AUTH-21, AUTH-25, AUTH-26, ACCT-2] stores that it is in progress and signs up with exactly these fields', async () => {
    const { context, storage } = setUpSession(server, NORA);
    server.answer(
      byPath({
        'POST /api/login': () => ok(FIRST),
        'POST /api/signup': () => ok({ registerState: 'in progress', accountId: null }),
      }),
    );
    void openSession(context, NORA);
    await eventually(() => expect(calls()).toEqual(['POST /api/login', 'POST /api/signup']));
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({
      accessToken: await context.tokens.current(),
      userid: NORA.uid,
      email: NORA.email,
      name: '',
      photoURL: null,
      provider: NORA.provider,
      inviteId: null,
    });
    expect(storage.getItem(`portal.register-state.${NORA.uid}`)).toBe('in progress');
    expect([getSession().accountState, getSession().isRegistering]).toEqual(['loading', true]);
  });

  it('[AUTH-22, AUTH-23, ACCT-3] polls after 4 s and every 2 s until there is an account, starts the trial once, and is ready', async () => {
    const { context, identity, storage } = setUpSession(server, NORA);
    identity.says = { accountId: 1 };
    let polls = 0;
    let isStarted = false;
    server.answer(
      byPath({
        'POST /api/login': () => ok(FIRST),
        'POST /api/signup': () => ok({ registerState: 'in progress', accountId: null }),
        'GET /api/users': () => {
          polls += 1;
          return polls < 2 ? UNREADY : person(!isStarted);
        },
        'POST /api/users/register': () => {
          isStarted = true;
          return ok({ subscriptionId: 1, workspaceId: 1, vicUuid: 'v' });
        },
      }),
    );
    const opened = openSession(context, NORA);
    await eventually(() => expect(calls()).toHaveLength(2));
    for (const seconds of [3.9, 0.2, 2, 0, 0]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      await eventually(() =>
        expect(polls).toBe(seconds === 3.9 ? 0 : seconds === 0.2 ? 1 : Math.max(2, polls)),
      );
    }
    await opened;
    expect([getSession().status, getSession().accountState, getSession().isRegistering]).toEqual([
      'signed-in',
      'ready',
      false,
    ]);
    expect(calls().filter((call) => call === 'POST /api/users/register')).toHaveLength(1);
    expect(storage.getItem(`portal.register-state.${NORA.uid}`)).toBe('done');
    expect(identity.renewals).toBe(1);
  });

  it('[AUTH-27] sends newPurchase for a user who came through a plan card, and starts no trial', async () => {
    const { context } = setUpSession(server, NORA);
    storeGetStarted(context.stored, { pathname: '/login', search: '?plan=intercom-yearly' });
    server.answer(
      byPath({
        'POST /api/login': () => ok(FIRST),
        'POST /api/signup': () => ok({ registerState: 'done', accountId: 1 }),
        'GET /api/users': () => person(true),
      }),
    );
    expect(context.stored.get('wanted')).toBe('/myaccount/plans?plan=intercom-yearly');
    await openSession(context, NORA);
    expect(JSON.parse(server.seen[1]?.body ?? '')).toMatchObject({ newPurchase: true });
    expect(calls()).not.toContain('POST /api/users/register');
    expect(getSession().status).toBe('signed-in');
  });

  it.each([
    ['[ACCT-5, ERR-15] is refused', failed(500, 2500), 'login-unsuccessful'],
    ['[ACCT-5, ERR-16] is answered with nothing', ok(null), 'registration-failure'],
  ])(
    '[UI-16] a signup that %s fails the account, hides the spinner and ends at the login with its sentence',
    async (_what, answer, reason) => {
      const { context, identity } = setUpSession(server, NORA);
      server.answer(byPath({ 'POST /api/login': () => ok(FIRST), 'POST /api/signup': () => answer }));
      await openSession(context, NORA);
      const { status, accountState, isRegistering, registrationFailure } = getSession();
      expect([status, accountState, isRegistering, registrationFailure]).toEqual([
        'signed-out',
        'Failed',
        false,
        reason,
      ]);
      expect(identity.person).toBeNull();
    },
  );

  it('[AUTH-24] of a registered user does not poll', async () => {
    const { context } = setUpSession(server, NORA);
    server.answer(byPath({ 'POST /api/login': () => ok(loginData(BROADCAST, [BROADCAST])) }));
    await openSession(context, NORA);
    expect([calls(), getSession().accountState]).toEqual([['POST /api/login'], 'ready']);
  });

  it('continues after a reload: polls a registration in progress without another signup', async () => {
    const { context, identity } = setUpSession(server, NORA);
    identity.says = { accountId: 1 };
    context.stored.set('register-state', 'in progress', NORA.uid);
    const waiting = { ...loginData(null, []), registerState: 'in progress' };
    server.answer(byPath({ 'POST /api/login': () => ok(waiting), 'GET /api/users': () => person(false) }));
    const opened = openSession(context, NORA);
    await eventually(() => expect(calls()).toEqual(['POST /api/login']));
    await vi.advanceTimersByTimeAsync(100);
    await eventually(() => expect(getSession().isRegistering).toBe(true));
    await vi.advanceTimersByTimeAsync(4_000);
    await opened;
    expect([calls().includes('POST /api/signup'), getSession().status]).toEqual([false, 'signed-in']);
  });

  it('a trial without an answer is requested again by the next session, and the dashboard opens meanwhile', async () => {
    const { context, identity } = setUpSession(server, NORA);
    identity.says = { accountId: 1 };
    context.stored.set('trial-due', 'yes', NORA.uid);
    const offered = { ...userIn(BROADCAST), isTrialOffered: true };
    const login = () => ok({ ...loginData(BROADCAST, [BROADCAST]), user: offered });
    server.answer(byPath({ 'POST /api/login': login, 'POST /api/users/register': () => failed(500, 2500) }));
    await openSession(context, NORA);
    expect([getSession().status, context.stored.get('trial-due', NORA.uid)]).toEqual(['signed-in', 'yes']);
    server.answer(byPath({ 'POST /api/login': login, 'GET /api/users': () => person(false) }));
    await openSession(context, NORA);
    expect([getSession().user?.isTrialOffered, context.stored.get('trial-due', NORA.uid)]).toEqual([
      false,
      null,
    ]);
  });
});

describe('a first login with an invitation', () => {
  const done = ok({ registerState: 'done', accountId: 2 });
  const bodies = () =>
    server.seen.filter(({ url }) => url === '/api/signup').map(({ body }) => JSON.parse(body) as unknown);
  const state = () => {
    const { status, accountState, registerState, inviteId } = getSession();
    return { isLoggedUser: status === 'signed-in', accountState, registerState, inviteId };
  };

  it('[ENT-11, AUTH-26] exposes login, account, registration, purchase intent and invitation until the invitation is used', async () => {
    const { context, identity, storage } = setUpSession(server, NORA);
    identity.says = { accountId: 2, workspaceId: 21, role: 'workspace-admin' };
    await storeInvite(context, 'mail-key_1');
    expect([getSession().inviteId, storage.all()]).toEqual([
      'mail-key_1',
      expect.not.stringContaining('mail-key_1'),
    ]);
    // As in a tab opened later.
    updateSession({ inviteId: null });
    expect(await readInvite(context)).toBe('mail-key_1');
    storeGetStarted(context.stored, { pathname: '/login', search: '?plan=intercom-yearly' });
    const seen: unknown[] = [];
    server.answer(
      byPath({
        'POST /api/login': () => {
          seen.push(state());
          return ok(FIRST);
        },
        'POST /api/signup': () => {
          seen.push(state());
          return done;
        },
        'GET /api/users': () => {
          seen.push(state());
          return ok({ user: userIn(HARBOUR), associations: [HARBOUR] });
        },
      }),
    );
    await openSession(context, NORA);
    seen.push(state());
    const coming = {
      isLoggedUser: false,
      accountState: 'loading',
      registerState: null,
      inviteId: 'mail-key_1',
    };
    const used = { accountState: 'ready', registerState: 'done', inviteId: null };
    expect(seen).toEqual([
      coming,
      { ...coming, registerState: 'in progress' },
      { ...used, isLoggedUser: false },
      { ...used, isLoggedUser: true },
    ]);
    expect(bodies()).toMatchObject([{ inviteId: 'mail-key_1', newPurchase: true }]);
    expect([context.stored.get('get-started') !== null, storage.all()]).toEqual([
      true,
      expect.not.stringContaining('portal.invite'),
    ]);
  });

  it('[AUTH-28, INV-38] that is refused removes the invitation, and signup goes on without it', async () => {
    const { context } = setUpSession(server, NORA);
    await storeInvite(context, 'used-up');
    server.answer(
      byPath({ 'POST /api/login': () => ok(FIRST), 'POST /api/signup': () => failed(400, 2014) }),
    );
    await openSession(context, NORA);
    expect([getSession().registrationFailure, await readInvite(context)]).toEqual([
      'login-unsuccessful',
      null,
    ]);
    expect(bodies()).toMatchObject([{ inviteId: 'used-up' }, { inviteId: null }]);
  });

  it('that fails otherwise keeps the invitation for the next signup, and a logout removes it', async () => {
    const { context, identity } = setUpSession(server, NORA);
    await storeInvite(context, 'mail-key_1');
    server.answer(
      byPath({ 'POST /api/login': () => ok(FIRST), 'POST /api/signup': () => failed(500, 2500) }),
    );
    await openSession(context, NORA);
    expect(await readInvite(context)).toBe('mail-key_1');
    identity.person = NORA;
    server.answer(byPath({ 'POST /api/login': () => ok(loginData(BROADCAST, [BROADCAST])) }));
    await openSession(context, NORA);
    await endSession(context, 'logged-out');
    expect([getSession().inviteId, await readInvite(context)]).toEqual([null, null]);
  });

  it('ignores an unsealed invitation in storage', async () => {
    const { context, storage } = setUpSession(server, NORA);
    storage.setItem('portal.invite', 'mail-key_1');
    expect(await readInvite(context)).toBeNull();
  });
});

describe('an account of one’s own', () => {
  it('[ACCT-14, ACCT-15, ACCT-16] is created with an empty body, fetched, and switched to as its owner', async () => {
    const { context, identity } = setUpSession(server, NORA);
    identity.says = { accountId: 2, workspaceId: 21, role: 'workspace-admin' };
    server.answer(byPath({ 'POST /api/login': () => ok(loginData(HARBOUR, [HARBOUR])) }));
    await openSession(context, NORA);
    server.seen.length = 0;
    const both = [HARBOUR, BROADCAST];
    let here = HARBOUR;
    server.answer(
      byPath({
        'POST /api/account/create': () => ok({ accountId: 1 }),
        'GET /api/users': () => ok({ user: userIn(here), associations: both }),
        'POST /api/users/switch-account': () => {
          here = BROADCAST;
          identity.says = { accountId: 1 };
          return ok(null);
        },
      }),
    );
    expect(await openOwnAccount(context)).toBe('switched');
    expect(calls()).toEqual([
      'POST /api/account/create',
      'GET /api/users',
      'POST /api/users/switch-account',
      'GET /api/users',
    ]);
    expect([server.seen[0]?.body, server.seen[2]?.body]).toEqual([
      '{}',
      '{"accountId":1,"workspaceId":null}',
    ]);
    expect([getSession().user?.accountId, getSession().associations]).toEqual([1, both]);
  });

  it('[ACCT-14] that cannot be created logs out with the general session error', async () => {
    const { context } = setUpSession(server, NORA);
    server.answer(byPath({ 'POST /api/login': () => ok(loginData(HARBOUR, [HARBOUR])) }));
    await openSession(context, NORA);
    server.answer(() => failed(500, 2500));
    expect(await openOwnAccount(context)).toBe('ended');
    expect([getSession().status, getSession().endedBy]).toEqual(['signed-out', 'session-failed']);
  });
});
