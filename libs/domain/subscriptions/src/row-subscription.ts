import type { Interval, Plan, ProductKind } from '@partyline/pricing';
import type { Subscription, SubscriptionStatus } from './subscription.ts';
import { isExpired } from './term.ts';

/** What a dashboard row says of the subscription it runs on; null throughout for a device without one. [ENT-2] */
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
}

/** A subscription as far as a row tells: not which instance it is for, because that is the row itself. */
export type RowSubscription = Omit<Subscription, 'instanceId'>;

function kindOf({ subscription, deviceType }: SubscribedRow): ProductKind {
  if (subscription === 'Trial') return 'trial';
  return deviceType === 'virtual' ? 'intercom' : 'skyport';
}

/**
 * The subscription that a dashboard row runs on, for every rule here; null for a row without one. A row does not name the
 * product kind: it is a trial, one of the intercom service for a virtual instance, and of the second product line for a
 * physical device. [ENT-2, GP-7]
 */
export function subscriptionOfRow(row: SubscribedRow): RowSubscription | null {
  const { subscription: plan, subscriptionStatus: status, noOfUsers: users, interval } = row;
  if (plan === null || status === null) return null;
  const { cancelStatus, current_period_end, autoRenewalDate, expirationDate } = row;
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
  };
}

/** Whether the subscription that a dashboard row runs on has expired; a row without one has none that could. [GB-13] */
export function isRowExpired(
  {
    subscriptionStatus: status,
    current_period_end,
  }: Pick<SubscribedRow, 'subscriptionStatus' | 'current_period_end'>,
  nowMs: number,
): boolean {
  return status !== null && isExpired({ status, current_period_end }, nowMs);
}
