import type { DeviceConditions } from '../device/device.ts';
import { isUnhealthy } from '../state/status.ts';
import { parseOwnFailure } from './problem.ts';

/**
 * What a user can do about a problem. `watch`: nothing yet; `ask`: their role cannot retry; `name-host`: the host is silent, support needs
 * its name; `later`: the host refused the command as it was; `name-reason`: the host gave a reason that support can read.
 */
export const NEXT_STEPS = ['watch', 'ask', 'name-host', 'later', 'name-reason', 'name-device'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export interface FailedDevice extends Pick<DeviceConditions, 'openCommand' | 'status'> {
  readonly failureReason: string | null;
}

/** Returns the next step after a device's failure, by the code of its reason; null for one that has not failed. [PLUS-11, GD-11] */
export function findNextStep(device: FailedDevice, mayCommand: boolean): NextStep | null {
  const { status, openCommand, failureReason } = device;
  if (!isUnhealthy(status)) return null;
  if (status === 'warning') return 'watch';
  if (!mayCommand) return 'ask';
  if (status === 'error' && openCommand !== null) return 'name-host';
  switch (parseOwnFailure(failureReason ?? '')) {
    case 'no-answer-start':
    case 'no-answer-stop':
    case 'no-answer-save':
    case 'no-answer-upgrade':
      return 'name-host';
    case 'command-not-possible':
      return 'later';
    case null:
      return failureReason ? 'name-reason' : 'name-device';
  }
}
