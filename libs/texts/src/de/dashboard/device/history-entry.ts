import { historyEntryTextOf } from '../../../terms/history-look-up.ts';
import { deviceDrawer } from './device-drawer.ts';
import { DEVICE_STATE_WORDS, failureReasonText } from './device-states.ts';

/** Words a line of a device's history. [PLUS-12] */
export const historyEntryText = /* @__PURE__ */ historyEntryTextOf(
  deviceDrawer,
  DEVICE_STATE_WORDS,
  failureReasonText,
);
