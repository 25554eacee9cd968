import type { DeviceConditions } from '../device/device.ts';
import { workOf } from './loading.ts';
import { isInitialising } from './readiness.ts';
import { isFailed } from './status.ts';
import type { Work } from './transitions.ts';

/** One glyph and one word each. */
export const DISPLAY_STATES = [
  'online',
  'initialising',
  'starting',
  'stopping',
  'warning',
  'error',
  'failed',
  'offline',
  'deleted',
] as const;
export type DisplayState = (typeof DISPLAY_STATES)[number];

/** Returns what a device is shown as; the first that holds. [DEV-9, DEV-26, DEV-27, DEV-28, GD-10, GD-23] */
export function displayState(device: DeviceConditions): DisplayState {
  const { status, state } = device;
  if (status === 'deleted' || isFailed(status)) return status;
  const work = workOf(device);
  if (work !== null) return work;
  if (state === 'offline') return 'offline';
  if (isInitialising(device)) return 'initialising';
  return status === 'warning' ? 'warning' : 'online';
}

interface StateTraits {
  readonly isRunning: boolean;
  readonly isTransitional: boolean;
}

const TRAITS: Readonly<Record<DisplayState, StateTraits>> = {
  online: { isRunning: true, isTransitional: false },
  initialising: { isRunning: true, isTransitional: true },
  starting: { isRunning: true, isTransitional: true },
  stopping: { isRunning: false, isTransitional: true },
  warning: { isRunning: true, isTransitional: false },
  error: { isRunning: false, isTransitional: false },
  failed: { isRunning: false, isTransitional: false },
  offline: { isRunning: false, isTransitional: false },
  deleted: { isRunning: false, isTransitional: false },
};

/** Returns whether a displayed state means usable, or about to be. */
export function isShownRunning(state: DisplayState): boolean {
  return TRAITS[state].isRunning;
}

/** Returns whether a command is being carried out. [DEV-9] */
export function isWorking(state: DisplayState): state is Work {
  return state === 'starting' || state === 'stopping';
}

export function isTransitional(state: DisplayState): boolean {
  return TRAITS[state].isTransitional;
}
