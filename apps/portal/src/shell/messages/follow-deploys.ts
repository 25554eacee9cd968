import { isOtherBuild } from '@partyline/session';
import { config } from '../../config.ts';
import { getLastReady, subscribeToNotifications } from '../../session/feed/notification-feed.ts';
import { showNewVersion } from './new-version-message.tsx';

/** Serves the settings independently of this tab's address. */
const APP_PAGE = '/app.html';
const VERSION = /"appVersion":"([^"]+)"/;

/**
 * Suggests a reload when another build is served: the stream names its version on connect, and a failed lazy import triggers a
 * check. Never forces a reload. [PLUS-29]
 */
export function followDeploys(): void {
  /** The build the user was asked about. */
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
  // Preloaded: the old build's files may be gone when the message is needed.
  window.addEventListener('vite:preloadError', ({ payload }) => {
    preventRouterReload(payload);
    // The user needs the missing part: ask again.
    asked = undefined;
    void readServedVersion().then(ask);
  });
}

/**
 * Prevents the router's reload after a missing part: the router reloads once per message, recorded under this key; with the key set it
 * shows the error page.
 */
function preventRouterReload({ message }: Error): void {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
  } catch {
    // Without storage it reloads.
  }
}

/** Returns the served version; undefined if unreadable, e.g. offline. */
async function readServedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(APP_PAGE, { cache: 'no-store' });
    return VERSION.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}
