import { BREAKPOINTS_PX } from '@partyline/display';
import { openOverlays } from '@partyline/ui';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Marks a sheet's history entry with the address below it. */
    sheetOver?: string | undefined;
  }
}

/**
 * Makes Back close the newest sheet, not the page, by a history entry that goes with the sheet. Choices in it, e.g. filters,
 * stay.
 */
export function closeOnBack(router: AnyRouter): void {
  const phone = matchMedia(`(max-width: ${BREAKPOINTS_PX.mobileUi}px)`);
  const history: RouterHistory = router.history as RouterHistory; // not in the type of any router
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
  // A separate task: a menu that opens a dialog closes first and leaves its entry to the dialog.
  const settleSoon = () => setTimeout(settle);

  let openCount = openOverlays.count();
  openOverlays.subscribe(() => {
    const before = openCount;
    openCount = openOverlays.count();
    if (openCount > before) {
      settle();
      // The router writes in a later task; until then Back would leave the page.
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
