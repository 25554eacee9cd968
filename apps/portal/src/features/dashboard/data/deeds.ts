import type { Instance } from '@partyline/contract';
import { WORDINGS } from '@partyline/texts';
import type { QueryClient } from '@tanstack/react-query';
import { raiseAlert } from '../../../shell/alerts.ts';
import type { DeviceCommand, DeviceContext } from '@partyline/device-state';
import { loadLater } from '../use-later.ts';
import { openTab } from './open-tab.ts';

/** Sets the star of a device, or takes it away. [DEV-54] */
export function toggleFavorite(client: QueryClient, device: Instance): void {
  loadLater()
    .then(({ setFavorite }) => setFavorite(client, device, !device.isFavorite))
    .catch(tellThatItDidNotCome);
}

function tellThatItDidNotCome(): void {
  raiseAlert({ type: 'error', message: WORDINGS.generalError });
}

/** Opens the device's manager page. Must be called within a click. [DEV-43, GD-22] */
export async function openDevice(device: Instance): Promise<void> {
  const tab = openTab(device);
  try {
    const { sendTabToManager } = await loadLater();
    await sendTabToManager(tab, device);
  } catch {
    tab?.close();
    tellThatItDidNotCome();
  }
}

/** Gives a command, after asking where that is due. [DEV-29, DEV-37, DEV-38, DEV-39] */
export function commandDevice(
  client: QueryClient,
  device: Instance,
  command: DeviceCommand,
  access: DeviceContext,
): void {
  loadLater()
    .then(({ askOrCommand }) => askOrCommand(client, device, command, access))
    .catch(tellThatItDidNotCome);
}
