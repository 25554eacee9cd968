import type { Interval, Plan, ProductKind } from '@partyline/pricing';
import type { Subscription, SubscriptionStatus } from '../state/subscription.ts';
import { isExpired } from '../state/term.ts';

/** A dashboard row's subscription fields; all null without one. [ENT-2] */
export interface SubscribedRow {
  readonly deviceType: 'virtual' | 'device';
  readonly subscription: Plan | null;
  readonly subscriptionStatus: SubscriptionStatus | null;
  readonly noOfUsers: number;
  readonly interval: Interval | null;
  readonly cancelStatus: boolean;
  readonly current_period_end: string | null;
  readonly autoRenewalDate: string | null;
  readonly expirationDate: string | null;
  readonly graceEndsAt: string | null;
}

/** The row itself is the instance. */
export type RowSubscription = Omit<Subscription, 'instanceId'>;

function kindOf({ subscription, deviceType }: SubscribedRow): ProductKind {
  if (subscription === 'Trial') return 'trial';
  return deviceType === 'virtual' ? 'intercom' : 'skyport';
}

/**
 * Returns the subscription of a dashboard row, or null. Rows do not name the product kind, so it follows from device and plan.
 * [ENT-2, GP-7]
 */
export function subscriptionOfRow(row: SubscribedRow): RowSubscription | null {
  const { subscription: plan, subscriptionStatus: status, noOfUsers: users, interval } = row;
  if (plan === null || status === null) return null;
  const { cancelStatus, current_period_end, autoRenewalDate, expirationDate, graceEndsAt } = row;
  return {
    productKind: kindOf(row),
    plan,
    users,
    interval,
    status,
    cancelStatus,
    current_period_end,
    autoRenewalDate,
    expirationDate,
    graceEndsAt,
  };
}

/** Returns whether a row's subscription has expired; false without a subscription. [GB-13] */
export function isRowExpired(
  {
    subscriptionStatus: status,
    current_period_end,
  }: Pick<SubscribedRow, 'subscriptionStatus' | 'current_period_end'>,
  nowMs: number,
): boolean {
  return status !== null && isExpired({ status, current_period_end }, nowMs);
}
