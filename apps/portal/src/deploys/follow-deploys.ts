import { isOtherBuild } from '@partyline/session';
import { config } from '../config.ts';
import { getLastReady, subscribeToNotifications } from '../session/feed/notification-feed.ts';
import { showNewVersion } from './new-version-notice.tsx';

/** Where the served page, with its settings, can be read whatever the address of this tab is. */
const APP_PAGE = '/app.html';
const VERSION = /"appVersion":"([^"]+)"/;

/**
 * Asks to reload once another build is served than the one this tab runs: the stream tells its version with each connection, and a
 * part that can no longer be loaded has this tab look. Nothing is reloaded by force. [PLUS-29]
 */
export function followDeploys(): void {
  /** The build for which the user was asked. */
  let asked: string | undefined;
  const ask = (served: string | undefined): void => {
    if (served === undefined || served === asked || !isOtherBuild(config.appVersion, served)) return;
    asked = served;
    showNewVersion();
  };
  ask(getLastReady()?.appVersion);
  subscribeToNotifications({
    onNotification: () => undefined,
    onReady: ({ appVersion }) => ask(appVersion),
  });
  // Loaded beforehand, because the parts of the old build may be gone by the time the notice is needed.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    preventRouterReload(payload);
    // What is missing now was asked for by the user: they are asked again.
    asked = undefined;
    void readServedVersion().then(ask);
  });
}

/**
 * The router reloads the page by itself, once for each message of a part that is missing, and notes in this key that it did: with
 * the note there it shows the error page instead.
 */
function preventRouterReload({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
  } catch {
    // Without storage it reloads.
  }
}

/** The version of the portal that is served now; undefined while it cannot be read, as offline. */
async function readServedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(APP_PAGE, { cache: 'no-store' });
    return VERSION.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}
