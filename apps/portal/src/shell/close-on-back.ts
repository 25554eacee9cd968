import { BREAKPOINTS_PX } from '@partyline/display';
import { openOverlays } from '@partyline/ui';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks the entry of an open sheet: the address it was opened over. */
    sheetOver?: string | undefined;
  }
}

/**
 * Makes the Back button of a phone close the newest sheet instead of leaving the page. While a sheet is open the history has an
 * entry for it; it is removed again when the sheet closes by itself. What was chosen in a sheet, as a filter, stays chosen.
 */
export function closeOnBack(router: AnyRouter): void {
  const phone = matchMedia(`(max-width: ${BREAKPOINTS_PX.mobileUi}px)`);
  const history: RouterHistory = router.history as RouterHistory; // the type of any router has none
  const sheet = () => (history.location.state.sheetOver === undefined ? null : history.location);
  let last = sheet();

  const settle = () => {
    const { href, state } = history.location;
    const isOpen = openOverlays.count() > 0;
    const here = { to: '.', search: true, hash: true, resetScroll: false } as const;
    if (isOpen && state.sheetOver === undefined && phone.matches) {
      void router.navigate({ ...here, state: { sheetOver: href } });
    } else if (!isOpen && state.sheetOver === href) {
      history.back();
    } else if (!isOpen && state.sheetOver !== undefined) {
      void router.navigate({ ...here, state: {}, replace: true });
    }
  };
  // In a task of its own: a menu that opens a dialog closes first, and leaves its entry to the dialog.
  const settleSoon = () => setTimeout(settle);

  let openCount = openOverlays.count();
  openOverlays.subscribe(() => {
    const before = openCount;
    openCount = openOverlays.count();
    if (openCount > before) {
      settle();
      // The router would write the entry in a later task, and Back would leave the page until then.
      history.flush();
    } else settleSoon();
  });
  history.subscribe(({ location, action }) => {
    const left = last;
    last = sheet();
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    if (left === null || last !== null || openOverlays.count() === 0) {
      settleSoon();
      return;
    }
    openOverlays.closeNewest();
    if (left.pathname === location.pathname && left.href !== location.href)
      void router.navigate({ href: left.href, resetScroll: false });
  });
  settle();
}
