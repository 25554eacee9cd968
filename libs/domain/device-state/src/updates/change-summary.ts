import type { DisplayState } from '../state/display-state.ts';

/** States at rest, the most urgent first. Those in which a device works are not announced. */
export const RESTING_STATES = ['failed', 'error', 'warning', 'offline', 'online', 'deleted'] as const;
export type RestingState = (typeof RESTING_STATES)[number];

export interface NamedState {
  readonly vicUuid: string;
  readonly deviceName: string;
  readonly state: DisplayState;
}

/** States by vicUuid, as last announced or first seen. */
export type HeardStates = ReadonlyMap<string, DisplayState>;

/** What one announcement says of all changes: the most urgent one, and the number of the others. */
export interface ChangeSummary {
  readonly deviceName: string;
  readonly state: RestingState;
  readonly others: number;
}

const isResting = (state: DisplayState): state is RestingState =>
  (RESTING_STATES as readonly DisplayState[]).includes(state);

/**
 * Returns the summary of the devices at rest in another state than the one heard; null for none. A device counts once, however often it changed,
 * and not at all if it is new, works, or is back in its state.
 */
export function summarizeChanges(heard: HeardStates, devices: readonly NamedState[]): ChangeSummary | null {
  const changed = devices.filter(({ vicUuid, state }) => {
    const before = heard.get(vicUuid);
    return before !== undefined && before !== state && isResting(state);
  });
  for (const state of RESTING_STATES) {
    const first = changed.find((device) => device.state === state);
    if (first !== undefined) return { deviceName: first.deviceName, state, others: changed.length - 1 };
  }
  return null;
}

/** Returns the states heard after an announcement: a device that works keeps the one before. */
export function nextHeardStates(heard: HeardStates, devices: readonly NamedState[]): HeardStates {
  return new Map(
    devices.map(({ vicUuid, state }) => [vicUuid, isResting(state) ? state : (heard.get(vicUuid) ?? state)]),
  );
}
