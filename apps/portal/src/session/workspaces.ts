import type { Instance, Workspace } from '@partyline/contract';
import { mergeFetchResult } from '@partyline/device-state';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { serverNowMs } from './server-clock.ts';

export type Workspaces = readonly Workspace[];

export const WORKSPACES_KEY = ['workspaces'] as const;
/** The key of every mutation of one device; its variables are {@link DeviceVariables}. */
export const DEVICE_MUTATION_KEY = ['device'] as const;

export interface DeviceVariables {
  readonly device: Instance;
}

function pendingDevices(client: QueryClient): ReadonlySet<string> {
  const pending = client.getMutationCache().findAll({ mutationKey: DEVICE_MUTATION_KEY, status: 'pending' });
  // Guaranteed by the mutation key.
  return new Set(pending.map(({ state }) => (state.variables as DeviceVariables).device.vicUuid));
}

/**
 * Fetches workspaces and merges them into the cache. A device with a mutation pending at either end of the fetch keeps its cached
 * value, as the fetched one may be older. [DEV-54]
 */
export async function fetchWorkspaces(
  client: QueryClient,
  fetchNow: () => Promise<Workspaces>,
): Promise<{ readonly merged: Workspaces; readonly now: Workspaces | undefined }> {
  const before = client.getQueryData<Workspaces>(WORKSPACES_KEY);
  const pendingBefore = pendingDevices(client);
  const fetched = await fetchNow();
  const now = client.getQueryData<Workspaces>(WORKSPACES_KEY);
  const pending = new Set([...pendingBefore, ...pendingDevices(client)]);
  return { merged: mergeFetchResult({ fetched, before, now }, (vicUuid) => pending.has(vicUuid)), now };
}

let fetchedAtMs = 0;

/** Returns the time of the last fetch in ms, 0 for never; unlike the query's age, notifications do not change it. */
export function lastFetchedAt(): number {
  return fetchedAtMs;
}

/** Every workspace the user sees, with its roles and devices; features pick their part with `select`. [API-35, DEV-55, GW-18, GC-14] */
export const workspacesQuery = queryOptions({
  queryKey: WORKSPACES_KEY,
  async queryFn({ client, signal }): Promise<Workspaces> {
    const { merged } = await fetchWorkspaces(client, () => api.get('/api/vic', { signal }));
    fetchedAtMs = serverNowMs();
    return merged;
  },
});
