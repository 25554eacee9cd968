import type { Cents } from '@partyline/pricing';
import type { Subscription } from '../state/subscription.ts';
import { isActive } from '../state/subscription.ts';

/** A subscription as the list of the account has it. [ENT-2] */
export interface ListedSubscription extends Pick<
  Subscription,
  | 'productKind'
  | 'interval'
  | 'cancelStatus'
  | 'current_period_end'
  | 'autoRenewalDate'
  | 'expirationDate'
  | 'graceEndsAt'
> {
  readonly subscriptionId: string;
  readonly subscription: Subscription['plan'];
  readonly subscriptionStatus: Subscription['status'];
  readonly noOfUsers: number;
  readonly vicUuid: string | null;
  /** What it is charged at; null if unknown. */
  readonly price: Cents | null;
  /** null if unknown. */
  readonly usersConnected: number | null;
  /** Where it is paid; null if nothing is due or it is unknown. */
  readonly payUrl: string | null;
  /** Of the account that pays for it: the customer that has it; `customerId` is null once it is released. [HZ-6] */
  readonly customer?: { readonly customerId: number | null } | null;
}

/** Returns a listed subscription as the rules read it: alone, without an instance. */
export function subscriptionOfListed<Row extends ListedSubscription>(
  row: Row,
): Subscription & { readonly row: Row; readonly isPayerGone: boolean } {
  return {
    productKind: row.productKind,
    plan: row.subscription,
    users: row.noOfUsers,
    interval: row.interval,
    status: row.subscriptionStatus,
    cancelStatus: row.cancelStatus,
    current_period_end: row.current_period_end,
    autoRenewalDate: row.autoRenewalDate,
    expirationDate: row.expirationDate,
    graceEndsAt: row.graceEndsAt,
    instanceId: null,
    isPayerGone: isReleased(row),
    row,
  };
}

/** Returns whether it is paid for a customer that was released: it runs to its end. [HZ-6] */
export function isReleased({ customer }: Pick<ListedSubscription, 'customer'>): boolean {
  return customer?.customerId === null;
}

/** Finds the active subscription of an instance or device, which keeps its ended ones. [GB-12] */
export function findHeld<Row extends Pick<ListedSubscription, 'vicUuid' | 'subscriptionStatus'>>(
  rows: readonly Row[],
  vicUuid: string,
): Row | undefined {
  return rows.find((row) => row.vicUuid === vicUuid && isActive({ status: row.subscriptionStatus }));
}
