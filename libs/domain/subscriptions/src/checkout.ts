import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { PRODUCT_KIND_OF } from '@partyline/pricing';
import type { Offer, SubscriptionType } from '@partyline/pricing';
import { isActive, isTrial } from './subscription.ts';
import type { Subscription } from './subscription.ts';
import { trialDecision } from './trial.ts';

/** What is about to be bought: an offer, as what, and for which instance (null for a new one). [GB-10] */
export interface Purchase {
  readonly offer: Offer;
  readonly subscriptionType: SubscriptionType;
  readonly instanceId: number | null;
}

/** What the account has that matters for a purchase. */
export interface Holdings {
  /** Its subscriptions that are not yet deleted. */
  readonly subscriptions: readonly Subscription[];
  /** Whether it ever had a trial, deleted or not. */
  readonly hasHadTrial: boolean;
}

/** Why a purchase is refused: a second trial, or exactly what is active already. [BILL-38, GB-11] */
export const CHECKOUT_REFUSALS = ['plan-already-active'] as const;
/** One of {@link CHECKOUT_REFUSALS}. */
export type CheckoutRefusal = (typeof CHECKOUT_REFUSALS)[number];

/**
 * Whether a purchase names what it is for: a change of plan names the instance, and the second product line its physical device. A
 * new instance and a trial have nothing to name. [GP-7, GB-10]
 */
export function isTargetRequired(type: SubscriptionType): boolean {
  return type === 'upgrade' || type === 'skyport';
}

function isSame(held: Subscription, { offer, subscriptionType, instanceId }: Purchase): boolean {
  return (
    instanceId !== null &&
    held.instanceId === instanceId &&
    held.productKind === PRODUCT_KIND_OF[subscriptionType] &&
    held.plan === offer.product.title &&
    held.users === offer.price.users &&
    held.interval === offer.price.interval
  );
}

/**
 * Whether something can be bought: not a second trial, and not exactly the plan, users and interval that are active on that
 * instance already (past due and cancelled ones are active). A new instance has nothing yet. [BILL-38, GB-11, GB-12, GP-3]
 */
export function checkoutDecision(purchase: Purchase, holdings: Holdings): Decision<CheckoutRefusal> {
  if (purchase.subscriptionType === 'trial') return trialDecision(holdings.hasHadTrial);
  const isHeld = holdings.subscriptions.some((held) => isActive(held) && isSame(held, purchase));
  return isHeld ? refuse('plan-already-active') : allow();
}

/** What a person must know, and tick, before they buy. [GB-30] */
export const PURCHASE_WARNINGS = ['resets-configuration'] as const;
/** One of {@link PURCHASE_WARNINGS}. */
export type PurchaseWarning = (typeof PURCHASE_WARNINGS)[number];

/**
 * What the purchase-confirm dialog repeats and has ticked before it goes to payment: that the configuration is reset, where
 * the instance is on a trial. None: it just confirms. [GB-30, DEV-34]
 */
export function listPurchaseWarnings(
  purchase: Pick<Purchase, 'instanceId'>,
  subscriptions: readonly Pick<Subscription, 'instanceId' | 'productKind'>[],
): PurchaseWarning[] {
  const { instanceId } = purchase;
  const isFromTrial =
    instanceId !== null && subscriptions.some((held) => held.instanceId === instanceId && isTrial(held));
  return isFromTrial ? ['resets-configuration'] : [];
}
