import type { Offer } from '@partyline/pricing';
import type { CustomerStatus } from '@partyline/roles';
import type { AccountPlans } from './account-subscriptions.ts';
import type { SubApiStatus } from './progress-states.ts';

/** What is known of an account that a user may read the subscriptions of. */
export interface AccountStanding extends Pick<
  AccountPlans,
  'subscription' | 'subscriptionPlan' | 'userSubscribedPlan'
> {
  readonly customerStatus: CustomerStatus;
  readonly hasExpiredSubscription: boolean;
  readonly hasAnyValidVic: boolean;
}

/** The same without the plans, as every user of the account knows it; nothing is known before an account is chosen. */
export interface SessionStanding {
  readonly subscription: AccountPlans['subscription'] | null;
  readonly customerStatus: CustomerStatus | null;
  readonly hasExpiredSubscription: boolean;
  readonly hasAnyValidVic: boolean;
}

/** The subscription of a user, under the names of the specification. [ENT-15, GB-25, GB-31] */
export interface UserSubscription extends SessionStanding {
  /** The active plans of the account, each once, from the smallest up. */
  readonly subscriptionPlan: AccountPlans['subscriptionPlan'];
  /** What the user chose on a plan card before signing up, not paid yet; null for nothing. */
  readonly userSelectedPlan: Offer | null;
  /** The largest paid plan that is active; null for none. */
  readonly userSubscribedPlan: AccountPlans['userSubscribedPlan'];
  /** Whether the page of the customer portal is being asked for. */
  readonly isPortalLinkRequested: boolean;
}

/** What {@link computeUserSubscription} is made of. */
export interface UserSubscriptionFacts {
  /** Undefined for who may not read the subscriptions, and before they are read. */
  readonly account: AccountStanding | undefined;
  readonly session: SessionStanding;
  readonly selected: Offer | null;
  /** How the request for the customer portal goes. */
  readonly portalLink: SubApiStatus;
}

/**
 * The subscription of a user: by the account's own answer where they may read it, which is newer than their session, else by the
 * session, which names no plan. [ENT-15, GB-25, GB-31]
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
