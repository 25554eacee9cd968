import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { SUBSCRIPTIONS_KEY } from '../../subscriptions/queries.ts';

/** Newest first. [API-28, BILL-35] */
export const invoicesQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'billing'],
  queryFn: ({ signal }) => api.get('/api/subscription/billing', { signal }),
});

/** The customers of a partner. [PLUS-21, GP-6] */
export const customersQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'customers'],
  queryFn: ({ signal }) => api.get('/api/partner/customers', { signal }),
});
