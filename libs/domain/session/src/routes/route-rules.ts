import { pageKindOf, pathOf } from './pages.ts';
import type { PageKind } from './pages.ts';
import type { RedirectTarget, RouteDecision, RouteFacts } from './route-decision.ts';
import { nextSignInStep } from './sign-in.ts';

/** The first that holds decides. [ROUTE-28, GR-1] */
export const ROUTE_RULES = [
  'maintenance',
  'idle',
  'special-page',
  'public-page',
  'signed-out',
  'unverified-email',
  'login-unanswered',
  'pending-invite',
  'account-choice',
  'allowed-page',
  'other-page',
] as const;
export type RouteRule = (typeof ROUTE_RULES)[number];

export interface RuledRoute {
  readonly rule: RouteRule;
  readonly decision: RouteDecision;
}

interface Guard {
  readonly holds: (facts: RouteFacts, kind: PageKind) => boolean;
  readonly leadsTo: RedirectTarget | 'stay' | 'wait';
  /** Whether the page is stored as return path. [GR-11] */
  readonly isRemembering?: true;
}

const GUARDS: Readonly<Record<RouteRule, Guard>> = {
  maintenance: { holds: ({ maintenance }) => maintenance, leadsTo: '/maintenance' },
  idle: { holds: ({ isIdleTimeoutAction }) => isIdleTimeoutAction, leadsTo: '/login' },
  'special-page': { holds: (_facts, kind) => kind === 'special', leadsTo: 'stay' },
  'public-page': {
    holds: ({ hasIdentityUser }, kind) => !hasIdentityUser && (kind === 'public' || kind === 'confirmEmail'),
    leadsTo: 'stay',
  },
  'signed-out': { holds: ({ hasIdentityUser }) => !hasIdentityUser, leadsTo: '/', isRemembering: true },
  'unverified-email': {
    holds: (facts) => nextSignInStep(facts.isEmailVerified, facts.registerState) === 'confirm-email',
    leadsTo: '/confirm-email',
    isRemembering: true,
  },
  'login-unanswered': { holds: ({ isLoggedUser }) => !isLoggedUser, leadsTo: 'wait' },
  'pending-invite': { holds: ({ hasPendingInvite }) => hasPendingInvite, leadsTo: '/invite' },
  'account-choice': {
    holds: ({ associationsCount, hasChosenAccount }) => associationsCount > 1 && !hasChosenAccount,
    leadsTo: '/accounts-select',
    isRemembering: true,
  },
  'allowed-page': {
    holds: ({ associationsCount }, kind) =>
      kind === 'loggedIn' || (kind === 'accountsSelect' && associationsCount > 1),
    leadsTo: 'stay',
  },
  'other-page': { holds: () => true, leadsTo: '/dashboard' },
};

function decisionOf({ leadsTo, isRemembering }: Guard, path: string, kind: PageKind): RouteDecision {
  if (leadsTo === 'wait') return { kind: 'wait' };
  if (leadsTo === 'stay' || path === leadsTo) return { kind: 'stay' };
  return {
    kind: 'redirect',
    to: leadsTo,
    keepsRedirectTo: isRemembering === true && kind === 'loggedIn',
  };
}

/**
 * Decides by the first rule that holds; a visitor already at its target stays. [ROUTE-14 … ROUTE-23, ROUTE-28, GR-1, GR-2, GR-3,
 * GR-4, GR-12]
 */
export function ruledRoute(facts: RouteFacts): RuledRoute {
  const kind = pageKindOf(facts.path);
  const rule = ROUTE_RULES.find((candidate) => GUARDS[candidate].holds(facts, kind)) ?? 'other-page';
  return { rule, decision: decisionOf(GUARDS[rule], pathOf(facts.path), kind) };
}
