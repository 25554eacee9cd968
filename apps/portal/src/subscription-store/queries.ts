import { computeSubApiStatus, type SubApiStatus } from '@partyline/subscriptions';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** The key that everything about the subscriptions of the account begins with. [BILL-40] */
export const SUBSCRIPTIONS_KEY = ['subscriptions'] as const;

/** What the account has now: its subscriptions by product line, and what follows from them. [API-26, BILL-19, BILL-20, BILL-34] */
export const accountSubscriptionsQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'account'],
  queryFn: ({ signal }) => api.get('/api/subscription', { signal }),
});

/** How a read about subscriptions goes. [BILL-16] */
export function subApiStatusOf({
  isFetching,
  isError,
  isSuccess,
}: Pick<UseQueryResult, 'isFetching' | 'isError' | 'isSuccess'>): SubApiStatus {
  return computeSubApiStatus({ isRunning: isFetching, hasFailed: isError, hasAnswer: isSuccess });
}
