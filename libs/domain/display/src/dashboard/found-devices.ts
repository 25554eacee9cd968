import {
  isInFilter,
  NO_FILTER,
  type DeviceFilter as Narrowing,
  type FilteredDevice,
} from '@partyline/device-state';
import {
  isFound,
  normalizeSearch,
  searchTextOf,
  workspaceSearchTextOf,
  type SearchedDevice,
  type SearchedWorkspace,
} from '../search/device-search.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** What search and narrowing read. */
export type FindableDevice = FilteredDevice & SearchedDevice;
export type FindableWorkspace = SearchedWorkspace & { readonly id: number };

/** Whether a device of one workspace is shown. */
export type DevicePredicate = (device: FindableDevice) => boolean;

/** A search with its narrowing. */
export interface DashboardFilter {
  /** Folded; empty finds everything. */
  readonly search: string;
  /** The chosen workspaces; null for all. */
  readonly workspaceIds: ReadonlySet<number> | null;
  /** Whether devices are filtered too. */
  readonly isNarrowed: boolean;
  /** For the devices of a workspace that matches by itself. */
  readonly narrows: DevicePredicate;
  /** For the devices of any other workspace. */
  readonly finds: DevicePredicate;
}

interface TextCache {
  get(searched: object): string | undefined;
  set(searched: object, text: string): unknown;
}

const texts: TextCache = new WeakMap<object, string>();

function cachedText<Searched extends object>(searched: Searched, textOf: (searched: Searched) => string) {
  const known = texts.get(searched);
  if (known !== undefined) return known;
  const text = textOf(searched);
  texts.set(searched, text);
  return text;
}

/** Returns the searchable text of a device, cached: for 10,000 devices it would dominate the first key. [GD-41] */
export function cachedSearchText(device: SearchedDevice): string {
  return cachedText(device, searchTextOf);
}

/** Returns the searchable text of a workspace, cached like those of its devices. [GD-41] */
export function cachedWorkspaceText(workspace: SearchedWorkspace): string {
  return cachedText(workspace, workspaceSearchTextOf);
}

/** The last filter: an interrupted render restarts with the same object. */
let last: { search: string; narrowing: Narrowing; filter: DashboardFilter | null } | undefined;

/** The previous filter, if it finds a superset. */
const wider = new WeakMap<DashboardFilter, DashboardFilter>();

/** Returns a previous filter that finds a superset, if any. */
export function widerOf(filter: DashboardFilter): DashboardFilter | undefined {
  return wider.get(filter);
}

/** Returns the filter of a search and its narrowing; null when nothing is hidden. [GD-41, PLUS-13] */
export function filterOf(query: string, narrowing: Narrowing = NO_FILTER): DashboardFilter | null {
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
  return isFavoritesOnly || Object.values(lists).some((list: readonly unknown[]) => list.length > 0);
}

const everything: DevicePredicate = () => true;
const nothing: DevicePredicate = () => false;

function makeFilter(search: string, narrowing: Narrowing): DashboardFilter | null {
  if (search === '' && !isNarrowing(narrowing)) return null;
  const isNarrowed = isNarrowing({ ...narrowing, workspaceIds: [] });
  const workspaceIds = narrowing.workspaceIds.length === 0 ? null : new Set(narrowing.workspaceIds);
  const narrows: DevicePredicate = isNarrowed ? (device) => isInFilter(device, narrowing) : everything;
  const finds: DevicePredicate = (device) => isFound(cachedSearchText(device), search) && narrows(device);
  return { search, workspaceIds, isNarrowed, narrows, finds };
}

function isChosen({ id }: FindableWorkspace, { workspaceIds }: DashboardFilter): boolean {
  return workspaceIds === null || workspaceIds.has(id);
}

/** Returns which devices of a workspace are shown: one that matches by its name or owner shows all that pass the filters. [GD-41] */
export function predicateIn(workspace: FindableWorkspace, filter: DashboardFilter | null): DevicePredicate {
  if (filter === null) return everything;
  if (!isChosen(workspace, filter)) return nothing;
  return isFound(cachedWorkspaceText(workspace), filter.search) ? filter.narrows : filter.finds;
}

interface Found<Device> {
  readonly filter: DashboardFilter;
  readonly found: readonly Device[];
}

/** A workspace whose devices are filtered. */
export type FindableView<Device> = Pick<WorkspaceView<Device, FindableWorkspace>, 'devices' | 'workspace'>;

interface FoundCache {
  get<Device>(view: FindableView<Device>): Found<Device> | undefined;
  set<Device>(view: FindableView<Device>, found: Found<Device>): unknown;
}

/** The last result per workspace, shared by components and narrowed by the next key. */
const lastFound: FoundCache = new WeakMap<object, never>();

/** Returns the devices that pass a filter, unordered; all for null. [GD-41, PLUS-13] */
export function foundIn<Device extends FindableDevice>(
  view: FindableView<Device>,
  filter: DashboardFilter | null,
): readonly Device[] {
  if (filter === null) return view.devices;
  const cached = lastFound.get(view);
  if (cached?.filter === filter) return cached.found;
  const among = cached !== undefined && cached.filter === widerOf(filter) ? cached.found : view.devices;
  const found = among.filter(predicateIn(view.workspace, filter));
  lastFound.set(view, { filter, found });
  return found;
}

/** Returns whether a workspace is shown: with a device found, or without devices when the search finds its name or owner. [GD-41] */
export function isViewShown(view: FindableView<FindableDevice>, filter: DashboardFilter | null): boolean {
  if (filter === null || foundIn(view, filter).length > 0) return true;
  if (view.devices.length > 0 || filter.isNarrowed) return false;
  return isChosen(view.workspace, filter) && isFound(cachedWorkspaceText(view.workspace), filter.search);
}
