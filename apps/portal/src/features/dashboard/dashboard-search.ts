import { SEARCH_MAX_LENGTH } from '@partyline/display';
import * as v from 'valibot';

/** Numbers become text; other types are dropped. */
const text = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).slice(0, SEARCH_MAX_LENGTH)),
    ),
    '',
  ),
);

/** Search parameters of the dashboard. */
export const dashboardSearchSchema = v.object({
  q: text,
  state: text,
  plan: text,
  version: text,
  center: text,
  favorites: text,
  sort: text,
  device: text,
  // Set by a returning payment. [ROUTE-25]
  payment: text,
  subscriptionType: text,
});
export type DashboardSearch = v.InferOutput<typeof dashboardSearchSchema>;

const FILTERS = ['state', 'plan', 'version', 'center', 'favorites'] as const;

/**
 * How a change enters the history: `push` for a filter or an opened drawer, `close` for a closed one, else `replace`. [GD-41,
 * PLUS-12]
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

/** Applies a change and drops empty parameters. */
export function nextSearch(search: DashboardSearch, change: DashboardSearch): DashboardSearch {
  const entries = Object.entries({ ...search, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
