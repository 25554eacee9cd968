import type { Instance, Workspace } from '@partyline/contract';
import { millisecondsInMinute } from 'date-fns/constants';
import { parseDeviceFilter, type DeviceFilter } from '@partyline/device-state';
import { PLANS } from '@partyline/pricing';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DashboardSearch } from './dashboard-search.ts';
import { useClock } from './data/clock.ts';
import { workspacesQuery, type Workspaces } from '../../session/workspaces.ts';
import { isAnyInProgress } from './queries.ts';
import type { WorkspaceView } from './dashboard-rows.ts';
import { createViewBuilder } from '@partyline/display';

const NO_WORKSPACES: Workspaces = [];
/** Maximum delay until a timed-out command shows as an error. */
const IN_PROGRESS_MS = 5_000;

/** Returns the workspaces as shown now; unchanged ones keep their identity. */
export function useDashboardViews(workspaces: Workspaces | undefined): readonly WorkspaceView[] {
  const [build] = useState(createViewBuilder<Instance, Workspace>);
  const nowMs = useClock(isAnyInProgress(workspaces) ? IN_PROGRESS_MS : millisecondsInMinute);
  return useMemo(() => build(workspaces ?? NO_WORKSPACES, nowMs), [build, workspaces, nowMs]);
}

/** Returns the same from the cache, for what opens over the page; the page fetches. */
export function useCachedViews(): readonly WorkspaceView[] {
  return useDashboardViews(useQuery({ ...workspacesQuery, refetchOnMount: false }).data);
}

/** Returns the filter in the URL; workspaces that the user does not see are ignored. [GD-41, PLUS-13] */
export function useNarrowing(search: DashboardSearch, views: readonly WorkspaceView[]): DeviceFilter {
  const { workspaces = '', state, plan, version, center, favorites } = search;
  // As a text, so that a live update keeps the filter's identity.
  const seen = workspaces === '' ? '' : views.map((view) => view.workspace.id).join();
  return useMemo(
    () =>
      parseDeviceFilter(
        { workspaces, state, plan, version, center, favorites },
        { plans: PLANS, workspaceIds: seen.split(',').map(Number) },
      ),
    [seen, workspaces, state, plan, version, center, favorites],
  );
}
