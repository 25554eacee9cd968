import type { PriceList, PurchasePreview } from '@partyline/contract';
import { isSavedAmountRight, type SubscriptionType } from '@partyline/pricing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { purchaseBody, type Wish } from './wish.ts';

/** A stated saving that the formula does not confirm is logged; the formula is shown. [GB-17] */
function logWrongSavings({ products }: PriceList): void {
  for (const { title, prices } of products) {
    for (const price of prices) {
      if (!isSavedAmountRight(price, prices)) console.warn(`Wrong savedAmount: ${title}, ${price.priceId}`);
    }
  }
}

/** The products of one price list. A failure is only logged; the section has words of its own for it. [PRICE-16, PRICE-19, ERR-39] */
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

/** The subscriptions of the account, for the instances whose plan can change. [API-27] */
export const subscriptionsQuery = queryOptions({
  queryKey: ['subscriptions', 'list'],
  queryFn: ({ signal }) => api.get('/api/subscription/list', { signal }),
});

/** The exact amount of a purchase, from the payment provider. It is read for every dialog: an old amount must not be shown. [PLUS-18] */
export const previewQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['purchase-preview', wish.subscriptionType, wish.offer.price.priceId, wish.vicUuid],
    queryFn: ({ signal }): Promise<PurchasePreview> =>
      api.post('/api/users/preview-purchase', { body: purchaseBody(wish), signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
