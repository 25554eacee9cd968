import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** The subscriptions of the account. They are those of /myaccount, so a change there shows here. [API-27] */
export const promptedSubscriptionsQuery = queryOptions({
  queryKey: ['subscriptions', 'list'],
  queryFn: ({ signal }) => api.get('/api/subscription/list', { signal }),
});

/** The products on sale that an instance can be upgraded to. [PRICE-17] */
export const upgradeProductsQuery = queryOptions({
  queryKey: ['price-list', 'upgrade'],
  queryFn: async ({ signal }) => {
    const query = { subscriptionType: 'upgrade' } as const;
    return (await api.get('/api/ax/price-list', { params: { query }, signal })).products;
  },
  staleTime: 60_000,
});
