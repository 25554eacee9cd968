import type { DeviceConditions } from '../device/device.ts';
import { displayState, type DisplayState } from './display-state.ts';

/** In the order of the bar and of a workspace's meter. */
export const STATE_CLASSES = ['online', 'working', 'warning', 'failed', 'offline'] as const;
export type StateClass = (typeof STATE_CLASSES)[number];

/** A deleted device counts as offline, so that the classes add up. */
const CLASS_OF = {
  online: 'online',
  initialising: 'working',
  starting: 'working',
  stopping: 'working',
  warning: 'warning',
  error: 'failed',
  failed: 'failed',
  offline: 'offline',
  deleted: 'offline',
} as const satisfies Record<DisplayState, StateClass>;

const classOfWord: ReadonlyMap<string, StateClass> = new Map([
  ...Object.entries(CLASS_OF),
  ...STATE_CLASSES.map((name) => [name, name] as const),
]);

/** Returns the class that every count and filter by state uses, so that they agree. [GD-41, PLUS-13] */
export function stateClassOf(device: DeviceConditions): StateClass {
  return CLASS_OF[displayState(device)];
}

/** Parses a class, or a state's class, from a lower-case word; null for any other. [PLUS-13] */
export function parseStateClass(word: string): StateClass | null {
  return classOfWord.get(word) ?? null;
}
