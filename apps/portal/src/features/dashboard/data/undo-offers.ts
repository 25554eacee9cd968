import type { Instance } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { hideMessage, showMessage } from '../../../shell/messages/show-message.ts';

const words = screens.dashboard;

/** Offers to take back a stop that the API holds for some seconds. [GD-28] */
export function offerUndo(device: Instance, withdraw: () => void): void {
  const run = () => {
    hideMessage(messageId);
    withdraw();
  };
  const messageId = showMessage({
    type: 'info',
    title: words.held(device.deviceName),
    message: words.heldText,
    choice: { label: words.undo, otherLabel: screens.problems.close, run },
  });
}
