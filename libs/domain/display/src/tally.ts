import { STATE_CLASSES, stateClassOf, type DeviceConditions, type StateClass } from '@partyline/device-state';

/** How many devices are in each class. */
export type Tally = Readonly<Record<StateClass, number>>;

/** Counts devices by class. [PLUS-13] */
export function computeTally(devices: readonly DeviceConditions[]): Tally {
  const tally = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const device of devices) tally[stateClassOf(device)] += 1;
  return tally;
}

/** The counts of several tallies together. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const tally of tallies) for (const name of STATE_CLASSES) sum[name] += tally[name];
  return sum;
}

/** Toggles one class of the filter. [PLUS-13] */
export function nextStateClasses(chosen: readonly StateClass[], pressed: StateClass): StateClass[] {
  return STATE_CLASSES.filter((name) => chosen.includes(name) !== (name === pressed));
}
