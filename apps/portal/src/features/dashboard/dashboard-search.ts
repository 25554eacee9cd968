import { SEARCH_MAX_LENGTH } from '@partyline/display';
import * as v from 'valibot';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { expectNewRows } from './virtual-list/row-rendering.ts';

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

/** Long enough for a thousand ids. */
const IDS_MAX_LENGTH = 8_000;

/** Ids separated by commas; a single one is read as a number. */
const ids = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(String),
      v.maxLength(IDS_MAX_LENGTH),
      v.regex(/^\d+(?:,\d+)*$/),
    ),
    '',
  ),
);

/** Search parameters of the dashboard. */
export const dashboardSearchSchema = v.object({
  q: text,
  workspaces: ids,
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

const FILTERS = ['workspaces', 'state', 'plan', 'version', 'center', 'favorites'] as const;

/** Parameters that remove every filter. */
export const NO_FILTERS = {
  workspaces: '',
  state: '',
  plan: '',
  version: '',
  center: '',
  favorites: '',
} as const satisfies Record<(typeof FILTERS)[number], ''>;

/**
 * Returns how a change enters the history: `push` for a filter or an opened drawer, `close` for a closed one, else `replace`. [GD-41,
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

/** Returns whether any filter is set. */
export function isNarrowed(search: DashboardSearch): boolean {
  return FILTERS.some((name) => (search[name] ?? '') !== '');
}

/** Applies a change and drops empty parameters. */
export function nextSearch(search: DashboardSearch, change: DashboardSearch): DashboardSearch {
  const entries = Object.entries({ ...search, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Returns the search parameters of the location that the router navigates to, parsed as the dashboard's. */
export const latestSearch = (router: AnyRouter): DashboardSearch =>
  v.parse(dashboardSearchSchema, router.latestLocation.search);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks a history entry whose drawer was opened on the dashboard: closing it goes back. */
    opensDevice?: true | undefined;
  }
}

/** The entry being left: a second press on Close must not go back twice. */
let leavingKey: string | undefined;

/**
 * Changes the dashboard's search parameters. Filters and an opened drawer push a history entry; typing and stepping replace it;
 * closing a drawer removes its entry. [GD-41, PLUS-12]
 */
export function changeSearch(router: AnyRouter, change: DashboardSearch): void {
  const history = router.history as RouterHistory; // untyped in AnyRouter
  const { state } = history.location;
  const step = historyStep(latestSearch(router), change);
  if (step === 'close' && state.opensDevice === true) {
    if (leavingKey === state.__TSR_key) return;
    leavingKey = state.__TSR_key;
    history.back();
    return;
  }
  const isDrawer = change.device !== undefined;
  // A typed search has already run before the URL is written.
  if (!isDrawer && change.q === undefined) expectNewRows();
  void router.navigate({
    to: '/dashboard',
    search: (last: DashboardSearch) => nextSearch(last, change),
    // The filter sheet already pushed an entry.
    replace: step !== 'push' || state.sheetOver !== undefined,
    state:
      step === 'push' && isDrawer
        ? { opensDevice: true }
        : { sheetOver: state.sheetOver, opensDevice: step === 'replace' ? state.opensDevice : undefined },
    resetScroll: false,
  });
  // Otherwise the router merges this step with the next one of the same task.
  history.flush();
}
