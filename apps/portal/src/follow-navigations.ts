import { PAGE_NAMES, pageTitle, screens, type TitledPage } from '@partyline/texts';
import type { AnyRouter } from '@tanstack/react-router';
import { config } from './config.ts';
import { takeNotFound } from './session/stored-pages.ts';
import { clearAlerts, raiseAlert } from './shell/alerts.ts';
import { hideSpinner } from './shell/spinner.ts';

/** The page of a path that has a title: itself, or the one it lies below. */
function titledPageOf(path: string): TitledPage {
  const pages = Object.keys(PAGE_NAMES) as TitledPage[]; // the keys of a closed table
  return pages.find((page) => page !== '/' && (path === page || path.startsWith(`${page}/`))) ?? '/';
}

/** Focuses the heading of the page, unless a modal is open, which keeps the focus. */
function focusHeading(): void {
  if (document.querySelector('[aria-modal="true"]') !== null) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/**
 * What goes with every change of page: alerts go before it, the title and the focus follow it, and a page that does not
 * exist is told of once the visitor has arrived elsewhere. [ROUTE-27, UI-4, GR-10, GR-14, GU-1]
 */
export function followNavigations(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) clearAlerts();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    document.title = pageTitle(titledPageOf(toLocation.pathname), config.productName);
    if (fromLocation !== undefined && pathChanged) {
      hideSpinner();
      focusHeading();
    }
    if (takeNotFound()) raiseAlert({ type: 'info', message: screens.shell.pageUnknown });
  });
}
