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

/** Makes the function that says in one language how far a start or a stop has come. */
export function deviceStateLabelOf(
  words: Readonly<Record<DisplayState, string>>,
): (state: DisplayState, progress: number | null) => string {
  return (state, progress) => {
    const isWork = state === 'starting' || state === 'stopping';
    return isWork && progress !== null ? `${words[state]} ${Math.round(progress)} %` : words[state];
  };
}

/** The word with how far a start or a stop has come (0 to 100; null when unknown): "Starting 64 %". */
export const deviceStateLabel = /* @__PURE__ */ deviceStateLabelOf(DEVICE_STATE_WORDS);
