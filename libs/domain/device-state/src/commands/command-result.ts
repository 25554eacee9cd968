import type { DeviceConditions } from '../device/device.ts';
import type { BulkCommand } from '../actions/bulk-action.ts';
import { isUpgradeOffered, type BadgedDevice } from '../changes/badges.ts';
import { displayState, isTransitional, type DisplayState } from '../state/display-state.ts';
import { isFailed } from '../state/status.ts';

/** `under-way`: the device still works on it. */
export interface CommandResult {
  readonly kind: 'under-way' | 'done' | 'failed';
  readonly state: DisplayState;
}

/** Returns what has become of a command that was sent, by its device; an upgrade is done once no newer version is offered. [PLUS-10] */
export function commandResult(device: DeviceConditions & BadgedDevice, command: BulkCommand): CommandResult {
  const state = displayState(device);
  if (isFailed(state)) return { kind: 'failed', state };
  const isWaiting = command === 'upgrade' && isUpgradeOffered(device);
  return { kind: isTransitional(state) || isWaiting ? 'under-way' : 'done', state };
}
