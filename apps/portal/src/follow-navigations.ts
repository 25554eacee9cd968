import { screens } from '@partyline/texts';
import type { AnyRouter } from '@tanstack/react-router';
import { showPageTitle } from './page-title.ts';
import { takeNotFound } from './session/stored-pages.ts';
import { clearMessages, showMessage } from './shell/messages/show-message.ts';
import { hideSpinner } from './shell/loading/spinner.ts';

/** Focuses the heading; an open modal keeps the focus. */
function focusHeading(): void {
  if (document.querySelector('[aria-modal="true"]') !== null) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/**
 * Follows navigations: clears messages first, then sets title and focus; an unknown page is reported on the page it redirects to. [ROUTE-27,
 * UI-4, GR-10, GR-14, GU-1]
 */
export function followNavigations(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) clearMessages();
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    showPageTitle(toLocation.pathname);
    if (fromLocation !== undefined && pathChanged) {
      hideSpinner();
      focusHeading();
    }
    if (takeNotFound()) showMessage({ type: 'info', message: screens.shell.pageUnknown });
  });
}
