import type { AccountSubscriptions, SubscriptionRow } from '@partyline/contract';
import { can } from '@partyline/permissions';
import {
  computeAccountPlans,
  computeNearEnd,
  hasAnyValidVic,
  hasExpiredSubscription,
  isFull,
  isPastDue,
} from '@partyline/subscriptions';
import { millisecondsInDay } from 'date-fns/constants';
import type { Db } from '../../../db/open-database.ts';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { accountSubject, requireRight } from '../../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../../http/authorization/caller.ts';
import { reloadMember } from '../../../http/authorization/load-caller.ts';
import {
  listPaidForCustomers,
  listPhysicalDevices,
  listStoredRows,
  readCredit,
  readPayingPartner,
  readProviderCustomer,
  readStoredRow,
  ruledBy,
  viewOf,
  type StoredRow,
} from './list-subscriptions.repository.ts';
import { PRODUCT_KIND_OF } from '@partyline/pricing';

/**
 * Returns the account's plan facts, separately for the second product line. [API-26, BILL-20, ENT-15, GB-13, GB-25, GB-31, GX-18]
 */
export async function readAccountSubscriptions(
  db: Db,
  { account }: MemberCaller,
  nowMs: number,
): Promise<AccountSubscriptions> {
  const [rows, paid, customerId, credit, skyPortDevices, partner] = await Promise.all([
    listStoredRows(db, account.id),
    listPaidForCustomers(db, account.id),
    readProviderCustomer(db, account.id),
    readCredit(db, account.id),
    listPhysicalDevices(db, account.id),
    readPayingPartner(db, account.id),
  ]);
  const ruled = rows.map(ruledBy);
  const { subscriptionPlan, userSubscribedPlan } = computeAccountPlans(ruled);
  const isSkyport = ({ productKind }: Pick<SubscriptionRow, 'productKind'>): boolean =>
    productKind === PRODUCT_KIND_OF.skyport;
  return {
    subscription: account.planType,
    subscriptionPlan: [...subscriptionPlan],
    userSubscribedPlan,
    customerStatus: account.customerStatus,
    partner,
    hasExpiredSubscription: hasExpiredSubscription(ruled, nowMs),
    hasAnyValidVic: hasAnyValidVic(ruled, nowMs),
    hasBillingPortal: customerId !== null,
    credit,
    subscriptions: rows.filter((row) => !isSkyport(row)).map(viewOf),
    skyPortSubscriptions: rows.filter(isSkyport).map(viewOf),
    customerSubscriptions: paid.map(viewOf),
    skyPortDevices,
  };
}

/** Returns the account's subscription, else `not-found`. [API-26] */
export async function readSubscription(
  db: Db,
  { account }: MemberCaller,
  id: number,
): Promise<SubscriptionRow> {
  const row = await readStoredRow(db, account.id, id);
  if (row === undefined) throw new ApiFailure('not-found');
  return viewOf(row);
}

/** Lists the account's subscriptions that are not deleted. [API-27, BILL-34] */
export async function listSubscriptions(db: Db, accountId: number): Promise<SubscriptionRow[]> {
  return (await listStoredRows(db, accountId)).map(viewOf);
}

/**
 * Lists those with a notice: a payment missing, for customers too, ending soon, or all seats used. Includes notices due within a day, because pages stay open. [API-27,
 * BILL-26, BILL-30, GB-15]
 */
export async function listNoticedSubscriptions(
  db: Db,
  accountId: number,
  nowMs: number,
): Promise<SubscriptionRow[]> {
  const [rows, paid] = await Promise.all([
    listStoredRows(db, accountId),
    listPaidForCustomers(db, accountId),
  ]);
  const isNoticed = (row: StoredRow): boolean => {
    const ruled = ruledBy(row);
    const isEnding = [nowMs, nowMs + millisecondsInDay].some((atMs) => computeNearEnd(ruled, atMs) !== null);
    return isPastDue(ruled) || isEnding || isFull({ ...ruled, usersConnected: row.usersConnected });
  };
  // What ends, or is full, is said to those who have it; what is unpaid, to who pays.
  const unpaid = paid.filter((row) => isPastDue(ruledBy(row)));
  return [...rows.filter(isNoticed), ...unpaid].map(viewOf);
}

/** Lists the subscriptions of a named account: `not-found` without a membership, `forbidden` by role. [API-27, GX-18] */
export async function listSubscriptionsOf(
  db: Db,
  caller: MemberCaller,
  accountId: number,
): Promise<SubscriptionRow[]> {
  const member = await reloadMember(db, { ...caller, account: { ...caller.account, id: accountId } });
  if (member.memberships.length === 0) throw new ApiFailure('not-found');
  requireRight(can(accountSubject(member), 'list', { kind: 'account', branch: 'subscription' }));
  return listSubscriptions(db, accountId);
}
