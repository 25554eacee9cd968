import type { PurchasePreview } from '@partyline/contract';
import { queryOptions } from '@tanstack/react-query';
import { type PlannedPurchase, purchaseBody } from './planned-purchase.ts';
import { api } from '../../session/api.ts';

/** The exact amount, read for every dialog: an old one must not be shown. [PLUS-18] */
export const previewQuery = (purchase: PlannedPurchase) =>
  queryOptions({
    queryKey: ['purchase-preview', purchase.subscriptionType, purchase.offer.price.priceId, purchase.vicUuid],
    queryFn: ({ signal }): Promise<PurchasePreview> =>
      api.post('/api/users/preview-purchase', { body: purchaseBody(purchase), signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
