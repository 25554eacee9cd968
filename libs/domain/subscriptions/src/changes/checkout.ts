import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { PRODUCT_KIND_OF } from '@partyline/pricing';
import type { Offer, SubscriptionType } from '@partyline/pricing';
import { isActive, isTrial } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { trialDecision } from '../state/trial.ts';
import { findUnsettled, UNSETTLED_REASONS, type Settlement } from './plan-change.ts';

/** An offer, its type, and the instance (null: a new one). [GB-10] */
export interface Purchase {
  readonly offer: Offer;
  readonly subscriptionType: SubscriptionType;
  readonly instanceId: number | null;
}

export interface Holdings {
  /** Not yet deleted. */
  readonly subscriptions: readonly (Subscription & Settlement)[];
  /** Deleted ones included. */
  readonly hasHadTrial: boolean;
}

/** By precedence: what is settled first; a trial that the account cannot have, or exactly what is active already. [BILL-38, GB-11, HZ-3] */
export const CHECKOUT_REFUSALS = [...UNSETTLED_REASONS, 'plan-already-active'] as const;
export type CheckoutRefusal = (typeof CHECKOUT_REFUSALS)[number];

/**
 * Returns whether a purchase must name its target: a change of plan its instance, the second product line its physical device.
 * [GP-7, GB-10]
 */
export function isTargetRequired(type: SubscriptionType): boolean {
  return type === 'upgrade' || type === 'skyport';
}

function isSame(held: Subscription, { offer, subscriptionType }: Purchase): boolean {
  return (
    held.productKind === PRODUCT_KIND_OF[subscriptionType] &&
    held.plan === offer.product.title &&
    held.users === offer.price.users &&
    held.interval === offer.price.interval
  );
}

/**
 * Refuses a second trial or one beside a paid plan, anything for an instance with something to settle first, and exactly what is active on it. [BILL-38,
 * GB-11, GB-12, GP-3, HZ-3]
 */
export function checkoutDecision(purchase: Purchase, holdings: Holdings): Decision<CheckoutRefusal> {
  if (purchase.subscriptionType === 'trial')
    return trialDecision(holdings.hasHadTrial, holdings.subscriptions);
  const { instanceId } = purchase;
  const onInstance = holdings.subscriptions.filter(
    (held) => instanceId !== null && held.instanceId === instanceId,
  );
  const unsettled = findUnsettled(onInstance);
  if (unsettled !== null) return refuse(unsettled);
  const isHeld = onInstance.some((held) => isActive(held) && isSame(held, purchase));
  return isHeld ? refuse('plan-already-active') : allow();
}

/** [GB-30] */
export const PURCHASE_WARNINGS = ['resets-configuration'] as const;
export type PurchaseWarning = (typeof PURCHASE_WARNINGS)[number];

/**
 * Lists what the buyer has to accept before payment: buying for an instance on a trial resets its configuration. [GB-30, DEV-34]
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

/** What a purchase does to its instance or device. */
export type InstanceEffect = 'none' | 'new' | 'keeps-running' | 'resets-configuration';

/**
 * Returns what a purchase does to its instance. A change of a billed plan sends it nothing: it runs on, with its configuration and
 * its users. `isChange`: the instance has a billed plan. [PLUS-18, GB-30, DEV-34]
 */
export function computeInstanceEffect(
  purchase: Pick<Purchase, 'instanceId'> & { readonly isChange: boolean },
  subscriptions: readonly Pick<Subscription, 'instanceId' | 'productKind'>[],
): InstanceEffect {
  if (purchase.isChange) return 'keeps-running';
  if (listPurchaseWarnings(purchase, subscriptions).length > 0) return 'resets-configuration';
  return purchase.instanceId === null ? 'new' : 'none';
}
