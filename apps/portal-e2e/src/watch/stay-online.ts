import type { BrowserContext } from '@playwright/test';

const ONLINE = {
  offline: false,
  latency: 0,
  downloadThroughput: 1e8,
  uploadThroughput: 1e8,
  connectionType: 'ethernet',
} as const;

/**
 * Keeps a context's pages online until a test calls `setOffline`: Chromium takes pages offline when the machine loses its network,
 * although the product under test runs on it.
 */
export function stayOnline(context: BrowserContext): void {
  let isLeftToTest = false;
  const setOffline = context.setOffline.bind(context);
  context.setOffline = (offline) => {
    isLeftToTest = true;
    return setOffline(offline);
  };
  context.on('page', (page) => {
    context
      .newCDPSession(page)
      // The state is that of a process: a new tab would take the others back online.
      .then((session) => (isLeftToTest ? undefined : session.send('Network.overrideNetworkState', ONLINE)))
      // The page is closed already.
      .catch(() => undefined);
  });
}
