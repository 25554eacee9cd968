import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** Subscriptions whose plan can change. [API-27] */
export const subscriptionListQuery = queryOptions({
  queryKey: ['subscriptions', 'list'],
  queryFn: ({ signal }) => api.get('/api/subscription/list', { signal }),
});

/** Only those with something to report: few of thousands. [BILL-26 … BILL-30] */
export const noticedListQuery = queryOptions({
  queryKey: ['subscriptions', 'noticed'],
  queryFn: ({ signal }) =>
    api.get('/api/subscription/list', { params: { query: { noticed: 'true' } }, signal }),
});
