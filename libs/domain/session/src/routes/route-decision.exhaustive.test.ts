import { expect, it } from 'vitest';
import { routeDecision } from '../index.ts';
import type { RouteDecision, RouteFacts } from '../index.ts';

const LOGGED_IN = ['/dashboard', '/dashboard/x', '/myaccount', '/myaccount?tab=plans', '/manage-invite/'];
const SPECIAL = [
  '/invite',
  '/ownershiptransfer',
  '/maintenance',
  '/actionlink',
  '/useraction',
  '/adddevice',
  '/contact',
];
const ELSEWHERE = ['/', '/login', '/confirm-email', '/accounts-select', '/nonsense', '/dashboardx'];

interface Rule {
  readonly name: string;
  readonly holds: (facts: RouteFacts) => boolean;
  readonly to: string;
  readonly remembers?: true;
}

const isSpecial = ({ path }: RouteFacts): boolean => SPECIAL.includes(path);
const isAccepted = (facts: RouteFacts): boolean =>
  facts.hasIdentityUser && (facts.isEmailVerified || facts.registerState !== null);
/** An accepted user on a page that the later rules apply to. */
const isIn = (facts: RouteFacts): boolean => isAccepted(facts) && facts.isLoggedUser && !isSpecial(facts);

/** The precedence decision; the first rule that holds counts. */
const RULES: readonly Rule[] = [
  { name: 'maintenance', holds: (facts) => facts.maintenance, to: '/maintenance' },
  { name: 'idle', holds: (facts) => facts.isIdleTimeoutAction, to: '/login' },
  {
    name: 'signed out',
    holds: (facts) =>
      !facts.hasIdentityUser && !isSpecial(facts) && !['/', '/login', '/confirm-email'].includes(facts.path),
    to: '/',
    remembers: true,
  },
  {
    name: 'unverified',
    holds: (facts) => facts.hasIdentityUser && !isAccepted(facts) && !isSpecial(facts),
    to: '/confirm-email',
    remembers: true,
  },
  { name: 'invitation', holds: (facts) => isIn(facts) && facts.hasPendingInvite, to: '/invite' },
  {
    name: 'account choice',
    holds: (facts) => isIn(facts) && facts.associationsCount > 1 && !facts.hasChosenAccount,
    to: '/accounts-select',
    remembers: true,
  },
  {
    name: 'allowed pages',
    holds: (facts) =>
      isIn(facts) &&
      !LOGGED_IN.includes(facts.path) &&
      !(facts.path === '/accounts-select' && facts.associationsCount >= 2),
    to: '/dashboard',
  },
];

function expected(facts: RouteFacts): RouteDecision {
  const rule = RULES.find(({ holds }) => holds(facts));
  if (rule === undefined) {
    const isWaiting = isAccepted(facts) && !facts.isLoggedUser && !isSpecial(facts);
    return { kind: isWaiting ? 'wait' : 'stay' };
  }
  if (rule.to === facts.path) return { kind: 'stay' };
  const keepsRedirectTo = rule.remembers === true && LOGGED_IN.includes(facts.path);
  return { kind: 'redirect', to: rule.to as never, keepsRedirectTo };
}

function* everyCase(): Generator<RouteFacts> {
  const flags = [false, true];
  for (const path of [...LOGGED_IN, ...SPECIAL, ...ELSEWHERE])
    for (const maintenance of flags)
      for (const isIdleTimeoutAction of flags)
        for (const hasIdentityUser of flags)
          for (const isLoggedUser of flags)
            for (const isEmailVerified of flags)
              for (const registerState of [null, 'in progress', 'done'] as const)
                for (const hasPendingInvite of flags)
                  for (const associationsCount of [0, 1, 2, 5])
                    for (const hasChosenAccount of flags)
                      yield {
                        path,
                        maintenance,
                        isIdleTimeoutAction,
                        hasIdentityUser,
                        isLoggedUser,
                        isEmailVerified,
                        registerState,
                        hasPendingInvite,
                        associationsCount,
                        hasChosenAccount,
                      };
}

it('[ROUTE-28] answers all 27,648 cases as the rules say one by one', () => {
  let cases = 0;
  for (const facts of everyCase()) {
    cases += 1;
    const actual = routeDecision(facts);
    const wanted = expected(facts);
    if (JSON.stringify(actual) !== JSON.stringify(wanted)) {
      expect(actual, JSON.stringify(facts)).toEqual(wanted);
    }
  }
  expect(cases).toBe(27_648);
});

it('has no redirect loop: at the target, the same facts let a visitor stay or wait', () => {
  for (const facts of everyCase()) {
    const decision = routeDecision(facts);
    if (decision.kind !== 'redirect') continue;
    const next = routeDecision({ ...facts, path: decision.to });
    if (next.kind === 'redirect') expect(next, JSON.stringify(facts)).toEqual({ kind: 'stay' });
  }
});
