import { findOffer, type Product } from '@partyline/pricing';
import {
  computeUserSubscription,
  type SessionStanding,
  type UserSubscription,
} from '@partyline/subscriptions';
import { useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { storedValues } from '../session/tabs/stored-values.ts';
import { useLastPaymentLink } from './use-payment-link.ts';
import { useAccountRead } from './use-subscription-store.ts';

const NO_PRODUCTS: readonly Product[] = [];
const UNKNOWN: SessionStanding = {
  subscription: null,
  customerStatus: null,
  hasExpiredSubscription: false,
  hasAnyValidVic: false,
};

/**
 * Returns the user's subscription. The plan chosen before sign-up is the first render's, if among the products: the purchase
 * removes it from storage. [ENT-15, GA-23, GB-25, GB-31]
 */
export function useUserSubscription(products: readonly Product[] = NO_PRODUCTS): UserSubscription {
  const session = useSession(({ user }) => user) ?? UNKNOWN;
  const { data: account } = useAccountRead();
  const { subApiStatus: portalLink } = useLastPaymentLink('portal');
  const [chosenPriceId] = useState(() => storedValues.get('get-started') ?? '');
  const chosen = findOffer(products, chosenPriceId);
  return computeUserSubscription({ account, session, selected: chosen.ok ? chosen.value : null, portalLink });
}
