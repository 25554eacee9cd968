import type { Instance } from '@partyline/contract';
import { widerOf, type DeviceFilter } from './device-filter.ts';
import type { WorkspaceView } from './workspace-view.ts';

/** What was found last in each workspace: several parts of a page ask, and the next letter of a search finds some of the same. */
const known = new WeakMap<
  WorkspaceView,
  { readonly filter: DeviceFilter; readonly found: readonly Instance[] }
>();

/** The devices of a workspace that a filter leaves, in no certain order; all for none. [GD-41, PLUS-13] */
export function foundIn(view: WorkspaceView, filter: DeviceFilter | null): readonly Instance[] {
  if (filter === null) return view.devices;
  const kept = known.get(view);
  if (kept?.filter === filter) return kept.found;
  const among = kept !== undefined && kept.filter === widerOf(filter) ? kept.found : view.devices;
  const found = among.filter(filter);
  known.set(view, { filter, found });
  return found;
}

/** Whether a filter leaves any device at all. */
export function isAnyFound(views: readonly WorkspaceView[], filter: DeviceFilter | null): boolean {
  return views.some((view) => foundIn(view, filter).length > 0);
}
