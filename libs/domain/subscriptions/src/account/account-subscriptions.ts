import { PAID_PLANS, PLANS } from '@partyline/pricing';
import type { PaidPlan, Plan, ProductKind } from '@partyline/pricing';
import { accountPlanTypeOf } from '@partyline/roles';
import type { AccountPlanType } from '@partyline/roles';
import { isActive } from '../state/subscription.ts';
import type { Subscription } from '../state/subscription.ts';
import { isExpired } from '../state/term.ts';

/** Of subscriptions not yet deleted. */
export type AccountSubscription = Pick<
  Subscription,
  'productKind' | 'status' | 'current_period_end' | 'instanceId'
>;

/** Returns whether an intercom or trial, not yet deleted, has expired whose instance has no other subscription. [GB-13, AUTH-18] */
export function hasExpiredSubscription(
  subscriptions: readonly AccountSubscription[],
  nowMs: number,
): boolean {
  const held = new Map<number | null, number>();
  for (const { instanceId } of subscriptions) held.set(instanceId, (held.get(instanceId) ?? 0) + 1);
  const isAlone = ({ instanceId }: AccountSubscription): boolean =>
    instanceId === null || held.get(instanceId) === 1;
  return subscriptions.some((one) => one.productKind !== 'skyport' && isExpired(one, nowMs) && isAlone(one));
}

/** Returns whether any subscription with an instance has not expired. [GB-31] */
export function hasAnyValidVic(subscriptions: readonly AccountSubscription[], nowMs: number): boolean {
  return subscriptions.some((one) => one.instanceId !== null && !isExpired(one, nowMs));
}

/** Named as in a user's record. [ENT-15, GB-25] */
export interface AccountPlans {
  /** free, trial or paid. [BILL-8] */
  readonly subscription: AccountPlanType;
  /** Active plans, smallest first, without duplicates. */
  readonly subscriptionPlan: readonly Plan[];
  /** Active; null for none. */
  readonly userSubscribedPlan: PaidPlan | null;
  /** Product kinds not yet deleted, without duplicates. */
  readonly subscribedPlans: readonly ProductKind[];
}

/** Computes the plans of an account from its subscriptions not yet deleted. [BILL-9, BILL-10, GB-19, GB-25] */
export function computeAccountPlans(
  subscriptions: readonly Pick<Subscription, 'productKind' | 'plan' | 'status'>[],
): AccountPlans {
  const kinds = [...new Set(subscriptions.map(({ productKind }) => productKind))];
  const active: ReadonlySet<Plan> = new Set(subscriptions.filter(isActive).map(({ plan }) => plan));
  return {
    subscription: accountPlanTypeOf(kinds),
    subscriptionPlan: PLANS.filter((plan) => active.has(plan)),
    userSubscribedPlan: PAID_PLANS.findLast((plan) => active.has(plan)) ?? null,
    subscribedPlans: kinds,
  };
}
