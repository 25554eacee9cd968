import { ApiError } from '@partyline/api-client';
import type { Instance, Workspace } from '@partyline/contract';
import {
  changeDevice,
  computeInstanceLoad,
  isLoading,
  mergeFetchResult,
  type InstanceLoad,
} from '@partyline/device-state';
import { computeDashboardRefreshMs } from '@partyline/display';
import { queryOptions, replaceEqualDeep, useQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { useFeedMode } from '../../session/feed/notification-feed.ts';
import { errorText } from '../../shell/error-text.ts';
import { refetch } from './data/refetch.ts';
import { serverNowMs } from './data/server-clock.ts';

/** The workspaces with their devices, as cached. */
export type Workspaces = readonly Workspace[];

/** The key of {@link instancesQuery}. */
export const INSTANCES_KEY = ['instances'] as const;
/** The key of every mutation of one device; their variables have the device. */
export const DEVICE_MUTATION_KEY = ['device'] as const;

/** What every mutation of one device is about. */
export interface DeviceVariables {
  readonly device: Instance;
}

/** The devices with a mutation under way. */
function pendingDevices(client: QueryClient): ReadonlySet<string> {
  const pending = client.getMutationCache().findAll({ mutationKey: DEVICE_MUTATION_KEY, status: 'pending' });
  // Every mutation with this key has these variables.
  return new Set(pending.map(({ state }) => (state.variables as DeviceVariables).device.vicUuid));
}

/**
 * Fetches devices and merges them into the cached ones. A device with a mutation under way when the fetch began, or when it
 * ends, keeps what the page shows: what was fetched may be older than the mutation, and its end refetches. [DEV-54]
 */
async function fetchDevices(
  client: QueryClient,
  fetchNow: () => Promise<Workspaces>,
): Promise<{ readonly merged: Workspaces; readonly now: Workspaces | undefined }> {
  const before = client.getQueryData<Workspaces>(INSTANCES_KEY);
  const pendingBefore = pendingDevices(client);
  const fetched = await fetchNow();
  const now = client.getQueryData<Workspaces>(INSTANCES_KEY);
  const pending = new Set([...pendingBefore, ...pendingDevices(client)]);
  return { merged: mergeFetchResult({ fetched, before, now }, (vicUuid) => pending.has(vicUuid)), now };
}

let fetchedAtMs = 0;

/** When the devices were last fetched, in ms; 0 for never. Unlike the age of the cached data, no notification moves it. */
export function lastFetchedAt(): number {
  return fetchedAtMs;
}

/** Every workspace the user sees, with its devices. [API-35, DEV-55] */
export const instancesQuery = queryOptions({
  queryKey: INSTANCES_KEY,
  async queryFn({ client, signal }): Promise<Workspaces> {
    const { merged } = await fetchDevices(client, () => api.get('/api/vic', { signal }));
    fetchedAtMs = serverNowMs();
    return merged;
  },
});

/** The data centers there are. [GD-44] */
export const deploymentTargetsQuery = queryOptions({
  queryKey: ['deployment-targets'],
  queryFn: ({ signal }) => api.get('/api/vic/deployment-targets', { signal }),
  staleTime: 300_000,
});

/** Changes one device of the cached data. */
export function changeCachedDevice(
  client: QueryClient,
  vicUuid: string,
  change: (device: Instance) => Instance,
): void {
  client.setQueryData<Workspaces>(INSTANCES_KEY, (cached) => cached && changeDevice(cached, vicUuid, change));
}

/** Fetches one workspace and replaces it in the cached data. [GN-5] */
export async function refetchWorkspace(client: QueryClient, workspaceId: number): Promise<void> {
  const query = { workspaceId: String(workspaceId) };
  const { merged, now } = await fetchDevices(client, () => api.get('/api/vic', { params: { query } }));
  const isCached = now?.some((workspace) => workspace.id === workspaceId) === true;
  const [fresh] = merged;
  if (fresh?.id !== workspaceId || !isCached) {
    refetch(client, INSTANCES_KEY);
    return;
  }
  const next = now.map((workspace) => (workspace.id === workspaceId ? fresh : workspace));
  client.setQueryData<Workspaces>(INSTANCES_KEY, replaceEqualDeep(now, next));
}

/** Computed once for every list: it is asked at every rendering, and a list may be long. */
const inProgress = new WeakMap<Workspaces, boolean>();

/** Whether any device starts or stops. */
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

/** The devices, live, and how the last fetch went. */
export interface LiveInstances extends InstanceLoad<Workspaces> {
  /** When the data was fetched or changed, in ms. */
  readonly updatedAtMs: number;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/**
 * Reads the devices, and polls them as long as the dashboard is on screen. An answer that came with a success status but was
 * no success keeps the data without a message. [DASH-18, DEV-56, GD-33, ENT-28, ERR-42]
 */
export function useInstances(isReady: boolean): LiveInstances {
  const feed = useFeedMode();
  const query = useQuery({
    ...instancesQuery,
    enabled: isReady,
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
