import { STATE_CLASSES, type StateClass } from '@partyline/device-state';
import type { Tally } from './tally.ts';

/** Up to so many devices the meter draws one tick each. */
export const METER_MAX_TICKS = 24;

/** A workspace's meter: a tick per device, or the share of each class that occurs (0 to 1) in a bar. */
export type Meter =
  | { readonly kind: 'ticks'; readonly ticks: readonly StateClass[] }
  | { readonly kind: 'bar'; readonly shares: readonly { class: StateClass; share: number }[] };

/** The meter of a tally: one tick per device up to 24, then a proportional bar; in the order of the classes either way. */
export function computeMeter(tally: Tally): Meter {
  const total = STATE_CLASSES.reduce((sum, name) => sum + tally[name], 0);
  if (total <= METER_MAX_TICKS) {
    const ticks = STATE_CLASSES.flatMap((name) => Array<StateClass>(tally[name]).fill(name));
    return { kind: 'ticks', ticks };
  }
  const present = STATE_CLASSES.filter((name) => tally[name] > 0);
  return { kind: 'bar', shares: present.map((name) => ({ class: name, share: tally[name] / total })) };
}
