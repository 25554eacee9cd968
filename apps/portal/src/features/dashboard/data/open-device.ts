import type { Instance } from '@partyline/contract';
import { parseManagerUrl, type PingVerdict } from '@partyline/device-state';
import { screens, WORDINGS } from '@partyline/texts';
import { config } from '../../../config.ts';
import { api } from '../../../session/api.ts';
import { raiseAlert } from '../../../shell/alerts.ts';
import { tellFailure } from './give-command.ts';
import { pingManager } from './ping-manager.ts';

const PING_FAILURES = {
  'dns-not-ready': WORDINGS.dnsNotPrepared,
  'general-error': WORDINGS.generalError,
} as const satisfies Record<Exclude<PingVerdict, 'ready'>, string>;

/** Where the tab goes, or the sentence that says why it does not. */
async function findManager(device: Instance): Promise<{ url: string } | { failure: string }> {
  const verdict = await pingManager(device.ccmurl, {
    allowedOrigins: config.instanceOrigins,
    isBrowserOnline: () => navigator.onLine,
  });
  if (verdict !== 'ready') return { failure: PING_FAILURES[verdict] };
  const answered = await api.get('/api/vic/ccm/{id}', { params: { path: { id: String(device.id) } } });
  const manager = parseManagerUrl(answered, config.instanceOrigins);
  return manager.ok ? { url: manager.value } : { failure: WORDINGS.generalError };
}

/**
 * Sends a tab that was opened within a click on to the device's manager page: first its ping, then its address from the
 * service, which must be on an allowed host. Whatever goes wrong closes the tab and is told; so is that no tab opened.
 * [DEV-43 … DEV-48, GD-19 … GD-22, ERR-26, ERR-29, API-39, GP-11]
 */
export async function sendTabToManager(tab: Window | null, device: Instance): Promise<void> {
  if (tab === null) {
    raiseAlert({ type: 'error', message: screens.dashboard.tabBlocked });
    return;
  }
  try {
    const found = await findManager(device);
    if ('url' in found) {
      tab.location.replace(found.url);
      return;
    }
    tab.close();
    raiseAlert({ type: 'error', message: found.failure });
  } catch (error) {
    tab.close();
    tellFailure(error);
  }
}
