import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { expectNewRows } from './virtual-list/row-detail.ts';
import { historyStep, nextSearch, type DashboardSearch } from './dashboard-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the entry that a drawer was opened with on the dashboard: Back, and closing it, lead to the entry before. */
    opensDevice?: true | undefined;
  }
}

/** The entry that is being left: a second press on Close must not go back twice. */
let leavingKey: string | undefined;

/**
 * Changes the search parameters of the open dashboard. A filter and a drawer get an entry in the history, and Back takes them
 * back; typing and stepping from device to device replace the entry. Closing a drawer leaves no entry behind. [GD-41, PLUS-12]
 */
export function changeSearch(router: AnyRouter, change: DashboardSearch): void {
  const history = router.history as RouterHistory; // the type of any router has none
  const { state } = history.location;
  const step = historyStep(router.latestLocation.search as DashboardSearch, change); // of the dashboard's own route
  if (step === 'close' && state.opensDevice === true) {
    if (leavingKey === state.__TSR_key) return;
    leavingKey = state.__TSR_key;
    history.back();
    return;
  }
  const isDrawer = change.device !== undefined;
  // What was typed has been searched for before it is written to the URL.
  if (!isDrawer && change.q === undefined) expectNewRows();
  void router.navigate({
    to: '/dashboard',
    search: (last: DashboardSearch) => nextSearch(last, change),
    // The sheet that the choice was made in has an entry already.
    replace: step !== 'push' || state.sheetOver !== undefined,
    state:
      step === 'push' && isDrawer
        ? { opensDevice: true }
        : { sheetOver: state.sheetOver, opensDevice: step === 'replace' ? state.opensDevice : undefined },
    resetScroll: false,
  });
  // The router would join this step with the next one of the same task.
  history.flush();
}
