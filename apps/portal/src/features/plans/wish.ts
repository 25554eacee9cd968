import type { Offer, SubscriptionType } from '@partyline/pricing';
import type { PurchaseWarning } from '@partyline/subscriptions';

/** What the user is about to buy: an offer of a price list, for an instance or for a new one (null). */
export interface Wish {
  readonly subscriptionType: SubscriptionType;
  readonly offer: Offer;
  readonly vicUuid: string | null;
  /** The name of that instance. */
  readonly target: string | null;
  /** What the user has to tick first. [GB-30] */
  readonly warnings: readonly PurchaseWarning[];
}

/** A purchase as the API takes it, with what the user was shown: the server refuses another price. [GB-10] */
export function purchaseBody({ subscriptionType, offer, vicUuid }: Wish) {
  const { priceId, users, price } = offer.price;
  return { priceId, subscriptionType, users, price, ...(vicUuid !== null && { vicUuid }) };
}
