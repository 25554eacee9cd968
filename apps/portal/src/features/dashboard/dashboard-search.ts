import { SEARCH_MAX_LENGTH } from '@partyline/display';
import * as v from 'valibot';

/** Numbers are texts here; anything else counts as nothing. */
const text = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).slice(0, SEARCH_MAX_LENGTH)),
    ),
    '',
  ),
);

/** What the address of the dashboard holds: the search, the filters, how the list is sorted, and whose drawer is open. */
export const dashboardSearchSchema = v.object({
  q: text,
  state: text,
  plan: text,
  version: text,
  center: text,
  favorites: text,
  sort: text,
  device: text,
  // The payment that came back: the route takes both out of the address. [ROUTE-25]
  payment: text,
  subscriptionType: text,
});
/** The same, as the page reads it. */
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>;

const FILTERS = ['state', 'plan', 'version', 'center', 'favorites'] as const;

/**
 * How a change enters the history: `push` for a filter and for a drawer that opens, `close` for one that closes, `replace` for
 * everything else: typing, sorting, stepping to another device. [GD-41, PLUS-12]
 */
export function historyStep(search: DashboardSearch, change: DashboardSearch): 'push' | 'replace' | 'close' {
  const isNew = (name: keyof DashboardSearch) =>
    change[name] !== undefined && change[name] !== (search[name] ?? '');
  if (isNew('device')) {
    if (change.device === '') return 'close';
    return search.device === undefined || search.device === '' ? 'push' : 'replace';
  }
  return FILTERS.some(isNew) ? 'push' : 'replace';
}

/** Whether any filter is set. */
export function isNarrowed(search: DashboardSearch): boolean {
  return FILTERS.some((name) => (search[name] ?? '') !== '');
}

/** The address after a change; what is empty is left out. */
export function nextSearch(search: DashboardSearch, change: DashboardSearch): DashboardSearch {
  const entries = Object.entries({ ...search, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
