import { MAINTENANCE_CHECK_MS } from '@partyline/session';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

const noFailure = () => null;

/** The service's notice; null if unknown. Redirected visitors arrive without it. */
export const noticeQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: ({ signal }): Promise<unknown> =>
    api.get('/api/ping', { signal, retry: false }).then(noFailure, (error: unknown) => error),
  initialData: null,
  // Asked at once.
  staleTime: 0,
  gcTime: 0,
});

/** Whether the service answers; polled every 5 s, first after 5 s. [GR-13, CONST-5] */
export const pingQuery = queryOptions({
  queryKey: ['ping'],
  queryFn: ({ signal }) => api.get('/api/ping', { signal, retry: false }).then(() => true),
  // The service has just answered the visitor: the first poll waits.
  initialData: false,
  refetchOnMount: false,
  refetchInterval: MAINTENANCE_CHECK_MS,
  refetchIntervalInBackground: true,
  gcTime: 0,
});
