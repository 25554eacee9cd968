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
  context.on('page', (page) => {
    context
      .newCDPSession(page)
      .then((session) => session.send('Network.overrideNetworkState', ONLINE))
      // The page is closed already.
      .catch(() => undefined);
  });
}
