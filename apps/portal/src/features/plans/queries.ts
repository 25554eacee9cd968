import type { PurchasePreview } from '@partyline/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { purchaseBody, type Wish } from './wish.ts';

/** The exact amount, read for every dialog: an old one must not be shown. [PLUS-18] */
export const previewQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['purchase-preview', wish.subscriptionType, wish.offer.price.priceId, wish.vicUuid],
    queryFn: ({ signal }): Promise<PurchasePreview> =>
      api.post('/api/users/preview-purchase', { body: purchaseBody(wish), signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
