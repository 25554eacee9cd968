import {
  isInFilter,
  NO_FILTER,
  type DeviceFilter as Narrowing,
  type FilteredDevice,
} from '@partyline/device-state';
import { isFound, normalizeSearch, searchTextOf, type SearchedDevice } from '../search/device-search.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** What search and narrowing read. */
export type FindableDevice = FilteredDevice & SearchedDevice;

/** Whether a device matches the search and its narrowing. */
export type DevicePredicate = (device: FindableDevice) => boolean;

const texts = new WeakMap<SearchedDevice, string>();

/** Returns the searchable text of a device, cached: for 10,000 devices it would dominate the first key. [GD-41] */
export function cachedSearchText(device: SearchedDevice): string {
  const known = texts.get(device);
  if (known !== undefined) return known;
  const text = searchTextOf(device);
  texts.set(device, text);
  return text;
}

/** The last filter: an interrupted render restarts with the same object. */
let last: { search: string; narrowing: Narrowing; filter: DevicePredicate | null } | undefined;

/** The previous filter, if it finds a superset. */
const wider = new WeakMap<DevicePredicate, DevicePredicate>();

/** Returns a previous filter that finds a superset, if any. */
export function widerOf(filter: DevicePredicate): DevicePredicate | undefined {
  return wider.get(filter);
}

/** Returns the filter of a search and its narrowing; null when nothing is hidden. [GD-41, PLUS-13] */
export function filterOf(query: string, narrowing: Narrowing = NO_FILTER): DevicePredicate | null {
  const search = normalizeSearch(query);
  if (last?.search !== search || last.narrowing !== narrowing) {
    const filter = makeFilter(search, narrowing);
    const isNarrower = last?.narrowing === narrowing && search.includes(last.search);
    if (filter !== null && last?.filter && isNarrower) wider.set(filter, last.filter);
    last = { search, narrowing, filter };
  }
  return last.filter;
}

/** Returns whether a narrowing filters anything. */
export function isNarrowing({ isFavoritesOnly, ...lists }: Narrowing): boolean {
  return isFavoritesOnly || Object.values(lists).some((list: readonly string[]) => list.length > 0);
}

function makeFilter(search: string, narrowing: Narrowing): DevicePredicate | null {
  if (!isNarrowing(narrowing))
    return search === '' ? null : (device) => isFound(cachedSearchText(device), search);
  return (device) => isFound(cachedSearchText(device), search) && isInFilter(device, narrowing);
}

interface Found<Device> {
  readonly filter: DevicePredicate;
  readonly found: readonly Device[];
}

interface FoundCache {
  get<Device>(view: FoundIn<Device>): Found<Device> | undefined;
  set<Device>(view: FoundIn<Device>, found: Found<Device>): unknown;
}

type FoundIn<Device> = Pick<WorkspaceView<Device>, 'devices'>;

/** The last result per workspace, shared by components and narrowed by the next key. */
const lastFound: FoundCache = new WeakMap<object, never>();

/** Returns the devices that pass a filter, unordered; all for null. [GD-41, PLUS-13] */
export function foundIn<Device extends FindableDevice>(
  view: FoundIn<Device>,
  filter: DevicePredicate | null,
): readonly Device[] {
  if (filter === null) return view.devices;
  const cached = lastFound.get(view);
  if (cached?.filter === filter) return cached.found;
  const among = cached !== undefined && cached.filter === widerOf(filter) ? cached.found : view.devices;
  const found = among.filter(filter);
  lastFound.set(view, { filter, found });
  return found;
}

/** Returns whether any device passes a filter. */
export function isAnyFound(
  views: readonly FoundIn<FindableDevice>[],
  filter: DevicePredicate | null,
): boolean {
  return views.some((view) => foundIn(view, filter).length > 0);
}
