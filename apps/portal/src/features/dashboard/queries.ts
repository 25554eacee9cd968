import { ApiError } from '@partyline/api-client';
import type { Instance } from '@partyline/contract';
import { changeDevice, computeInstanceLoad, isLoading, type InstanceLoad } from '@partyline/device-state';
import { computeDashboardRefreshMs } from '@partyline/display';
import { queryOptions, replaceEqualDeep, useQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useFeedMode } from '../../session/feed/notification-feed.ts';
import { errorText } from '../../shell/messages/error-text.ts';
import {
  fetchWorkspaces,
  workspacesQuery,
  WORKSPACES_KEY,
  type Workspaces,
} from '../../session/workspaces.ts';
import { refetch } from './data/refetch.ts';

/** All data centers. [GD-44] */
const deploymentTargetsQuery = queryOptions({
  queryKey: ['deployment-targets'],
  queryFn: ({ signal }) => api.get('/api/vic/deployment-targets', { signal }),
  staleTime: 300_000,
});

/** Changes one cached device. */
export function changeCachedDevice(
  client: QueryClient,
  vicUuid: string,
  change: (device: Instance) => Instance,
): void {
  client.setQueryData<Workspaces>(
    WORKSPACES_KEY,
    (cached) => cached && changeDevice(cached, vicUuid, change),
  );
}

/** Fetches one workspace into the cache. [GN-5] */
export async function refetchWorkspace(client: QueryClient, workspaceId: number): Promise<void> {
  const query = { workspaceId: String(workspaceId) };
  const { merged, now } = await fetchWorkspaces(client, () => api.get('/api/vic', { params: { query } }));
  const isCached = now?.some((workspace) => workspace.id === workspaceId) === true;
  const [fresh] = merged;
  if (fresh?.id !== workspaceId || !isCached) {
    refetch(client, WORKSPACES_KEY);
    return;
  }
  const next = now.map((workspace) => (workspace.id === workspaceId ? fresh : workspace));
  client.setQueryData<Workspaces>(WORKSPACES_KEY, replaceEqualDeep(now, next));
}

/** Cached per list: read at every render. */
const inProgress = new WeakMap<Workspaces, boolean>();

/** Returns whether any device starts or stops. */
export function isAnyInProgress(workspaces: Workspaces | undefined): boolean {
  if (workspaces === undefined) return false;
  const known = inProgress.get(workspaces);
  if (known !== undefined) return known;
  const isAny = workspaces.some(
    ({ vicList, lqDevicesList }) => vicList.some(isLoading) || lqDevicesList.some(isLoading),
  );
  inProgress.set(workspaces, isAny);
  return isAny;
}

/** Reads the data centers while they are needed; undefined until read. [ENT-28, PLUS-14] */
export function useDeploymentTargets(isNeeded: boolean) {
  const read = useQuery({ ...deploymentTargetsQuery, enabled: isNeeded });
  return { deploymentTargetList: read.data, read };
}

export interface LiveInstances extends InstanceLoad<Workspaces> {
  readonly updatedAtMs: number;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/**
 * Reads and polls the devices. A success status without a usable body keeps the data, without a message. [DASH-18, DEV-56, GD-33,
 * ENT-28, ERR-42]
 */
export function useInstances(): LiveInstances {
  const feed = useFeedMode();
  const query = useQuery({
    ...workspacesQuery,
    refetchInterval: ({ state }) =>
      computeDashboardRefreshMs({
        isVisible: document.visibilityState === 'visible',
        feed,
        isAnyInProgress: isAnyInProgress(state.data),
      }),
    refetchIntervalInBackground: true,
  });
  const { data, isFetching, error } = query;
  const isAnswered = error instanceof ApiError && error.status !== null && error.status < 300;
  const failure = error === null ? null : { isAnswered, message: errorText(error) };
  return {
    ...computeInstanceLoad({ data, isFetching, failure }),
    updatedAtMs: query.dataUpdatedAt,
    hasFailed: query.isError,
    refetch: () => void query.refetch(),
  };
}
