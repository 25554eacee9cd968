import { can, type Action } from '@partyline/permissions';
import { permissionRefusalText } from '@partyline/texts';
import type { AccountSubscriptions, SkyPortDevice, SubscriptionRow } from '@partyline/contract';
import {
  isSkyportUpgrade,
  type ChosenPurchase,
  type SubscriptionStore,
  computeUserSubscription,
  type UserSubscription,
} from '@partyline/subscriptions';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { findOffer, type Product } from '@partyline/pricing';
import { useState } from 'react';
import { maySubscriptions, readerOf, useAccountSubject } from '../session/rights.ts';
import { useMe } from '../session/me.ts';
import { accountSubscriptionsQuery, subApiStatusOf } from './queries.ts';
import { useLastPaymentLink } from './mutations.ts';
import { storedValues } from '../session/tabs/stored-values.ts';

interface AccountStore extends SubscriptionStore<SubscriptionRow> {
  /** Of customers that the account pays for. [HZ-6] */
  readonly customerSubscriptions: readonly SubscriptionRow[];
  /** All that are listed, of either product line and of customers. */
  readonly rows: readonly SubscriptionRow[];
  readonly skyPortDevices: readonly SkyPortDevice[];
  /** Until then the lists are empty. */
  readonly isRead: boolean;
  readonly read: UseQueryResult<AccountSubscriptions>;
}

const NO_ROWS: readonly SubscriptionRow[] = [];
const NO_DEVICES: readonly SkyPortDevice[] = [];

/** Fetches the account's subscriptions for users who may list them. */
function useAccountRead(): UseQueryResult<AccountSubscriptions> {
  const subject = useAccountSubject();
  return useQuery({
    ...accountSubscriptionsQuery,
    enabled: maySubscriptions(subject, 'list'),
  });
}

/**
 * Derives the subscription store from the lists query and the running payment link request, without copies. `chosen`: about to
 * be bought. [BILL-16 … BILL-20, ENT-27]
 */
export function useSubscriptionStore(chosen: ChosenPurchase | null = null): AccountStore {
  const read = useAccountRead();
  const { stripeLink } = useLastPaymentLink();
  const { data } = read;
  const subscriptions = data?.subscriptions ?? NO_ROWS;
  const skyPortSubscriptions = data?.skyPortSubscriptions ?? NO_ROWS;
  const customerSubscriptions = data?.customerSubscriptions ?? NO_ROWS;
  const held = skyPortSubscriptions.map(({ vicUuid, subscriptionStatus: status }) => ({ vicUuid, status }));
  return {
    subApiStatus: subApiStatusOf(read),
    stripeLink,
    isSkyportUpgrade: isSkyportUpgrade(chosen, held),
    subscriptions,
    skyPortSubscriptions,
    customerSubscriptions,
    rows: [...subscriptions, ...skyPortSubscriptions, ...customerSubscriptions],
    skyPortDevices: data?.skyPortDevices ?? NO_DEVICES,
    isRead: data !== undefined,
    read,
  };
}

const NO_PRODUCTS: readonly Product[] = [];

/**
 * Returns the user's subscription. The plan chosen before sign-up is the first render's, if among the products: the purchase
 * removes it from storage. [ENT-15, GA-23, GB-25, GB-31]
 */
export function useUserSubscription(products: readonly Product[] = NO_PRODUCTS): UserSubscription {
  const session = useMe().user;
  const { data: account } = useAccountRead();
  const { subApiStatus: portalLink } = useLastPaymentLink('portal');
  const [chosenPriceId] = useState(() => storedValues.get('get-started') ?? '');
  const chosen = findOffer(products, chosenPriceId);
  return computeUserSubscription({ account, session, selected: chosen.ok ? chosen.value : null, portalLink });
}

/** Returns why the user lacks a right on the account's subscriptions; undefined if they have it. [GC-10, GP-6, PLUS-7] */
export function useSubscriptionRefusal(): (action: Action) => string | undefined {
  const subject = useAccountSubject();
  return (action) => {
    const decision = can(subject, action, { kind: 'account', branch: 'subscription' });
    return decision.allowed ? undefined : permissionRefusalText(decision.reason, readerOf(subject));
  };
}
