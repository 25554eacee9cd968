import type { Instance } from '@partyline/contract';
import { findProblem } from '@partyline/device-state';
import { failureReasonText, OPEN_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { useFailedAction } from '../data/failed-actions.ts';

/** The problem of a device in words; null for none. [PLUS-11, GD-7, GD-11] */
export function reasonOf(device: Instance, isLeaderMissing: boolean): string | null {
  const problem = findProblem(device, isLeaderMissing);
  switch (problem?.kind) {
    case 'unanswered':
      return screens.dashboard.noAnswer[problem.command];
    case 'host-reason':
      return failureReasonText(problem.text);
    case 'dns-error':
      return OPEN_REFUSAL_TEXTS['dns-error'];
    case 'leader-missing':
      return screens.dashboard.leaderMissing;
    case undefined:
      return null;
  }
}

/** The last failed action, else the problem; null for neither. */
export function useReason(device: Instance, isLeaderMissing: boolean): string | null {
  const failed = useFailedAction(device);
  const { failedAction, notDone } = screens.dashboard;
  return failed ? failedAction(notDone[failed.action], failed.cause) : reasonOf(device, isLeaderMissing);
}
