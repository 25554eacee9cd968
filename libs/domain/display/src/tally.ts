import {
  DISPLAY_STATES,
  displayState,
  type DeviceConditions,
  type DisplayState,
  type State,
} from '@partyline/device-state';

/** The classes devices are counted in, in the order of the bar and of a workspace's meter. */
export const TALLY_CLASSES = ['online', 'working', 'warning', 'failed', 'offline'] as const;
/** One of {@link TALLY_CLASSES}. */
export type TallyClass = (typeof TALLY_CLASSES)[number];

/** How many devices are in each class. */
export type Tally = Readonly<Record<TallyClass, number>>;

/** The class each state on display counts in; a deleted device counts as offline, so that none disappears. */
export const TALLY_CLASS_OF = {
  online: 'online',
  initialising: 'working',
  starting: 'working',
  stopping: 'working',
  warning: 'warning',
  error: 'failed',
  failed: 'failed',
  offline: 'offline',
  deleted: 'offline',
} as const satisfies Record<DisplayState, TallyClass>;

/** Counts devices by class, from what they are shown as; the counts add up to the number of devices. */
export function computeTally(devices: readonly DeviceConditions[]): Tally {
  const tally = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const device of devices) tally[TALLY_CLASS_OF[displayState(device)]] += 1;
  return tally;
}

/** What devices of a class are shown as. */
function statesOf(name: TallyClass): DisplayState[] {
  return DISPLAY_STATES.filter((state) => TALLY_CLASS_OF[state] === name);
}

/** Whether the states a dashboard is narrowed to hold a whole class. [PLUS-13] */
export function isTallyChosen(states: readonly DisplayState[], name: TallyClass): boolean {
  return statesOf(name).every((state) => states.includes(state));
}

/** The states to narrow to after a press on a class: all of its states come in, or, where they all are in, go. [PLUS-13] */
export function nextTallyStates(states: readonly DisplayState[], name: TallyClass): DisplayState[] {
  const isOn = !isTallyChosen(states, name);
  return DISPLAY_STATES.filter((state) => (TALLY_CLASS_OF[state] === name ? isOn : states.includes(state)));
}

/** How many devices run: those whose state is online, whatever they are shown as ("7 online of 12"). */
export function countOnline(devices: readonly { readonly state: State }[]): number {
  return devices.filter((device) => device.state === 'online').length;
}
