import type { Interval, Plan, ProductKind } from '@partyline/pricing';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';

/** Every state a subscription can be in. [BILL-7] */
export const SUBSCRIPTION_STATUSES = ['Not Subscribed', 'Subscribed', 'Past-Due'] as const;
/** One of {@link SUBSCRIPTION_STATUSES}. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/**
 * A subscription of an account that is not yet deleted. Names and dates are the wire's: ISO 8601 instants with their
 * zone, null where there is none. [ENT-2, GX-27]
 */
export interface Subscription {
  readonly productKind: ProductKind;
  readonly plan: Plan;
  readonly users: number;
  /** null for a trial, which is never billed. */
  readonly interval: Interval | null;
  readonly status: SubscriptionStatus;
  /** True: it is not renewed. [GB-12] */
  readonly cancelStatus: boolean;
  readonly current_period_end: string | null;
  readonly autoRenewalDate: string | null;
  readonly expirationDate: string | null;
  /** The instance it is for; null for none. */
  readonly instanceId: number | null;
}

/** Whether a subscription is a trial. [GB-19] */
export function isTrial({ productKind }: Pick<Subscription, 'productKind'>): boolean {
  return productKind === TRIAL_PRODUCT_KIND;
}

/** Whether a subscription is active: subscribed, or past due, which counts as subscribed. [GB-12] */
export function isActive({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'Not Subscribed';
}
