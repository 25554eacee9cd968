import { pageKindOf, pathOf } from './pages.ts';
import type { PageKind } from './pages.ts';
import type { RedirectTarget, RouteDecision, RouteFacts } from './route-decision.ts';
import { nextSignInStep } from './sign-in.ts';

/** The rules that decide where a visitor is sent, in their order: the first that holds decides. [ROUTE-28, GR-1] */
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
/** One of {@link ROUTE_RULES}. */
export type RouteRule = (typeof ROUTE_RULES)[number];

/** Where a visitor is sent, and the rule that says so. */
export interface ExplainedRoute {
  readonly rule: RouteRule;
  /** The requirements that state the rule for this page. */
  readonly requirementIds: readonly string[];
  readonly decision: RouteDecision;
}

interface Guard {
  readonly holds: (facts: RouteFacts, kind: PageKind) => boolean;
  readonly leadsTo: RedirectTarget | 'stay' | 'wait';
  /** Whether a signed-in page that was wanted is kept, to come back to it. [GR-11] */
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

/** The requirements behind the rules that are one requirement each, whatever the page. */
const IDS_OF_RULE: Readonly<Partial<Record<RouteRule, readonly string[]>>> = {
  maintenance: ['ROUTE-28'],
  idle: ['ROUTE-19'],
  'unverified-email': ['AUTH-8'],
  'login-unanswered': ['ROUTE-28'],
  'pending-invite': ['ROUTE-15'],
  'account-choice': ['ROUTE-14'],
  'other-page': ['ROUTE-18'],
};

/** The requirements that name a page, for who is signed in or lands on a special or public page. */
const IDS_OF_PAGE: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', ['ROUTE-1']],
  ['/login', ['ROUTE-2']],
  ['/useraction', ['ROUTE-3']],
  ['/confirm-email', ['ROUTE-4']],
  ['/adddevice', ['ROUTE-5']],
  ['/accounts-select', ['ROUTE-6']],
  ['/dashboard', ['ROUTE-7']],
  ['/myaccount', ['ROUTE-8']],
  ['/manage-invite', ['ROUTE-9']],
  ['/invite', ['ROUTE-10']],
  ['/ownershiptransfer', ['ROUTE-11']],
  ['/maintenance', ['ROUTE-12']],
  ['/actionlink', ['ROUTE-13']],
]);

/** The requirements that send a stranger away, by page; ROUTE-23 is for every other. */
const IDS_OF_STRANGER: ReadonlyMap<string, readonly string[]> = new Map([
  ['/dashboard', ['ROUTE-20']],
  ['/myaccount', ['ROUTE-21']],
  ['/manage-invite', ['ROUTE-22']],
]);

function requirementIdsOf(rule: RouteRule, path: string): readonly string[] {
  // What lies below a signed-in page belongs to it.
  const page = IDS_OF_PAGE.has(path) ? path : (/^\/[^/]*/.exec(path)?.[0] ?? path);
  if (rule === 'signed-out') return IDS_OF_STRANGER.get(page) ?? ['ROUTE-23'];
  return IDS_OF_RULE[rule] ?? IDS_OF_PAGE.get(page) ?? [];
}

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
 * Where a visitor is sent, with the rule that decides and the requirements that state it: the first of
 * {@link ROUTE_RULES} that holds. A visitor who is already where the rule leads stays there.
 * [ROUTE-1 … ROUTE-23, ROUTE-28, GR-1, GR-2, GR-3, GR-4, GR-12]
 */
export function explainRoute(facts: RouteFacts): ExplainedRoute {
  const kind = pageKindOf(facts.path);
  const path = pathOf(facts.path);
  const rule = ROUTE_RULES.find((candidate) => GUARDS[candidate].holds(facts, kind)) ?? 'other-page';
  return {
    rule,
    requirementIds: requirementIdsOf(rule, path),
    decision: decisionOf(GUARDS[rule], path, kind),
  };
}
