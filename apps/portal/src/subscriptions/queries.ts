import { computeSubApiStatus, type SubApiStatus } from '@partyline/subscriptions';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { PriceList } from '@partyline/contract';
import { isSavedAmountRight, type SubscriptionType } from '@partyline/pricing';
import { api } from '../session/api.ts';
import type { EffectKind } from '../session/feed/notification-feed.ts';

/** Prefix of all subscription keys. [BILL-40] */
export const SUBSCRIPTIONS_KEY = ['subscriptions'] as const;

/** Events that change subscriptions. [BILL-40] */
export const SUBSCRIPTION_EFFECTS: ReadonlySet<EffectKind> = new Set([
  'reload-subscriptions',
  'reload-workspaces',
]);

/** The account's subscriptions by product line and what follows from them. [API-26, BILL-19, BILL-20, BILL-34] */
export const accountSubscriptionsQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'account'],
  queryFn: ({ signal }) => api.get('/api/subscription', { signal }),
});

/** Only those with something to report: few of thousands. [BILL-26 … BILL-30, PLUS-19] */
export const noticedListQuery = queryOptions({
  queryKey: [...SUBSCRIPTIONS_KEY, 'noticed'],
  queryFn: ({ signal }) =>
    api.get('/api/subscription/list', { params: { query: { noticed: 'true' } }, signal }),
});

/** Returns a subscription query's status. [BILL-16] */
export function subApiStatusOf({
  isFetching,
  isError,
  isSuccess,
}: Pick<UseQueryResult, 'isFetching' | 'isError' | 'isSuccess'>): SubApiStatus {
  return computeSubApiStatus({ isRunning: isFetching, hasFailed: isError, hasAnswer: isSuccess });
}

/** Logs savings that the formula contradicts; the formula is shown. [GB-17] */
function logWrongSavings({ products }: PriceList): void {
  for (const { title, prices } of products) {
    for (const price of prices) {
      if (!isSavedAmountRight(price, prices)) console.warn(`Wrong savedAmount: ${title}, ${price.priceId}`);
    }
  }
}

/** Returns the query of the price list, whose failure is only logged: the section has its own text. [PRICE-16, PRICE-19, ERR-39] */
export const priceListQuery = (subscriptionType: SubscriptionType) =>
  queryOptions({
    queryKey: ['price-list', subscriptionType],
    queryFn: async ({ signal }) => {
      try {
        const list = await api.get('/api/ax/price-list', { params: { query: { subscriptionType } }, signal });
        logWrongSavings(list);
        return list.products;
      } catch (error) {
        if (!signal.aborted) console.warn('Unable to fetch data: price list', error);
        throw error;
      }
    },
    staleTime: 60_000,
  });
