import type { PriceList } from '@partyline/contract';
import { isSavedAmountRight, type SubscriptionType } from '@partyline/pricing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/api.ts';

/** Logs savings that the formula contradicts; the formula is shown. [GB-17] */
function logWrongSavings({ products }: PriceList): void {
  for (const { title, prices } of products) {
    for (const price of prices) {
      if (!isSavedAmountRight(price, prices)) console.warn(`Wrong savedAmount: ${title}, ${price.priceId}`);
    }
  }
}

/** A failure is only logged; the section has its own text. [PRICE-16, PRICE-19, ERR-39] */
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
