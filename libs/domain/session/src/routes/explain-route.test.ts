import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { explainRoute, routeDecision } from '../index.ts';
import { LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES } from './pages.ts';
import { ROUTE_RULES } from './route-rules.ts';
import type { RouteFacts, RouteRule } from '../index.ts';
import type { ExplainedRoute } from './explain-route.ts';

/** Defaults: signed in, verified, one chosen account, on the dashboard. */
function explain(changes: Partial<RouteFacts> = {}): ExplainedRoute {
  return explainRoute({
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

const stranger = { hasIdentityUser: false, isLoggedUser: false, isEmailVerified: false };
const undecided = { associationsCount: 2, hasChosenAccount: false };

describe('the rule that decides', () => {
  const cases: [RouteRule, Partial<RouteFacts>][] = [
    ['maintenance', { maintenance: true, isIdleTimeoutAction: true }],
    ['idle', { isIdleTimeoutAction: true, path: '/invite' }],
    ['special-page', { ...stranger, path: '/invite' }],
    ['public-page', { ...stranger, path: '/login' }],
    ['signed-out', stranger],
    ['unverified-email', { isEmailVerified: false, isLoggedUser: false }],
    ['login-unanswered', { isLoggedUser: false, hasPendingInvite: true }],
    ['pending-invite', { ...undecided, hasPendingInvite: true }],
    ['account-choice', undecided],
    ['allowed-page', {}],
    ['other-page', { path: '/login' }],
  ];

  it.each(cases)('is named: %s', (rule, changes) => {
    expect(explain(changes).rule).toBe(rule);
  });

  it('[ROUTE-28] is the first of the list that applies, and every rule has a case', () => {
    expect(cases.map(([rule]) => rule)).toEqual(ROUTE_RULES);
  });
});

describe('the requirements behind it', () => {
  it.each([
    ['ROUTE-20', '/dashboard?x=1'],
    ['ROUTE-20', '/dashboard/one'],
    ['ROUTE-21', '/myaccount'],
    ['ROUTE-22', '/manage-invite/'],
    ['ROUTE-23', '/nonsense'],
    ['ROUTE-23', '/dashboards'],
    ['ROUTE-23', 'dashboard'],
    ['ROUTE-23', 'x/dashboard'],
    ['ROUTE-23', ''],
  ])('are %s for a stranger on %j', (id, path) => {
    expect(explain({ ...stranger, path }).requirementIds).toEqual([id]);
  });

  it.each([
    ['ROUTE-14', undecided],
    ['ROUTE-15', { ...undecided, hasPendingInvite: true }],
    ['ROUTE-18', { path: '/nonsense' }],
    ['ROUTE-19', { isIdleTimeoutAction: true }],
    ['ROUTE-7', {}],
    ['ROUTE-8', { path: '/myaccount/plans' }],
    ['ROUTE-6', { associationsCount: 2, path: '/accounts-select' }],
    ['ROUTE-9', { path: '/manage-invite' }],
    ['ROUTE-1', { ...stranger, path: '/' }],
    ['ROUTE-2', { ...stranger, path: '/login' }],
    ['ROUTE-3', { ...stranger, path: '/useraction' }],
    ['ROUTE-4', { ...stranger, path: '/confirm-email' }],
    ['ROUTE-5', { ...stranger, path: '/adddevice' }],
    ['ROUTE-10', { path: '/invite' }],
    ['ROUTE-11', { path: '/ownershiptransfer' }],
    ['ROUTE-12', { path: '/maintenance' }],
    ['ROUTE-13', { path: '/actionlink' }],
    ['FORM-1', { path: '/contact' }],
    ['FORM-1', { ...stranger, path: '/contact' }],
    ['ROUTE-28', { maintenance: true }],
    ['ROUTE-28', { isLoggedUser: false }],
    ['AUTH-8', { isEmailVerified: false }],
  ])('are %s in %j', (id, changes) => {
    expect(explain(changes).requirementIds).toEqual([id]);
  });

  it('exist for every page and every rule', () => {
    for (const path of [...LOGGED_IN_PAGES, ...PUBLIC_PAGES, ...SPECIAL_PAGES, '/x']) {
      for (const changes of [{}, stranger, undecided, { isLoggedUser: false }]) {
        expect(explain({ ...changes, path }).requirementIds, path).not.toEqual([]);
      }
    }
  });
});

it('never redirects to the current page, and decides as routeDecision does', () => {
  const anyFacts = fc.record({
    maintenance: fc.boolean(),
    isIdleTimeoutAction: fc.boolean(),
    hasIdentityUser: fc.boolean(),
    isLoggedUser: fc.boolean(),
    isEmailVerified: fc.boolean(),
    registerState: fc.constantFrom(null, 'in progress' as const, 'done' as const),
    hasPendingInvite: fc.boolean(),
    associationsCount: fc.nat(3),
    hasChosenAccount: fc.boolean(),
    path: fc.oneof(fc.constantFrom(...LOGGED_IN_PAGES, ...PUBLIC_PAGES, ...SPECIAL_PAGES), fc.string()),
  });
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { decision } = explainRoute(facts);
      expect(decision).toEqual(routeDecision(facts));
      if (decision.kind === 'redirect') expect(decision.to).not.toBe(facts.path);
    }),
  );
});

it('names rules of the closed list only', () => {
  expectTypeOf<ExplainedRoute['rule']>().toEqualTypeOf<(typeof ROUTE_RULES)[number]>();
});
