import { PRODUCT_KIND_OF, type SubscriptionType } from '@partyline/pricing';
import { isActive, type Subscription } from '../state/subscription.ts';

/** Progress of a request: of one that changes a subscription. [BILL-14, GA-9] */
export const REQUEST_STATES = ['complete', 'pending', 'failure', 'inprogress'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Progress of a subscription call. [BILL-16, GA-9] */
export const SUB_API_STATUSES = ['pending', 'in progress', 'complete', 'failure'] as const;
export type SubApiStatus = (typeof SUB_API_STATUSES)[number];

export interface SubApiCall {
  readonly isRunning: boolean;
  readonly hasFailed: boolean;
  readonly hasAnswer: boolean;
}

/**
 * Returns 'in progress' while the call runs, retries included, else 'failure' after a failure, even with an earlier answer.
 * [BILL-16, ENT-27]
 */
export function computeSubApiStatus({ isRunning, hasFailed, hasAnswer }: SubApiCall): SubApiStatus {
  if (isRunning) return 'in progress';
  if (hasFailed) return 'failure';
  return hasAnswer ? 'complete' : 'pending';
}

/** Named as in the specification. [ENT-27] */
export interface SubscriptionStore<Row> {
  /** [BILL-16] */
  readonly subApiStatus: SubApiStatus;
  /** The provider's page being opened; null for none. [BILL-17] */
  readonly stripeLink: string | null;
  /** [BILL-18] */
  readonly isSkyportUpgrade: boolean;
  /** Intercom service, trials included. [BILL-19] */
  readonly subscriptions: readonly Row[];
  /** Second product line. [BILL-20] */
  readonly skyPortSubscriptions: readonly Row[];
}

/** The chosen offer and its instance or device; null for a new instance. */
export interface ChosenPurchase {
  readonly subscriptionType: SubscriptionType;
  readonly vicUuid: string | null;
}

/** Returns whether a second product line changes an active one of the chosen device instead of adding the first. [BILL-18, GP-7] */
export function isSkyportUpgrade(
  chosen: ChosenPurchase | null,
  skyPortSubscriptions: readonly (Pick<Subscription, 'status'> & { readonly vicUuid: string | null })[],
): boolean {
  if (chosen === null || chosen.vicUuid === null) return false;
  if (PRODUCT_KIND_OF[chosen.subscriptionType] !== 'skyport') return false;
  return skyPortSubscriptions.some((held) => held.vicUuid === chosen.vicUuid && isActive(held));
}
