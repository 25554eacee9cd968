import type { OwnFailure } from '@partyline/device-state';
import type * as english from '../../../dashboard/device/device-states.ts';
import { deviceStateLabelOf, failureReasonTextOf } from '../../../terms/look-ups.ts';
import { percentText } from '../../terms/figures.ts';
import type { Translation } from '../../../translation.ts';
import { dashboard } from '../dashboard.ts';
import { DECIDED_WORDINGS } from '../../terms/decided-wordings.ts';
import { WORDINGS } from '../../terms/wordings.ts';

/** The word beside a device's icon. */
export const DEVICE_STATE_WORDS: Translation<typeof english.DEVICE_STATE_WORDS> = {
  online: 'Online',
  initialising: 'Wird initialisiert',
  starting: 'Wird gestartet',
  stopping: 'Wird gestoppt',
  warning: 'Warnung',
  error: 'Fehler',
  failed: 'Gestört',
  offline: 'Offline',
  deleted: 'Gelöscht',
};

/** The state with its progress (0 to 100; null: unknown): "Wird gestartet 64 %". */
export const deviceStateLabel: typeof english.deviceStateLabel = /* @__PURE__ */ deviceStateLabelOf(
  DEVICE_STATE_WORDS,
  percentText,
);

const { noAnswer } = dashboard;

/** Reasons of a failure not given by the host. [GD-11] */
export const OWN_FAILURE_TEXTS: Readonly<Record<OwnFailure, string>> = {
  'no-answer-start': noAnswer.start,
  'no-answer-stop': noAnswer.stop,
  'no-answer-save': noAnswer.save,
  'no-answer-upgrade': noAnswer.upgrade,
  'command-not-possible': DECIDED_WORDINGS.notInThisState,
};

/** Text of a stored failure reason. [PLUS-11, GD-11] */
export const failureReasonText: typeof english.failureReasonText =
  /* @__PURE__ */ failureReasonTextOf(OWN_FAILURE_TEXTS);

/** Result of a ping for the waiting user; null on success. [DEV-46, DEV-47, GD-20] */
export const PING_VERDICT_TEXTS: Translation<typeof english.PING_VERDICT_TEXTS> = {
  ready: null,
  'dns-not-ready': WORDINGS.dnsNotPrepared,
  'general-error': WORDINGS.generalError,
};
