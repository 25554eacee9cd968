import type { SkyPortDevice, SubscriptionRow } from '@partyline/contract';
import type { Offer } from '@partyline/pricing';
import { listPurchaseWarnings, type ChosenPurchase, type PurchaseWarning } from '@partyline/subscriptions';

/** What the user is about to buy: an offer of a price list, for an instance or a device, or for a new instance (null). */
export interface Wish extends ChosenPurchase {
  readonly offer: Offer;
  /** The name of that instance or device. */
  readonly target: string | null;
  /** What the user has to tick first. [GB-30] */
  readonly warnings: readonly PurchaseWarning[];
}

/** A purchase as the API takes it, with what the user was shown: the server refuses another price. [GB-10] */
export function purchaseBody({ subscriptionType, offer, vicUuid }: Wish) {
  const { priceId, users, price } = offer.price;
  return { priceId, subscriptionType, users, price, ...(vicUuid !== null && { vicUuid }) };
}

/** An offer for a new instance, or for the trial. */
export function newWish(subscriptionType: 'new' | 'trial', offer: Offer): Wish {
  return { subscriptionType, offer, vicUuid: null, target: null, warnings: [] };
}

/** An offer of the second product line, for a physical device. [GP-7] */
export function deviceWish(offer: Offer, { vicUuid, deviceName }: SkyPortDevice): Wish {
  return { subscriptionType: 'skyport', offer, vicUuid, target: deviceName, warnings: [] };
}

/** A subscription whose instance is there to be changed. */
export type Changeable = SubscriptionRow & { readonly vicUuid: string };

/** Whether the upgrade list is for a subscription: it has an instance, and is of the intercom service. [BILL-30] */
export const isChangeable = (row: SubscriptionRow): row is Changeable =>
  row.vicUuid !== null && row.productKind !== 'skyport';

/** What changes, with what has to be ticked first. The places in the list stand for the instances' ids. [GB-30, DEV-34] */
export function changeWish(offer: Offer, target: Changeable, rows: readonly Changeable[]): Wish {
  const held = rows.map(({ productKind }, instanceId) => ({ instanceId, productKind }));
  return {
    subscriptionType: 'upgrade',
    offer,
    vicUuid: target.vicUuid,
    target: target.deviceName ?? target.vicUuid,
    warnings: listPurchaseWarnings({ instanceId: rows.indexOf(target) }, held),
  };
}
