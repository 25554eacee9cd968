import { describe, expect, expectTypeOf, it } from 'vitest';
import { routeDecision } from '../index.ts';
import { PUBLIC_PAGES, SPECIAL_PAGES } from './pages.ts';
import type { RouteDecision, RouteFacts } from '../index.ts';
import type { RedirectTarget } from './route-decision.ts';

/** Defaults: signed in, verified, one chosen account, on the dashboard. */
function decide(changes: Partial<RouteFacts> = {}): RouteDecision {
  return routeDecision({
    maintenance: false,
    isIdleTimeoutAction: false,
    hasIdentityUser: true,
    isLoggedUser: true,
    isEmailVerified: true,
    registerState: null,
    hasPendingInvite: false,
    associationsCount: 1,
    hasChosenAccount: true,
    path: '/dashboard',
    ...changes,
  });
}

const stranger = {
  hasIdentityUser: false,
  isLoggedUser: false,
  isEmailVerified: false,
  associationsCount: 0,
};
const STAY: RouteDecision = { kind: 'stay' };
const WAIT: RouteDecision = { kind: 'wait' };
const to = (target: RedirectTarget, keepsRedirectTo = false): RouteDecision => ({
  kind: 'redirect',
  to: target,
  keepsRedirectTo,
});

describe('a signed-out visitor', () => {
  it.each([
    ['ROUTE-1', '/'],
    ['ROUTE-2', '/login'],
    ['ROUTE-3', '/useraction'],
    ['ROUTE-4', '/confirm-email'],
    ['ROUTE-5', '/adddevice'],
  ])('[%s] stays on %s', (_id, path) => {
    expect(decide({ ...stranger, path })).toEqual(STAY);
  });

  it.each([
    ['ROUTE-20', '/dashboard'],
    ['ROUTE-21', '/myaccount'],
    ['ROUTE-22', '/manage-invite'],
  ])('[%s] is redirected from %s to the landing page, and the page is stored', (_id, path) => {
    expect(decide({ ...stranger, path })).toEqual(to('/', true));
  });

  it.each([
    ['ROUTE-7', '/dashboard/one'],
    ['ROUTE-8', '/myaccount/plans'],
    ['ROUTE-9', '/manage-invite/import'],
  ])('[%s] is redirected from the pages below it too, and a signed-in user is not: %s', (_id, path) => {
    expect(decide({ ...stranger, path })).toEqual(to('/', true));
    expect(decide({ path })).toEqual(STAY);
  });

  it('[ROUTE-23] is redirected from an unknown page to the landing page, and the page is not stored', () => {
    for (const path of [
      '/nonsense',
      '/dashboards',
      '/Dashboard',
      '/login/x',
      '',
      'dashboard',
      '//dashboard',
    ]) {
      expect(decide({ ...stranger, path }), path).toEqual(to('/'));
    }
  });

  it.each([
    ['ROUTE-3', '/useraction'],
    ['ROUTE-5', '/adddevice'],
    ['ROUTE-10', '/invite'],
    ['ROUTE-11', '/ownershiptransfer'],
    ['ROUTE-12', '/maintenance'],
    ['ROUTE-13', '/actionlink'],
  ] as const)('[%s] reaches %s, and so does a signed-in person who is in nothing yet', (_id, path) => {
    expect(SPECIAL_PAGES).toContain(path);
    expect(decide({ ...stranger, path })).toEqual(STAY);
    expect(decide({ path })).toEqual(STAY);
    const undecided = { isEmailVerified: false, associationsCount: 3, hasChosenAccount: false };
    expect(decide({ path, ...undecided })).toEqual(STAY);
    expect(decide({ path, hasPendingInvite: true, ...undecided, isEmailVerified: true })).toEqual(STAY);
  });

  it('is redirected from the account choice to the landing page', () => {
    expect(decide({ ...stranger, path: '/accounts-select' })).toEqual(to('/'));
  });

  it('is not redirected by a pending invitation or an account choice', () => {
    const waiting = { hasPendingInvite: true, associationsCount: 3, hasChosenAccount: false };
    expect(decide({ ...stranger, ...waiting, path: '/login' })).toEqual(STAY);
    expect(decide({ ...stranger, ...waiting })).toEqual(to('/', true));
  });
});

