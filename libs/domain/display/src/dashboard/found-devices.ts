import type { Instance } from '@partyline/contract';
import { isInFilter, NO_FILTER, type DeviceFilter as Narrowing } from '@partyline/device-state';
import { isFound, normalizeSearch, searchTextOf } from '@partyline/display';
import { whenIdle } from '../../../next-task.ts';
import type { WorkspaceView } from './workspace-view.ts';

export type DeviceFilter = (device: Instance) => boolean;

const texts = new WeakMap<Instance, string>();

/** The searchable text of a device, cached. */
function textOf(device: Instance): string {
  const known = texts.get(device);
  if (known !== undefined) return known;
  const text = searchTextOf(device);
  texts.set(device, text);
  return text;
}

/** The last filter: an interrupted render restarts with the same object. */
let last: { search: string; narrowing: Narrowing; filter: DeviceFilter | null } | undefined;

/** The previous filter, if it finds a superset. */
const wider = new WeakMap<DeviceFilter, DeviceFilter>();

/** A previous filter that finds a superset, if any. */
export function widerOf(filter: DeviceFilter): DeviceFilter | undefined {
  return wider.get(filter);
}

/** The filter of a search and its narrowing; null when nothing is hidden. [GD-41, PLUS-13] */
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

/** Whether a narrowing filters anything. */
export function isNarrowing({ isFavoritesOnly, ...lists }: Narrowing): boolean {
  return isFavoritesOnly || Object.values(lists).some((list: readonly string[]) => list.length > 0);
}

function makeFilter(search: string, narrowing: Narrowing): DeviceFilter | null {
  if (!isNarrowing(narrowing)) return search === '' ? null : (device) => isFound(textOf(device), search);
  return (device) => isFound(textOf(device), search) && isInFilter(device, narrowing);
}

/** The last result per workspace, shared by components and narrowed by the next key. */
const lastFound = new WeakMap<
  WorkspaceView,
  { readonly filter: DeviceFilter; readonly found: readonly Instance[] }
>();

/** The devices that pass a filter, unordered; all for null. [GD-41, PLUS-13] */
export function foundIn(view: WorkspaceView, filter: DeviceFilter | null): readonly Instance[] {
  if (filter === null) return view.devices;
  const cached = lastFound.get(view);
  if (cached?.filter === filter) return cached.found;
  const among = cached !== undefined && cached.filter === widerOf(filter) ? cached.found : view.devices;
  const found = among.filter(filter);
  lastFound.set(view, { filter, found });
  return found;
}

/** Whether any device passes a filter. */
export function isAnyFound(views: readonly WorkspaceView[], filter: DeviceFilter | null): boolean {
  return views.some((view) => foundIn(view, filter).length > 0);
}

/** Time slice; the longest input delay. */
const SLICE_MS = 4;
const IDLE_AT_LATEST_MS = 2_000;

/** Fully indexed workspaces. */
const prepared = new WeakSet<WorkspaceView>();

/** Builds the search index while idle, until aborted: for 10,000 devices it would dominate the first key. [GD-41] */
export async function prepareSearch(views: readonly WorkspaceView[], signal: AbortSignal): Promise<void> {
  let until = -Infinity;
  for (const view of views) {
    if (prepared.has(view)) continue;
    for (const device of view.devices) {
      if (performance.now() > until) {
        await whenIdle(IDLE_AT_LATEST_MS);
        if (signal.aborted) return;
        until = performance.now() + SLICE_MS;
      }
      textOf(device);
    }
    prepared.add(view);
  }
}
