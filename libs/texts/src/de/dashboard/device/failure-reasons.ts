import type { OwnFailure } from '@partyline/device-state';
import type * as english from '../../../dashboard/device/failure-reasons.ts';
import { failureReasonTextOf } from '../../../terms/look-ups.ts';
import { dashboard } from '../dashboard.ts';
import { DECIDED_WORDINGS } from '../../terms/decided-wordings.ts';

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
