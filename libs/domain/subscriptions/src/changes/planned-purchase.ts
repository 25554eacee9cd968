import type { Offer, ProductKind } from '@partyline/pricing';
import type { ChosenPurchase } from '../account/subscription-store.ts';
import { listPurchaseWarnings, type PurchaseWarning } from './checkout.ts';

/** A purchase for an instance or device, or a new instance (null). */
export interface PlannedPurchase extends ChosenPurchase {
  readonly offer: Offer;
  /** The customer whose account has it; absent for the own account. [HZ-5] */
  readonly customerId?: number;
  /** The name of the instance or device. */
  readonly target: string | null;
  /** Required consents. [GB-30] */
  readonly warnings: readonly PurchaseWarning[];
}

/** Returns the body of the API's calls, with the price shown: the server refuses another. [GB-10] */
export function purchaseBodyOf({ subscriptionType, offer, vicUuid, customerId }: PlannedPurchase) {
  const { priceId, users, price } = offer.price;
  return {
    ...{ priceId, subscriptionType, users, price },
    ...(vicUuid !== null && { vicUuid }),
    ...(customerId !== undefined && { customerId }),
  };
}

/** Plans the purchase of an offer for a new instance or a trial. */
export function newPurchase(subscriptionType: 'new' | 'trial', offer: Offer): PlannedPurchase {
  return { subscriptionType, offer, vicUuid: null, target: null, warnings: [] };
}

/** Plans the purchase of an offer for a physical device. [GP-7] */
export function devicePurchase(
  offer: Offer,
  { vicUuid, deviceName }: { readonly vicUuid: string; readonly deviceName: string },
): PlannedPurchase {
  return { subscriptionType: 'skyport', offer, vicUuid, target: deviceName, warnings: [] };
}

interface PurchaseTarget {
  readonly vicUuid: string | null;
  readonly deviceName: string | null;
  readonly productKind: ProductKind;
  readonly customer?: { readonly customerId: number | null; readonly company: string } | null;
}

/** Returns the price list from which a subscription is changed or bought again. [BILL-30, GB-32, GP-7] */
export function changeListOf({ productKind }: Pick<PurchaseTarget, 'productKind'>): 'upgrade' | 'skyport' {
  return productKind === 'skyport' ? 'skyport' : 'upgrade';
}

/** Returns whether a subscription is changed from the upgrade list: that of an intercom instance. [BILL-30] */
export function isUpgradable<Row extends Pick<PurchaseTarget, 'vicUuid' | 'productKind'>>(
  row: Row,
): row is Row & { readonly vicUuid: string } {
  return row.vicUuid !== null && changeListOf(row) === 'upgrade';
}

/** Plans the change of a subscription; null without an instance or device. [GB-30, DEV-34, GP-7] */
export function changePurchase(
  offer: Offer,
  row: PurchaseTarget & { readonly vicUuid: string },
): PlannedPurchase;
export function changePurchase(offer: Offer, row: PurchaseTarget): PlannedPurchase | null;
export function changePurchase(
  offer: Offer,
  { vicUuid, deviceName, productKind, customer }: PurchaseTarget,
): PlannedPurchase | null {
  if (vicUuid === null) return null;
  // Of a customer's intercom the partner knows no name.
  const target = customer?.company ?? deviceName ?? vicUuid;
  const customerId = customer?.customerId ?? undefined;
  const of = customerId === undefined ? {} : { customerId };
  const subscriptionType = changeListOf({ productKind });
  if (subscriptionType === 'skyport')
    return { ...devicePurchase(offer, { vicUuid, deviceName: target }), ...of };
  // A listed subscription is that of its instance: any one id stands for it.
  const warnings = listPurchaseWarnings({ instanceId: 0 }, [{ instanceId: 0, productKind }]);
  return { subscriptionType, offer, vicUuid, target, warnings, ...of };
}
