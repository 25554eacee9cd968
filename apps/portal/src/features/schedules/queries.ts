import type { ScheduleItem, ScheduleRun } from '@partyline/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const SCHEDULES_KEY = ['schedules'] as const;
/** Returns the query key of the schedules and quiet hours. */
export const schedulesKey = (workspaceId: number) => [...SCHEDULES_KEY, 'list', workspaceId] as const;
/** Returns the query key of the runs. */
export const runsKey = (scheduleId: number) => [...SCHEDULES_KEY, 'runs', scheduleId] as const;

/** Polling intervals: a run is near or open, and otherwise. */
const SOON_POLL_MS = 1_000;
const CALM_POLL_MS = 30_000;

function isPending({ nextRunAt, lastRun }: ScheduleItem): boolean {
  const isSoon = nextRunAt !== null && Date.parse(nextRunAt) < Date.now() + CALM_POLL_MS;
  return isSoon || lastRun?.outcome === 'running';
}

/** Returns the query of the schedules, next first, with the quiet hours. [PLUS-15] */
export const schedulesQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: schedulesKey(workspaceId),
    queryFn: ({ signal }) =>
      api.get('/api/workspace/{id}/schedules', { params: { path: { id: String(workspaceId) } }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.schedules.some(isPending) === true ? SOON_POLL_MS : CALM_POLL_MS,
  });

/** Returns the query of the runs of a schedule, newest first. [PLUS-15] */
export const runsQuery = (workspaceId: number, { id, lastRun }: Pick<ScheduleItem, 'id' | 'lastRun'>) =>
  queryOptions({
    // A new last run refetches the list.
    queryKey: [...runsKey(id), lastRun?.dueAt, lastRun?.outcome],
    queryFn: ({ signal }): Promise<readonly ScheduleRun[]> =>
      api.get('/api/workspace/{id}/schedules/{scheduleId}/runs', {
        params: { path: { id: String(workspaceId), scheduleId: String(id) } },
        signal,
      }),
  });
