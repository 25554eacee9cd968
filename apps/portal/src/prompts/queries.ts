import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** The subscriptions of the account, for prompts and for the instances whose plan can change. [API-27] */
export const subscriptionListQuery = queryOptions({
  queryKey: ['subscriptions', 'list'],
  queryFn: ({ signal }) => api.get('/api/subscription/list', { signal }),
});
