import type { DisplayState } from '@partyline/device-state';
import { percentText } from '../../terms/figures.ts';
import { deviceStateLabelOf } from '../../terms/look-ups.ts';

/** The word beside a device's icon. */
export const DEVICE_STATE_WORDS = {
  online: 'Online',
  initialising: 'Initialising',
  starting: 'Starting',
  stopping: 'Stopping',
  warning: 'Warning',
  error: 'Error',
  failed: 'Failed',
  offline: 'Offline',
  deleted: 'Deleted',
} as const satisfies Record<DisplayState, string>;

/** The state with its progress (0 to 100; null: unknown): "Starting 64%". */
export const deviceStateLabel = /* @__PURE__ */ deviceStateLabelOf(DEVICE_STATE_WORDS, percentText);
