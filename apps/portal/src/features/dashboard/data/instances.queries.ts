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
import type { FeedMode } from '@partyline/notifications';
import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { isBeingCommanded } from './given-commands.ts';
import { readAgain } from './read-again.ts';
import { serverNowMs } from '../server-clock.ts';
import { errorText } from '../../../shell/error-text.ts';

/** The workspaces with their devices, as cached. */
export type Workspaces = readonly Workspace[];

/** Where the workspaces with their devices are kept. */
export const INSTANCES_KEY = ['instances'] as const;

/** When the devices were last read, in ms; 0 for never. Unlike the age of what is kept, no notification moves it. */
let lastReadMs = 0;

/** When the devices were last read, in ms; 0 for never. */
export function lastReadAt(): number {
  return lastReadMs;
}

async function readAll(client: QueryClient, signal: AbortSignal): Promise<Workspaces> {
  const before = client.getQueryData<Workspaces>(INSTANCES_KEY);
  const read = await api.get('/api/vic', { signal });
  lastReadMs = serverNowMs();
  const now = client.getQueryData<Workspaces>(INSTANCES_KEY);
  return mergeFetchResult({ fetched: read, before, now }, isBeingCommanded);
}

/** Every workspace the person sees, with its devices. [API-35, DEV-55] */
export const instancesQuery = queryOptions({
  queryKey: INSTANCES_KEY,
  queryFn: ({ client, signal }) => readAll(client, signal),
});

/** Changes one device of what is kept. */
export function changeKeptDevice(
  client: QueryClient,
  vicUuid: string,
  change: (device: Instance) => Instance,
): void {
  client.setQueryData<Workspaces>(INSTANCES_KEY, (kept) => kept && changeDevice(kept, vicUuid, change));
}

/** Reads one workspace again and puts it in the place of the one that is kept. [GN-5] */
export async function rereadWorkspace(client: QueryClient, workspaceId: number): Promise<void> {
  const before = client.getQueryData<Workspaces>(INSTANCES_KEY);
  const read = await api.get('/api/vic', { params: { query: { workspaceId: String(workspaceId) } } });
  const now = client.getQueryData<Workspaces>(INSTANCES_KEY);
  const isKept = now?.some((workspace) => workspace.id === workspaceId) === true;
  const [fresh] = mergeFetchResult({ fetched: read, before, now }, isBeingCommanded);
  if (fresh?.id !== workspaceId || !isKept) {
    readAgain(client, INSTANCES_KEY);
    return;
  }
  const next = now.map((workspace) => (workspace.id === workspaceId ? fresh : workspace));
  client.setQueryData<Workspaces>(INSTANCES_KEY, replaceEqualDeep(now, next));
}

/** Found out once for every list as received: it is asked at every drawing, and a list may be long. */
const atWork = new WeakMap<Workspaces, boolean>();

/** Whether any device is at work. */
export function isAnyAtWork(workspaces: Workspaces | undefined): boolean {
  if (workspaces === undefined) return false;
  const known = atWork.get(workspaces);
  if (known !== undefined) return known;
  const isAtWork = ({ vicList, lqDevicesList }: Workspaces[number]) =>
    vicList.some(isLoading) || lqDevicesList.some(isLoading);
  const isAny = workspaces.some(isAtWork);
  atWork.set(workspaces, isAny);
  return isAny;
}

/** Milliseconds until the next fetch. [DASH-18, GD-33] */
export function refreshInterval(workspaces: Workspaces | undefined, feed: FeedMode): number {
  return computeDashboardRefreshMs({
    isVisible: document.visibilityState === 'visible',
    feed,
    isAnyInProgress: isAnyAtWork(workspaces),
  });
}

/**
 * What a query of the devices left. An answer that came with a success status but was no success keeps the data without a
 * message. [ENT-28, DEV-56, ERR-42]
 */
export function instanceLoadOf(result: {
  readonly data: Workspaces | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}): InstanceLoad<Workspaces> {
  const { data, isFetching, error } = result;
  const isAnswered = error instanceof ApiError && error.status !== null && error.status < 300;
  const failure = error === null ? null : { isAnswered, message: errorText(error) };
  return computeInstanceLoad({ data, isFetching, failure });
}
