import type { PurchasePreview, SkyPortDevice, SubscriptionRow } from '@partyline/contract';
import type { Offer } from '@partyline/pricing';
import { listPurchaseWarnings, type ChosenPurchase, type PurchaseWarning } from '@partyline/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** A purchase for an instance or device, or a new instance (null). */
export interface PlannedPurchase extends ChosenPurchase {
  readonly offer: Offer;
  /** The name of the instance or device. */
  readonly target: string | null;
  /** Required consents. [GB-30] */
  readonly warnings: readonly PurchaseWarning[];
}

/** Returns the API body with the price shown: the server refuses another. [GB-10] */
export function purchaseBody({ subscriptionType, offer, vicUuid }: PlannedPurchase) {
  const { priceId, users, price } = offer.price;
  return { priceId, subscriptionType, users, price, ...(vicUuid !== null && { vicUuid }) };
}

/** Returns the query of the exact amount, read for every dialog: an old one must not be shown. [PLUS-18] */
export const previewQuery = (purchase: PlannedPurchase) =>
  queryOptions({
    queryKey: ['purchase-preview', purchase.subscriptionType, purchase.offer.price.priceId, purchase.vicUuid],
    queryFn: ({ signal }): Promise<PurchasePreview> =>
      api.post('/api/users/preview-purchase', { body: purchaseBody(purchase), signal }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

/** Plans the purchase of an offer for a new instance or a trial. */
export function newPurchase(subscriptionType: 'new' | 'trial', offer: Offer): PlannedPurchase {
  return { subscriptionType, offer, vicUuid: null, target: null, warnings: [] };
}

/** Plans the purchase of an offer for a physical device. [GP-7] */
export function devicePurchase(offer: Offer, { vicUuid, deviceName }: SkyPortDevice): PlannedPurchase {
  return { subscriptionType: 'skyport', offer, vicUuid, target: deviceName, warnings: [] };
}

/** A subscription with an instance. */
export type Changeable = SubscriptionRow & { readonly vicUuid: string };

/** Returns whether a subscription can be changed: the upgrade list is for intercom instances. [BILL-30] */
export const isChangeable = (row: SubscriptionRow): row is Changeable =>
  row.vicUuid !== null && row.productKind !== 'skyport';

/** Plans a plan change; list positions are the instances' ids. [GB-30, DEV-34] */
export function changePurchase(
  offer: Offer,
  target: Changeable,
  rows: readonly Changeable[],
): PlannedPurchase {
  const held = rows.map(({ productKind }, instanceId) => ({ instanceId, productKind }));
  return {
    subscriptionType: 'upgrade',
    offer,
    vicUuid: target.vicUuid,
    target: target.deviceName ?? target.vicUuid,
    warnings: listPurchaseWarnings({ instanceId: rows.indexOf(target) }, held),
  };
}
