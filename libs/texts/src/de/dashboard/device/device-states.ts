import type * as english from '../../../dashboard/device/device-states.ts';
import { deviceStateLabelOf } from '../../../terms/look-ups.ts';
import { percentText } from '../../terms/figures.ts';
import type { Translation } from '../../../translation.ts';

/** The word beside a device's icon. */
export const DEVICE_STATE_WORDS: Translation<typeof english.DEVICE_STATE_WORDS> = {
  online: 'Online',
  initialising: 'Initialisiert',
  starting: 'Startet',
  stopping: 'Stoppt',
  warning: 'Warnung',
  error: 'Fehler',
  failed: 'Gestört',
  offline: 'Offline',
  deleted: 'Gelöscht',
};

/** The state with its progress (0 to 100; null: unknown): "Startet 64 %". */
export const deviceStateLabel: typeof english.deviceStateLabel = /* @__PURE__ */ deviceStateLabelOf(
  DEVICE_STATE_WORDS,
  percentText,
);
