import { pathOf } from './pages.ts';
import type { RouteFacts } from './route-decision.ts';
import { ruledRoute, type RouteRule, type RuledRoute } from './route-rules.ts';

export interface ExplainedRoute extends RuledRoute {
  readonly requirementIds: readonly string[];
}

/** Rules of one requirement each, on any page. */
const IDS_OF_RULE: Readonly<Partial<Record<RouteRule, readonly string[]>>> = {
  maintenance: ['ROUTE-28'],
  idle: ['ROUTE-19'],
  'unverified-email': ['AUTH-8'],
  'login-unanswered': ['ROUTE-28'],
  'pending-invite': ['ROUTE-15'],
  'account-choice': ['ROUTE-14'],
  'other-page': ['ROUTE-18'],
};

/** That name a page. */
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
  ['/shows', ['HZ-9']],
  ['/activity', ['HZ-9']],
  ['/invite', ['ROUTE-10']],
  ['/ownershiptransfer', ['ROUTE-11']],
  ['/maintenance', ['ROUTE-12']],
  ['/actionlink', ['ROUTE-13']],
  ['/contact', ['FORM-1']],
]);

/** Requirements that redirect signed-out users; ROUTE-23 covers all other pages. */
const IDS_OF_STRANGER: ReadonlyMap<string, readonly string[]> = new Map([
  ['/dashboard', ['ROUTE-20']],
  ['/myaccount', ['ROUTE-21']],
  ['/manage-invite', ['ROUTE-22']],
]);

function requirementIdsOf(rule: RouteRule, path: string): readonly string[] {
  // Subpages count as their signed-in page.
  const page = IDS_OF_PAGE.has(path) ? path : (/^\/[^/]*/.exec(path)?.[0] ?? path);
  if (rule === 'signed-out') return IDS_OF_STRANGER.get(page) ?? ['ROUTE-23'];
  return IDS_OF_RULE[rule] ?? IDS_OF_PAGE.get(page) ?? [];
}

/**
 * Decides like `routeDecision`, with rule and requirements; the portal uses `routeDecision`, to keep the ids out of its first load.
 * [ROUTE-1 … ROUTE-23, ROUTE-28]
 */
export function explainRoute(facts: RouteFacts): ExplainedRoute {
  const ruled = ruledRoute(facts);
  return { ...ruled, requirementIds: requirementIdsOf(ruled.rule, pathOf(facts.path)) };
}
