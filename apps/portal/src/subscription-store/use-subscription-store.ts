import type { AccountSubscriptions, SkyPortDevice, SubscriptionRow } from '@partyline/contract';
import { isSkyportUpgrade, type ChosenPurchase, type SubscriptionStore } from '@partyline/subscriptions';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { maySubscriptions, usePromptedSubject } from '../prompts/prompt-rights.ts';
import { useSession } from '../session/session-store.ts';
import { accountSubscriptionsQuery, subApiStatusOf } from './queries.ts';
import { useLastPaymentLink } from './use-payment-link.ts';

/** The subscriptions of the account, and the read that they come from. */
export interface AccountStore extends SubscriptionStore<SubscriptionRow> {
  /** The physical devices of the account. */
  readonly skyPortDevices: readonly SkyPortDevice[];
  /** Whether the lists were read; until then they are empty. */
  readonly isRead: boolean;
  readonly read: UseQueryResult<AccountSubscriptions>;
}

const NO_ROWS: readonly SubscriptionRow[] = [];
const NO_DEVICES: readonly SkyPortDevice[] = [];

/** Reads the account's subscriptions, for who may list them. While the session ends nothing is requested. */
export function useAccountRead(): UseQueryResult<AccountSubscriptions> {
  const subject = usePromptedSubject();
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return useQuery({
    ...accountSubscriptionsQuery,
    enabled: isSignedIn && maySubscriptions(subject, 'list'),
  });
}

/**
 * The subscription store: derived from the one query of the lists and from the request for a payment link that is under way; it
 * holds no copy of either. `chosen` is what the user is about to buy. [BILL-16 … BILL-20, ENT-27]
 */
export function useSubscriptionStore(chosen: ChosenPurchase | null = null): AccountStore {
  const read = useAccountRead();
  const { stripeLink } = useLastPaymentLink();
  const { data } = read;
  const subscriptions = data?.subscriptions ?? NO_ROWS;
  const skyPortSubscriptions = data?.skyPortSubscriptions ?? NO_ROWS;
  const held = skyPortSubscriptions.map(({ vicUuid, subscriptionStatus: status }) => ({ vicUuid, status }));
  return {
    subApiStatus: subApiStatusOf(read),
    stripeLink,
    isSkyportUpgrade: isSkyportUpgrade(chosen, held),
    subscriptions,
    skyPortSubscriptions,
    skyPortDevices: data?.skyPortDevices ?? NO_DEVICES,
    isRead: data !== undefined,
    read,
  };
}
