import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The key that everything about the subscriptions of the account begins with. [BILL-40] */
export const SUBSCRIPTIONS_KEY = ['subscriptions'] as const;

/** What the account has now: its subscriptions by product line, and what follows from them. [API-26, BILL-19, BILL-20, BILL-34] */
export const accountSubscriptionsQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'account'],
  queryFn: ({ signal }) => api.get('/api/subscription', { signal }),
});

/** The invoices of the account, newest first. [API-28, BILL-35] */
export const invoicesQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'billing'],
  queryFn: ({ signal }) => api.get('/api/subscription/billing', { signal }),
});

/** The customers of a partner. [PLUS-21, GP-6] */
export const customersQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'customers'],
  queryFn: ({ signal }) => api.get('/api/partner/customers', { signal }),
});
