import type { TableLaw } from '@partyline/kernel/law';
import { explainRoute } from '../routes/explain-route.ts';
import { pageKindOf } from '../routes/pages.ts';
import { profileGateOf } from '../routes/profile-gate.ts';
import { routeDecision, type RouteDecision, type RouteFacts } from '../routes/route-decision.ts';
import {
  LOGGED_IN,
  PUBLIC,
  SPECIAL,
  VISITS,
  VISIT_UNIVERSE,
  everyVisit,
  pageOf,
  tellVisit,
} from './visitor.fixture.ts';

const OF_EVERY_VISIT = {
  kind: 'table',
  universe: VISIT_UNIVERSE,
  bound: VISITS,
  isQuick: true,
  questions: everyVisit,
  tell: tellVisit,
} as const;

const isLoggedInPage = (page: string) => LOGGED_IN.some((one) => page === one || page.startsWith(`${one}/`));

const STAY: RouteDecision = { kind: 'stay' };

/** Decides by the order of the guards: the first that holds. [GR-1] */
function decided(facts: RouteFacts): RouteDecision {
  const page = pageOf(facts.path);
  const to = (target: string, isRemembered = false): RouteDecision =>
    page === target
      ? STAY
      : // The targets are those of the decision.
        { kind: 'redirect', to: target as never, keepsRedirectTo: isRemembered && isLoggedInPage(page) };
  if (facts.maintenance) return to('/maintenance');
  if (facts.isIdleTimeoutAction) return to('/login');
  if (SPECIAL.includes(page)) return STAY;
  if (!facts.hasIdentityUser) return ['/', '/login', '/confirm-email'].includes(page) ? STAY : to('/', true);
  if (!facts.isEmailVerified && facts.registerState === null) return to('/confirm-email', true);
  if (!facts.isLoggedUser) return { kind: 'wait' };
  if (facts.hasPendingInvite) return to('/invite');
  const isOfSeveral = facts.associationsCount >= 2;
  if (isOfSeveral && !facts.hasChosenAccount) return to('/accounts-select', true);
  if (isLoggedInPage(page) || (page === '/accounts-select' && isOfSeveral)) return STAY;
  return to('/dashboard');
}

const told = (decision: RouteDecision): string =>
  decision.kind === 'redirect'
    ? `a redirect to ${decision.to}${decision.keepsRedirectTo ? ', and back later' : ''}`
    : decision.kind;

export const routePrecedence: TableLaw<RouteFacts> = {
  ...OF_EVERY_VISIT,
  name: 'route-precedence',
  sentence:
    'A visitor is led by the first guard that holds: maintenance, idle, signed out, unverified e-mail, pending invitation, account choice, allowed page.',
  ids: [
    'ROUTE-14',
    'ROUTE-15',
    'ROUTE-18',
    'ROUTE-19',
    'ROUTE-23',
    'ROUTE-28',
    'GR-1',
    'GR-2',
    'GR-3',
    'GR-4',
    'GR-11',
    'GR-12',
  ],
  faultOf(facts) {
    const [answer, wanted] = [told(routeDecision(facts)), told(decided(facts))];
    return answer === wanted ? null : `The answer is ${answer}, and decided is ${wanted}.`;
  },
};

export const routeExplained: TableLaw<RouteFacts> = {
  ...OF_EVERY_VISIT,
  name: 'route-explained',
  sentence: 'The explanation of a route is its decision, by a rule and at least one requirement.',
  ids: ['ROUTE-28', 'GR-1'],
  faultOf(facts) {
    const [decision, explained] = [routeDecision(facts), explainRoute(facts)];
    if (told(decision) !== told(explained.decision))
      return `Decided is ${told(decision)}, explained ${told(explained.decision)}.`;
    return explained.requirementIds.length > 0 ? null : `The rule ${explained.rule} names no requirement.`;
  },
};

export const routesEnd: TableLaw<RouteFacts> = {
  ...OF_EVERY_VISIT,
  name: 'routes-end',
  sentence:
    'A redirect never leads in a circle: the page it leads to is one where the same visitor stays or waits.',
  ids: ['ROUTE-6', 'GR-1', 'GR-3'],
  faultOf(facts) {
    const first = routeDecision(facts);
    if (first.kind !== 'redirect') return null;
    const second = routeDecision({ ...facts, path: first.to });
    return second.kind === 'redirect' ? `It leads to ${first.to}, and from there to ${second.to}.` : null;
  },
};

const PAGE_KINDS = new Map([
  ...LOGGED_IN.map((page) => [page, 'loggedIn'] as const),
  ...SPECIAL.map((page) => [page, 'special'] as const),
  ...PUBLIC.map((page) => [page, 'public'] as const),
  ['/accounts-select', 'accountsSelect'] as const,
  ['/confirm-email', 'confirmEmail'] as const,
]);

export const gateOnItsPages: TableLaw<RouteFacts> = {
  ...OF_EVERY_VISIT,
  name: 'gate-on-its-pages',
  sentence:
    'The gate of the agreement is over signed-in pages only, until a date was accepted and for a newer version, and changes no redirect.',
  ids: ['EULA-12', 'EULA-13', 'GE-1', 'GE-2', 'GE-9', 'GR-1'],
  faultOf({ isLoggedUser, path }) {
    const page = pageOf(path);
    const kind = PAGE_KINDS.get(page) ?? (isLoggedInPage(page) ? 'loggedIn' : 'unknown');
    if (pageKindOf(path) !== kind) return `The page counts as ${pageKindOf(path)}, not as ${kind}.`;
    const isGated = isLoggedUser && kind === 'loggedIn';
    const dates = [null, undefined, { seconds: 0, nanoseconds: 5 }, { seconds: NaN, nanoseconds: 0 }];
    for (const acceptedDate of [...dates, { seconds: 1, nanoseconds: 0 }])
      for (const [acceptedEulaVersion, isNewer] of [
        [null, true],
        ['9', true],
        ['10', false],
        ['11', false],
      ] as const) {
        const isAccepted = acceptedDate?.seconds === 1;
        const wanted = !isGated ? 'none' : !isAccepted ? 'profile' : isNewer ? 'eula' : 'none';
        const gate = profileGateOf({
          isLoggedUser,
          path,
          acceptedDate,
          acceptedEulaVersion,
          eulaVersion: '10',
        });
        if (gate !== wanted) return `The gate is ${gate} with version ${acceptedEulaVersion}, not ${wanted}.`;
      }
    return null;
  },
};
