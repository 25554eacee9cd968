import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { expectNewRows } from './virtual-list/row-detail.ts';
import { historyStep, nextSearch, type DashboardSearch } from './dashboard-search.ts';

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
  const step = historyStep(router.latestLocation.search as DashboardSearch, change); // the dashboard's own route
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
