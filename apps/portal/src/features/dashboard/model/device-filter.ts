import type { Instance } from '@partyline/contract';
import { isInFilter, NO_FILTER, type DeviceFilter as Narrowing } from '@partyline/device-state';
import { isFound, normalizeSearch, searchTextOf } from '@partyline/display';

/** Says whether a device is shown. */
export type DeviceFilter = (device: Instance) => boolean;

const texts = new WeakMap<Instance, string>();

/** What a search looks through of a device, found out once. */
export function textOf(device: Instance): string {
  const known = texts.get(device);
  if (known !== undefined) return known;
  const text = searchTextOf(device);
  texts.set(device, text);
  return text;
}

/** The last filter, and what it was made of: drawing that was interrupted begins anew, and goes on with the same one. */
let last: { search: string; narrowing: Narrowing; filter: DeviceFilter | null } | undefined;

/** Filters that find nothing but what another one finds, which came right before them. */
const wider = new WeakMap<DeviceFilter, DeviceFilter>();

/** The filter that finds whatever this one finds, if it is known. */
export function widerOf(filter: DeviceFilter): DeviceFilter | undefined {
  return wider.get(filter);
}

/** The filter of a search as typed and of what the dashboard is narrowed to; null when they hide nothing. [GD-41, PLUS-13] */
export function filterOf(query: string, narrowing: Narrowing = NO_FILTER): DeviceFilter | null {
  const search = normalizeSearch(query);
  if (last?.search !== search || last.narrowing !== narrowing) {
    const filter = makeFilter(search, narrowing);
    const isNarrower = last?.narrowing === narrowing && search.includes(last.search);
    if (filter !== null && last?.filter && isNarrower) wider.set(filter, last.filter);
    last = { search, narrowing, filter };
  }
  return last.filter;
}

function makeFilter(search: string, narrowing: Narrowing): DeviceFilter | null {
  const { isFavoritesOnly, ...lists } = narrowing;
  const isNarrow = isFavoritesOnly || Object.values(lists).some((list: readonly string[]) => list.length > 0);
  if (!isNarrow) return search === '' ? null : (device) => isFound(textOf(device), search);
  return (device) => isFound(textOf(device), search) && isInFilter(device, narrowing);
}
