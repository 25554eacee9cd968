import type { Offer } from '@partyline/pricing';
import type { CustomerStatus } from '@partyline/roles';
import type { AccountPlans } from './account-subscriptions.ts';
import type { SubApiStatus } from './subscription-store.ts';

export interface AccountStanding extends Pick<
  AccountPlans,
  'subscription' | 'subscriptionPlan' | 'userSubscribedPlan'
> {
  readonly customerStatus: CustomerStatus;
  readonly hasExpiredSubscription: boolean;
  readonly hasAnyValidVic: boolean;
}

/** As every user of the account knows it; empty before an account is chosen. */
export interface SessionStanding {
  readonly subscription: AccountPlans['subscription'] | null;
  readonly customerStatus: CustomerStatus | null;
  readonly hasExpiredSubscription: boolean;
  readonly hasAnyValidVic: boolean;
}

/** Named as in the specification. [ENT-15, GB-25, GB-31] */
export interface UserSubscription extends SessionStanding {
  /** Active plans, smallest first, without duplicates. */
  readonly subscriptionPlan: AccountPlans['subscriptionPlan'];
  /** Chosen on a plan card before sign-up, unpaid; null for none. */
  readonly userSelectedPlan: Offer | null;
  /** Active; null for none. */
  readonly userSubscribedPlan: AccountPlans['userSubscribedPlan'];
  readonly isPortalLinkRequested: boolean;
}

export interface UserSubscriptionFacts {
  /** Undefined without the right to read subscriptions, or before the read. */
  readonly account: AccountStanding | undefined;
  readonly session: SessionStanding;
  readonly selected: Offer | null;
  /** Progress of the customer portal request. */
  readonly portalLink: SubApiStatus;
}

/**
 * Computes a user's subscription from the account's answer, which is newer, else from the session, which names no plan. [ENT-15,
 * GB-25, GB-31]
 */
export function computeUserSubscription({
  account,
  session,
  selected,
  portalLink,
}: UserSubscriptionFacts): UserSubscription {
  const { subscription, customerStatus, hasExpiredSubscription, hasAnyValidVic } = account ?? session;
  return {
    subscription,
    subscriptionPlan: account?.subscriptionPlan ?? [],
    userSelectedPlan: selected,
    userSubscribedPlan: account?.userSubscribedPlan ?? null,
    customerStatus,
    hasExpiredSubscription,
    hasAnyValidVic,
    isPortalLinkRequested: portalLink === 'in progress',
  };
}
