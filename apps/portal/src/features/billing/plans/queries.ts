import type { PurchasePreview } from '@partyline/contract';
import { purchaseBodyOf, type PlannedPurchase } from '@partyline/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';

/** Returns the query of the exact amount, read for every dialog: an old one must not be shown. [PLUS-18] */
export const previewQuery = (purchase: PlannedPurchase) =>
  queryOptions({
    queryKey: ['purchase-preview', purchase.subscriptionType, purchase.offer.price.priceId, purchase.vicUuid],
    queryFn: ({ signal }): Promise<PurchasePreview> =>
      api.post('/api/users/preview-purchase', { body: purchaseBodyOf(purchase), signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
