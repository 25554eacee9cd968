import type { Instance } from '@partyline/contract';
import { isFound, normalizeSearch, searchTextOf } from '@partyline/display';

/** Says whether a device is shown. */
export type DeviceFilter = (device: Instance) => boolean;

const texts = new WeakMap<Instance, string>();

function textOf(device: Instance): string {
  const known = texts.get(device);
  if (known !== undefined) return known;
  const text = searchTextOf(device);
  texts.set(device, text);
  return text;
}

/** The filter of a search as typed; null when it hides nothing. [GD-41] */
export function filterOf(query: string): DeviceFilter | null {
  const search = normalizeSearch(query);
  return search === '' ? null : (device) => isFound(textOf(device), search);
}
