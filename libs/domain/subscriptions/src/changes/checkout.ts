import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { PRODUCT_KIND_OF } from '@partyline/pricing';
import type { Offer, SubscriptionType } from '@partyline/pricing';
import { isActive, isPastDue, isTrial } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { trialDecision } from '../state/trial.ts';

/** An offer, its type, and the instance (null: a new one). [GB-10] */
export interface Purchase {
  readonly offer: Offer;
  readonly subscriptionType: SubscriptionType;
  readonly instanceId: number | null;
}

export interface Holdings {
  /**
   * Not yet deleted. `isBilled`: false where nothing can be paid, such as an assigned plan. `isChangePending`: a change of its plan
   * waits for a confirmation.
   */
  readonly subscriptions: readonly (Subscription & {
    readonly isBilled?: boolean;
    readonly isChangePending?: boolean;
  })[];
  /** Deleted ones included. */
  readonly hasHadTrial: boolean;
}

/**
 * By precedence: a payment is missing; a change waits for its confirmation; a second trial, or exactly what is active already.
 * [BILL-38, GB-11, HZ-3]
 */
export const CHECKOUT_REFUSALS = ['past-due', 'change-pending', 'plan-already-active'] as const;
export type CheckoutRefusal = (typeof CHECKOUT_REFUSALS)[number];

/**
 * Returns whether a purchase must name its target: a change of plan its instance, the second product line its physical device.
 * [GP-7, GB-10]
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
 * Returns whether the purchase is for an instance with an unpaid subscription, which is to be paid first: a change would turn the
 * unpaid period into credit. [HZ-3]
 */
function isUnpaid(held: Holdings['subscriptions'][number], { instanceId }: Purchase): boolean {
  return instanceId !== null && held.instanceId === instanceId && isPastDue(held) && held.isBilled !== false;
}

/**
 * Refuses a second trial, anything for an instance whose payment is missing or whose change waits for a confirmation, and exactly
 * what is active on it. [BILL-38, GB-11, GB-12, GP-3, HZ-3]
 */
export function checkoutDecision(purchase: Purchase, holdings: Holdings): Decision<CheckoutRefusal> {
  if (purchase.subscriptionType === 'trial') return trialDecision(holdings.hasHadTrial);
  if (holdings.subscriptions.some((held) => isUnpaid(held, purchase))) return refuse('past-due');
  const { instanceId } = purchase;
  const isPending = holdings.subscriptions.some(
    (held) => instanceId !== null && held.instanceId === instanceId && held.isChangePending === true,
  );
  if (isPending) return refuse('change-pending');
  const isHeld = holdings.subscriptions.some((held) => isActive(held) && isSame(held, purchase));
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
