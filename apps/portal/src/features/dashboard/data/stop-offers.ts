import type { Instance, Workspace } from '@partyline/contract';
import {
  displayState,
  findDevice,
  giveUpOverdue,
  isLoading,
  withdrawableCommand,
} from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { hideMessage, showMessage } from '../../../shell/messages/show-message.ts';
import { toldStates } from './announcement.ts';

const words = screens.dashboard;

/** Starting devices whose user would rather stop them: their host has taken the start. */
const offered = new Set<string>();

/** Shows that the host has taken the command of a device; for a start, Stop is offered when it ends. [GD-11] */
export function tellTaken(device: Instance): void {
  const command = withdrawableCommand(device);
  if (command === null) return;
  if (command === 'start') offered.add(device.vicUuid);
  showMessage({ type: 'info', title: device.deviceName, message: words.taken[command] });
}

/** Forgets all offers, as when the account changes. */
export function clearStopOffers(): void {
  offered.clear();
}

/** Offers Stop for the devices that have come online; drops those that have not. [GD-11] */
export function continueStopOffers(
  workspaces: readonly Workspace[],
  nowMs: number,
  stop: (device: Instance) => void,
): void {
  for (const vicUuid of offered) {
    const found = findDevice(workspaces, vicUuid);
    const device = found && giveUpOverdue(found.device, nowMs);
    if (device !== null && isLoading(device)) continue;
    offered.delete(vicUuid);
    if (device?.state === 'online') offerStop(device, stop);
  }
}

function offerStop(device: Instance, stop: (device: Instance) => void): void {
  const run = () => {
    hideMessage(messageId);
    stop(device);
  };
  toldStates.set(device.vicUuid, displayState(device));
  const messageId = showMessage({
    type: 'info',
    title: device.deviceName,
    message: words.stopOffer,
    autoClose: false,
    choice: { label: words.stop, otherLabel: screens.problems.close, run },
  });
}
