import type { DeliveriesPage } from '@partyline/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const ALERTS_KEY = ['alerts'] as const;
/** Returns the query key of the alerts. */
export const alertsKey = (workspaceId: number) => [...ALERTS_KEY, 'list', workspaceId] as const;
/** Returns the query key of the delivery log. */
export const logKey = (alertId: number) => [...ALERTS_KEY, 'log', alertId] as const;

/** Returns the query of the alert rules of a workspace. [PLUS-16] */
export const alertsQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: alertsKey(workspaceId),
    queryFn: ({ signal }) =>
      api.get('/api/workspace/{id}/alerts', { params: { path: { id: String(workspaceId) } }, signal }),
  });

/** An outage is reported after the alert's delay, of which the feed says nothing. */
const POLL_MS = 5_000;
const PENDING_POLL_MS = 1_000;
/** A longer delay means a scheduled retry. */
const SOON_MS = 15_000;

function isPending({ deliveries }: DeliveriesPage): boolean {
  return deliveries.some(
    ({ state, nextAttemptAt }) =>
      state === 'pending' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + SOON_MS,
  );
}

/** Returns the query of the delivery log, newest first; polled, faster while a message is due soon. [PLUS-16] */
export const deliveriesQuery = (workspaceId: number, alertId: number) =>
  infiniteQueryOptions({
    queryKey: logKey(alertId),
    queryFn: ({ pageParam, signal }): Promise<DeliveriesPage> =>
      api.get('/api/workspace/{id}/alerts/{alertId}/deliveries', {
        params: {
          path: { id: String(workspaceId), alertId: String(alertId) },
          query: pageParam === null ? {} : { cursor: pageParam },
        },
        signal,
      }),
    initialPageParam: null as string | null, // the first page has none
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages.some(isPending) === true ? PENDING_POLL_MS : POLL_MS),
  });
