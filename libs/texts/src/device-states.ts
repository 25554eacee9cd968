import type { DisplayState } from '@partyline/device-state';

/** The word beside a device's glyph. */
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

/** The word with how far a start or a stop has come (0 to 100; null when unknown): "Starting 64 %". */
export function deviceStateLabel(state: DisplayState, progress: number | null): string {
  const word = DEVICE_STATE_WORDS[state];
  const isWork = state === 'starting' || state === 'stopping';
  return isWork && progress !== null ? `${word} ${Math.round(progress)} %` : word;
}
