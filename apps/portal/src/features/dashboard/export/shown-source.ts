import type { Instance, Workspace } from '@partyline/contract';
import { parseDeviceFilter } from '@partyline/device-state';
import { createViewBuilder, filterOf, parseListSort, type ViewType } from '@partyline/display';
import { PLANS } from '@partyline/pricing';
import { serverNowMs } from '../../../session/server-clock.ts';
import type { Workspaces } from '../../../session/workspaces.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import type { ExportSource } from './build-export.ts';

/** Returns what the dashboard shows at an address: found, filtered and, in the list, sorted. [CSV-3, GD-41] */
export function shownSource(
  workspaces: Workspaces,
  search: DashboardSearch,
  viewType: ViewType,
): ExportSource {
  const views = createViewBuilder<Instance, Workspace>()(workspaces, serverNowMs());
  const workspaceIds = workspaces.map(({ id }) => id);
  return {
    views,
    filter: filterOf(search.q ?? '', parseDeviceFilter(search, { plans: PLANS, workspaceIds })),
    sort: viewType === 'list' ? parseListSort(search.sort ?? '') : null,
  };
}
