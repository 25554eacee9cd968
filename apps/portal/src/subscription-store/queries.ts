import { computeSubApiStatus, type SubApiStatus } from '@partyline/subscriptions';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** Prefix of all subscription keys. [BILL-40] */
export const SUBSCRIPTIONS_KEY = ['subscriptions'] as const;

/** The account's subscriptions by product line and what follows from them. [API-26, BILL-19, BILL-20, BILL-34] */
export const accountSubscriptionsQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'account'],
  queryFn: ({ signal }) => api.get('/api/subscription', { signal }),
});

/** Returns a subscription query's status. [BILL-16] */
export function subApiStatusOf({
  isFetching,
  isError,
  isSuccess,
}: Pick<UseQueryResult, 'isFetching' | 'isError' | 'isSuccess'>): SubApiStatus {
  return computeSubApiStatus({ isRunning: isFetching, hasFailed: isError, hasAnswer: isSuccess });
}
