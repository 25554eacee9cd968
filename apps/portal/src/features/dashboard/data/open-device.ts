import type { Instance } from '@partyline/contract';
import { parseManagerUrl } from '@partyline/device-state';
import { PING_VERDICT_TEXTS, screens, WORDINGS } from '@partyline/texts';
import { config } from '../../../config.ts';
import { api } from '../../../session/api.ts';
import { followFirstSteps } from '../../../session/first-steps.ts';
import { failAction, forgetFailure } from './device-commands.ts';
import { pingManager } from './ping-manager.ts';

/**
 * Opens the manager page in a new tab: pings it, then gets its address from the API, on an allowed host only. Call it within a
 * click because of pop-up blockers. [DEV-43 … DEV-48, GD-19 … GD-22, ERR-26, ERR-29, API-39, GP-11]
 */
export async function openDevice(device: Instance): Promise<void> {
  forgetFailure(device.vicUuid);
  const tab = window.open('about:blank', '_blank');
  if (tab === null) {
    failAction(device, 'open', screens.dashboard.tabBlocked);
    return;
  }
  tab.opener = null;
  tab.document.title = screens.dashboard.opening(device.deviceName);
  try {
    const manager = await findManager(device);
    if ('url' in manager) {
      tab.location.replace(manager.url);
      followFirstSteps();
      return;
    }
    tab.close();
    failAction(device, 'open', manager.failure);
  } catch (error) {
    tab.close();
    failAction(device, 'open', error);
  }
}

async function findManager(device: Instance): Promise<{ url: string } | { failure: string }> {
  const verdict = await pingManager(device.ccmurl, {
    allowedOrigins: config.instanceOrigins,
    isBrowserOnline: () => navigator.onLine,
  });
  if (verdict !== 'ready') return { failure: PING_VERDICT_TEXTS[verdict] };
  const answered = await api.get('/api/vic/ccm/{id}', { params: { path: { id: String(device.id) } } });
  const manager = parseManagerUrl(answered, config.instanceOrigins);
  return manager.ok ? { url: manager.value } : { failure: WORDINGS.generalError };
}
