import { parseOwnFailure, type OwnFailure } from '@partyline/device-state';
import { dashboard } from './dashboard.ts';
import { DECIDED_WORDINGS } from './decided-wordings.ts';

const { noAnswer } = dashboard;

/** Why a device failed, where no host says so. [GD-11] */
export const OWN_FAILURE_TEXTS: Readonly<Record<OwnFailure, string>> = {
  'no-answer-start': noAnswer.start,
  'no-answer-stop': noAnswer.stop,
  'no-answer-save': noAnswer.save,
  'no-answer-upgrade': noAnswer.upgrade,
  'command-not-possible': DECIDED_WORDINGS.notInThisState,
};

/** Makes the function that words a stored failure reason in one language; what a host says stays as it is. [PLUS-11, PLUS-30] */
export function failureReasonTextOf(texts: Readonly<Record<OwnFailure, string>>): (reason: string) => string {
  return (reason) => {
    const own = parseOwnFailure(reason);
    return own === null ? reason : texts[own];
  };
}

/** A stored failure reason in words. [PLUS-11, GD-11] */
export const failureReasonText = /* @__PURE__ */ failureReasonTextOf(OWN_FAILURE_TEXTS);
