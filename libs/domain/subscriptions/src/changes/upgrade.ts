import { allow, refuse } from '@partyline/kernel';
import type { Decision } from '@partyline/kernel';
import { can, isUpgradePromptFor } from '@partyline/permissions';
import type { RefusalReason, Subject } from '@partyline/permissions';
import { isBelowHighest } from '@partyline/pricing';
import type { PlacedProduct } from '@partyline/pricing';
import type { Subscription } from '../state/subscription.ts';

/** Besides a missing right to buy. [BILL-30, GC-13] */
export const UPGRADE_REFUSALS = ['other-product-kind', 'plan-not-on-sale', 'highest-plan'] as const;
export type UpgradeRefusal = (typeof UPGRADE_REFUSALS)[number] | RefusalReason;

/**
 * Allows an upgrade to callers who may buy, for an intercom subscription below the highest placeOrder on sale. [BILL-29, BILL-30,
 * GC-13]
 */
export function upgradeDecision(
  subject: Subject,
  subscription: Pick<Subscription, 'productKind' | 'plan'>,
  products: readonly PlacedProduct[],
): Decision<UpgradeRefusal> {
  if (!isUpgradePromptFor(subject, subscription.productKind)) {
    const purchase = can(subject, 'buy', { kind: 'account', branch: 'subscription' });
    return purchase.allowed ? refuse('other-product-kind') : purchase;
  }
  const isBelow = isBelowHighest(products, subscription.plan);
  if (isBelow === null) return refuse('plan-not-on-sale');
  return isBelow ? allow() : refuse('highest-plan');
}
