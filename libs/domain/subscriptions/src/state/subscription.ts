import type { Interval, Plan, ProductKind } from '@partyline/pricing';
import { TRIAL_PRODUCT_KIND } from '@partyline/roles';

/** States of a subscription. [BILL-7] */
export const SUBSCRIPTION_STATUSES = ['Not Subscribed', 'Subscribed', 'Past-Due'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Not yet deleted. Dates as on the wire: ISO 8601 with zone, or null. [ENT-2, GX-27] */
export interface Subscription {
  readonly productKind: ProductKind;
  readonly plan: Plan;
  readonly users: number;
  /** null for a trial, which is never billed. */
  readonly interval: Interval | null;
  readonly status: SubscriptionStatus;
  /** True: not renewed. [GB-12] */
  readonly cancelStatus: boolean;
  readonly current_period_end: string | null;
  readonly autoRenewalDate: string | null;
  readonly expirationDate: string | null;
  /** Until when an unpaid one works; null unless past due, or unknown. [PLUS-19, HZ-3] */
  readonly graceEndsAt: string | null;
  /** null for none. */
  readonly instanceId: number | null;
}

/** Returns whether a subscription is a trial. [GB-19] */
export function isTrial({ productKind }: Pick<Subscription, 'productKind'>): boolean {
  return productKind === TRIAL_PRODUCT_KIND;
}

/** Returns whether a payment is missing; the subscription is active and works until its grace ends. [PLUS-19, HZ-3] */
export function isPastDue({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'Past-Due';
}

/** Returns whether a subscription is subscribed or past due. [GB-12] */
export function isActive({ status }: Pick<Subscription, 'status'>): boolean {
  return status !== 'Not Subscribed';
}
