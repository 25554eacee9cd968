import { STATE_CLASSES, type StateClass } from '@partyline/device-state';
import type { Tally } from './tally.ts';

/** More devices are drawn as a bar. */
export const METER_MAX_TICKS = 24;

/** A tick per device, or a bar with the share (0 to 1) of each class that occurs. */
export type Meter =
  | { readonly kind: 'ticks'; readonly ticks: readonly StateClass[] }
  | { readonly kind: 'bar'; readonly shares: readonly { class: StateClass; share: number }[] };

/** Returns ticks for up to 24 devices, then a proportional bar, in the order of the classes. */
export function computeMeter(tally: Tally): Meter {
  const total = STATE_CLASSES.reduce((sum, name) => sum + tally[name], 0);
  if (total <= METER_MAX_TICKS) {
    const ticks = STATE_CLASSES.flatMap((name) => Array<StateClass>(tally[name]).fill(name));
    return { kind: 'ticks', ticks };
  }
  const present = STATE_CLASSES.filter((name) => tally[name] > 0);
  return { kind: 'bar', shares: present.map((name) => ({ class: name, share: tally[name] / total })) };
}