describe('after login', () => {
  const undecided = { associationsCount: 2, hasChosenAccount: false };

  it('[ROUTE-14] with several associations and no account chosen leads to the account choice', () => {
    for (const path of ['/', '/login'])
      expect(decide({ ...undecided, path })).toEqual(to('/accounts-select'));
    expect(decide(undecided)).toEqual(to('/accounts-select', true));
  });

  it('[ROUTE-15] leads to the pending invitation instead of the account choice', () => {
    expect(decide({ ...undecided, hasPendingInvite: true, path: '/login' })).toEqual(to('/invite'));
    expect(decide({ ...undecided, hasPendingInvite: true, path: '/invite' })).toEqual(STAY);
  });

  it('[ROUTE-16] with exactly one association leads to the dashboard', () => {
    for (const hasChosenAccount of [true, false]) {
      expect(decide({ associationsCount: 1, hasChosenAccount, path: '/login' })).toEqual(to('/dashboard'));
    }
  });

  it('[ROUTE-17] with several associations and an account chosen leads to the dashboard', () => {
    expect(decide({ associationsCount: 2, hasChosenAccount: true, path: '/login' })).toEqual(
      to('/dashboard'),
    );
  });

  it('[ROUTE-6] causes no redirect loop while the account is being chosen', () => {
    expect(decide({ ...undecided, path: '/accounts-select' })).toEqual(STAY);
    expect(decide({ ...undecided, path: '/accounts-select/' })).toEqual(STAY);
  });

  it('opens the account choice only to users with several associations', () => {
    const path = '/accounts-select';
    expect(decide({ associationsCount: 2, hasChosenAccount: true, path })).toEqual(STAY);
    expect(decide({ associationsCount: 1, path })).toEqual(to('/dashboard'));
  });

  it('[ROUTE-18] leads from every page outside the allowed lists to the dashboard', () => {
    for (const path of [
      '/',
      '/login',
      '/nonsense',
      '/confirm-email',
      '/dashboards',
      '/DASHBOARD',
      '',
      '//',
    ]) {
      expect(decide({ path }), path).toEqual(to('/dashboard'));
    }
  });

  it('lets every user stay on the signed-in pages and below them, with query, fragment and closing slash', () => {
    for (const path of [
      '/dashboard',
      '/myaccount/',
      '/manage-invite/x',
      '/dashboard?view=list',
      '/myaccount#x',
    ]) {
      expect(decide({ path }), path).toEqual(STAY);
    }
  });
});

describe('before login has answered', () => {
  const signingIn = { isLoggedUser: false, associationsCount: 0, hasChosenAccount: false };

  it('keeps the page waiting instead of redirecting', () => {
    for (const path of ['/dashboard', '/login', '/', '/accounts-select', '/confirm-email', '/nonsense']) {
      expect(decide({ ...signingIn, hasPendingInvite: true, path }), path).toEqual(WAIT);
    }
  });

  it('lets special pages run their own check', () => {
    for (const path of SPECIAL_PAGES) expect(decide({ ...signingIn, path })).toEqual(STAY);
  });
});

describe('an unverified e-mail', () => {
  const unverified = { isEmailVerified: false, isLoggedUser: false };

  it('[AUTH-8] leads to the confirmation from every page but special ones', () => {
    for (const path of ['/', '/login', '/nonsense', '/accounts-select']) {
      expect(decide({ ...unverified, path }), path).toEqual(to('/confirm-email'));
    }
    expect(decide(unverified)).toEqual(to('/confirm-email', true));
    expect(decide({ ...unverified, path: '/confirm-email' })).toEqual(STAY);
    for (const path of SPECIAL_PAGES) expect(decide({ ...unverified, path })).toEqual(STAY);
  });

  it('[AUTH-9, AUTH-10] does not redirect a user whose registration is in progress or done', () => {
    for (const registerState of ['in progress', 'done'] as const) {
      expect(decide({ isEmailVerified: false, registerState })).toEqual(STAY);
    }
  });
});

describe('idle and maintenance', () => {
  it('[ROUTE-19] redirects to the login after an idle timeout, from any page', () => {
    for (const path of [...SPECIAL_PAGES, ...PUBLIC_PAGES, '/dashboard', '/nonsense']) {
      const expected = path === '/login' ? STAY : to('/login');
      expect(decide({ isIdleTimeoutAction: true, path }), path).toEqual(expected);
    }
  });

  it('redirects every visitor to the maintenance page and lets them stay there', () => {
    expect(decide({ maintenance: true })).toEqual(to('/maintenance'));
    expect(decide({ ...stranger, maintenance: true, path: '/' })).toEqual(to('/maintenance'));
    expect(decide({ maintenance: true, path: '/maintenance' })).toEqual(STAY);
  });
});

describe('precedence', () => {
  const everything: Partial<RouteFacts> = {
    maintenance: true,
    isIdleTimeoutAction: true,
    hasIdentityUser: false,
    isEmailVerified: false,
    hasPendingInvite: true,
    associationsCount: 2,
    hasChosenAccount: false,
    path: '/myaccount',
  };
  const steps: [RouteDecision, Partial<RouteFacts>][] = [
    [to('/maintenance'), {}],
    [to('/login'), { maintenance: false }],
    [to('/', true), { isIdleTimeoutAction: false }],
    [to('/confirm-email', true), { hasIdentityUser: true }],
    [to('/invite'), { isEmailVerified: true }],
    [to('/accounts-select', true), { hasPendingInvite: false }],
    [to('/dashboard'), { hasChosenAccount: true, path: '/nonsense' }],
  ];

  it('[ROUTE-28] is maintenance, idle, signed out, unverified, invitation, account choice, allowed pages', () => {
    let facts = everything;
    for (const [expected, change] of steps) {
      facts = { ...facts, ...change };
      expect(decide(facts)).toEqual(expected);
    }
  });
});

it('redirects to pages of the portal only', () => {
  expectTypeOf<'https://elsewhere.example'>().not.toExtend<RedirectTarget>();
});
