import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** The subscriptions of the account, for the instances whose plan can change. [API-27] */
export const subscriptionListQuery = queryOptions({
  queryKey: ['subscriptions', 'list'],
  queryFn: ({ signal }) => api.get('/api/subscription/list', { signal }),
});

/** Those among them of which there is something to tell: of thousands, a page needs these few. [BILL-26 … BILL-30] */
export const noticedListQuery = queryOptions({
  queryKey: ['subscriptions', 'noticed'],
  queryFn: ({ signal }) =>
    api.get('/api/subscription/list', { params: { query: { noticed: 'true' } }, signal }),
});
