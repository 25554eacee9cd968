import { pathOf } from './pages.ts';

/** Subpages of earlier versions. */
const MOVED_PATHS: Readonly<Record<string, string>> = {
  '/manage-invite/schedules': '/shows',
  '/manage-invite/audit': '/activity',
  '/manage-invite/alerts': '/activity/alerts',
};

/** Sections of the one long account page of earlier versions, by fragment. */
const MOVED_SECTIONS: Readonly<Record<string, string>> = {
  plans: '/myaccount/plans',
  billing: '/myaccount',
  subscriptions: '/myaccount',
  invoices: '/myaccount/invoices',
  customers: '/myaccount/customers',
  'about-you': '/myaccount/settings/profile',
  account: '/myaccount/settings/account',
  appearance: '/myaccount/settings/appearance',
  notifications: '/myaccount/settings/notifications',
  'sign-in': '/myaccount/settings/sign-in',
  sessions: '/myaccount/settings/sign-in',
  'api-tokens': '/myaccount/settings/api-tokens',
  'your-data': '/myaccount/settings/data',
  deletion: '/myaccount/settings/delete',
};

/** Values of `?tab=`. [GR-8] */
const MOVED_TABS: Readonly<Record<string, string>> = {
  billing: '/myaccount',
  plans: '/myaccount/plans',
  settings: '/myaccount/settings/profile',
};

/** Parameters of the price lists, which were on the account page. */
const PLAN_PARAMETERS = ['list', 'target', 'plan'] as const;

/** Splits a query into its `name=value` parts by name; a repeated name keeps its last part. */
function partsOf(query: string): ReadonlyMap<string, string> {
  const parts = query.split('&').filter((part) => part !== '');
  return new Map(parts.map((part) => [part.replace(/=.*$/s, ''), part]));
}

const isOfPlans = (name: string): boolean => PLAN_PARAMETERS.some((known) => known === name);

/** Returns the new place of a section of the account page, or null. */
function movedSectionOf(fragment: string, parts: ReadonlyMap<string, string>): string | null {
  if (Object.hasOwn(MOVED_SECTIONS, fragment)) return MOVED_SECTIONS[fragment] ?? null;
  const tab = parts.get('tab')?.slice('tab='.length);
  if (tab !== undefined) return Object.hasOwn(MOVED_TABS, tab) ? (MOVED_TABS[tab] ?? null) : '/myaccount';
  return [...parts.keys()].some(isOfPlans) ? '/myaccount/plans' : null;
}

/**
 * Returns where a page of earlier versions is now, with the search parameters that it knows; null for a page that has not moved. Takes
 * the path with query and fragment. [HZ-9]
 */
export function movedPageOf(location: string): string | null {
  const path = pathOf(location);
  const [, query = '', fragment = ''] = /^[^?#]*\??([^#]*)#?(.*)$/s.exec(location) ?? [];
  const parts = partsOf(query);
  const to = path === '/myaccount' ? movedSectionOf(fragment, parts) : (MOVED_PATHS[path] ?? null);
  if (to === null) return null;
  // Those of the price lists would lead on from the subscriptions.
  const isLeft = (name: string) => name !== 'tab' && (to !== '/myaccount' || !isOfPlans(name));
  const left = [...parts].flatMap(([name, part]) => (isLeft(name) ? [part] : []));
  return left.length === 0 ? to : `${to}?${left.join('&')}`;
}
