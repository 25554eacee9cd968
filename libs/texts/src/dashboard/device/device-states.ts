import type { DisplayState, OwnFailure, PingVerdict } from '@partyline/device-state';
import { percentText } from '../../terms/figures.ts';
import { deviceStateLabelOf, failureReasonTextOf } from '../../terms/look-ups.ts';
import { dashboard } from '../dashboard.ts';
import { DECIDED_WORDINGS } from '../../terms/decided-wordings.ts';
import { WORDINGS } from '../../terms/wordings.ts';

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
export const failureReasonText = /* @__PURE__ */ failureReasonTextOf(OWN_FAILURE_TEXTS);

/** Result of a ping for the waiting user; null on success. [DEV-46, DEV-47, GD-20] */
export const PING_VERDICT_TEXTS = {
  ready: null,
  'dns-not-ready': WORDINGS.dnsNotPrepared,
  'general-error': WORDINGS.generalError,
} as const satisfies Record<PingVerdict, string | null>;
