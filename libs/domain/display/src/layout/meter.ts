import { STATE_CLASSES, stateClassOf, type StateClass, type DeviceConditions } from '@partyline/device-state';

export type Tally = Readonly<Record<StateClass, number>>;

/** Counts devices by class. [PLUS-13] */
export function computeTally(devices: readonly DeviceConditions[]): Tally {
  const tally = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const device of devices) tally[stateClassOf(device)] += 1;
  return tally;
}

/** Adds the counts of several tallies. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = { online: 0, working: 0, warning: 0, failed: 0, offline: 0 };
  for (const tally of tallies) for (const name of STATE_CLASSES) sum[name] += tally[name];
  return sum;
}

/** Toggles one class of the filter. [PLUS-13] */
export function nextStateClasses(chosen: readonly StateClass[], pressed: StateClass): StateClass[] {
  return STATE_CLASSES.filter((name) => chosen.includes(name) !== (name === pressed));
}

/** More devices are drawn as a bar. */
export const METER_MAX_TICKS = 24;

/** A tick per device, or a bar with the share (0 to 1) of each class. */
export type Meter =
  | { readonly kind: 'ticks'; readonly ticks: readonly StateClass[] }
  | { readonly kind: 'bar'; readonly shares: readonly { class: StateClass; share: number }[] };

/** Returns a tick for each of up to 24 devices; for more, the shares of a bar. */
export function computeMeter(tally: Tally): Meter {
  const total = STATE_CLASSES.reduce((sum, name) => sum + tally[name], 0);
  if (total <= METER_MAX_TICKS) {
    const ticks = STATE_CLASSES.flatMap((name) => Array<StateClass>(tally[name]).fill(name));
    return { kind: 'ticks', ticks };
  }
  const present = STATE_CLASSES.filter((name) => tally[name] > 0);
  return { kind: 'bar', shares: present.map((name) => ({ class: name, share: tally[name] / total })) };
}
