import type { Instance } from '@partyline/contract';
import { screens } from '@partyline/texts';

/**
 * Opens a tab for a device's manager page, empty at first. Must be called within a click, so that no pop-up blocker minds.
 * It keeps a handle to be sent on by, and is cut off from this page; null where the browser opened none. [DEV-43, GD-22]
 */
export function openTab(device: Instance): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab !== null) {
    tab.opener = null;
    tab.document.title = screens.dashboard.opening(device.deviceName);
  }
  return tab;
}
