import { isCheckoutPending } from '@partyline/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';

const POLL_MS = 2_000;

/** Returns the query of a checkout; without an id, of the user's newest. Polled until settled. [PLUS-17] */
export const checkoutQuery = (checkoutId: string | null, isWaiting: boolean) =>
  queryOptions({
    queryKey: ['checkout', checkoutId],
    queryFn: ({ signal }) =>
      api.get('/api/users/checkout-session', {
        params: { query: checkoutId === null ? {} : { checkoutId } },
        signal,
      }),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isWaiting && isCheckoutPending(data?.state) ? POLL_MS : false),
  });
