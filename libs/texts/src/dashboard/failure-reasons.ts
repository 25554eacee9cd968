import type { OwnFailure } from '@partyline/device-state';
import { dashboard } from './dashboard.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { failureReasonTextOf } from '../terms/look-ups.ts';

const { noAnswer } = dashboard;

/** Why a device failed, where no host says so. [GD-11] */
export const OWN_FAILURE_TEXTS: Readonly<Record<OwnFailure, string>> = {
  'no-answer-start': noAnswer.start,
  'no-answer-stop': noAnswer.stop,
  'no-answer-save': noAnswer.save,
  'no-answer-upgrade': noAnswer.upgrade,
  'command-not-possible': DECIDED_WORDINGS.notInThisState,
};

/** A stored failure reason in words. [PLUS-11, GD-11] */
export const failureReasonText = /* @__PURE__ */ failureReasonTextOf(OWN_FAILURE_TEXTS);
